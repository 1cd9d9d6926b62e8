import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is waited for comes when it comes: a busy machine is no failure.
configure({ asyncUtilTimeout: 30_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
})

// jsdom knows neither modal dialogs nor media queries nor scrolling.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList
window.scrollTo = () => undefined
// fetch is Node's here and does not know jsdom's FormData; a reply's form is of the kind it does know.
globalThis.FormData = (await new Response(new URLSearchParams()).formData()).constructor as typeof FormData
