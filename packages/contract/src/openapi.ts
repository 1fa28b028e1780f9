import type { Locale } from './browser/locales.ts'
import { type ErrorCode, errorBody, errors, problemType } from './errors.ts'
import { exampleOf, type Schema } from './example-of.ts'
import { createSchemaWriter, inline, type SchemaWriter } from './named-schemas.ts'
import { type Operation, pathParameters } from './operation.ts'
import { groupOf, operationGroups } from './operation-groups.ts'

type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>
type DescribedResponse =
  | { readonly $ref: string }
  | { readonly description: string; readonly content: Content }

export type DescribedOperation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly deprecated?: true
  /** The day from which a deprecated operation may be gone. */
  readonly 'x-sunset'?: string
  readonly security?: readonly object[]
  readonly parameters: readonly {
    readonly name: string
    readonly in: 'path' | 'query'
    readonly required: boolean
    readonly schema: Schema
    readonly example: unknown
  }[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, DescribedResponse>>
}

export type OpenApi = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses: Readonly<Record<string, DescribedResponse>>
    readonly securitySchemes: object
  }
}

type DocumentOptions = {
  /** The language of a call that names none. */
  readonly edition?: Locale
  readonly servers?: readonly string[]
  /** Where an operation is served; its own path unless another is said. */
  readonly pathOf?: (operation: Operation) => string
  /** Responses by the id of their operation. */
  readonly examples?: Readonly<Record<string, unknown>>
}

/** Refusals that every operation has, by the name of their entry in the document. */
const everywhere = {
  InvalidRequest: ['request.invalid'],
  TooManyRequests: ['limit.exceeded'],
  ServerError: ['server.error'],
  Busy: ['server.busy'],
} as const satisfies Record<string, readonly ErrorCode[]>

/** The contract as an OpenAPI 3.1 document. */
export function toOpenApi(
  operations: readonly Operation[],
  info: OpenApi['info'],
  options: DocumentOptions = {},
): OpenApi {
  const { servers = [], pathOf = ({ path }) => path } = options
  const schemas = createSchemaWriter()
  const paths: Record<string, Record<string, DescribedOperation>> = {}
  for (const operation of operations) {
    const path = pathOf(operation)
    paths[path] = {
      ...paths[path],
      [operation.method.toLowerCase()]: describe(operation, schemas, options),
    }
  }
  const used = new Set(operations.map(groupOf))
  return {
    openapi: '3.1.0',
    info,
    servers: servers.map((url) => ({ url })),
    tags: Object.entries(operationGroups)
      .filter(([name]) => used.has(name as keyof typeof operationGroups)) // true: its own keys
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...schemas.named, Problem: schemas.write(errorBody, 'output') },
      responses: Object.fromEntries(
        Object.entries(everywhere).map(([name, codes]) => [name, toRefusal(codes)]),
      ),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function describe(
  operation: Operation,
  schemas: SchemaWriter,
  { edition = 'en', examples = {} }: DocumentOptions,
): DescribedOperation {
  const request = inEdition(schemas.write(operation.request, 'input'), edition)
  const inPath = pathParameters(operation.path)
  const example = examples[operation.id]
  return {
    operationId: operation.id,
    tags: [groupOf(operation)],
    summary: operation.summary.en,
    ...(operation.deprecated ? { deprecated: true, 'x-sunset': operation.deprecated.sunset } : {}),
    ...(operation.auth === 'none'
      ? {}
      : { security: operation.auth === 'optional' ? [{}, { token: [] }] : [{ token: [] }] }),
    ...describeInput(operation, request, { inPath, schemas }),
    responses: {
      [operation.status]: {
        description: operation.cache === 'public' ? 'Done. Anyone may cache this response.' : 'Done.',
        content: {
          'application/json': {
            schema: schemas.write(operation.response, 'output'),
            ...(example === undefined ? {} : { example }),
          },
        },
      },
      ...refusals(operation),
    },
  }
}

type InputContext = { readonly inPath: readonly string[]; readonly schemas: SchemaWriter }

function describeInput(
  { method }: Operation,
  request: Schema,
  { inPath, schemas }: InputContext,
): Pick<DescribedOperation, 'parameters' | 'requestBody'> {
  const hasBody = method === 'POST'
  const example = (schema: Schema) => exampleOf(inline(schema, schemas.named))
  const parameters = Object.entries(request.properties ?? {})
    .filter(([name]) => !hasBody || inPath.includes(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? ('path' as const) : ('query' as const),
      required: inPath.includes(name) || (request.required ?? []).includes(name),
      schema: withoutExamples(schema),
      example: example(schema),
    }))
  if (!hasBody) return { parameters }
  const body = withoutPath(request, inPath)
  return { parameters, requestBody: { required: true, content: { 'application/json': { schema: body } } } }
}

function withoutExamples({ examples: _, ...schema }: Schema): Schema {
  return schema
}

function inEdition(request: Schema, edition: Locale): Schema {
  const locale = request.properties?.locale
  if (locale?.default === undefined) return request
  return { ...request, properties: { ...request.properties, locale: { ...locale, default: edition } } }
}

function withoutPath(schema: Schema, inPath: readonly string[]): Schema {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !inPath.includes(name))
  const required = (schema.required ?? []).filter((name) => !inPath.includes(name))
  return { ...schema, properties: Object.fromEntries(properties), required }
}

/** The refusals of a status: those of every operation by reference, those of this one with the codes they may carry. */
function refusals(operation: Operation): Record<string, DescribedResponse> {
  const whenSignedIn = operation.auth === 'required' ? (['auth.required'] as const) : []
  const own = [...whenSignedIn, ...operation.errors]
  const common = Object.entries(everywhere).map(([name, codes]) => {
    const { status } = errors[codes[0]]
    const further = own.filter((code) => errors[code].status === status)
    const response =
      further.length > 0 ? toRefusal([...codes, ...further]) : { $ref: `#/components/responses/${name}` }
    return [String(status), response] as const
  })
  const known = new Set(common.map(([status]) => status))
  const byStatus = Object.groupBy(own, (code) => String(errors[code].status))
  const others = Object.entries(byStatus)
    .filter(([status]) => !known.has(status))
    .map(([status, codes = []]) => [status, toRefusal(codes)] as const)
  return Object.fromEntries([...common, ...others])
}

/** `description` lists the codes. */
function toRefusal(codes: readonly ErrorCode[]): DescribedResponse {
  return {
    description: codes.join(', '),
    content: { [problemType]: { schema: { $ref: '#/components/schemas/Problem' } } },
  }
}
