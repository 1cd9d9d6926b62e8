/** A real excerpt: scripts/landing-excerpt.test.ts writes the report of this brief and finds every line of it there. */
export const exampleBrief = {
  company_name: 'Harrow & Vale Joinery',
  industry: 'Manufacturing',
  report_type: 'opportunity_assessment',
  company_size: '20-99 employees',
  description: 'We make windows and staircases to order, 34 people, one workshop. Accounts are in MYOB.',
  business_goals: 'Send quotes within one day instead of five and win more of them.',
  challenges:
    'We spend two days on every quote and lose half of them because we answer too late. Old quotes are in four mailboxes. Jobs are planned on a whiteboard and one in five is late. We would like to forecast timber prices with AI.',
} as const

export const exampleReport = {
  company: exampleBrief.company_name,
  facts: `${exampleBrief.industry} · ${exampleBrief.company_size}`,
  verdict: [
    'Harrow & Vale Joinery should start here: draft quotes from past jobs and a set price list.',
    'Most is to be gained in customer and revenue (4.5). People, not tools, set the pace.',
  ],
  initiative: {
    title: 'Draft quotes from past jobs and a set price list',
    quote: 'We spend two days on every quote and lose half of them because we answer too late',
    build:
      'You need a single template and a single list of rates. Collect 50 past quotes, with outcome and real cost, where the software can look them up.',
    check:
      'The name on the quote belongs to the person who answers for the job. They have checked the scope, the hours and the sum.',
    points: [
      { part: 'Impact', earned: 26, of: 30 },
      { part: 'Feasibility', earned: 19, of: 25 },
      { part: 'Data', earned: 16, of: 20 },
      { part: 'Risk', earned: 12, of: 15 },
      { part: 'Strategic fit', earned: 10, of: 10 },
    ],
  },
  notYet: {
    title: 'Not yet / not AI',
    idea: 'Forecast market prices',
    reason:
      'Market prices turn on weather, politics and rivals, and no tool beats the market for long. Put a price clause into quotes, let them lapse after 30 days, and fix prices with suppliers for the big jobs.',
  },
  lenses: [
    { label: 'Customers', score: 4.5 },
    { label: 'Operations', score: 4.5 },
    { label: 'Decisions', score: 1 },
    { label: 'Knowledge', score: 1 },
    { label: 'Data', score: 2 },
    { label: 'People', score: 1.5 },
    { label: 'Technology', score: 2.5 },
    { label: 'Risk', score: 4 },
  ],
} as const
