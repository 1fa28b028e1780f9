import { type ErrorCode, type Operation, toOpenApi } from '@zeri/contract'

type ParameterView = {
  readonly name: string
  readonly required: boolean
  readonly type: string
  readonly example: string
}

/** An operation as plain data, for the page that explains it. */
export type OperationView = {
  readonly id: string
  readonly method: Operation['method']
  readonly path: string
  readonly needsSignIn: boolean
  readonly isPublic: boolean
  readonly parameters: readonly ParameterView[]
  readonly example: string
  readonly fields: readonly { readonly name: string; readonly type: string }[]
  readonly refusals: readonly { readonly status: string; readonly codes: readonly ErrorCode[] }[]
}

/** The parts of JSON Schema that the contract's schemas use. */
export type Schema = {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMaximum?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

type Described = {
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

/** Chinese New Year 2026: a date that means something, and the same on every rendering. */
const EXAMPLE_DATE = '2026-02-17'
const ISO_DATE = '^\\d{4}-\\d{2}-\\d{2}$'

/** What the OpenAPI document says of each operation, laid out for reading. */
export function describeOperations(operations: readonly Operation[]): OperationView[] {
  return operations.map(describeOperation)
}

function describeOperation(operation: Operation): OperationView {
  const { id, method, path, auth, cache } = operation
  const { parameters: inUrl, requestBody, responses } = describedBy(operation)
  const body = requestBody?.content['application/json'].schema
  const inBody = Object.entries(body?.properties ?? {})
  const parameters = [
    ...inUrl.map(({ name, required, schema }) => parameterView(name, required, schema)),
    ...inBody.map(([name, schema]) => parameterView(name, body?.required?.includes(name) ?? false, schema)),
  ]
  const answer = responses[String(operation.status)]
  return {
    id,
    method,
    path,
    needsSignIn: auth === 'required',
    isPublic: cache === 'public',
    parameters,
    example: exampleRequest(operation, parameters),
    fields: answer ? fieldsOf(answer.content['application/json'].schema) : [],
    refusals: Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      // True: the contract writes the codes of a status as its description.
      .map(([status, { description }]) => ({ status, codes: description.split(', ') as ErrorCode[] })),
  }
}

function describedBy(operation: Operation): Described {
  const document = toOpenApi([operation], { title: '', version: '' })
  // True: toOpenApi puts each operation under its path and method.
  const { paths } = document as { paths: Record<string, Record<string, Described>> }
  const described = paths[operation.path]?.[operation.method.toLowerCase()]
  if (!described) throw new Error(`operation ${operation.id} is not described`)
  return described
}

function parameterView(name: string, required: boolean, schema: Schema): ParameterView {
  return { name, required, type: typeText(schema), example: exampleOf(schema) }
}

function exampleRequest({ method, path }: Operation, parameters: readonly ParameterView[]): string {
  const filled = parameters.reduce(
    (url, { name, example }) => url.replace(`{${name}}`, example),
    path as string,
  )
  const rest = parameters
    .filter(({ name }) => !path.includes(`{${name}}`))
    .map(({ name, example }) => [name, example])
  if (rest.length === 0) return `${method} ${filled}`
  if (method === 'POST') return `${method} ${filled}\n${JSON.stringify(Object.fromEntries(rest))}`
  return `${method} ${filled}?${new URLSearchParams(rest)}`
}

/**
 * What a value may be, in a few characters.
 * @example typeText({ type: 'integer', minimum: 0, maximum: 59 }) // 'integer 0…59'
 */
export function typeText(schema: Schema): string {
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.pattern === ISO_DATE) return 'YYYY-MM-DD'
  const { type = 'any', minimum, maximum, exclusiveMaximum } = schema
  if (minimum === undefined) return type
  if (exclusiveMaximum !== undefined) return `${type} ≥ ${minimum}, < ${exclusiveMaximum}`
  return maximum === undefined ? `${type} ≥ ${minimum}` : `${type} ${minimum}…${maximum}`
}

function exampleOf(schema: Schema): string {
  if (schema.default !== undefined) return String(schema.default)
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  if (schema.pattern === ISO_DATE) return EXAMPLE_DATE
  return schema.type === 'integer' || schema.type === 'number' ? String(schema.minimum ?? 1) : ''
}

/**
 * Every value of an answer by its path.
 * @example fieldsOf({ properties: { days: { items: { type: 'string' } } } }) // [{ name: 'days[]', type: 'string' }]
 */
export function fieldsOf(schema: Schema, prefix = ''): { name: string; type: string }[] {
  if (schema.items) return fieldsOf(schema.items, `${prefix}[]`)
  if (!schema.properties) return [{ name: prefix, type: typeText(schema) }]
  return Object.entries(schema.properties).flatMap(([name, field]) =>
    fieldsOf(field, prefix ? `${prefix}.${name}` : name),
  )
}
