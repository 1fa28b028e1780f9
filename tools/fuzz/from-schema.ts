import type { Operation } from '@zeri/contract'
import fc from 'fast-check'

type Schema = Operation['request']

/** Valid values by the name of the field, where a schema cannot describe them. */
export type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>

/** The part of zod's internal definition that the contract uses. */
type Def = {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly innerType?: Schema
  readonly options?: readonly Schema[]
  readonly items?: readonly Schema[]
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
  readonly keyType?: Schema
  readonly valueType?: Schema
  readonly in?: Schema
}
/** One rule of a text or a number; a schema of a format is such a rule itself. */
type Check = {
  readonly check?: string
  readonly format?: string
  readonly pattern?: RegExp
  readonly minimum?: number
  readonly maximum?: number
  readonly value?: number
}
type Rules = {
  readonly format?: string | undefined
  readonly pattern?: RegExp | undefined
  readonly min: number
  readonly max: number
}

const MOST_ITEMS = 4
const MOST_CHARS = 60
const MOST_NUMBER = 1_000_000
/** After so many refusals in a row a schema is taken to be impossible to satisfy: the field needs a known value. */
const PATIENCE = 20_000

/** Values that a schema accepts, as far as the schema alone describes them; an unknown kind of schema is an error. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const examples = (schema.meta()?.examples ?? []) as readonly unknown[] // true: zod stores any value given to it
  const made = makeValues(schema)
  const all = examples.length > 0 ? fc.oneof(fc.constantFrom(...examples), made) : made
  let refused = 0
  return all.filter((value) => {
    const { success } = schema.safeParse(value)
    refused = success ? 0 : refused + 1
    if (refused > PATIENCE) throw new Error(`no values are found for ${JSON.stringify(examples)}`)
    return success
  })
}

/** The fields of a request, each valid by itself; rules between fields are ignored. */
export function fieldsOf(request: Schema, known: Known): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const { type, shape } = defOf(request)
  if (type !== 'object' || !shape) throw new Error(`a request is an object, not ${type}`)
  return recordOf(shape, known)
}

function makeValues(schema: Schema): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  const within = (inner = schema): fc.Arbitrary<unknown> => valuesOf(inner)
  switch (def.type) {
    case 'string':
      return stringsOf(rulesOf(schema))
    case 'number':
      return numbersOf(rulesOf(schema))
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}))
    case 'literal':
      return fc.constantFrom(...(def.values ?? []))
    case 'object':
      return recordOf(def.shape ?? {}, {})
    case 'array':
      return fc.array(within(def.element), { minLength: 0, maxLength: MOST_ITEMS })
    case 'record':
      return fc.dictionary(within(def.keyType) as fc.Arbitrary<string>, within(def.valueType), {
        maxKeys: MOST_ITEMS,
      })
    case 'tuple':
      return fc.tuple(...(def.items ?? []).map(within))
    case 'union':
      return fc.oneof(...(def.options ?? []).map(within))
    case 'nullable':
      return fc.option(within(def.innerType))
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return within(def.innerType)
    case 'pipe':
      return within(def.in)
    default:
      throw new Error(`no values are made of the kind ${def.type} yet`)
  }
}

function recordOf(
  shape: Readonly<Record<string, Schema>>,
  known: Known,
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const entries = Object.entries(shape)
  const values = entries.map(([name, schema]) => [name, known[name] ?? valuesOf(schema)])
  const isNeeded = ([, schema]: [string, Schema]): boolean => !schema.safeParse(undefined).success
  return fc.record(Object.fromEntries(values), {
    requiredKeys: entries.filter(isNeeded).map(([name]) => name),
  })
}

function stringsOf({ format, pattern, min, max }: Rules): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid()
  const minLength = Math.max(0, min)
  const text = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(MOST_CHARS, max)),
  })
  if (!pattern) return text
  // A pattern with Unicode classes is a rule about characters, which most texts satisfy.
  return pattern.flags.includes('u') ? text : fc.stringMatching(pattern)
}

function numbersOf({ format, min, max }: Rules): fc.Arbitrary<unknown> {
  return format === 'safeint' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
}

function rulesOf(schema: Schema): Rules {
  // True: these are zod's names for the rules of a text or a number.
  const own = schema._zod.def as unknown as Check & { checks?: readonly { _zod: { def: Check } }[] }
  const all = [own, ...(own.checks ?? []).map((one) => one._zod.def)]
  const limit = (kind: string): number[] =>
    all.flatMap((one) => (one.check === kind ? [one.minimum ?? one.maximum ?? one.value ?? 0] : []))
  return {
    format: all.find(({ format }) => format !== undefined && format !== 'regex')?.format,
    pattern: all.find(({ pattern }) => pattern !== undefined)?.pattern,
    min: Math.max(-MOST_NUMBER, ...limit('min_length'), ...limit('greater_than')),
    max: Math.min(MOST_NUMBER, ...limit('max_length'), ...limit('less_than')),
  }
}

function defOf(schema: Schema): Def {
  // True: every schema of zod has this definition; `type` tells the kinds apart.
  return schema._zod.def as unknown as Def
}
