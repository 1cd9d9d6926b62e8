import type { Roadmap } from '@cairn/contract/roadmaps'
import written from './example-report.json' with { type: 'json' }

/** The report of an invented company, whole, for those who have no account. `npm run example` writes it. */
export const exampleRoadmap = written as unknown as Roadmap
