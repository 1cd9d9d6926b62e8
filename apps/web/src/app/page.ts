import { type ComponentType, lazy } from 'react'
import { matchPath } from 'react-router'

const loaders: { paths: readonly string[]; load: () => Promise<unknown> }[] = []

/** What is loaded when one goes to it: a page, or what several pages stand in. */
export function page<Props>(paths: string | readonly string[], load: () => Promise<ComponentType<Props>>) {
  loaders.push({ paths: [paths].flat(), load })
  return lazy(async () => ({ default: await load() }))
}

/** Before the first drawing: the page of this address, so that nothing is drawn in its place. */
export async function loadPage(address: string): Promise<void> {
  const wanted = loaders.filter(({ paths }) => paths.some((path) => matchPath(path, address)))
  // Whatever could not be loaded is asked for again by the drawing, which says so.
  await Promise.allSettled(wanted.map(({ load }) => load()))
}
