import type { AppendixConfig, AppendixPart } from '@cairn/contract/appendix'
import type { Brand } from '@cairn/contract/brand'
import { LENSES } from '@cairn/contract/insights'
import { GUIDANCE } from './guidance.ts'
import { LENS_LABELS, LENS_QUESTIONS } from './lenses.ts'
import { WEIGHTS } from './scoring.ts'

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
  return [
    {
      heading: 'Two stages',
      paragraphs: [
        'The report is made in two stages. Discovery reads what you wrote and turns it into findings. The report stage turns the findings into the six sections and the charts.',
        'The stages are kept apart so that advice can be traced. Every initiative names the sentence of yours that it rests on, or says that it rests on the industry alone.',
      ],
      items: [
        'Discovery: your sentences, figures, systems, dates, limits and contradictions are noted, then compared with use cases of your industry and with general ones.',
        'Report: the findings are scored with one published formula, ordered by what depends on what, and written up. Points, costs and dates are worked out in code, never guessed by a language model.',
      ],
    },
    {
      heading: 'The eight lenses',
      paragraphs: [
        'Discovery looks at the brief through eight lenses. The first four ask where the gain is, the last four how ready you are to take it.',
      ],
      items: LENSES.map((lens) => `${LENS_LABELS[lens]}: ${LENS_QUESTIONS[lens]}`),
    },
    {
      heading: 'The formula',
      paragraphs: [
        `Each initiative can earn 100 points: impact ${WEIGHTS.impact}, feasibility ${WEIGHTS.feasibility}, data ${WEIGHTS.data}, risk ${WEIGHTS.risk} and strategic fit ${WEIGHTS.fit}. More points for risk mean less harm when the tool is wrong.`,
      ],
      items: [
        'Impact grows with the usual effect in the industry and with how strongly your words point there.',
        'Feasibility moves with company size, the skills in the team, budget and network limits, and systems you already have.',
        'Data compares the records that are needed with those you describe.',
        'Risk falls with the harm of a wrong answer and with each sensitive field it touches.',
        'Strategic fit measures how close it stands to the goals you wrote.',
      ],
    },
    {
      heading: 'How a plan is chosen',
      paragraphs: [
        'Three to five initiatives make a plan: a quick win, a foundation where records are thin, and a larger bet. One that needs the result of another comes after it. What you ruled out is left out and named.',
        'When a firm has hardly any records, the first step is not AI, and the report says so.',
      ],
    },
  ]
}

function foundation(): AppendixPart[] {
  const link = (entry: (typeof GUIDANCE)[number]) => ({
    label: `${entry.title} (${entry.publisher}, ${entry.year})`,
    url: entry.url ?? '',
    note: `For ${entry.use}. Checked at the publisher on ${entry.verified ?? ''}.`,
  })
  return [
    {
      heading: 'Where the knowledge comes from',
      paragraphs: [
        'The engine holds a library of use cases for twenty industries. Each one names the workflow it changes, the records it needs, how to measure it, who checks it, when it is the wrong thing to do, and a cheaper way without AI.',
        'Targets in the library are hypotheses to be tested against your own baseline. They are not results of your firm or of any other.',
      ],
    },
    {
      heading: 'Government and public resources',
      paragraphs: ['These were read at the publisher and are safe to cite.'],
      links: GUIDANCE.filter((entry) => entry.verified !== undefined && entry.url !== undefined).map(link),
    },
    {
      heading: 'Known from secondary copies',
      paragraphs: [
        'These bear on the advice too, but were only seen in copies. Check the source before you rely on the wording.',
      ],
      items: GUIDANCE.filter((entry) => entry.verified === undefined).map(
        (entry) => `${entry.title} (${entry.publisher}, ${entry.year}): for ${entry.use}`,
      ),
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
        'Costs are bands in Australian dollars by company size, for licences and outside help; time of your own staff is not included.',
        'Weeks assume that the owner can give about a day a week.',
        'Named rules are pointers for an Australian firm and may have changed; they are not a complete list.',
        'A brief in another language is matched by key words, so more may be missed.',
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
