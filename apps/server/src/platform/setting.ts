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

/** An address without a path. */
export const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => new URL(url).pathname === '/', 'an origin has no path')
  .transform((url) => new URL(url).origin)
