import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useTheme } from './theme.ts'

const system = Object.assign(new EventTarget(), { matches: false })
const setSystem = (dark: boolean) =>
  act(() => {
    system.matches = dark
    system.dispatchEvent(new Event('change'))
  })

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => system)
  system.matches = false
})

function Toggle() {
  const [theme, setTheme] = useTheme()
  return <button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>{theme}</button>
}
const shown = () => screen.getByRole('button').textContent

test.each([
  ['the system’s when nothing is saved', null, true, 'dark'],
  ['the saved one whatever the system says', 'light', true, 'light'],
  ['the saved one', 'dark', false, 'dark'],
  ['the system’s when what is saved is nonsense', 'blue', false, 'light'],
])('the theme is %s', (_, saved, dark, expected) => {
  if (saved) localStorage.setItem('theme', saved)
  system.matches = dark
  render(<Toggle />)
  expect(shown()).toBe(expected)
})

test('it follows the system only until somebody chooses', () => {
  render(<Toggle />)
  setSystem(true)
  expect([shown(), document.documentElement.dataset['theme']]).toEqual(['dark', 'dark'])
  act(() => screen.getByRole('button').click())
  expect([shown(), localStorage.getItem('theme')]).toEqual(['light', 'light'])
  setSystem(false)
  setSystem(true)
  expect([shown(), document.documentElement.dataset['theme']]).toEqual(['light', 'light'])
})
