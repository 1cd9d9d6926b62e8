import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { brand } from '../brand.ts'

/**
 * The h1 of a page or of a step. It names the document, and takes the focus when the visitor got here inside the
 * application, so that a screen reader starts at the top of what is new. Give a step its own `key`.
 */
export function PageHeading({
  title,
  children,
  className = '',
}: {
  title: string
  children?: ReactNode
  className?: string
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const arrived = useRef(key)
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  useEffect(() => {
    if (arrived.current !== openedWith || stepped) heading.current?.focus({ preventScroll: true })
    stepped = true
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={`page-title ${className}`}>
      {children ?? title}
    </h1>
  )
}

/** The history entry the page was opened with: there the browser's own focus is right. */
const openedWith: string =
  typeof history === 'undefined' ? 'default' : ((history.state as { key?: string } | null)?.key ?? 'default')
/** Whether any heading has been shown before. */
let stepped = false
