import type { PdfModel } from '../../report/report-model.ts'

/** One of everything a report is made of: what it makes an engine load and compile, the first reader need not wait for. */
export const WARM_UP: PdfModel = {
  title: 'AI Opportunity Assessment',
  company: 'Company',
  document_title: 'AI Opportunity Assessment',
  date: '1 January 2026',
  day: [2026, 1, 1],
  language: 'en',
  right_to_left: false,
  brand: { name: 'Name', provider: 'Provider', contact_email: 'mail@example.org', about_url: 'https://example.org' },
  headline: [
    { label: 'The decision', text: 'Start.', note: '' },
    { label: 'First date', text: '1 January 2026', note: 'judged later' },
  ],
  facts: [['Company', 'Name']],
  preamble: [{ type: 'paragraph', children: [{ type: 'text', text: 'Words.' }] }],
  sections: [
    {
      number: '1',
      title: 'Section',
      blocks: [
        { type: 'heading', level: 2, number: '1.1', text: 'Heading' },
        {
          type: 'paragraph',
          children: [
            { type: 'strong', children: [{ type: 'text', text: 'Strong' }] },
            { type: 'emphasis', children: [{ type: 'text', text: ' and slanted ' }] },
            { type: 'link', url: 'https://example.org', children: [{ type: 'text', text: 'with a link' }] },
            { type: 'citation', number: 1 },
          ],
        },
        { type: 'list', ordered: true, items: [[{ type: 'paragraph', children: [{ type: 'text', text: 'Item' }] }]] },
        { type: 'list', ordered: false, items: [[{ type: 'paragraph', children: [{ type: 'text', text: 'Item' }] }]] },
        {
          type: 'quote',
          children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Quoted words.' }] }],
          caption: 'In your words',
        },
        {
          type: 'table',
          columns: [
            { share: 1, align: 'start' },
            { share: 0, align: 'end' },
          ],
          head: [[{ type: 'text', text: 'What' }], [{ type: 'text', text: 'How much' }]],
          rows: [[[{ type: 'text', text: 'Cell' }], [{ type: 'text', text: '5' }]]],
        },
        {
          type: 'chart',
          chart: {
            kind: 'lenses',
            title: 'Chart',
            caption: 'How to read it',
            description: 'A chart',
            width: 200,
            height: 100,
            marks: [
              // prettier-ignore
              { kind: 'line', from: [0, 0], to: [9, 9], stroke: 'grid', width: 1 },
              { kind: 'circle', at: [9, 9], radius: 2, fill: 'accent' },
              { kind: 'rect', at: [9, 9], width: 9, height: 9, radius: 2, fill: 'panel' },
              { kind: 'text', at: [9, 9], text: 'Mark', size: 9, tone: 'muted', anchor: 'start' },
            ],
            table: { head: ['What', 'Score', 'Why'], rows: [['Lens', '3', 'Words']] },
          },
        },
      ],
    },
  ],
  references: [{ number: 1, text: 'Reference', url: 'https://example.org', note: '' }],
  appendix: [{ number: 'A', title: 'Appendix', blocks: [] }],
  notice: 'Notice.',
}
