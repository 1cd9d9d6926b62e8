import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import type { RoadmapContent, RoadmapStatus } from '@cairn/contract/roadmaps'
import type { Inquiry } from '@cairn/contract/inquiries'
import type { Verdict } from '@cairn/contract/feedback'
import type { Origin, VersionChange } from '@cairn/contract/versions'
import { uuidV7 } from './uuid-v7.ts'

/** A moment as the wire carries it: ISO 8601 in UTC with milliseconds. Write `sql\`now()\`` for the database's clock. */
const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})
const createdAt = () =>
  moment()
    .notNull()
    .default(sql`now()`)
const id = () => text().primaryKey().$defaultFn(uuidV7)
/** Whose row it is: it goes with its user. */
const ownerId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const users = pgTable('users', {
  id: id(),
  /** Trimmed and in lower case, as the contract delivers it. */
  email: text().notNull().unique(),
  username: text().notNull(),
  password_hash: text().notNull(),
  /** Raised by a new password and by ending all other sessions: tokens that carry a lower one are worthless at once. */
  token_version: integer().notNull().default(0),
  /** Kept by a trigger (0001): counting a long list would cost more than showing a page of it. */
  roadmap_count: integer().notNull().default(0),
  favorite_count: integer().notNull().default(0),
  created_at: createdAt(),
})

/** Signed-out access tokens, kept until they would have expired. */
export const revokedTokens = pgTable(
  'revoked_tokens',
  { jti: text().primaryKey(), expires_at: moment().notNull() },
  (table) => [index().on(table.expires_at)],
)

/** Where a user is signed in. A token is judged without this table: it is for the user's own eyes. */
export const sessions = pgTable(
  'sessions',
  {
    /** As the session's tokens carry it. */
    id: text().primaryKey(),
    user_id: ownerId(),
    device: text().notNull(),
    started_at: moment().notNull(),
    renewed_at: moment().notNull(),
    /** When its newest token does. */
    expires_at: moment().notNull(),
  },
  (table) => [index().on(table.user_id, table.expires_at)],
)

export const resetTokens = pgTable(
  'reset_tokens',
  {
    id: id(),
    user_id: ownerId(),
    /** SHA-256 of the token: a copy of the database opens no account. */
    token_hash: text().notNull().unique(),
    expires_at: moment().notNull(),
    used_at: moment(),
    created_at: createdAt(),
  },
  (table) => [index().on(table.user_id)],
)

/** New addresses that wait for their owner to follow a link. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    user_id: ownerId(),
    email: text().notNull(),
    /** SHA-256 of the token. */
    token_hash: text().notNull().unique(),
    expires_at: moment().notNull(),
    created_at: createdAt(),
  },
  (table) => [index().on(table.user_id)],
)

export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    /** What the mail is made from when it is sent; never a raw reset token. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Fixed when the row is written, so that a mail sent twice is seen once. */
    message_id: text().notNull().unique(),
    status: text().$type<'queued' | 'sent' | 'failed'>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    created_at: createdAt(),
    sent_at: moment(),
  },
  (table) => [index().on(table.status, table.created_at)],
)

export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    /** The account that sent it, if one did. The address proves nothing: anybody can type it. */
    user_id: text().references(() => users.id, { onDelete: 'set null' }),
    company: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    payload: jsonb().$type<Inquiry>().notNull(),
    created_at: createdAt(),
    mailed_at: moment(),
  },
  (table) => [index().on(table.created_at), index().on(table.user_id)],
)

/** What a report says about itself as a version; the newest has it in `roadmaps`, those before in `roadmap_versions`. */
const ofVersion = () => ({
  origin: text().$type<Origin>().notNull().default('created'),
  restored_from: integer(),
  /** Against the version before it, once the report is written. */
  changes: jsonb().$type<VersionChange[]>(),
})

/** A roadmap, holding its newest version: whoever asks for it reads one row, however many came before. */
export const roadmaps = pgTable(
  'roadmaps',
  {
    id: id(),
    user_id: ownerId(),
    title: text().notNull(),
    report_type: text().$type<'opportunity_assessment'>().notNull().default('opportunity_assessment'),
    status: text().$type<RoadmapStatus>().notNull().default('pending'),
    is_favorite: boolean().notNull().default(false),
    client_input: jsonb().$type<Record<string, unknown>>().notNull(),
    content: jsonb().$type<RoadmapContent>().notNull(),
    /** Also in content; here so that a list never reads the report. */
    generated_at: moment(),
    /** What the report recommends first, for the same reason; the database reads it off `content`. */
    first_initiative: text().generatedAlwaysAs(sql`content -> 'insights' -> 'initiatives' -> 0 ->> 'name'`),
    version: integer().notNull().default(1),
    ...ofVersion(),
    /** When this version was asked for; the first one's is `created_at`. */
    versioned_at: moment(),
    idempotency_key: text(),
    /** By then it is completed or failed, whatever happened to its job. */
    deadline_at: moment(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  // A plain `desc` in a query means nulls first, and only an index in the same order serves it.
  (table) => [
    uniqueIndex('roadmaps_user_idempotency_key').on(table.user_id, table.idempotency_key),
    index('roadmaps_newest').on(table.user_id, table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('roadmaps_favorites')
      .on(table.user_id, table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_favorite`),
    index('roadmaps_unfinished')
      .on(table.user_id, table.deadline_at)
      .where(sql`status in ('pending', 'generating')`),
  ],
)

/** Whatever belongs to a roadmap goes with it. */
const ofRoadmap = () =>
  text()
    .notNull()
    .references(() => roadmaps.id, { onDelete: 'cascade' })

/** Versions that a newer one has followed. They are written once and never changed. */
export const roadmapVersions = pgTable(
  'roadmap_versions',
  {
    roadmap_id: ofRoadmap(),
    number: integer().notNull(),
    ...ofVersion(),
    status: text().$type<RoadmapStatus>().notNull(),
    client_input: jsonb().$type<Record<string, unknown>>().notNull(),
    content: jsonb().$type<RoadmapContent>().notNull(),
    generated_at: moment(),
    first_initiative: text().generatedAlwaysAs(sql`content -> 'insights' -> 'initiatives' -> 0 ->> 'name'`),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roadmap_id, table.number] })],
)

/** Read-only links to one version of a report, for people without an account. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: id(),
    user_id: ownerId(),
    roadmap_id: ofRoadmap(),
    version: integer().notNull(),
    /** SHA-256 of the token: a copy of the database opens no report. */
    token_hash: text().notNull().unique(),
    created_at: createdAt(),
    expires_at: moment(),
    ended_at: moment(),
    views: integer().notNull().default(0),
    last_viewed_at: moment(),
  },
  (table) => [
    index('share_links_newest').on(table.user_id, table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.roadmap_id),
  ],
)

/** What a client thinks of one initiative of one version. */
export const feedback = pgTable(
  'feedback',
  {
    roadmap_id: ofRoadmap(),
    version: integer().notNull(),
    label: text().notNull(), // 'I1'
    initiative_id: text().notNull(),
    name: text().notNull(),
    verdict: text().$type<Verdict>().notNull(),
    line: text().notNull().default(''),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.roadmap_id, table.version, table.label] }), index().on(table.updated_at)],
)

/** The shape RateLimiterPostgres expects. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.expire)],
)
