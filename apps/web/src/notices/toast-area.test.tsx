import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastArea } from './toast-area.tsx'
import { showToast, useToasts } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ toasts: [] })
})
afterEach(() => vi.useRealTimers())

/** Waits for the card: its code is loaded with the first toast. */
const show = (title: string, more: Partial<Parameters<typeof showToast>[0]> = {}) =>
  act(async () => {
    showToast({ type: 'info', title, message: `${title} happened`, ...more })
    await import('./toast-card.tsx')
  })
const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const card = (title: string) => screen.getByText(title).closest('[data-type]') as HTMLElement
const titles = () => screen.queryAllByText(/^T\d$/).map((element) => element.textContent)

test('a toast closes after 5 seconds and is gone 300 ms later', async () => {
  render(<ToastArea />)
  await show('T1')
  await advance(4999)
  expect(card('T1').className).toContain('toast-in')
  await advance(1)
  expect(card('T1').className).toContain('toast-out')
  await advance(299)
  expect(titles()).toEqual(['T1'])
  await advance(1)
  expect(titles()).toEqual([])
})

test('at most five are shown, the newest ones', async () => {
  render(<ToastArea />)
  for (const n of [1, 2, 3, 4, 5, 6]) await show(`T${n}`)
  expect(titles()).toEqual(['T2', 'T3', 'T4', 'T5', 'T6'])
})

test('its time rests while the pointer is on it', async () => {
  render(<ToastArea />)
  await show('T1', { duration: 1000 })
  await advance(600)
  fireEvent.mouseEnter(card('T1'))
  await advance(10_000)
  expect(titles()).toEqual(['T1'])
  fireEvent.mouseLeave(card('T1'))
  await advance(399)
  expect(card('T1').className).toContain('toast-in')
  await advance(1 + 300)
  expect(titles()).toEqual([])
})

test('its action runs and closes it', async () => {
  const onClick = vi.fn()
  render(<ToastArea />)
  await show('T1', { action: { label: 'Undo', onClick } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await advance(300)
  expect(onClick).toHaveBeenCalledOnce()
  expect(titles()).toEqual([])
})

test('it can be closed by hand, and one without an end stays', async () => {
  render(<ToastArea />)
  await show('T1', { duration: 0 })
  await advance(60_000)
  fireEvent.click(screen.getByRole('button', { name: 'Close: T1' }))
  await advance(300)
  expect(titles()).toEqual([])
})
