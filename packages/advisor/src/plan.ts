import type { PointsBreakdown } from '@cairn/contract/insights'
import type { Lens } from '@cairn/contract/lenses'
import type { Absence, Measure, Quantity, Size, TimeUnit, When } from './facts.ts'

/** What is advised, in types. Text, tables, timeline, charts and `insights` all come from here and from nowhere else. */
export interface Plan {
  company: string
  trade: string
  size: Size
  /** The report's date, ISO. */
  date: string
  language: { code: string; understood: number }
  country?: string
  region?: string
  currency?: string
  /** Little was told: the report is short and says what it assumed. */
  thin: boolean
  initiatives: Initiative[]
  declined: Declined[]
  coverage: Coverage[]
  insights: Insight[]
  /** What the client asks to choose between, with the pieces of work that are about it, the earlier first. */
  choices: { quote: string; labels: string[] }[]
  /** What another mind reckoned from the client's figures, each sum checked: results may be used without it. */
  sums: ReckonedSum[]
  limits: KeptLimit[]
  budget?: Budget
  milestones: Milestone[]
  start: string // ISO date of the first working day of the plan
  blocked: number[] // months in which nothing new begins
  closed: { from: string; to: string }[] // stretches inside a year, 'MM-DD'
  questions: Question[]
  assumptions: Assumption[]
  lenses: { lens: Lens; score: number; because: string[] }[]
  confidence: { level: 'low' | 'medium' | 'high'; bound: number; missing: string[] }
  topicsOfLaw: string[]
  attitudes: string[]
  /** Staff use AI tools on their own accounts and nothing is said of a rule. */
  needsPolicy: boolean
  systems: string[]
  /** Records the client keeps, by name. */
  records: string[]
}

export interface Answer {
  statement: string
  quote: string
  kind: 'goal' | 'pain' | 'wish' | 'question'
  /** Told here for want of a better place; the work does not change for it. */
  beside?: boolean
}

export interface Initiative {
  label: string // 'I1', in the recommended order
  move: string
  /** A model's own words for it; the move then gives no more than the kind of work. */
  own?: OwnWords
  /** The situation that the client's words tell of; its words stand for the move's. */
  situation?: string
  /** People whom its words name and the client nowhere: the report speaks of them in general. */
  strangers?: string[]
  ai: boolean
  topic?: string
  answers: Answer[]
  /** The client's own measures; none: the move's, to be measured first. */
  measures: Measure[]
  /** What the client's own measure reads when half of the way to its target is gone, in the unit of the target, and the share by which it has changed then. */
  halfWay?: { measure: Measure; value: number; share: number }
  /** The share by which the client's own figure has to change, where that is more than the pass mark of the test. */
  asked?: number
  /** The pass mark of the work is no better than what the client has today. */
  beaten?: true
  /** Two figures the client hears for the start of its measure. */
  disputed?: { who: string; text: string }[]
  /** The client's own words on notes of theirs that tell the causes already. */
  notes?: string
  /** What the client says of it in figures, beside the measures. */
  told: string[]
  /** The goals it serves one by one, where it serves more than one. */
  several?: string[]
  /** The client's own words name what this work mends; the sentence, where it is not the goal itself. */
  diagnosed: boolean
  cause?: string
  /** So few cases come in a year, and in the weeks of its test, that new ones show nothing. */
  rare?: { year: number; weeks: number; shown: number }
  /** What else the client tells of its matter. */
  tied: { statement: string; quote: string }[]
  /** The help that was asked for, and the client's own words that rule it out. */
  barred?: { move: string; by: string }
  /** Those whom it rests on go, or may go. */
  leaving?: true
  /** The client says that it matters most. */
  stressed?: true
  /** The day it serves, or the `month`, and the client's sentence that sets it, for this piece or for `all`. */
  due?: { date: string; quote: string; all?: true; month?: true }
  /** Months (1 to 12) outside of which what it is about does not happen. */
  season?: number[]
  /** Smaller troubles of the same matter, each with a step of its own kind. */
  also: { statement: string; quote: string; move: string; situation?: string }[]
  data: { held: Held[]; said?: Said[]; thin?: Thin }
  /** `person`: told by name, without a title. */
  owner: { title: string; told: boolean; person?: boolean }
  weeks: [number, number]
  /** Weeks until its test can be decided, where a model says so. */
  trial?: number
  /** ISO date before which it cannot begin, where a model says so. */
  begin?: string
  days: [number, number]
  cost?: { low: number; high: number }
  /** What runs on each month once it is in use, where a model says so; `apart`: the client has a purse of its own for it, and it is not in `cost`. */
  monthly?: { low: number; high: number; apart: boolean }
  /** The share of the target that repays its cost in a year, where both are money. */
  repaidAt?: number
  from: string // ISO dates
  gate: string
  to: string
  /** The budget does not reach for its tool: it begins in the way without AI. */
  frugal?: true
  /** Not begun before a gate, because money or people do not reach. */
  held?: 'budget' | 'capacity' | 'measure first'
  after: string[] // labels
  limits: string[] // ids of the limits it must keep
  points: PointsBreakdown
  /** The points it would gain with records that can bear it, and with a start and a target. */
  lift?: { records: number; figures: number }
  impact: number // 0 to 10
  feasibility: number
  role: 'quick win' | 'foundation' | 'strategic bet' | 'next step'
  lens: Lens
  confidence: 'low' | 'medium' | 'high'
}

