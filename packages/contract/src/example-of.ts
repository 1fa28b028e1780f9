/** The parts of JSON Schema that the contract's schemas use. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly required?: readonly string[]
}

/** Chinese New Year 2026: a meaningful date that is the same on every rendering. */
const EXAMPLE_DATE = '2026-02-17'
export const ISO_DATE = '^\\d{4}-\\d{2}-\\d{2}$'

/** A bound worth showing: not the default bounds of a safe integer. */
export function shownBound(bound: number | undefined): number | undefined {
  return bound !== undefined && Number.isSafeInteger(Math.abs(bound) + 1) ? bound : undefined
}

/** A value that a schema accepts, without references. */
export function exampleOf(schema: Schema): unknown {
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
