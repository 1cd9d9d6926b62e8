import type { RoadmapBrief } from '@cairn/contract/roadmaps'
import { describe, expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { plainText, type Block } from '../document-tree.ts'
import type { Plan } from '../plan.ts'
import { brief } from '../testing/told-brief.ts'
import { write } from './write.ts'

const BRIEF: RoadmapBrief = {
  company_name: 'Hollin Boatyard',
  industry: 'Manufacturing',
  company_size: '20-99 employees',
  report_type: 'opportunity_assessment',
  description: 'A boatyard in Falmouth, England. 44 people, 130 refits a year.',
  business_goals: 'Cut late launches from 30% to 10% by next summer. Send quotes faster.',
  challenges: 'Nobody writes down why a launch is late. Nothing new in April. We promised the crew that no job goes.',
  data_collected: 'Job cards on paper. Sage since 2015.',
  team_ai_familiarity: 'None. Budget £30,000.',
}

const PLAN = advise(BRIEF, { date: '2026-11-16' }).plan

/** The report of the plan, with some of it changed. */
function sections(change: Partial<Plan> = {}) {
  const document = write({ ...PLAN, ...change })
  const blocks = (kind: string) => document.sections.find((one) => one.kind === kind)?.blocks ?? []
  return { blocks, text: (kind: string) => blocks(kind).map(wordsOf).join('\n') }
}

function wordsOf(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return plainText(block.children)
    case 'list':
      return block.items.map((item) => item.map(wordsOf).join(' ')).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainText).join(' | ')).join('\n')
    default:
      return ''
  }
}

describe('a reader finds', () => {
  const { text, blocks } = sections()

  test('the decision, its aim and the money at the very beginning', () => {
    const opening = blocks('executive-summary').slice(0, 2).map(wordsOf).join(' ')
    expect(opening).toMatch(/^Hollin Boatyard should start with “/)
    expect(opening).toContain('The aim is late launches from 30% to 10%')
    expect(opening).toMatch(/cost about £[\d,]+ to [\d,]+ in year one against your £30,000/)
    expect(opening.split(/\s+/).length).toBeLessThan(150)
  })

  test('each piece of work in whole sentences, with what happens when its test fails', () => {
    const pieces = text('initiatives')
    expect(pieces.match(/If it fails, [a-z]/g)).toHaveLength(PLAN.initiatives.length)
    expect(pieces).not.toMatch(/Today, in your words|A manager you name|You hold/)
  })

  test('one request for owners and no column in which nobody stands', () => {
    const rows = text('timeline')
    expect(rows).toContain('Name one person for each piece of work')
    expect(rows.split('\n')[0]).toBe('From | What | Decided by')
  })

  test('from which day the dates are counted', () => {
    expect(text('timeline')).toMatch(/^Dates are counted from \d+ \w+ \d{4}, when we read your brief\.$/m)
  })

  test('what is kept free in the client’s words, and how a promise is kept', () => {
    expect(text('timeline')).toContain('Nothing new begins in April, since you write “Nothing new in April”.')
    expect(text('security')).toContain(
      'Your promise on jobs: “We promised the crew that no job goes”. Put it in writing',
    )
  })

  test('no cell that is cut off', () => {
    for (const kind of ['timeline', 'summary', 'security']) expect(text(kind)).not.toMatch(/…|\.\.\./)
  })
})

test('somebody the brief names owns what is theirs', () => {
  const owner = { title: 'estimator', told: true }
  const { text } = sections({ initiatives: PLAN.initiatives.map((one, at) => (at === 1 ? { ...one, owner } : one)) })
  expect(text('timeline').split('\n')[0]).toBe('From | What | Decided by | Who')
  expect(text('timeline').match(/\| The estimator$/gm)).toHaveLength(1)
})

test.each(['IT', 'R. Drivers'])('%s is no title one would say', (title) => {
  const owner = { title, told: true }
  const { text } = sections({ initiatives: PLAN.initiatives.map((one) => ({ ...one, owner })) })
  expect(text('timeline').split('\n')[0]).toBe('From | What | Decided by')
})

test('a date that is past stands in no timeline', () => {
  const past = { date: '2026-04-30', kind: 'deadline' as const, text: 'The yard lease is up' }
  expect(sections({ milestones: [past, ...PLAN.milestones] }).text('timeline')).not.toContain('lease')
})

