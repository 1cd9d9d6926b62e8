import type * as z from 'zod/mini'

/** Every API path of the spec is relative to this. */
export const API_BASE = '/api/v1'
export const API_TIMEOUT_MS = 30_000

type Schema = z.ZodMiniType

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to API_BASE, with {name} for parameters. A trailing slash is part of the documented path; the server answers both. */
  path: string
  access: 'public' | 'user'
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** How the body travels; json unless said. */
  bodyType?: 'json' | 'form'
  status: number
  /** Absent for an empty reply and for a file. */
  reply?: Schema
  /** The media type of a file reply. */
  file?: string
}

/** What a handler gets. */
export type ParamsOf<E extends Endpoint> = E extends { params: infer S extends Schema } ? z.output<S> : undefined
export type QueryOf<E extends Endpoint> = E extends { query: infer S extends Schema } ? z.output<S> : undefined
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends Schema } ? z.output<S> : undefined
export type ReplyOf<E extends Endpoint> = E extends { reply: infer S extends Schema } ? z.output<S> : undefined
/** What a caller sends. */
export type QueryInput<E extends Endpoint> = E extends { query: infer S extends Schema } ? z.input<S> : undefined
export type BodyInput<E extends Endpoint> = E extends { body: infer S extends Schema } ? z.input<S> : undefined

/** Keeps the exact type of the definition, which the server's handlers and the web's calls are typed by. */
export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition
}
