import { readItem, writeItem } from '../storage/local-storage.ts'

export type Theme = 'light' | 'dark'
const KEY = 'theme'

/** Spec 4: the saved choice, else the system's, followed only while nothing is saved. */
export function currentTheme(): Theme {
  return savedTheme() ?? (systemDark().matches ? 'dark' : 'light')
}

export function saveTheme(theme: Theme) {
  try {
    writeItem(KEY, theme)
  } catch {
    chosenHere = theme // for this visit only
  }
  apply()
}

const listeners = new Set<() => void>()
let chosenHere: Theme | undefined

function savedTheme(): Theme | undefined {
  const saved = readItem(KEY)
  return saved === 'light' || saved === 'dark' ? saved : chosenHere
}

function systemDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

function apply() {
  document.documentElement.dataset['theme'] = currentTheme()
  for (const listener of listeners) listener()
}

export function onThemeChange(listener: () => void): () => void {
  const system = systemDark()
  listeners.add(listener)
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
  // The system may have changed between the first paint and now.
  if (document.documentElement.dataset['theme'] !== currentTheme()) apply()
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', apply)
    removeEventListener('storage', apply)
  }
}