/** What a mind other than the built-in one says of its initiative, in place of the move's and the note's wording. */
export interface OwnWords {
  title: string
  how?: string
  test: string
  fails: string
  first: string
  never?: string
  without?: string
  /** What its money is spent on. */
  buys?: string
  /** What is measured and how its start is found, where the client gives no measure. */
  measure?: string
  baseline?: string
}

export interface Held {
  what: string
  form: string
  months?: number
  statement: string
}

/** What the client wrote of its records; `unkept`: that it is not kept. */
export interface Said {
  quote: string
  unkept?: true
}

/** Why the data cannot bear the method yet. */
export interface Thin {
  kind: 'none told' | 'too young' | 'paper' | 'holes'
  months?: number
  needed?: number
  quote?: string
}

/** Somebody is deceived, read by signals, judged by a guess; a machine decides on health or safety; what was entrusted goes elsewhere. */
export type Kin = 'deceives' | 'reads people' | 'judges people' | 'decides alone' | 'breaks trust'

export interface Declined {
  id: string // of the knowledge's list, or 'unaffordable'
  /** That it must not be done is sure; for which of several reasons, is not. */
  unsure?: true
  /** What all the reasons have in common that it may be, where that much is sure. */
  kin?: Kin
  /** The refusal of the knowledge that knows just this wish. */
  case?: string
  /** The finer kind of it that its words name, in any trade. */
  named?: string
  /** Another danger that it surely is as well. */
  second?: string
  quote: string
  statement: string
  /** What the client goes on to say of it. */
  more?: string[]
  /** Further statements that ask for something of the same kind. */
  also?: string[]
  topic?: string
  price?: { total: number; text: string; ofBudget?: number }
  /** The client's own agreements, promises and refusals that it would break. */
  against: string[]
  /** A model's own words for it, where our list has no such idea. */
  own?: { name: string; because: string; instead: string }
}

export interface Coverage {
  /** It asks for what a machine may be able to do: a test on past cases tells. */
  machine?: true
  statement: string
  quote: string
  kind: 'goal' | 'pain' | 'wish' | 'question'
  /** By hurdle: it is a circumstance, answered by what it means for the plan. */
  how: 'initiative' | 'declined' | 'open' | 'kept' | 'hurdle'
  /** The client has told why it is so: it waits for the review, and is not asked about. */
  explained?: true
  /** A piece of work that mends a trouble which seems to belong to it. */
  beside?: { by: string; quote: string }
  /** It only tells what the firm is. */
  described?: true
  /** The kind of help whose first step is worth doing without a piece of work. */
  step?: { move: string; situation?: string }
  /** The kind of help that an open wish or question seems to speak of. */
  about?: string
  by: string // label, declined id, question id, limit id or hurdle
}

