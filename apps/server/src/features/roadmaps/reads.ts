import { hash } from 'node:crypto'
import type { Read, TextRow } from '../../http/read-as.ts'

/** What a roadmap whose time is up says, whether or not a job has written it down yet. */
export const FAILED_CONTENT = {
  status: 'failed' as const,
  message:
    'We could not finish this report. What you told us is kept: please create the roadmap again in a few minutes.',
}

const UNFINISHED = `r.status IN ('pending', 'generating')`
const OVERDUE = `(${UNFINISHED} AND r.deadline_at < now())`
const FAILED = `'${JSON.stringify(FAILED_CONTENT)}'::jsonb`
/** Changes with every change of the row, and when its time is up. */
const MARK = `r.xmin::text || '.' || extract(epoch FROM r.updated_at)::text || CASE WHEN ${OVERDUE} THEN '.late' ELSE '' END`
const utc = (column: string) => `${column} AT TIME ZONE 'UTC'`
/** In the order in which `fields` takes them. The database is asked for text only: here it is put together for less. */
const FIELDS = `${MARK}, r.id, r.title, r.report_type, CASE WHEN ${OVERDUE} THEN 'failed' ELSE r.status END,
  r.is_favorite, ${utc('r.created_at')}, ${utc('r.updated_at')}, r.client_input`
const FIELD_COUNT = 9

/** What a model has come to so far stays inside. $5: the roadmap's id, $6: the mark that the client has. */
const ONE = `
  SELECT ${FIELDS}, r.version, CASE
    WHEN ${MARK} = $6 THEN NULL
    WHEN ${OVERDUE} THEN ${FAILED}
    WHEN ${UNFINISHED} THEN r.content - 'generation'
    ELSE r.content END
  FROM caller LEFT JOIN roadmaps r ON r.id = $5 AND r.user_id = caller.id`

/** One roadmap as the wire has it. */
export function oneRoadmap(id: string, has: string | null): Read {
  return {
    statement: { name: 'one_roadmap', text: ONE },
    values: [id, has],
    answer([row = []]) {
      const [mark] = row
      if (!mark) return undefined
      const [version, content] = row.slice(FIELD_COUNT)
      return { mark, body: content ? `{${fields(row)},"version":${version},"content":${content}}` : null }
    },
  }
}

/** $5: how many, $6: after how many. The count stands in every row, and alone where there are none. */
const page = (total: string, where: string) => `
  SELECT page.*, caller.${total} FROM caller LEFT JOIN LATERAL (
    SELECT ${FIELDS}, ${utc('r.generated_at')}, r.first_initiative
    FROM roadmaps r WHERE r.user_id = caller.id ${where}
    ORDER BY r.created_at DESC, r.id DESC LIMIT $5 OFFSET $6
  ) page ON true`
const PAGES = {
  all: { name: 'roadmaps_page', text: page('roadmap_count', '') },
  favorites: { name: 'roadmaps_favorites_page', text: page('favorite_count', 'AND r.is_favorite') },
}

/** A page of the list, newest first, without reports. */
export function pageOfRoadmaps(which: keyof typeof PAGES, limit: number, skip: number): Read {
  return {
    statement: PAGES[which],
    values: [limit, skip],
    answer(rows) {
      const found = rows.filter(([mark]) => mark !== null)
      const total = Number(rows[0]?.at(-1))
      const mark = hash('md5', `${total} ${found.map(([one, id]) => `${id} ${one}`).join()}`)
      return { mark, total, body: `[${found.map(listed).join()}]` }
    },
  }
}

function listed(row: TextRow): string {
  const [generated, first] = row.slice(FIELD_COUNT)
  const more = `${generated ? `,"generated_at":"${iso(generated)}"` : ''}${first ? `,"first_initiative":${JSON.stringify(first)}` : ''}`
  return `{${fields(row)},"content":{"status":"${row[4]}"${more}}}`
}

function fields([, id, title, type, status, favorite, created = '', updated = '', input]: TextRow): string {
  return `"id":${JSON.stringify(id)},"title":${JSON.stringify(title)},"report_type":"${type}","status":"${status}","is_favorite":${favorite === 't'},"created_at":"${iso(created)}","updated_at":"${iso(updated)}","client_input":${input}`
}

/** '2026-11-15 19:15:38.1', as PostgreSQL writes it, with the milliseconds in full. */
function iso(moment: string | null): string {
  const [day, time = ''] = String(moment).split(' ')
  const [seconds, fraction = ''] = time.split('.')
  return `${day}T${seconds}.${fraction.padEnd(3, '0')}Z`
}
