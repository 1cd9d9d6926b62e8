/** A real excerpt: scripts/landing-excerpt.test.ts writes the report of this brief and finds every line of it there. */
export const exampleBrief = {
  company_name: 'Harrow & Vale Joinery',
  industry: 'Manufacturing',
  report_type: 'opportunity_assessment',
  company_size: '20-99 employees',
  description: 'We make windows and staircases to order, 34 people, one workshop. Accounts are in MYOB.',
  business_goals: 'Send quotes within one day instead of five and win more of them.',
  challenges:
    'We spend two days on every quote and lose half of them because we answer too late. Old quotes are in four mailboxes. We would like to forecast timber prices with AI.',
} as const

export const exampleReport = {
  company: exampleBrief.company_name,
  facts: `${exampleBrief.industry} · ${exampleBrief.company_size}`,
  verdict: [
    'Our advice to Harrow & Vale Joinery: draft quotes from past jobs and a set price list, before anything else.',
    'Most is to be gained in customer and revenue (4.5). People, not tools, set the pace.',
  ],
  initiative: {
    title: 'Draft quotes from past jobs and a set price list',
    quote: 'We spend two days on every quote and lose half of them because we answer too late',
    build:
      'One rate list, one template: that is the base. Add a folder of 50 earlier quotes that the tool can search, each with real cost and result. Words and lines it may draft. For sums it must use the list, and no model does them.',
    check:
      'Scope, total and hours are checked by the person who bears the risk, and who sends the quote in their own name.',
    points: [
      { part: 'Impact', earned: 26, of: 30 },
      { part: 'Feasibility', earned: 19, of: 25 },
      { part: 'Data', earned: 17, of: 20 },
      { part: 'Risk', earned: 12, of: 15 },
      { part: 'Strategic fit', earned: 10, of: 10 },
    ],
  },
  notYet: {
    title: 'What to leave alone for now',
    idea: 'A digital twin of the whole plant',
    reason: 'A twin needs live counts and cycle times from each machine.',
  },
  lenses: [
    { label: 'Customers', score: 4.5 },
    { label: 'Operations', score: 3 },
    { label: 'Decisions', score: 2.5 },
    { label: 'Knowledge', score: 1 },
    { label: 'Data', score: 3.5 },
    { label: 'People', score: 1.5 },
    { label: 'Technology', score: 2 },
    { label: 'Risk', score: 4 },
  ],
} as const
