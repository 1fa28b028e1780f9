import * as z from 'zod'
import { isPlaceholder, isWeakSecret } from './placeholder.ts'
import { type NamedSecret, singleKey } from './secret.ts'

/**
 * One setting: its environment variable, its rule, what it is for. `development` is the value when the variable is
 * absent; with `production: 'required'` a production process does not start without the variable.
 */
export type Setting<Rule extends z.ZodType = z.ZodType> = {
  readonly env: string
  readonly rule: Rule
  readonly about: string
  readonly development: string
  readonly production?: 'required' | undefined
  /** Production refuses the public value of development, and one made of few characters. */
  readonly isSecret?: true | undefined
}

export function setting<Rule extends z.ZodType>(declared: Setting<Rule>): Setting<Rule> {
  return declared
}

export type Environment = Readonly<Record<string, string | undefined>>
type Settings = Readonly<Record<string, Setting>>

export type ParsedSettings<Declared extends Settings> = {
  [Name in keyof Declared]: z.output<Declared[Name]['rule']>
}

/** Reads settings from the environment. Faults name variables and never their values. */
export function parseSettings<Declared extends Settings>(
  declared: Declared,
  env: Environment,
): { readonly parsed: ParsedSettings<Declared>; readonly faults: readonly string[] } {
  const isProduction = env.NODE_ENV === 'production'
  const faults: string[] = []
  const entries = Object.entries(declared).map(([name, one]) => {
    const { env: variable, rule, development, production } = one
    const value = env[variable]
    if (isProduction && production === 'required' && !value) faults.push(`${variable} is missing`)
    const result = rule.safeParse(value ?? development)
    if (isProduction && value && isUnedited(value, one)) faults.push(`${variable} is a placeholder`)
    if (!result.success) faults.push(`${variable}: ${result.error.issues.map((i) => i.message).join(', ')}`)
    return [name, result.data]
  })
  // True where there is no fault: one entry per setting, each parsed by its rule.
  return { parsed: Object.fromEntries(entries) as ParsedSettings<Declared>, faults }
}

function isUnedited(value: string, { development, isSecret }: Setting): boolean {
  return isPlaceholder(value) || (isSecret === true && isWeakSecret(value, development))
}

/** An address without a path. */
export const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => new URL(url).pathname === '/', 'an origin has no path')
  .transform((url) => new URL(url).origin)

/** A ring of keys: `name:secret`, separated by commas, the one that encrypts first. */
export const keyRing = z
  .string()
  .regex(
    /^[\w-]{1,16}:[^\s,][^,]{30,}[^\s,](?:,[\w-]{1,16}:[^\s,][^,]{30,}[^\s,])*$/,
    'must be name:secret, 32 characters or more',
  )
  .transform((list): readonly NamedSecret[] =>
    list.split(',').map((one) => {
      const split = one.indexOf(':')
      return { id: one.slice(0, split), secret: one.slice(split + 1) }
    }),
  )
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'names must differ')

/** A ring of keys, or one secret without a colon, which has no name. */
export const keyRingOrSecret = z.union(
  [
    z
      .string()
      .regex(/^[^:]{32,}$/)
      .transform(singleKey),
    keyRing,
  ],
  { error: 'must be name:secret, or one secret without a colon, 32 characters or more' },
)
