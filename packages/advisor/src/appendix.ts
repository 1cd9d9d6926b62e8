import type { AppendixConfig, AppendixPart } from '@cairn/contract/appendix'
import type { Brand } from '@cairn/contract/brand'
import { LENSES, type Lens } from '@cairn/contract/lenses'
import { COUNTRIES } from '@cairn/knowledge/countries'
import { MOVES } from '@cairn/knowledge/moves'
import { SITUATIONS } from '@cairn/knowledge/situations'
import { REFERENCES } from '@cairn/knowledge/references'
import { POLICY } from './plan/policy.ts'
import { LENS_LABELS } from './write/lens-labels.ts'

/** What `/appendix-config.json` serves. The provider's details come in, so that an institute brings its own. */
export function appendixConfig(brand: Brand): AppendixConfig {
  return {
    appendix_sections: {
      a: { title: 'Client Information', sections: [] },
      b: { title: 'AI Analysis Method', sections: method() },
      c: { title: 'Knowledge Foundation', sections: foundation() },
      d: { title: 'Security, Ethics and Limitations', sections: limits(brand) },
      e: { title: `About ${brand.provider}`, sections: about(brand) },
    },
  }
}

function method(): AppendixPart[] {
  const { points } = POLICY
  return [
    {
      heading: 'Two stages',
      paragraphs: [
        'The report is made in two stages. Discovery reads what you wrote, notes it as facts and makes a plan of them. The report stage writes the plan down as six sections, tables and charts.',
        'The stages are kept apart so that advice can be traced. Text, tables, dates and charts come from one plan, and the table in the summary shows what answers each of your sentences.',
      ],
      items: [
        'Discovery: goals, troubles, wishes, figures, records, systems, people, limits and dates are noted, each with the words it was read from. What cannot be read with confidence stays a quotation and is not used as a fact.',
        'Report: sums are worked out from your own figures and shown. Points, costs and dates are computed, never guessed by a language model.',
      ],
    },
    {
      heading: 'The eight lenses',
      paragraphs: [
        'Discovery looks at the brief through eight lenses. The first four ask what there is to gain, the last four how ready you are to take it.',
      ],
      items: LENSES.map((lens) => `${LENS_LABELS[lens]}: ${LENS_QUESTIONS[lens]}`),
    },
    {
      heading: 'The formula',
      paragraphs: [
        `Each initiative can earn 100 points: impact ${points.impact}, feasibility ${points.feasibility}, data ${points.data}, risk ${points.risk} and fit ${points.fit}. More points for risk mean less harm when the work goes wrong.`,
      ],
      items: [
        'Impact: the usual effect of this kind of work, more where you gave a figure for it and where it answers several of your sentences, less where no goal asks for it.',
        'Feasibility: how hard it is to do, less where a small firm would have to carry much, where your own limits touch it, and where nobody you named could own it.',
        'Data: whether the records it needs were told, reach back far enough, and are not on paper.',
        'Risk: the harm that a wrong result would do.',
        'Fit: how well it suits a firm of your size. Work that needs no AI fits more easily.',
      ],
    },
    {
      heading: 'How a plan is chosen',
      paragraphs: [
        `Every goal, trouble and wish is answered by an initiative, declined with a reason and something instead, or left open. At most ${POLICY.initiativesMax} initiatives make a plan, in the order of their points; one that needs the records of another begins after it.`,
        'Nothing begins in a month you ruled out, and what the budget does not reach is held back. Initiatives that are not AI say so.',
      ],
    },
  ]
}

const LENS_QUESTIONS: Record<Lens, string> = {
  customer: 'Where do customers wait, leave or ask the same thing again?',
  operations: 'Which work is repeated, late, re-keyed or done by phone?',
  decisions: 'Which choices are made by feel that past records could inform?',
  knowledge: 'What is written, searched for or known by one person only?',
  data: 'Which records exist, in what state, and what is missing?',
  people: 'Who would use it, who would look after it, and who has tried it?',
  technology: 'Which systems are in place, and can they share what they hold?',
  risk: 'Who is affected when it is wrong, and what may a machine not decide?',
}

