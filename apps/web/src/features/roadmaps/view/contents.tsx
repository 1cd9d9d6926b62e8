import { ChevronDown } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'

export interface ContentsEntry {
  id: string
  number: string
  title: string
  parts: { id: string; number: string; title: string }[]
}

/** Beside the report on a wide screen; on a small one a line that stays at its top, with the section being read. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const current = useSectionInSight(entries.map(({ id }) => id).join(' '))
  const reading = entries.find(({ id }) => id === current)
  return (
    <nav aria-label="Contents" className="report-contents">
      <details className="lg:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center gap-3">
          <span className="font-semibold">Contents</span>
          <span className="min-w-0 flex-1 truncate text-ink-soft" aria-hidden>
            {reading && `${reading.number} ${reading.title}`}
          </span>
          <ChevronDown size={18} aria-hidden className="flex-none" />
        </summary>
        <Entries entries={entries} current={current} />
      </details>
      <div className="max-lg:hidden">
        <p className="font-serif font-semibold">Contents</p>
        <Entries entries={entries} current={current} />
      </div>
    </nav>
  )
}

function Entries({ entries, current }: { entries: readonly ContentsEntry[]; current: string | undefined }) {
  return (
    <ol>
      {entries.map(({ id, number, title, parts }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={fold}>
            <span className="report-contents-number">{number}</span>
            <span className="min-w-0">{title}</span>
          </a>
          {parts.length > 0 && id === current && (
            <ol className="max-lg:hidden">
              {parts.map((part) => (
                <li key={part.id}>
                  <a href={`#${part.id}`}>{part.title}</a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What was chosen is not hidden behind the list it was chosen from. */
function fold(event: MouseEvent<HTMLAnchorElement>) {
  event.currentTarget.closest('details')?.removeAttribute('open')
}

/** The last heading above the upper third of the window. */
function useSectionInSight(ids: string): string | undefined {
  const [current, setCurrent] = useState(ids.split(' ')[0])
  useEffect(() => {
    const look = () => {
      const line = innerHeight / 3
      const passed = ids.split(' ').filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < line
      })
      setCurrent(passed.at(-1) ?? ids.split(' ')[0])
    }
    let waiting = 0
    const onScroll = () => {
      cancelAnimationFrame(waiting)
      waiting = requestAnimationFrame(look)
    }
    // At the top of the page it is the first: looking would make the browser lay out what it is about to lay out anyway.
    if (scrollY > 0) onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(waiting)
      removeEventListener('scroll', onScroll)
    }
  }, [ids])
  return current
}
