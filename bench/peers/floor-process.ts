/** What Node can do at all: node:http and one prepared query, without users, checks or headers. Usage: DATABASE_URL, PORT */
import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const columns = 'id, title, report_type, status, is_favorite, client_input, created_at, updated_at'
const page = `SELECT ${columns} FROM roadmaps WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 20`
const one = `SELECT ${columns}, content FROM roadmaps WHERE id = $2 AND user_id = $1`

const server = createServer((request, response) => {
  const user = String(request.headers['x-user'])
  const id = /\/roadmaps\/([^/?]+)/.exec(request.url ?? '')?.[1]
  const asked = id
    ? pool.query({ name: 'one', text: one, values: [user, id] })
    : pool.query({ name: 'page', text: page, values: [user] })
  asked.then(
    ({ rows }) => response.setHeader('content-type', 'application/json').end(JSON.stringify(id ? rows[0] : rows)),
    () => response.writeHead(500).end(),
  )
})
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('ready\n'))
