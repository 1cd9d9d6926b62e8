import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, most of it waiting for processes and clocks: begun last, they would run on alone. */
export const LONGEST = [
  'accessibility',
  'roadmaps',
  'queue',
  'main',
  'model-report',
  'model-faults',
  'pdf',
  'fleet',
  'inquiry-kills',
  'model-kills',
  'word',
  'versions',
  'outage',
  'inquiries',
  'child-pool',
  'auth',
  'account',
  'sharing',
]

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return at < 0 ? LONGEST.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
