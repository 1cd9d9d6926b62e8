import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

test('a failing page shows the error screen, and Try Again tries again', async () => {
  let broken = true
  function Page() {
    if (broken) throw new Error('kaputt')
    return <p>mended</p>
  }
  render(
    <MemoryRouter>
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(
    screen.getByText(
      "We're sorry, but something unexpected happened. Please try refreshing the page or contact support if the problem persists.",
    ),
  ).toBeTruthy()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Try Again',
    'Refresh Page',
    'Go to Home',
  ])
  expect(screen.queryByText(/kaputt/)).toBeNull()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByText('mended')).toBeTruthy()
})

test('another page is not held back by a broken one', () => {
  const page = (path: string) => (
    <MemoryRouter>
      <ErrorBoundary resetKey={path}>{path === '/broken' ? <Broken /> : <p>whole</p>}</ErrorBoundary>
    </MemoryRouter>
  )
  const { rerender } = render(page('/broken'))
  expect(screen.getByText('Something went wrong')).toBeTruthy()
  rerender(page('/whole'))
  expect(screen.getByText('whole')).toBeTruthy()
})

test('technical details appear only in verbose mode', () => {
  render(
    <MemoryRouter>
      <ErrorScreen error={new Error('kaputt')} onRetry={() => undefined} verbose />
    </MemoryRouter>,
  )
  expect(screen.getByText(/kaputt/)).toBeTruthy()
})

function Broken(): never {
  throw new Error('kaputt')
}
