import * as z from 'zod'
import type { Locale } from './browser/locales.ts'
import { errorBody, errors } from './errors.ts'
import { type Operation, pathParameters } from './operation.ts'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] }

type DescribedOperation = {
  readonly operationId: string
  readonly summary: string
  readonly security?: readonly object[]
  readonly parameters: readonly object[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, object>>
}

type OpenApi = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  readonly components: object
}

/** The contract as an OpenAPI 3.1 document; `edition` is the language of a call that names none. */
export function toOpenApi(
  operations: readonly Operation[],
  info: OpenApi['info'],
  edition: Locale = 'en',
): OpenApi {
  const paths: Record<string, Record<string, DescribedOperation>> = {}
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation, edition),
    }
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function describe(operation: Operation, edition: Locale): DescribedOperation {
  const request = inEdition(jsonSchema(operation.request, 'input'), edition)
  const inPath = pathParameters(operation.path)
  const properties = Object.entries(request.properties ?? {})
  const toParameter = ([name, schema]: [string, JsonSchema]) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || (request.required ?? []).includes(name),
    schema,
  })
  const hasBody = operation.method === 'POST'
  return {
    operationId: operation.id,
    summary: operation.summary.en,
    ...(operation.auth === 'none'
      ? {}
      : { security: operation.auth === 'optional' ? [{}, { token: [] }] : [{ token: [] }] }),
    parameters: properties.filter(([name]) => !hasBody || inPath.includes(name)).map(toParameter),
    ...(hasBody
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: withoutPath(request, inPath) } },
          },
        }
      : {}),
    responses: {
      [operation.status]: {
        description: operation.cache === 'public' ? 'Done. Anyone may cache this response.' : 'Done.',
        content: { 'application/json': { schema: jsonSchema(operation.response, 'output') } },
      },
      ...refusals(operation),
    },
  }
}

function inEdition(request: JsonSchema, edition: Locale): JsonSchema {
  const locale = request.properties?.locale
  if (locale?.default === undefined) return request
  return { ...request, properties: { ...request.properties, locale: { ...locale, default: edition } } }
}

function withoutPath(schema: JsonSchema, inPath: readonly string[]): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !inPath.includes(name))
  const required = (schema.required ?? []).filter((name) => !inPath.includes(name))
  return { ...schema, properties: Object.fromEntries(properties), required }
}

/** One entry a status, naming the codes it may carry. */
function refusals(operation: Operation): Record<string, object> {
  const everywhere = ['request.invalid', 'limit.exceeded', 'server.busy', 'server.error'] as const
  const whenSignedIn = operation.auth === 'required' ? (['auth.required'] as const) : []
  const codes = [...everywhere, ...whenSignedIn, ...operation.errors]
  const byStatus = Object.groupBy(codes, (code) => String(errors[code].status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list = []]) => [
      status,
      {
        description: list.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest as JsonSchema // true: toJSONSchema of an object schema has this form
}
