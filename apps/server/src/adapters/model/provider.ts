import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Config } from '../../config.ts'
import { guardedFetch } from './guarded-fetch.ts'

/** Anthropic's own protocol when the address says so; every other endpoint speaks OpenAI's chat completions. */
export function languageModel(
  baseUrl: string,
  model: string,
  { LLM_API_KEY }: Pick<Config, 'LLM_API_KEY'>,
): LanguageModel {
  const fetch = guardedFetch(baseUrl)
  if (speaksAnthropic(baseUrl))
    // Without a key of ours the provider would look for one in the environment.
    return createAnthropic({ baseURL: withVersion(baseUrl), apiKey: LLM_API_KEY ?? 'none', fetch })(model)
  return createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl.replace(/\/+$/, ''),
    ...(LLM_API_KEY === undefined ? {} : { apiKey: LLM_API_KEY }),
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
  })(model)
}

/** api.anthropic.com, or a gateway that has it under a path of its own: https://gateway.example/anthropic/v1. */
export function speaksAnthropic(baseUrl: string): boolean {
  const { hostname, pathname } = new URL(baseUrl)
  return (
    hostname === 'anthropic.com' || hostname.endsWith('.anthropic.com') || pathname.split('/').includes('anthropic')
  )
}

function withVersion(baseUrl: string): string {
  const trimmed = baseUrl.replace(/\/+$/, '')
  return /\/v\d+$/.test(trimmed) ? trimmed : `${trimmed}/v1`
}
