import { type ComponentType, lazy, useState } from 'react'
import { matchPath } from 'react-router'

const loaders: { paths: readonly string[]; load: () => Promise<unknown> }[] = []

/** What is loaded when one goes to it: a page, or what several pages stand in. */
export function page<Props extends object>(
  paths: string | readonly string[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const remember = async () => (loaded = await load())
  loaders.push({ paths: [paths].flat(), load: remember })
  const Later = lazy(async () => ({ default: await remember() }))
  // React lets go of a waiting screen only 300 ms after it drew it: what is here already must not make it wait at all.
  return function Page(props: Props) {
    const [Shown] = useState(() => loaded ?? Later)
    return <Shown {...props} />
  }
}

/** Before the first drawing: the page of this address, so that nothing is drawn in its place. */
export async function loadPage(address: string): Promise<void> {
  const wanted = loaders.filter(({ paths }) => paths.some((path) => matchPath(path, address)))
  // Whatever could not be loaded is asked for again by the drawing, which says so.
  await Promise.allSettled(wanted.map(({ load }) => load()))
}
