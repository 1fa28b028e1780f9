import type { Schema } from '@zeri/contract'

type Side = 'request' | 'response'
type Pair = { readonly wider: Schema; readonly narrower: Schema }

/**
 * Why a value of the narrower schema is none of the wider one; empty if every value is. A response may have further
 * fields, since programs ignore those; a request may not, since the server refuses unknown names.
 * @example findGaps({ wider: { enum: ['a'] }, narrower: { enum: ['a', 'b'] } }, 'response') // ['value: "b" is not among "a"']
 */
export function findGaps(pair: Pair, side: Side, at = 'value'): string[] {
  const [ofWider, ofNarrower] = [alternativesOf(pair.wider), alternativesOf(pair.narrower)]
  if (ofWider.length === 1 && ofNarrower.length === 1) return compareOne(pair, side, at)
  return ofNarrower.flatMap((narrower) => {
    const gaps = ofWider.map((wider) => compareOne({ wider, narrower }, side, at))
    if (gaps.some((list) => list.length === 0)) return []
    // An alternative of the same type says most.
    const isAlike = (wider: Schema) => compareTypes({ wider, narrower }, at).length === 0
    return gaps[Math.max(ofWider.findIndex(isAlike), 0)] ?? []
  })
}

function alternativesOf(schema: Schema): readonly Schema[] {
  return schema.anyOf ?? schema.oneOf ?? [schema]
}

function compareOne(pair: Pair, side: Side, at: string): string[] {
  const nested = [pair.wider, pair.narrower].some((one) => one.anyOf ?? one.oneOf)
  if (nested) return findGaps(pair, side, at)
  const own = [...compareTypes(pair, at), ...compareValues(pair, at), ...compareBounds(pair, side, at)]
  return own.length > 0 ? own : [...compareFields(pair, side, at), ...compareItems(pair, side, at)]
}

/** The types of a schema; an integer is a number too. */
function typesOf({ type }: Schema): readonly string[] {
  return type === undefined ? [] : [type].flat()
}

function compareTypes({ wider, narrower }: Pair, at: string): string[] {
  const allowed = typesOf(wider)
  if (allowed.length === 0) return []
  const isAllowed = (type: string) =>
    allowed.includes(type) || (type === 'integer' && allowed.includes('number'))
  const types = typesOf(narrower)
  if (types.length === 0) return [`${at}: it can be of any type, not only ${allowed.join(' or ')}`]
  return types
    .filter((type) => !isAllowed(type))
    .map((type) => `${at}: ${type} is not ${allowed.join(' or ')}`)
}

function valuesOf(schema: Schema): readonly unknown[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const]
}

function compareValues({ wider, narrower }: Pair, at: string): string[] {
  const [allowed, values] = [valuesOf(wider), valuesOf(narrower)]
  if (!allowed) return []
  const list = allowed.map((value) => JSON.stringify(value)).join(', ')
  if (!values) return [`${at}: it can be more than ${list}`]
  return values
    .filter((value) => !allowed.includes(value))
    .map((value) => `${at}: ${JSON.stringify(value)} is not among ${list}`)
}

const lowest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const
const highest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const

/** Bounds and patterns matter to what is sent to us; in a response they only describe. */
function compareBounds({ wider, narrower }: Pair, side: Side, at: string): string[] {
  if (side === 'response') return []
  const isOutside = (name: (typeof lowest)[number] | (typeof highest)[number], sign: 1 | -1) => {
    const [limit, value] = [wider[name], narrower[name]]
    return limit !== undefined && (value === undefined || sign * value < sign * limit)
  }
  const bounds = [
    ...lowest.filter((name) => isOutside(name, 1)),
    ...highest.filter((name) => isOutside(name, -1)),
  ].map((name) => `${at}: ${name} is ${wider[name]}`)
  const hasPattern = wider.pattern !== undefined && wider.pattern !== narrower.pattern
  return hasPattern ? [...bounds, `${at}: it must match ${wider.pattern}`] : bounds
}

function compareFields({ wider, narrower }: Pair, side: Side, at: string): string[] {
  const [allowed, sent] = [wider.properties ?? {}, narrower.properties ?? {}]
  const [expected, present] = side === 'response' ? [allowed, sent] : [sent, allowed]
  const required = (wider.required ?? []).filter((name) => !(narrower.required ?? []).includes(name))
  const gone = Object.keys(expected).filter((name) => !(name in present))
  return [
    ...gone.map((name) => `${at}.${name}: the field is gone`),
    ...required
      .filter((name) => !gone.includes(name))
      .map((name) => `${at}.${name}: ${side === 'response' ? 'it may be absent' : 'it is required'}`),
    ...Object.entries(allowed).flatMap(([name, schema]) =>
      sent[name] ? findGaps({ wider: schema, narrower: sent[name] }, side, `${at}.${name}`) : [],
    ),
  ]
}

function compareItems({ wider, narrower }: Pair, side: Side, at: string): string[] {
  const pairs: [Schema | undefined, Schema | undefined, string][] = [
    [wider.items, narrower.items, `${at}[]`],
    [tableOf(wider), tableOf(narrower), `${at}{}`],
    ...(wider.prefixItems ?? []).map((schema, index): [Schema, Schema | undefined, string] => [
      schema,
      narrower.prefixItems?.[index],
      `${at}[${index}]`,
    ]),
  ]
  return pairs.flatMap(([allowed, sent, place]) =>
    allowed && sent ? findGaps({ wider: allowed, narrower: sent }, side, place) : [],
  )
}

/** The schema of the values of a table with free names. */
function tableOf({ additionalProperties }: Schema): Schema | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}
