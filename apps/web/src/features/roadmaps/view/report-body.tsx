import { plainText, type ReportDocument, type Section } from '@cairn/advisor/document'
import type { Insights } from '@cairn/contract/insights'
import { clientsWords } from '@cairn/domain/client-words'
import { lensChart } from '@cairn/domain/lens-chart'
import { mapChart } from '@cairn/domain/map-chart'
import { timelineChart } from '@cairn/domain/timeline-chart'
import { Fragment, memo } from 'react'
import { Chart } from '../../../ui/chart.tsx'
import { InitiativeFeedback } from '../sharpen/initiative-feedback.tsx'
import { anchorId, type BlockContext, Blocks, HeadingLink } from './report-blocks.tsx'
import { referenceId } from './report-inline.tsx'

interface ReportBodyProps {
  report: ReportDocument
  /** How many of its blocks are there so far, see `lengthOf`. */
  drawn: number
  isWhole: boolean
  insights: Insights | undefined
  /** The timeline's months count from here. */
  startDate: string
  clientInput: Record<string, unknown>
  /** The version whose reader may say below each initiative what they think of it. */
  feedbackOn?: { id: string; version: number }
}

export function ReportBody({ report, drawn, isWhole, insights, startDate, clientInput, feedbackOn }: ReportBodyProps) {
  const context: BlockContext = {
    references: new Set(insights?.references.map(({ number }) => number)),
    isClientsWord: clientsWords(clientInput),
  }
  return (
    <>
      <Blocks blocks={report.preamble} context={context} />
      {partsDrawn(report, drawn).map(({ section, blocks }) => (
        <ReportSection
          key={section.anchor}
          section={section}
          drawn={blocks}
          insights={insights}
          startDate={startDate}
          context={context}
          feedbackOn={feedbackOn}
        />
      ))}
      {insights && insights.references.length > 0 && isWhole && <References insights={insights} />}
    </>
  )
}

interface ReportSectionProps extends Pick<ReportBodyProps, 'insights' | 'startDate'> {
  section: Section
  /** How many of its blocks. */
  drawn: number
  context: BlockContext
  feedbackOn: ReportBodyProps['feedbackOn']
}

/** A section counts as one even without blocks. */
export function lengthOf({ blocks }: Section): number {
  return Math.max(1, blocks.length)
}

/** The sections that have begun when so many blocks are there, and how many of their own that makes. */
function partsDrawn({ sections }: ReportDocument, drawn: number) {
  let before = 0
  return sections.flatMap((section) => {
    const blocks = drawn - before
    before += lengthOf(section)
    return blocks > 0 ? [{ section, blocks: Math.min(blocks, lengthOf(section)) }] : []
  })
}

/** Kept as it is when the next one is drawn. */
const ReportSection = memo(function ReportSection({
  section,
  drawn,
  insights,
  startDate,
  context,
  feedbackOn,
}: ReportSectionProps) {
  const blocks = section.blocks.slice(0, drawn)
  return (
    <section aria-labelledby={anchorId(section.anchor)}>
      <h2 id={anchorId(section.anchor)}>
        <HeadingLink anchor={section.anchor}>
          <span className="report-number">{section.number}</span> {section.title}
        </HeadingLink>
      </h2>
      {insights && section.kind === 'initiatives' && <InitiativesMap insights={insights} />}
      {insights && section.kind === 'timeline' && insights.timeline.length > 0 && (
        <Chart chart={timelineChart(insights, startDate)} className="report-chart" />
      )}
      {insights && feedbackOn && section.kind === 'initiatives' ? (
        <Remarked blocks={blocks} insights={insights} context={context} feedbackOn={feedbackOn} />
      ) : (
        <Blocks blocks={blocks} context={context} />
      )}
      {insights &&
        section.kind === 'executive-summary' &&
        drawn === lengthOf(section) &&
        insights.lenses.length > 0 && (
          <Chart chart={lensChart(insights)} className="report-chart report-chart-small report-lenses" />
        )}
    </section>
  )
})

/** The initiatives with room for a word below each name; a heading that names none is left as it is. */
function Remarked({
  blocks,
  insights,
  context,
  feedbackOn,
}: {
  blocks: Section['blocks']
  insights: Insights
  context: BlockContext
  feedbackOn: NonNullable<ReportBodyProps['feedbackOn']>
}) {
  return blocks.map((block, index) => {
    const name = block.type === 'heading' && block.level === 3 ? plainText(block.children) : undefined
    const initiative = insights.initiatives.find((one) => one.name === name)
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a report never changes its order
      <Fragment key={index}>
        <Blocks blocks={[block]} context={context} />
        {initiative && <InitiativeFeedback {...feedbackOn} initiative={initiative} />}
      </Fragment>
    )
  })
}

/** What the contents list, in the order of the page. */
export function contentsOf(report: ReportDocument, insights: Insights | undefined) {
  const entries = report.sections.map((section) => ({
    id: anchorId(section.anchor),
    number: section.number,
    title: section.title,
    parts: partsOf(section),
  }))
  if (insights && insights.references.length > 0)
    entries.push({ id: REFERENCES_ID, number: '', title: 'References', parts: [] })
  return entries
}

const REFERENCES_ID = 'report-references'

/** One alone has nothing to be compared with. */
function InitiativesMap({ insights }: { insights: Insights }) {
  if (insights.initiatives.length < 2) return null
  return (
    <div className="report-map">
      <Chart chart={mapChart(insights)} className="report-chart report-chart-small" />
      <ol aria-label="Initiatives on the map" className="report-legend">
        {insights.initiatives.map(({ id, label, name, role, points }) => (
          <li key={id}>
            <span className="report-disc">{label}</span>
            <span className="min-w-0">
              {name}
              <span className="report-legend-note">
                {role} · {Math.round(points.total)} of 100 points
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function References({ insights }: { insights: Insights }) {
  return (
    <section aria-labelledby={REFERENCES_ID}>
      <h2 id={REFERENCES_ID}>References</h2>
      <ol className="report-references">
        {insights.references.map(({ number, id, title, publisher, year, url, verified }) => (
          <li key={id} id={referenceId(number)}>
            <span className="report-reference-number">[{number}]</span>
            <span className="min-w-0">
              <em>{title}</em>. {publisher}, {year}.{' '}
              {url && isWebAddress(url) && (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
                </a>
              )}
              {!verified && <span className="text-ink-faint"> Cited from a secondary copy.</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function partsOf({ blocks }: Section) {
  return blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 3
      ? [{ id: anchorId(block.anchor), number: block.number, title: plainText(block.children) }]
      : [],
  )
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
