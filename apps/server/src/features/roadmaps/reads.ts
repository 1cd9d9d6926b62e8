import type { ReadStatement } from '../../http/read-as.ts'

/** What a roadmap whose time is up says, whether or not a job has written it down yet. */
export const GENERATION_FAILED =
  'We could not finish this report. What you told us is kept: please create the roadmap again in a few minutes.'

const UNFINISHED = `r.status IN ('pending', 'generating')`
const OVERDUE = `(${UNFINISHED} AND r.deadline_at < now())`
const STATUS = `CASE WHEN ${OVERDUE} THEN 'failed' ELSE r.status END`
const FAILED = `'${JSON.stringify({ status: 'failed', message: GENERATION_FAILED })}'::jsonb`
/** Changes with every change of the row, and when its time is up. */
const MARK = `r.xmin::text || '.' || extract(epoch FROM r.updated_at)::text || CASE WHEN ${OVERDUE} THEN '.late' ELSE '' END`
const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const COMMON = `
  'id', r.id, 'title', r.title, 'report_type', r.report_type, 'status', ${STATUS}, 'is_favorite', r.is_favorite,
  'created_at', ${iso('r.created_at')}, 'updated_at', ${iso('r.updated_at')}, 'client_input', r.client_input`

/** One roadmap as the wire has it; what a model has come to so far stays inside. $5: its id, $6: the mark a client has. */
export const ONE_ROADMAP: ReadStatement = {
  name: 'one_roadmap',
  text: `
    SELECT ${MARK} AS mark, CASE WHEN ${MARK} = $6 THEN NULL ELSE json_build_object(${COMMON}, 'version', r.version,
      'content', CASE
        WHEN ${OVERDUE} THEN ${FAILED}
        WHEN ${UNFINISHED} THEN r.content - 'generation'
        ELSE r.content END
    )::text END AS body
    FROM caller LEFT JOIN roadmaps r ON r.id = $5 AND r.user_id = caller.id`,
}

/** A page of the list, newest first, without reports. $5: how many, $6: after how many, $7: the mark a client has. */
const page = (name: string, total: string, where: string): ReadStatement => ({
  name,
  text: `
    SELECT caller.${total} AS total, page.mark, CASE WHEN page.mark = $7 THEN NULL ELSE page.body END AS body
    FROM caller CROSS JOIN LATERAL (
      SELECT coalesce(md5(string_agg(rows.mark, ',')), 'none') || '.' || caller.${total} AS mark,
        coalesce(json_agg(rows.body)::text, '[]') AS body
      FROM (
        SELECT r.id || ${MARK} AS mark, json_build_object(${COMMON}, 'content', json_strip_nulls(json_build_object(
          'status', ${STATUS}, 'generated_at', ${iso('r.generated_at')}, 'first_initiative', r.first_initiative
        ))) AS body
        FROM roadmaps r WHERE r.user_id = caller.id ${where}
        ORDER BY r.created_at DESC, r.id DESC LIMIT $5 OFFSET $6
      ) rows
    ) page`,
})

export const PAGES = {
  all: page('roadmaps_page', 'roadmap_count', ''),
  favorites: page('roadmaps_favorites_page', 'favorite_count', 'AND r.is_favorite'),
}
