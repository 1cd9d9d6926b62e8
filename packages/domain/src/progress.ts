import type { RoadmapStatus } from '@cairn/contract/roadmaps'

export const POLL_INTERVAL_MS = 5000
export const POLL_ATTEMPTS = 60
export const ESTIMATE_START_S = 60
export const ESTIMATE_FLOOR_S = 5

export type ProgressStep = 'analyzing' | 'generating' | 'formatting' | 'finalizing'

export const PROGRESS_STEPS = ['analyzing', 'generating', 'formatting', 'finalizing'] as const satisfies ProgressStep[]

/** What is in hand in each step, where its message would be too long. */
export const STAGE_NAMES: Record<ProgressStep, string> = {
  analyzing: 'Your business context',
  generating: 'Strategic insights',
  formatting: 'Your analysis',
  finalizing: 'Your report',
}

/** What a language model does with a report, in this order; `content.doing` names one of them. */
export const MODEL_STAGES = ['Reading your brief', 'Weighing the options', 'Checking the plan', 'Writing'] as const
export type ModelStage = (typeof MODEL_STAGES)[number]

export const STEP_MESSAGES: Record<ProgressStep, string> = {
  analyzing: 'Analyzing your business context...',
  generating: 'Generating strategic insights...',
  formatting: 'Formatting your analysis...',
  finalizing: 'Finalising your report...',
}

/** What one poll brought. `attempt` counts from 0; `status` is missing while there is no content. */
export interface PollReading {
  attempt: number
  status?: RoadmapStatus | undefined
  /** What the server itself says, 0 to 100. */
  progress?: number | undefined
}

/** Spec 4. A pending roadmap has no content yet, only its place in the queue. */
export function estimatedProgress({ attempt, status }: PollReading): number {
  if (status === 'completed') return 100
  if (status === undefined || status === 'pending') return Math.min(10 + 3 * attempt, 50)
  return Math.min(85 + 2 * attempt, 95)
}

/** The percentage to show: the server's own where it gives one, else the estimate; never less than before. */
export function nextProgress(previous: number, reading: PollReading): number {
  return Math.max(previous, reportedProgress(reading) ?? estimatedProgress(reading))
}

export function stepOf(percent: number): ProgressStep {
  if (percent < 25) return 'analyzing'
  if (percent < 50) return 'generating'
  return percent < 75 ? 'formatting' : 'finalizing'
}

export function stepMessage(percent: number): string {
  return STEP_MESSAGES[stepOf(percent)]
}

export interface Stage {
  name: string
  state: 'done' | 'now' | 'to come'
}

/** The stages of the mind at work: a model's own where the server names one of them, else those of the percentage. */
export function stagesOf({ percent, doing, isDone }: { percent: number; doing?: string | undefined; isDone: boolean }) {
  const own = MODEL_STAGES.findIndex((name) => name === doing)
  const names = own < 0 ? PROGRESS_STEPS.map((step) => STAGE_NAMES[step]) : MODEL_STAGES
  const at = isDone ? names.length : own < 0 ? PROGRESS_STEPS.indexOf(stepOf(percent)) : own
  return names.map((name, index): Stage => ({ name, state: index < at ? 'done' : index === at ? 'now' : 'to come' }))
}

export function remainingSeconds(percent: number): number {
  return Math.max(ESTIMATE_START_S - 0.6 * percent, ESTIMATE_FLOOR_S)
}

/** '45 seconds', '1 minute', '1 minute 5 seconds'. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  if (minutes === 0) return counted(rest, 'second')
  return rest === 0 ? counted(minutes, 'minute') : `${counted(minutes, 'minute')} ${counted(rest, 'second')}`
}

/** 100 is kept for the moment the report is there. */
function reportedProgress({ status, progress }: PollReading): number | undefined {
  if (status === 'completed' || progress === undefined || !Number.isFinite(progress)) return undefined
  return Math.min(Math.max(progress, 0), 99)
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
