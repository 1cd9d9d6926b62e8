import { useLayoutEffect } from 'react'
import type { FieldValues, Path, UseFormRegister } from 'react-hook-form'

/**
 * For a form that stood in the page before React did (build/prerender.ts). React-hook-form takes over what was typed
 * meanwhile but tells nobody who watches its fields, so each is changed once more, and left once more if it was left;
 * what was pressed or sent meanwhile is pressed or sent now.
 */
export function useDrawnForm<Values extends FieldValues>(register: UseFormRegister<Values>): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const form = document.querySelector<HTMLFormElement>('#root form')
    // Another page's form, come to by a click, was never drawn.
    if (!dataset['form'] || !form || dataset['drawn'] !== location.pathname) return
    const wasSent = dataset['form'] === 'sent'
    delete dataset['form']
    for (const target of form.querySelectorAll<HTMLInputElement>('[name]')) {
      if (target.value === target.defaultValue) continue
      const { onChange, onBlur } = register(target.name as Path<Values>)
      void onChange({ target, type: 'change' })
      if (target !== document.activeElement) void onBlur({ target, type: 'blur' })
    }
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-pressed]')) {
      button.removeAttribute('data-pressed')
      button.click()
    }
    if (wasSent) form.requestSubmit()
  }, [register])
}