/** A sum or a finding; `kind` says how it is told. Every number in it is a fact or computed from facts. */
export type Insight =
  | { kind: 'gap'; measure: Measure; change: number; months?: number }
  /** What makes a good part of it, what would remain without, whether that is enough, and whether nothing else would be; `unknown`: it has no reason yet. */
  | { kind: 'part'; measure: Measure; quote: string; rest: number; enough: boolean; only?: true; unknown?: true }
  | { kind: 'rate-volume'; measure: Measure; volume: Quantity; now?: number; wanted?: number; saved?: number }
  | { kind: 'backlog'; measure: Measure; volume: Quantity; open: number; openWanted?: number }
  | { kind: 'time'; what: string; count: Quantity; each: Quantity; hours: number; per: string }
  | { kind: 'cost'; what: string; count: Quantity; each: Quantity; times: number; total: number }
  | { kind: 'disagree'; what: string; figures: { who: string; text: string }[] }
  | { kind: 'leaves'; who: string; what: Absence['what']; when?: When; only: boolean }
  /** A day that was told as still to come and is over: of somebody who goes, or of money that ends. */
  | { kind: 'past'; quote: string; date: string; who?: string }
  | { kind: 'tried'; quote: string; label?: string }
  | { kind: 'late'; label: string; measure: Measure; ready: string }
  | { kind: 'too-soon'; label: string; date: string; ready: string; days: number }
  | { kind: 'cause'; word: string; labels: string[] }
  | { kind: 'thin-data'; label: string; thin: Thin }
  | {
      kind: 'worth'
      measure: Measure
      gap: number
      share?: number
      times: { value: number; noun: string }[]
      yearly: number
    }
  | { kind: 'effort'; measure: Measure; volume: Quantity; saved: number }
  | { kind: 'value'; measure: Measure; saved: number; unit: Quantity; noun: string; total: number }
  /** What an offer comes to for all and over its term, and how many times the money there is. */
  | {
      kind: 'offer'
      price: Quantity
      units?: { value: number; noun: string }
      months?: number
      /** What may run each month, where it stands beside that. */
      purse?: number
      total: number
      times: number
    }
  /** Days by which the bill leaves or is paid sooner, and what is sold in them. */
  | {
      kind: 'cash'
      stage: 'sent' | 'paid'
      now: Quantity
      wanted: Quantity
      days: number
      turnover: Quantity
      freed: number
    }
  /** How many a share of a count is, in its time and in a year. */
  | {
      kind: 'share'
      count: Quantity
      noun: string
      share: number
      quote: string
      each: number
      times?: number
      total?: number
    }
  /** What a share of a sum of money is. */
  | { kind: 'sum-share'; sum: Quantity; share: number; quote: string; part: number }
  /** How many times as many come of the same number when a share grows. */
  | { kind: 'yield'; measure: Measure; ratio: number; more: number }
  /** Those who go in a year and must be found and taught anew. */
  | { kind: 'churn'; rate: Quantity; heads: number; group: string; leavers: number }
  /** A test in which too few of the counted cases come up to tell a change from chance. */
  /** Hours or days that go into something in a year. */
  | {
      kind: 'hours'
      what: string
      each: Quantity
      wanted?: Quantity
      left: number
      per: TimeUnit
      times: number
      heads?: { value: number; noun: string }
      total: number
    }
  | { kind: 'balance'; rate: Quantity; hours: Quantity; used: number; bought: Quantity; gap: number }
  | { kind: 'pull'; rule: 'hourly' | 'demand' | 'shelves'; quotes: string[] }
  | { kind: 'short'; quote: string; labels: string[] }
  | { kind: 'point-value'; measure: Measure; points: number; each: Quantity; total: number; per: string }
  | { kind: 'yearly'; quote: string; each: Quantity; times: number; total: number }
  /** Somebody has to say yes first; or would have to, if it cost more. */
  | { kind: 'consent'; quote: string; spared: boolean }
  | { kind: 'baseline'; quote: string }
  | { kind: 'word-given'; quote: string; first: string }
  | { kind: 'notice-missed'; quote: string; last: string; date: string }
  /** A day behind months in which nobody has time: the last day before them, and the open weeks until then. */
  | { kind: 'squeeze'; name: string; date: string; last: string; weeks: number }
  /** What is there only after a day that the client set. */
  | { kind: 'comes-late'; quote: string; due: string; date: string }
  /** Somebody's yes takes so long that it had to be asked for by `last`. */
  | { kind: 'yes-takes'; quote: string; last: string; date: string; past: boolean }
  /** Money that is gone after a day: the last day to order from it. */
  | { kind: 'lapse'; quote: string; order: string; date: string; labels: string[] }

export interface ReckonedSum {
  what: string
  sum: string
}

export interface KeptLimit {
  id: string
  kind: string
  quote: string
  labels: string[]
}

export interface Budget {
  amount: number
  text: string
  /** Not what there is, but what may be spent before others must agree. */
  free?: true
  /** Part of it is promised to something else; `amount` is what is left. */
  left?: true
  /** What may run each month is all there is, for so many months: `amount` is their sum. */
  months?: number
  monthly?: number
  low: number
  high: number
  reserve: number
  heldBack: number
}

export interface Milestone {
  date: string
  /** Only the month is known. */
  month?: true
  /** The last day for what has to be done so long before another. */
  notice?: true
  kind: 'rules' | 'start' | 'gate' | 'review' | 'deadline' | 'handover' | 'consult' | 'consent' | 'talks'
  label?: string
  text?: string
}

export interface Question {
  id: string
  kind: 'measure' | 'country' | 'budget' | 'data' | 'owner' | 'volume' | 'open-need' | 'due'
  label?: string
  about?: string
}

export type Assumption = { kind: 'cost' | 'country' | 'size' | 'start' | 'rate'; text?: string }
