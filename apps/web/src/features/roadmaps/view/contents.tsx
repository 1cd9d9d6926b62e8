import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'

export interface ContentsEntry {
  id: string
  number: string
  title: string
  parts: { id: string; number: string; title: string }[]
}

/** Beside the report on a wide screen, folded above it on a small one; the section being read is marked. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const current = useSectionInSight(entries.map(({ id }) => id).join(' '))
  return (
    <nav aria-label="Contents" className="report-contents">
      <details className="lg:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold">
          Contents <ChevronDown size={18} aria-hidden />
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
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
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

/** The last heading above the upper third of the window. */
function useSectionInSight(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>()
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
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(waiting)
      removeEventListener('scroll', onScroll)
    }
  }, [ids])
  return current
}
