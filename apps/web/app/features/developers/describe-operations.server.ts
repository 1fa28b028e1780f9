import {
  canonicalQuery,
  type DescribedOperation,
  type ErrorCode,
  exampleOf,
  type GroupName,
  groupOf,
  ISO_DATE,
  inline,
  type Locale,
  type Operation,
  type Schema,
  shownBound,
  toOpenApi,
  v1PathOf,
} from '@zeri/contract'
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
  readonly group: GroupName
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

/** Turns the OpenAPI description of each operation into readable data. */
export function describeOperations(operations: readonly Operation[], locale: Locale): OperationView[] {
  return operations.map((operation) => describeOperation(operation, locale))
}

function describeOperation(operation: Operation, locale: Locale): OperationView {
  const { id, method, auth, cache } = operation
  const { parameters: inUrl, requestBody, responses } = openApiOf(operation, locale)
  const body = requestBody?.content['application/json']?.schema
  const inBody = Object.entries(body?.properties ?? {})
  const parameters = [
    ...inUrl.map(({ name, required, schema, example }) => ({
      name,
      required,
      type: typeText(schema),
      example,
    })),
    ...inBody.map(([name, schema]) => ({
      name,
      required: body?.required?.includes(name) ?? false,
      type: typeText(schema),
      example: exampleOf(schema),
    })),
  ]
  const path = operation.isOpen ? v1PathOf(operation) : operation.path
  return {
    id,
    group: groupOf(operation),
    summary: typeset(locale, operation.summary[locale]),
    method,
    path,
    needsSignIn: auth === 'required',
    isPublic: cache === 'public',
    parameters,
    example: exampleRequest({ method, path }, parameters),
    response: shapeText(responses[String(operation.status)]?.content?.['application/json']?.schema ?? {}),
    refusals: Object.entries(responses)
      .filter(([status]) => status !== String(operation.status))
      // True: the contract writes the codes of a status as its description.
      .map(([status, { description }]) => ({ status, codes: description.split(', ') as ErrorCode[] })),
  }
}

/** A described operation without references. */
type Resolved = Omit<DescribedOperation, 'responses'> & {
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Record<string, { schema: Schema }> }>
  >
}

function openApiOf(operation: Operation, locale: Locale): Resolved {
  const { paths, components } = toOpenApi([operation], { title: '', version: '' }, { edition: locale })
  const described = paths[operation.path]?.[operation.method.toLowerCase()]
  if (!described) throw new Error(`operation ${operation.id} is not described`)
  return inline(described, { ...components.schemas, ...components.responses }) as unknown as Resolved // true: all are resolved
}

function exampleRequest(
  { method, path }: Pick<Operation, 'method' | 'path'>,
  parameters: readonly ParameterView[],
): string {
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
