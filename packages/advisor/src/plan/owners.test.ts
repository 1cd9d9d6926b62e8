import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { brief } from '../testing/told-brief.ts'

const owners = (told: Parameters<typeof brief>[0]) =>
  advise(brief(told), { date: '2026-11-16' }).plan.initiatives.flatMap(({ owner }) => (owner.told ? [owner.title] : []))

test.each([
  {
    description: 'We make chairs and supply over 300 independent interior designers across England.',
    business_goals:
      'Carry less stock, we hold £400,000 and £280,000 is enough, though I would not fail an interior designer for want of a size.',
  },
  {
    description: 'A haulier in England with 40 drivers.',
    business_goals: 'Better routes so that drivers are home by six.',
    challenges: 'The drivers plan their own rounds.',
  },
  {
    description: 'Lift maintenance in Portugal. Clients: condominium managers, 3 municipalities, 2 hospitals.',
    business_goals: 'Quotes for repairs out the same day, now 6 days.',
  },
  {
    description: 'We hire out costumes in Ohio, United States.',
    business_goals: 'Find any costume within 5 minutes, now 25.',
    challenges: 'A theatre calls: "we need twelve prussian officers by Friday", and nobody knows where they hang.',
  },
  {
    description: 'A town office in Norway. The data protection officer works two days a week.',
    business_goals: 'Applications answered in 40 days, now 71.',
  },
  {
    description: 'An oyster farm in Maine, United States.',
    business_goals: 'Closures known 24 hours ahead, now 3 hours.',
    challenges: 'The county fisheries officer rings when it rains.',
  },
])('whom the work is for, or who only does it, does not answer for it: %o', (told) => {
  expect(owners(told)).toEqual([])
})

test('one person who is named does', () => {
  expect(
    owners({
      description: 'A haulier in Leeds, England.',
      business_goals: 'Invoices out in 2 days instead of 9.',
      challenges: 'Invoices are typed by the office manager, Ines.',
    }),
  ).toContain('office manager')
})

test('whoever may ring, and the dead, own nothing', () => {
  expect(
    owners({
      description: 'We hire out costumes in Ohio, United States.',
      business_goals: 'Pull a show in 2 hours instead of 2 days. The lists of the dead owners put right.',
      challenges: 'A director calls and wants a cast of 44 dressed by April.',
    }),
  ).toEqual([])
})

test('nobody who goes, and no machine that is wished for, owns a piece of work', () => {
  const named = owners({
    description: 'A haulier in England with forty trucks.',
    business_goals: 'Breakdowns on the road from 61 to 30. Complaints from 90 to 40. An AI assistant for the phone.',
    challenges: 'The workshop manager is gone from 1 January.',
  })
  expect(named).not.toContain('workshop manager')
  expect(named.filter((title) => /assistant/i.test(title))).toEqual([])
})

test('any of many, and those who are served, own nothing', () => {
  expect(
    owners({
      description: 'A structural office in Leeds, England, 132 people, of whom 71 are engineers.',
      business_goals: 'A young engineer should be able to find how we solved a similar thing earlier.',
    }),
  ).toEqual([])
  expect(
    owners({
      description: 'Hull cleaning and inspection in Leeds, England. 22 divers.',
      business_goals: 'Quotes quicker, ideally within the hour, owners ask three companies and take the first.',
    }),
  ).toEqual([])
})

test('a program with a manager in its name owns nothing', () => {
  expect(
    owners({
      description: 'A rowing club in Whanganui, New Zealand.',
      business_goals: 'Halve boat damage, 23 incidents last season.',
      data_collected: 'Friendly Manager for members (join date, emails). Damage on a whiteboard.',
    }),
  ).toEqual([])
})

test.each([
  ['The yard owner wants everything yesterday.', ''],
  ['The technical manager sends the same enquiry to four of us.', ''],
  ['The production manager is against it.', ''],
  ['I am Ruth, the production manager.', ''],
  ['One production manager knows all the recipes by heart.', ''],
  ['The production manager weighs every batch.', 'production manager'],
  ['Our production manager wants a weekly figure.', 'production manager'],
])('customers, those who are against it and the writer own nothing by their title: %s', (challenges, title) => {
  const { plan } = advise(
    brief({ description: 'A cannery in Porto.', business_goals: 'Waste from 9% to 5%.', challenges }),
    { date: '2026-11-17' },
  )
  expect([...new Set(plan.initiatives.map(({ owner }) => owner.title))].filter(Boolean).join()).toBe(title)
})
