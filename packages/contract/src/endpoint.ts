import type * as z from 'zod/mini'

/** Every API path of the spec is relative to this. */
export const API_BASE = '/api/v1'
export const API_TIMEOUT_MS = 30_000

type Schema = z.ZodMiniType
export type Access = 'public' | 'user'

export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to API_BASE, with {name} for parameters. A trailing slash is part of the documented path; the server answers both. */
  path: string
  access: Access
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** How the body travels; json unless said. */
  bodyType?: 'json' | 'form'
  status: number
  /** Absent for an empty reply and for a file. */
  reply?: Reply
  /** The media type of a file reply. */
  file?: string
}

type Read<S> = S extends Schema ? z.output<S> : undefined
type Write<S> = S extends Schema ? z.input<S> : undefined

/** What a handler gets. */
export type ParamsOf<E extends Endpoint> = Read<E['params']>
export type QueryOf<E extends Endpoint> = Read<E['query']>
export type BodyOf<E extends Endpoint> = Read<E['body']>
/** What a caller sends. */
export type QueryInput<E extends Endpoint> = Write<E['query']>
export type BodyInput<E extends Endpoint> = Write<E['body']>
export type ReplyOf<E extends Endpoint> = Read<E['reply']>

export function endpoint<
  const Params extends Schema | undefined = undefined,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Reply extends Schema | undefined = undefined,
>(definition: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return definition
}
