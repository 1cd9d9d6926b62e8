import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { getRoadmap } from '@cairn/contract/roadmaps'
import { call } from '../api/call.ts'
import { dismissFlash, flash, useFlash } from '../notices/flash.ts'
import { startSession, useSession } from '../session/session.ts'
import { readToken, storeToken } from '../session/token-record.ts'
import { json, startTestServer } from '../test-server.ts'
import { App } from './app.tsx'

const SIGNED_OUT = { user: null, isAuthenticated: false, token: null, isLoading: false }
const SIGNED_IN = {
  user: { id: '1', email: 'ada@example.org', username: 'Ada', created_at: '' },
  isAuthenticated: true,
  token: 't',
  isLoading: false,
}

afterEach(() => {
  cleanup()
  useSession.setState(SIGNED_OUT)
})

function open(path: string, session: Partial<typeof SIGNED_IN> = SIGNED_OUT as never, state?: unknown) {
  useSession.setState(session)
  const [pathname = '/', search = ''] = path.split('?')
  render(
    <MemoryRouter initialEntries={[{ pathname, search: search && `?${search}`, state }]}>
      <App />
      <Where />
    </MemoryRouter>,
  )
}

function Where() {
  const { pathname, search, state } = useLocation()
  return <output data-testid="where">{JSON.stringify({ at: pathname + search, state: state as unknown })}</output>
}
const where = () => JSON.parse(screen.getByTestId('where').textContent ?? '') as { at: string; state: unknown }
const mainNav = () => within(screen.getByRole('navigation', { name: 'Main' }))

const GUARDED = ['/roadmaps', '/roadmaps/1', '/roadmap/disclaimer?type=x', '/create-roadmap?industry=Mining']

test.each(GUARDED)('%s sends a signed-out visitor to /login and remembers the page', async (path) => {
  open(path)
  await waitFor(() => expect(where()).toEqual({ at: '/login', state: { from: path } }))
})

test.each(GUARDED)('%s waits while authentication loads', async (path) => {
  open(path, { ...SIGNED_OUT, isLoading: true } as never)
  expect(await screen.findByText('Authenticating...')).toBeTruthy()
  expect(where().at).toBe(path)
})

test.each([
  ['the start page', undefined, '/'],
  ['the page that asked', { from: '/create-roadmap?industry=Mining' }, '/create-roadmap?industry=Mining'],
  ['the start page when the page was somebody else’s', { from: '/roadmaps/1', user: '2' }, '/'],
  ['the page that was theirs', { from: '/create-roadmap?x=1', user: '1' }, '/create-roadmap?x=1'],
  ['the start page when the memory points elsewhere', { from: '//evil.example/x' }, '/'],
  ['the start page when the memory is a full address', { from: 'https://evil.example' }, '/'],
  ['the start page when the memory hides a host', { from: '/\\evil.example' }, '/'],
])('a signed-in visitor of /login is sent to %s', async (_, state, target) => {
  open('/login', SIGNED_IN, state)
  await waitFor(() => expect(where().at).toBe(target))
})

test('the bar offers login and register to the signed-out, and About in a new tab', async () => {
  open('/nowhere')
  await screen.findByRole('heading', { name: 'Page Not Found' })
  const links = mainNav()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links.slice(1)).toEqual([
    ['Home', '/'],
    ['Login', '/login'],
    ['Register', '/register'],
    ['About (opens in a new tab)', 'https://example.org/about'],
  ])
  const about = mainNav().getByRole('link', { name: /About/ })
  expect([about.getAttribute('target'), about.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  expect(mainNav().queryByRole('button', { name: 'Logout' })).toBeNull()
})

test('the bar offers roadmaps and logout to the signed-in, and logout leads to the landing page', async () => {
  open('/roadmaps', SIGNED_IN)
  expect(mainNav().getByRole('link', { name: 'Roadmaps' })).toBeTruthy()
  expect(mainNav().queryByRole('link', { name: 'Login' })).toBeNull()
  await userEvent.click(mainNav().getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('You are logged out.')).toBeTruthy()
  await waitFor(() => expect(where()).toEqual({ at: '/', state: null }))
  expect(useSession.getState().isAuthenticated).toBe(false)
})

test('the menu opens, closes on a choice and on Escape, and gives the focus back', async () => {
  open('/nowhere')
  const button = () => screen.getByRole('button', { name: /menu/ })
  const menu = () => document.getElementById('menu') as HTMLElement
  expect(menu().hidden).toBe(true)
  await userEvent.click(button())
  expect([menu().hidden, button().getAttribute('aria-expanded')]).toEqual([false, 'true'])
  await userEvent.click(within(menu()).getByRole('link', { name: 'Login' }))
  expect([menu().hidden, where().at]).toEqual([true, '/login'])
  await userEvent.click(button())
  await userEvent.keyboard('{Escape}')
  expect([menu().hidden, document.activeElement]).toEqual([true, button()])
})

test('an unknown page says so, with two ways home', async () => {
  open('/nowhere')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
  for (const name of ['Go Home', 'Start AI Journey'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Page Not Found · Cairn')
})

test('a new page takes the focus to its heading', async () => {
  open('/nowhere')
  await screen.findByRole('heading', { name: 'Page Not Found' })
  await userEvent.click(mainNav().getByRole('link', { name: 'Register' }))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  expect(where().at).toBe('/register')
})

test('a flash message is shown here and on the next page, and can be dismissed', async () => {
  open('/nowhere')
  act(() => {
    flash('success', 'Saved for later')
    flash('info', 'Dismiss me')
  })
  expect(await screen.findByText('Saved for later')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss message' })[1] as HTMLElement)
  expect(screen.queryByText('Dismiss me')).toBeNull()
  await userEvent.click(mainNav().getByRole('link', { name: 'Register' }))
  expect(screen.getByText('Saved for later')).toBeTruthy()
  await userEvent.click(mainNav().getByRole('link', { name: 'Login' }))
  await waitFor(() => expect(screen.queryByText('Saved for later')).toBeNull())
  for (const { id } of useFlash.getState().messages) dismissFlash(id)
})

test('the footer says whom it is for, how to write, the year and the caution', () => {
  open('/nowhere')
  const footer = screen.getByRole('contentinfo').textContent ?? ''
  for (const text of ['people new to AI explore possibilities', 'hello@example.org', '2025', 'can make mistakes'])
    expect(footer).toContain(text)
})

test('a 401 from the roadmaps ends the session and asks to sign in, remembering the page', async () => {
  await startTestServer((_, response) => json(response, 401, { detail: 'Not authenticated' }))
  startSession()
  storeToken('tok')
  open('/nowhere', SIGNED_IN)
  await screen.findByRole('heading', { name: 'Page Not Found' })
  await act(() => call(getRoadmap, { params: { id: '1' } }).catch(() => undefined))
  await waitFor(() => expect(where()).toEqual({ at: '/login', state: { from: '/nowhere', user: '1' } }))
  expect([readToken(), useSession.getState().isAuthenticated]).toEqual([null, false])
})
