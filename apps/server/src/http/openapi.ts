import { API_BASE, type Endpoint } from '@cairn/contract/endpoint'
import { problem } from '@cairn/contract/problem'
import * as z from 'zod'

type JsonObject = Record<string, unknown>

/** OpenAPI 3.1 of what is mounted, from the same schemas that check it. */
export function describeApi(endpoints: Endpoint[], title: string, serverUrl: string): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint)
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version: '1' },
    servers: [{ url: `${serverUrl}${API_BASE}` }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function operation(endpoint: Endpoint): JsonObject {
  const { method, path, access, summary, params, query, body, bodyType = 'json', status, reply, file } = endpoint
  const problems = [
    ...(access === 'user' ? [401] : []),
    ...(params ? [404] : []),
    ...(params || query || body ? [422] : []),
  ]
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^\w]+/g, '_').replace(/_$/, '')}`,
    summary,
    ...(access === 'user' ? { security: [{ bearer: [] }] } : {}),
    ...(params || query ? { parameters: [...parameters('path', params), ...parameters('query', query)] } : {}),
    ...(body ? { requestBody: { required: true, content: bodyContent(bodyType, schemaOf(body, 'input')) } } : {}),
    responses: {
      [status]: {
        description: summary,
        ...(reply ? { content: { 'application/json': { schema: schemaOf(reply, 'output') } } } : {}),
        ...(file ? { content: { [file]: {} } } : {}),
      },
      ...Object.fromEntries(problems.map((code) => [code, refusal()])),
      default: refusal(),
    },
  }
}

function bodyContent(bodyType: 'json' | 'form', schema: JsonObject) {
  return bodyType === 'json'
    ? { 'application/json': { schema } }
    : { 'multipart/form-data': { schema }, 'application/x-www-form-urlencoded': { schema } }
}

const refusal = () => ({
  description: 'What went wrong',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

function parameters(place: 'path' | 'query', schema: Endpoint['query']) {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: JsonObject
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function schemaOf(schema: NonNullable<Endpoint['body']>, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
