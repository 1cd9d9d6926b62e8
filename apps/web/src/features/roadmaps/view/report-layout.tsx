import type { ReportDocument } from '@cairn/advisor/document'
import type { Insights } from '@cairn/contract/insights'
import { readClientInput, readGeneratedAt } from '@cairn/domain/roadmap-content'
import { type ComponentProps, type ReactNode, startTransition, useEffect, useState } from 'react'
import { callFonts } from '../../../ui/fonts.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Contents, type ContentsEntry } from './contents.tsx'
import { contentsOf, lengthOf, ReportBody } from './report-body.tsx'
import { ReportHeading } from './report-heading.tsx'
import './report.css'

interface ReportLayoutProps extends Pick<ComponentProps<typeof ReportBody>, 'feedbackOn'> {
  roadmap: ComponentProps<typeof ReportHeading>['roadmap']
  report: ReportDocument
  insights: Insights | undefined
  /** What can be done with it, beside the sheet. */
  actions: ReactNode
  /** Between its heading and its first section. */
  opening?: ReactNode
  /** After its last section, with its line in the contents. */
  ending: ReactNode
  endingEntry?: ContentsEntry
  /** Above and below the sheet. */
  above?: ReactNode
  below?: ReactNode
  belowEntry?: ContentsEntry
}

/** A report as a sheet, its contents and its actions beside it. */
export function ReportLayout({
  roadmap,
  report,
  insights,
  actions,
  opening,
  ending,
  endingEntry,
  above,
  below,
  belowEntry,
  feedbackOn,
}: ReportLayoutProps) {
  const clientInput = readClientInput(roadmap.client_input)
  const entries = [...contentsOf(report, insights), ...[endingEntry, belowEntry].filter((entry) => entry !== undefined)]
  const length = report.sections.reduce((sum, section) => sum + lengthOf(section), 0)
  const drawn = useDrawn(length)
  const isWhole = drawn === length
  useScrollToAnchor(isWhole)
  usePlaceAfterReload(isWhole)
  // Setting a whole report anew takes a phone long: the fonts come while it is still short.
  useEffect(callFonts, [])
  return (
    <div className="report-page">
      <div className="report-side print:hidden">
        <div className="flex flex-wrap gap-2 lg:flex-col">{actions}</div>
        <Contents entries={entries} />
      </div>
      <div className="min-w-0">
        {above}
        <article className="report">
          <ReportHeading roadmap={roadmap} />
          {opening}
          <ReportBody
            report={report}
            drawn={drawn}
            isWhole={isWhole}
            insights={insights}
            startDate={readGeneratedAt(roadmap.content) ?? roadmap.created_at}
            clientInput={clientInput}
            {...(feedbackOn && { feedbackOn })}
          />
          {isWhole && ending}
          {isWhole && (
            <footer className="report-notice">
              <Notice />
            </footer>
          )}
        </article>
        {isWhole && below}
        {isWhole && (
          <p className="mt-4 print:hidden">
            <a href="#main" className="button button-quiet">
              Back to the top
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

/** Few enough that a phone has laid them out before anybody waits. */
const BLOCKS_AT_ONCE = 3

/** How many blocks are there: first the heading alone, then some more each time, for all at once take a phone long. */
function useDrawn(total: number): number {
  const [drawn, setDrawn] = useState(wholeBefore ? total : 0)
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + BLOCKS_AT_ONCE))
    else wholeBefore = true
  }, [drawn, total])
  return Math.min(drawn, total)
}

/** Only the first report is drawn like that: whoever goes back to one is to find the place they left. */
let wholeBefore = false

/** A link to a section arrives before the section does. */
function useScrollToAnchor(isWhole: boolean) {
  useEffect(() => {
    if (!isWhole || location.hash.length < 2) return
    document.getElementById(decoded(location.hash.slice(1)))?.scrollIntoView()
  }, [isWhole])
}

/** The browser goes back to where one was when the page arrives, and then a report is still short. */
function usePlaceAfterReload(isWhole: boolean) {
  useEffect(() => {
    addEventListener('pagehide', keepPlace)
    return () => removeEventListener('pagehide', keepPlace)
  }, [])
  useEffect(() => {
    if (!isWhole || location.hash !== '') return
    const top = takePlace()
    if (top !== undefined) scrollTo(0, top)
  }, [isWhole])
}

const PLACE = 'report_place'

function keepPlace() {
  try {
    sessionStorage.setItem(PLACE, `${Math.round(scrollY)} ${location.pathname}`)
  } catch {
    // A convenience.
  }
}

/** Counts once, and for a reload only. */
function takePlace(): number | undefined {
  try {
    const [top, path] = (sessionStorage.getItem(PLACE) ?? '').split(' ')
    sessionStorage.removeItem(PLACE)
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return entry?.type === 'reload' && path === location.pathname ? Number(top) : undefined
  } catch {
    return undefined
  }
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