function foundation(): AppendixPart[] {
  // What belongs to one country is cited in the reports of that country; here stands what is good for all.
  const everywhere = REFERENCES.filter(({ countries }) => countries.length === 0)
  return [
    {
      heading: 'Where the knowledge comes from',
      paragraphs: [
        `The engine holds ${MOVES.length} general ways to help, some of them without AI, and ${SITUATIONS.length} situations from general knowledge of the trades, not checked with practitioners: what is usually behind each, what helps, and when that is the wrong thing to do. Each way carries its own test, the decision that stays with a person, and a cheaper way without AI.`,
        `For ${COUNTRIES.length} countries a table holds the privacy law, its authority and rules by topic. Where your brief does not tell the country, the report names no law and no price.`,
      ],
    },
    {
      heading: 'Government and public resources',
      paragraphs: [
        'These belong to no single country and were read at the publisher. What your own government publishes is in the references of your report.',
      ],
      links: everywhere
        .filter(({ seen }) => seen === 'publisher')
        .map(({ title, publisher, year, url, good_for, checked }) => ({
          label: `${title} (${publisher}, ${year})`,
          url,
          note: `For ${good_for}. Checked at the publisher on ${checked ?? ''}.`,
        })),
    },
    {
      heading: 'Known from secondary copies',
      paragraphs: [
        'These bear on the advice too, but were only seen in copies. Check the source before you rely on the wording.',
      ],
      items: everywhere
        .filter(({ seen }) => seen !== 'publisher')
        .map(({ title, publisher, year, good_for }) => `${title} (${publisher}, ${year}): for ${good_for}`),
    },
    {
      heading: 'Ethics and governance',
      items: [
        'One named person answers for each tool, and can switch it off.',
        'People who are affected are told that a tool is used, and can ask a person to look again.',
        'Before a tool is widened, its errors are counted for different groups of people, not only on average.',
        'A register lists each tool, its purpose, its data, its owner and its next review.',
      ],
    },
    {
      heading: 'Implementation steps',
      items: [
        'Name an owner and measure the baseline before anything is bought.',
        'Try it with a few users beside the old way, with a person checking every result.',
        'Compare with the stop test on the date that was set, and decide: stop, change or widen.',
        'Train the people who will use it, and write down what it must not be used for.',
        'Review it after three, six and twelve months, with the same measure as on the first day.',
      ],
    },
  ]
}

function limits(brand: Brand): AppendixPart[] {
  return [
    {
      heading: 'Security considerations',
      items: [
        'Do not paste personal, confidential or privileged information into public AI tools.',
        'Give a new tool the least access that does the job, on its own account, with a log.',
        'Use multi-factor sign-in, patch promptly and test that backups can be restored.',
        'Treat text that comes from outside as data: a document can hold instructions meant for the tool that reads it.',
        'Ask each supplier where data is kept, who can see it, whether it trains a model, and how it is deleted.',
      ],
    },
    {
      heading: 'Ethical guidelines',
      items: [
        'A tool may sort, draft and warn. A person decides about health, children, credit, work, safety, law and welfare.',
        'Nobody is refused a service by a score alone.',
        'Staff hear early what will change in their work, and help to shape the trial.',
        'Where a plain rule or a form does the job, it is used in place of AI.',
      ],
    },
    {
      heading: 'Limitations and assumptions',
      items: [
        'The report knows what the brief and the quiz said, and nothing else about your firm.',
        'Costs are estimates for licences and outside help at the usual rates of your country and for your size of firm; time of your own staff is not included. Without a country they are given as days of work.',
        'Weeks assume that the owner can give about a day a week.',
        'Named laws are pointers for your country and may have changed; they are not a complete list. What we could not check at its source says so.',
        'A brief in another language is read by its figures, names and the words we know, so more may be missed; the report says how much was understood.',
      ],
    },
    {
      heading: 'Advisory nature',
      paragraphs: [
        `This report gives strategic guidance. It is not legal, financial, medical or engineering advice. It was produced by software, which can make mistakes. ${brand.provider} recommends due diligence and professional advice before you implement any part of it.`,
      ],
    },
  ]
}

function about(brand: Brand): AppendixPart[] {
  return [
    {
      heading: 'About the provider',
      paragraphs: [
        `${brand.provider} runs ${brand.name} to help organisations that are new to AI see where it would serve them, and where it would not.`,
      ],
      links: [{ label: `About ${brand.provider}`, url: brand.about_url }],
    },
    {
      heading: 'Expertise areas',
      items: [
        'Forecasting and planning from operational records',
        'Reading documents, images and sensor data',
        'Assistants that answer from an organisation’s own documents',
        'Responsible use: testing, privacy and human oversight',
        'Training for managers and staff',
      ],
    },
    {
      heading: 'Your AI journey',
      items: [
        'Explore: this assessment shows where to start and what to leave.',
        'Prove: one workflow, one owner, one measure, a date to decide.',
        'Build: from trial to daily use, with the controls that it needs.',
        'Sustain: reviews, training and the next initiative on the list.',
      ],
    },
    {
      heading: 'Contact details',
      paragraphs: [
        `Write to ${brand.contact_email}. Say which initiative you would like to talk about and bring the open questions from the summary.`,
      ],
      links: [{ label: brand.contact_email, url: `mailto:${brand.contact_email}` }],
    },
  ]
}
