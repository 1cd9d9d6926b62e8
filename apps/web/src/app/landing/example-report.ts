/** An excerpt in the shape of our reports. The company is invented; the points follow the published formula. */
export const exampleReport = {
  company: 'Harrow & Vale Joinery',
  facts: 'Manufacturing · 20-99 employees',
  verdict:
    'Harrow & Vale is ready for one small AI project, not for three. The binding constraint is not technology: quotes live in four people’s mailboxes, so nobody can say today which ones were won. Start by collecting them in one place; the first gain comes from that alone.',
  initiative: {
    title: 'Draft quotes from incoming drawings',
    quote: 'We spend two days on every quote and lose half of them because we answer too late.',
    problem: 'The problem, in your words',
    build:
      'Existing software reads dimensions and timber from the drawing and fills in the quote; the estimator checks every line and sends it. Nothing leaves the house unread.',
    points: [
      { part: 'Impact', earned: 25, of: 30 },
      { part: 'Feasibility', earned: 19, of: 25 },
      { part: 'Data', earned: 12, of: 20 },
      { part: 'Risk', earned: 13, of: 15 },
      { part: 'Strategic fit', earned: 8, of: 10 },
    ],
    stopTest: 'after 30 quotes, fewer than 20 needed only small corrections.',
  },
  notYet: {
    title: 'Not yet: forecasting timber prices',
    reason:
      'Two years of invoices are too few to beat your supplier’s own list. A fixed-price agreement costs nothing.',
  },
  lenses: [
    { label: 'Customers', score: 3.5 },
    { label: 'Operations', score: 4 },
    { label: 'Decisions', score: 2 },
    { label: 'Knowledge', score: 3 },
    { label: 'Data', score: 1.5 },
    { label: 'People', score: 2.5 },
    { label: 'Technology', score: 2 },
    { label: 'Risk', score: 3.5 },
  ],
} as const
