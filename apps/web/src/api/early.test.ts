import { currentUser } from '@cairn/contract/auth'
import { getRoadmap, LIST_LIMIT_MAX, listRoadmaps } from '@cairn/contract/roadmaps'
import { afterEach, expect, test } from 'vitest'
import { json, startTestServer } from '../test-server.ts'
import { call } from './call.ts'
import { askEarly } from './early.ts'
import { configureApi } from './wiring.ts'

afterEach(() => configureApi({ token: () => null }))

test('what the list asks first was asked for already, and is asked again the second time', async () => {
  const seen = await startTestServer(({ path }, response) => json(response, 200, [path]))
  configureApi({ token: () => 'tok' })
  askEarly('tok', '/roadmaps')
  expect(await call(currentUser)).toEqual(['/api/v1/users/me'])
  expect(await call(listRoadmaps, { query: { limit: LIST_LIMIT_MAX } })).toEqual(['/api/v1/roadmaps/?limit=200'])
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer tok', 'Bearer tok'])
  await call(listRoadmaps, { query: { limit: LIST_LIMIT_MAX } })
  expect(seen).toHaveLength(3)
})

test('a report asked for by one is not shown to another', async () => {
  const seen = await startTestServer(({ headers }, response) => json(response, 200, headers.authorization))
  configureApi({ token: () => 'theirs' })
  askEarly('ours', '/roadmaps/01a-b')
  expect(await call(getRoadmap, { params: { id: '01a-b' } })).toBe('Bearer theirs')
  expect(seen.map(({ path }) => path).toSorted()).toEqual([
    '/api/v1/roadmaps/01a-b',
    '/api/v1/roadmaps/01a-b',
    '/api/v1/users/me',
  ])
})
