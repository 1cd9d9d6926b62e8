import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Runs when the visitor has gone to another page of the application; not for the page it was opened with. */
export function useChangeOfPage(onChange: () => void): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useLayoutEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    onChange()
  }, [pathname, onChange])
}
