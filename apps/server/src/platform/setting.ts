import * as z from 'zod'

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
  const entries = Object.entries(declared).map(([name, { env: variable, rule, development, production }]) => {
    const value = env[variable]
    if (isProduction && production === 'required' && !value) faults.push(`${variable} is missing`)
    const result = rule.safeParse(value ?? development)
    if (!result.success) faults.push(`${variable}: ${result.error.issues.map((i) => i.message).join(', ')}`)
    return [name, result.data]
  })
  // True where there is no fault: one entry per setting, each parsed by its rule.
  return { parsed: Object.fromEntries(entries) as ParsedSettings<Declared>, faults }
}

/** An address without a path. */
export const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => new URL(url).pathname === '/', 'an origin has no path')
  .transform((url) => new URL(url).origin)
