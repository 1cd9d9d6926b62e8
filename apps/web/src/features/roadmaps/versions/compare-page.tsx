import { type Block, parseReport, plainText, type ReportDocument } from '@cairn/advisor/document'
import type { Insights } from '@cairn/contract/insights'
import type { RoadmapVersion } from '@cairn/contract/versions'
import { readDocument, readInsights } from '@cairn/domain/report-content'
import { formatMoment, readReport } from '@cairn/domain/roadmap-content'
import { changeKey, changesBetween } from '@cairn/domain/version-changes'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import { versionsPath } from '../../../paths.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { ChangeText } from '../sharpen/change-text.tsx'
import { versionQuery } from '../version-queries.ts'
import { type BlockContext, Blocks } from '../view/report-blocks.tsx'
import { MissingState, RoadmapSkeleton } from '../view/roadmap-states.tsx'
import '../view/report.css'
import './compare.css'

export function ComparePage() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const numbers = [Number(query.get('from')), Number(query.get('to'))].sort((a, b) => a - b)
  const [from = 1, to = 1] = numbers
  const before = useQuery(versionQuery(id, from))
  const after = useQuery(versionQuery(id, to))
  if (before.isPending || after.isPending) return <RoadmapSkeleton headed={false} />
  if (!before.data || !after.data)
    return (
      <MissingState
        error={before.error ?? after.error}
        onRetry={() => void Promise.all([before.refetch(), after.refetch()])}
      />
    )
  return (
    <div className="frame-width py-6 sm:py-10">
      <LinkButton to={versionsPath(id)} variant="quiet" className="-mx-2">
        <ArrowLeft size={18} aria-hidden /> All versions
      </LinkButton>
      <PageHeading title={`Version ${from} beside version ${to}`} className="mt-2 text-3xl" />
      <Differences before={before.data} after={after.data} />
      <Texts before={before.data} after={after.data} />
    </div>
  )
}

function Differences({ before, after }: { before: RoadmapVersion; after: RoadmapVersion }) {
  const [was, is] = [readInsights(before.content), readInsights(after.content)]
  if (!was || !is) return null
  const changes = changesBetween(was, is)
  return (
    <>
      <section aria-labelledby="compare-changes" className="mt-8">
        <h2 id="compare-changes" className="font-serif text-2xl font-semibold">
          What changed
        </h2>
        {changes.length === 0 ? (
          <p className="mt-2">The plan is the same in both.</p>
        ) : (
          <ul className="mt-2 list-disc pl-5">
            {changes.map((change) => (
              <li key={changeKey(change)}>
                <ChangeText change={change} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="compare-order" className="mt-8">
        <h2 id="compare-order" className="font-serif text-2xl font-semibold">
          The order
        </h2>
        <OrderTable before={was} after={is} numbers={[before.number, after.number]} />
      </section>
    </>
  )
}

function OrderTable({
  before,
  after,
  numbers: [from, to],
}: {
  before: Insights
  after: Insights
  numbers: [number, number]
}) {
  const rows = Math.max(before.initiatives.length, after.initiatives.length)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls by itself, also by keyboard
    <section aria-label="Table: the order" tabIndex={0} className="report-table compare-order scrolls-sideways mt-2">
      <table>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Version {from}</th>
            <th scope="col">Version {to}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, at) => (
            <tr key={at}>
              <th scope="row" className="figures">
                {at + 1}
              </th>
              <td>{before.initiatives[at]?.name ?? '–'}</td>
              <td>{after.initiatives[at]?.name ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Section by section: what only one of the two says is marked. */
function Texts({ before, after }: { before: RoadmapVersion; after: RoadmapVersion }) {
  const sides = [before, after].map((version) => ({ version, report: documentOf(version) })) as [Side, Side]
  const titles = [...new Set(sides.flatMap(({ report }) => report.sections.map(({ title }) => title)))]
  return (
    <div className="compare-texts">
      <p className="compare-only font-serif">What only one version says has a line at its side, as here.</p>
      {titles.map((title) => (
        <section key={title} aria-label={title}>
          <h2 className="font-serif text-2xl font-semibold">{title}</h2>
          {isSame(sides, title) ? (
            <details className="compare-same">
              <summary>The same in both versions</summary>
              <div className="compare-side mt-3">
                <SideText
                  blocks={blocksOf(sides[1].report, title)}
                  other={undefined}
                  number={after.number}
                  title={title}
                />
              </div>
            </details>
          ) : (
            <div className="compare-sides">
              {sides.map(({ version, report }, at) => (
                <div key={version.number} className="compare-side">
                  <h3 className="compare-label">
                    Version {version.number}
                    <span className="sr-only">, {title}</span>
                    <span className="compare-date">{formatMoment(version.created_at)}</span>
                  </h3>
                  <SideText
                    blocks={blocksOf(report, title)}
                    other={new Set(blocksOf(sides[1 - at]?.report, title).map(textOf))}
                    number={version.number}
                    title={title}
                  />
                </div>
              ))}
            </div>
          )}
        </section>
      ))}
    </div>
  )
}

function isSame([before, after]: [Side, Side], title: string): boolean {
  const texts = [before, after].map(({ report }) => blocksOf(report, title).map(textOf).join('\n'))
  return texts[0] === texts[1]
}

interface SideTextProps {
  blocks: readonly Block[]
  /** What the other version says here; undefined where both say the same. */
  other: ReadonlySet<string> | undefined
  number: number
  title: string
}

interface Side {
  version: RoadmapVersion
  report: ReportDocument
}

function SideText({ blocks, other, number, title }: SideTextProps) {
  const context: BlockContext = {
    references: new Set(),
    isClientsWord: () => false,
    whose: `version ${number}, ${title}`,
  }
  if (blocks.length === 0) return <p className="text-ink-soft">Not in this version.</p>
  return blocks.map((block, index) => {
    const isOnly = other !== undefined && !other.has(textOf(block))
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a stored report never changes its order
      <div key={index} className={isOnly ? 'compare-only' : undefined}>
        {isOnly && <span className="sr-only">Only in version {number}: </span>}
        <Blocks blocks={[plainBlock(block)]} context={context} />
      </div>
    )
  })
}

function documentOf({ content }: RoadmapVersion): ReportDocument {
  const text = readReport(content)
  return readDocument(content) ?? parseReport(text.kind === 'text' ? text.text : '')
}

function blocksOf(report: ReportDocument | undefined, title: string): readonly Block[] {
  return report?.sections.find((section) => section.title === title)?.blocks ?? []
}

/** Two reports on one page would share their anchors: a heading is a line of text here. */
function plainBlock(block: Block): Block {
  return block.type === 'heading'
    ? { type: 'paragraph', children: [{ type: 'strong', children: [...block.children] }] }
    : block
}

function textOf(block: Block): string {
  if (block.type === 'list') return block.items.map((item) => item.map(textOf).join(' ')).join(' ')
  if (block.type === 'quote') return block.children.map(textOf).join(' ')
  if (block.type === 'table') return [block.head, ...block.rows].flat().map(plainText).join(' ')
  return plainText(block.children)
}