test('one piece of work is not ranked against nothing', () => {
  const { text } = sections({ initiatives: PLAN.initiatives.slice(0, 1) })
  expect(text('why-start-here')).toContain('the only piece of work')
  expect(text('why-start-here')).not.toContain('What would change this order')
})

test('where the country is known and its acts are not, the report says so', () => {
  const told = { ...BRIEF, description: 'Hand pumps in two districts in southern Malawi.' }
  expect(advise(told, { date: '2026-11-16' }).text).toContain('You work in Malawi, whose acts our tables do not hold')
})

test('what somebody else proposes is not left open as if it were a matter of time', () => {
  const told = {
    ...BRIEF,
    challenges: 'My partner wants the newsletter printed on the back of the delivery notes.',
  }
  const { text } = advise(told, { date: '2026-11-16' })
  expect(text).not.toMatch(/newsletter[^|]*\| Open/)
  expect(text).not.toMatch(/What should become better about this: “[^”]*newsletter/)
})

describe('the order is told', () => {
  test('with what would turn it round, and every piece with a mark for its test and its hours a week', () => {
    const { text } = sections()
    expect(text('why-start-here')).toMatch(/What would turn the order round\. \S/)
    expect(text('initiatives').match(/Pass mark: /g)).toHaveLength(PLAN.initiatives.length)
    expect(text('initiatives')).toMatch(/\d+ to \d+ hours a week/)
    expect(text('timeline')).toMatch(
      /^30 days after \d+ \w+ \d{4}: .+ 90 days after it: .+ What misses its pass mark stops or changes\.$/m,
    )
  })

  test('with the rule that stands above the points, where a piece with fewer comes first', () => {
    const [first, second] = PLAN.initiatives
    if (!first || !second) throw new Error('two pieces are needed')
    const due = { date: '2027-02-01', quote: 'by 1 February' }
    const points = { ...first.points, total: second.points.total - 5 }
    const { text } = sections({ initiatives: [{ ...first, due, points }, ...PLAN.initiatives.slice(1)] })
    expect(text('why-start-here')).toMatch(
      /more points, but I1 has a day, 1 February 2027, and that stands above points\./,
    )
    expect(text('why-start-here')).toContain('If the day moves, I2 comes first.')
  })
})

test('a later piece is laid beside the best of all, and said to take more days only where it does', () => {
  const [best, other] = PLAN.initiatives.toSorted((a, b) => b.points.total - a.points.total)
  if (!best || !other) throw new Error('two pieces of work are wanted')
  const why = (days: [number, number]) => {
    const points = { ...other.points, feasibility: best.points.feasibility - 5 }
    const changed = { ...other, days, points, limits: best.limits }
    return sections({ initiatives: [best, changed] }).text('why-start-here')
  }
  expect(why([best.days[0] + 9, best.days[1] + 9])).toMatch(/it takes \d+ to \d+ days of work, I\d \d+ to \d+/)
  expect(why(best.days)).not.toMatch(/days of work/)
})

test('what is answered by one piece stands in one row', () => {
  const rows = sections()
    .text('summary')
    .split('\n')
    .filter((row) => row.includes(' | I1 '))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatch(/decided \d+ \w+ \d{4}$/)
})

describe('sums of what a target is worth', () => {
  const told = (business_goals: string, rest: Partial<RoadmapBrief> = {}) =>
    advise({ ...BRIEF, business_goals, ...rest }, { date: '2026-11-16' })

  test('fewer of what costs so much each', () => {
    expect(told('Cut damaged boats from 9 a year to 3, each costs about £22,000.').text).toContain(
      '6 fewer a year at £22,000 each; the target is worth about £132,000 a year.',
    )
  })

  test('what is bought by the month at a price each', () => {
    const { text } = told('Bring the diesel bill down.', {
      challenges: 'We buy about 3,000 litres a month, presently £2 per litre.',
    })
    expect(text).toContain('3,000 × £2 × 12 months is £72,000 a year.')
  })

  test('money that lapses has a last day to order, and does not stay free', () => {
    const { text, plan } = told('Cut late launches from 30% to 10%.', {
      team_ai_familiarity: 'None. We have a grant of £30,000 that must be spent by 31 March 2027 or returned.',
    })
    expect(plan.insights.find(({ kind }) => kind === 'lapse')).toMatchObject({
      order: '2027-03-03',
      date: '2027-03-31',
    })
    expect(text).toContain('must be ordered by 3 March 2027')
    expect(text).not.toContain('stays free')
  })

  test('a lease that expires is no money that lapses', () => {
    const { plan } = told('Cut late launches from 30% to 10%.', {
      team_ai_familiarity: 'None. Budget £25,000 a year, our lease expires in May 2027.',
    })
    expect(plan.insights.some(({ kind }) => kind === 'lapse')).toBe(false)
  })

  test('a day behind closed months leaves so many open weeks', () => {
    const { plan, text } = told('Cut late launches from 30% to 10% by 31 March 2027.', {
      challenges: 'Nothing new in December, January or February.',
    })
    expect(plan.insights.find(({ kind }) => kind === 'squeeze')).toMatchObject({ date: '2027-03-31', weeks: 4 })
    expect(text).toContain('open weeks are left')
  })
})

