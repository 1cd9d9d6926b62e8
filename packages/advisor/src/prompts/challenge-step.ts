import type { Facts } from '../facts.ts'
import type { Plan } from '../plan.ts'
import { parseAnswer } from './answer.ts'
import { clientBlock, lawBlock, planBlock } from './material.ts'
import { again } from './read-step.ts'
import { challenge, type ChallengeAnswer } from './shapes.ts'

const MOST = 5

/** Step 3: a second mind against the plan. */
export function challengePrompt(facts: Facts, plan: Plan, reasons: readonly string[] = []): string {
  return [
    clientBlock(facts),
    lawBlock(facts),
    planBlock(plan),
    [
      'Step: challenge. You did not make this plan. Find what would make the client regret it: a goal that is only seemingly answered; the wrong cause; a method the records cannot bear; a limit, month, budget or promise not kept; a deadline missed by the dates; an owner who leaves or does not exist; an unsafe wish let through, or a harmless one refused; a cheaper way overlooked; a test that proves nothing, or cannot be decided by its gate; work put on the scarcest people; a count so small that it names a person who is promised not to be measured; a ceiling of money passed over, or money left without a date and a rule; the main goal’s worth not reckoned; a measure that the plan moves on paper only; a safe use of AI on records they hold passed over; work that the plan makes and nobody has hands for; what those who judge the client look at besides the target; a conflict of two goals named without a way out; too much for this reader, or begun at once by the same few people; a forecast that is only hoped for; a test that its owner could not explain, or whose number the plan’s own forecast misses; something used before the piece that brings it; a circumstance that was told and is forgotten (no signal, another language, the system in use, what that system can take in); the wrong first piece.',
      `objections: at most ${MOST}, the gravest first; each with about (a label such as I1, or plan), objection, rests (ids of the statements, measures or limits that show it) and mend (what to change). None where the plan is right: then an empty list. Points, dates and costs are computed and cannot be changed by you.`,
    ].join('\n'),
    ...again(reasons),
  ].join('\n\n')
}

/** Only objections that cite the brief count. */
export function parseChallenge(text: string, facts: Facts): ChallengeAnswer['objections'] | undefined {
  const found = challenge.safeParse(parseAnswer(text))
  if (!found.success) return undefined
  const ids = new Set([...facts.statements, ...facts.measures, ...facts.limits].map(({ id }) => id))
  return found.data.objections
    .filter(({ rests, objection }) => objection.trim().length > 10 && rests.some((id) => ids.has(id.trim())))
    .slice(0, MOST)
}
