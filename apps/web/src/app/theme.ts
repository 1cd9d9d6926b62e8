import { useSyncExternalStore } from 'react'
import { currentTheme, onThemeChange, saveTheme, type Theme } from './theme-state.ts'

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(onThemeChange, currentTheme, () => 'light'), saveTheme]
}