test('figures of the client that make no pair stand as they were written', () => {
  const told = (business_goals: string) =>
    advise(brief({ description: 'A debt advice charity in Leeds, England.', business_goals, challenges: '' }), {
      date: '2026-11-16',
    }).text
  expect(told('Some 28 per cent of clients do not attend their first appointment.')).toContain(
    '**Measure:** As you wrote, “Some 28 per cent of clients do not attend their first appointment”.',
  )
  expect(told('In 2019 volunteers transcribed 8,000 entries and we would like them checked.')).not.toContain(
    'As you wrote',
  )
})

test('of a long sentence that must be refused the wish stands in the summary', () => {
  const { text } = advise(
    brief({
      description: 'A haulier in Leeds, England, with 60 drivers.',
      business_goals: 'Empty kilometres from 19% to 14%.',
      challenges:
        'We have already cameras in the cabins for accidents so it would be also good if AI is looking on the weekend rest, if somebody drinks or takes a person to the cabin for the night, without telling them.',
    }),
    { date: '2026-11-16' },
  )
  expect(text).toContain('**We advise against** “it would be also good if AI is looking on the weekend rest')
})

test('a wish that must be refused is quoted from its first word on', () => {
  const { text } = advise(
    brief({ business_goals: 'Fewer late parcels. And get the AI to write us five good Google reviews a week.' }),
    { date: '2026-11-16' },
  )
  expect(text).toContain('**We advise against** “get the AI to write us')
})

test('a question about a kind of tool is answered at the beginning, and not again in the table', () => {
  const { text } = advise(
    brief({
      description: 'A pasture committee with 412 households.',
      business_goals: 'Fees collected from 61% to 85%.',
      challenges: 'Is a satellite picture of the grass enough to decide the day for going up?',
    }),
    { date: '2026-11-19' },
  )
  expect(text.match(/Satellite pictures show every few days/g)).toHaveLength(1)
  expect(text).toContain('Answered in the executive summary')
})

test('how an attempt ended is told in the client’s own words, and stands before the next of its kind', () => {
  const { text } = advise(
    { ...BRIEF, challenges: 'We bought a job planner in 2022 but the hours were not in it so nobody used it.' },
    { date: '2026-11-16' },
  )
  expect(text).toContain('Nothing of the kind begins while “the hours were not in it” holds')
})

test('a plan without AI says why', () => {
  const none = PLAN.initiatives.map((one) => ({ ...one, ai: false }))
  const told = (initiatives: Plan['initiatives']) =>
    write({ ...PLAN, initiatives })
      .sections.flatMap(({ blocks }) => blocks)
      .map((block) => ('children' in block ? plainText(block.children as never) : ''))
      .join('\n')
  expect(none.length).toBeGreaterThan(1)
  expect(told(none)).toContain('We propose no AI for its own sake')
  expect(told(none.map((one, at) => ({ ...one, ai: at === 0 })))).not.toContain('We propose no AI')
})

test('a sentence that begins with how soon names the thing, and the figure stands in the middle of ours', () => {
  const { text } = advise(brief({ business_goals: 'Same day estimates instead of 3 days.', challenges: '' }), {
    date: '2026-11-16',
  })
  expect(text).toContain('The aim is estimates from 3 days to the same day.')
})

test('a question about a piece without a noun quotes the goal, not a word of ours', () => {
  const { text } = advise(
    brief({
      business_goals: 'Sell more when it rains.',
      challenges: 'Graders write on cards and the clerk types it again.',
    }),
    { date: '2026-11-16' },
  )
  expect(text).not.toMatch(/Graders write:|for graders write|for past cases/)
})
