import type { Facts } from '../facts.ts'
import type { Plan } from '../plan.ts'
import { parseAnswer } from './answer.ts'
import { clientBlock, lawBlock, sumsBlock } from './material.ts'
import { again } from './read-step.ts'
import { study, type StudyAnswer } from './shapes.ts'

/** Step 2: what the brief means, thought through before anything is planned. */
export function studyPrompt(facts: Facts, builtIn: Plan, reasons: readonly string[] = []): string {
  return [
    clientBlock(facts),
    lawBlock(facts),
    sumsBlock(builtIn),
    [
      'Step: study. Nothing is planned yet. Think as a partner with thirty years in this trade who reads this brief with a pencil: what do the figures and sentences mean that the client does not say?',
      'Work through all of these, and keep what bites: every goal’s gap and worth on one scale (money, hours, posts, slots, cases); queues (cases a day × days of waiting = cases open, and what must be cleared once before anything else helps); what two figures say of a third (a rate, a price, a capacity, a loss), whether it closes, and the innocent explanations before the guilty ones; what each goal does to every other, and the price, rule or order that lets both be had; whether the measure the client chose is the right one, and the better one; what somebody believes that the figures do not bear; whose hours are missing for what; the true deadline, counted backwards from what must be ready; what the records can and cannot bear, with the number of cases; who leaves, and what goes with them; the rules of this trade (a scheme’s minimum in each part, a look-back, a time limit, a duty to tell) that change a target or the order; what everybody would buy first here, and why it works or fails for this client.',
      'findings: six to ten, the gravest first, each with finding (one or two whole sentences, the conclusion first), sum (the arithmetic that shows it, in one line with one equals sign, from figures of the brief, constants of the calendar or numbers marked our guess; empty where there is none), follows (the way out, with its number: what to do, to price, to move, to ask or to refuse because of it) and rests (ids).',
      'rules: up to four laws or rules of the field that decide something here and that you are sure of: rule (its name and what it demands) and follows (what this client must do or not do). None where the country is not known.',
    ].join('\n'),
    ...again(reasons),
  ].join('\n\n')
}

export function parseStudy(text: string): StudyAnswer | undefined {
  const found = study.safeParse(parseAnswer(text))
  return found.success && found.data.findings.length > 0 ? found.data : undefined
}
