import { canonicalQuery, type ErrorCode, type Locale, type Operation, toOpenApi } from '@zeri/contract'
import { typeset } from '../../i18n/typography.ts'

type ParameterView = {
  readonly name: string
  readonly required: boolean
  readonly type: string
  /** A JSON value. */
  readonly example: unknown
}

/** An operation as plain data, for the page of the API documentation. */
export type OperationView = {
  readonly id: string
  readonly summary: string
  readonly method: Operation['method']
  readonly path: Operation['path']
  readonly needsSignIn: boolean
  readonly isPublic: boolean
  readonly parameters: readonly ParameterView[]
  readonly example: string
  /** The values of the response, a line each; empty if there are none. */
  readonly response: string
  readonly refusals: readonly { readonly status: string; readonly codes: readonly ErrorCode[] }[]
}

/** The parts of JSON Schema that the contract's schemas use. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMaximum?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

type OpenApiOperation = {
  readonly parameters: readonly {
    readonly name: string
    readonly required: boolean
    readonly schema: Schema
  }[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
  readonly responses: Readonly<
    Record<string, { description: string; content: { 'application/json': { schema: Schema } } }>
  >
}

/** Chinese New Year 2026: a meaningful date that is the same on every rendering. */
const EXAMPLE_DATE = '2026-02-17'
const ISO_DATE = '^\\d{4}-\\d{2}-\\d{2}$'

/** Turns the OpenAPI description of each operation into readable data. */
export function describeOperations(operations: readonly Operation[], locale: Locale): OperationView[] {
  return operations.map((operation) => describeOperation(operation, locale))
}

function describeOperation(operation: Operation, locale: Locale): OperationView {
  const { id, method, path, auth, cache } = operation
  const { parameters: inUrl, requestBody, responses } = openApiOf(operation, locale)
  const body = requestBody?.content['application/json'].schema
  const inBody = Object.entries(body?.properties ?? {})
  const parameters = [
    ...inUrl.map(({ name, required, schema }) => parameterView(name, required, schema)),
    ...inBody.map(([name, schema]) => parameterView(name, body?.required?.includes(name) ?? false, schema)),
  ]
  const success = responses[String(operation.status)]
  return {
    id,
    summary: typeset(locale, operation.summary[locale]),
    method,
    path,
    needsSignIn: auth === 'required',
    isPublic: cache === 'public',
    parameters,
    example: exampleRequest(operation, parameters),
    response: success ? shapeText(success.content['application/json'].schema) : '',
    refusals: Object.entries(responses)
      .filter(([status]) => status !== String(operation.status))
      // True: the contract writes the codes of a status as its description.
      .map(([status, { description }]) => ({ status, codes: description.split(', ') as ErrorCode[] })),
  }
}

function openApiOf(operation: Operation, locale: Locale): OpenApiOperation {
  const document = toOpenApi([operation], { title: '', version: '' }, locale)
  // True: toOpenApi puts each operation under its path and method.
  const { paths } = document as { paths: Record<string, Record<string, OpenApiOperation>> }
  const described = paths[operation.path]?.[operation.method.toLowerCase()]
  if (!described) throw new Error(`operation ${operation.id} is not described`)
  return described
}

function parameterView(name: string, required: boolean, schema: Schema): ParameterView {
  return { name, required, type: typeText(schema), example: exampleOf(schema) }
}

function exampleRequest({ method, path }: Operation, parameters: readonly ParameterView[]): string {
  const filled = parameters.reduce(
    (url, { name, example }) => url.replace(`{${name}}`, String(example)),
    path as string,
  )
  const rest = parameters
    .filter(({ name }) => !path.includes(`{${name}}`))
    .map(({ name, example }) => [name, example] as const)
  if (rest.length === 0) return `${method} ${filled}`
  if (method === 'POST') return `${method} ${filled}\n${JSON.stringify(Object.fromEntries(rest))}`
  const query = Object.fromEntries(rest.map(([name, value]) => [name, String(value)]))
  return `${method} ${filled}${canonicalQuery(query)}`
}

/** A bound worth showing: not the default bounds of a safe integer. */
function shownBound(bound: number | undefined): number | undefined {
  return bound !== undefined && Number.isSafeInteger(Math.abs(bound) + 1) ? bound : undefined
}

/**
 * The type of a value in a few characters.
 * @example typeText({ type: 'integer', minimum: 0, maximum: 59 }) // 'integer 0…59'
 */
export function typeText(schema: Schema): string {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return [...new Set(alternatives.map(typeText))].join(' | ')
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.pattern === ISO_DATE) return 'YYYY-MM-DD'
  const type = [schema.type ?? 'any'].flat().join(' | ')
  const { exclusiveMaximum } = schema
  const [minimum, maximum] = [shownBound(schema.minimum), shownBound(schema.maximum)]
  if (minimum === undefined) return type
  if (exclusiveMaximum !== undefined) return `${type} ≥ ${minimum}, < ${exclusiveMaximum}`
  return maximum === undefined ? `${type} ≥ ${minimum}` : `${type} ${minimum}…${maximum}`
}

function exampleOf(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.examples?.[0] !== undefined) return schema.examples[0]
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  if (schema.pattern === ISO_DATE) return EXAMPLE_DATE
  const [alternative] = schema.anyOf ?? schema.oneOf ?? []
  if (alternative) return exampleOf(alternative)
  if (schema.items) return [exampleOf(schema.items)]
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, of]) => [name, exampleOf(of)]))
  return schema.type === 'integer' || schema.type === 'number' ? (shownBound(schema.minimum) ?? 1) : ''
}

/**
 * Lists every value of a response on a line of its own; nested values are indented.
 * @example shapeText({ properties: { days: { items: { type: 'string' } } } }) // 'days[]: string'
 */
export function shapeText(schema: Schema): string {
  return shapeLines(schema).join('\n')
}

function shapeLines(schema: Schema, name = '', indent = ''): string[] {
  if (schema.items) return shapeLines(schema.items, `${name}[]`, indent)
  const alternatives = schema.anyOf ?? schema.oneOf ?? [schema]
  const shapes = alternatives.flatMap(({ properties }) => (properties ? [properties] : []))
  if (shapes.length === 0) return [`${indent}${name && `${name}: `}${typeText(schema)}`]
  const inside = name ? `${indent}  ` : indent
  const parts = shapes.flatMap((properties, index) => [
    ...(index > 0 ? [`${inside}|`] : []),
    ...Object.entries(properties).flatMap(([part, of]) => shapeLines(of, part, inside)),
  ])
  const orNull = alternatives.some(({ type }) => type === 'null') ? ' | null' : ''
  return name ? [indent + name + orNull, ...parts] : parts
}
