import * as z from 'zod'

/**
 * Every refusal the product can utter. `report` marks the ones an operator must see.
 * The words people read live under `errors.<code>` in the interface dictionaries.
 */
export const errors = {
  'request.invalid': { status: 400, report: false },
  'request.too-large': { status: 413, report: false },
  'request.media-type': { status: 415, report: false },
  'request.timeout': { status: 408, report: false },
  'request.cross-site': { status: 403, report: false },
  'request.not-found': { status: 404, report: false },
  'auth.required': { status: 401, report: false },
  'limit.exceeded': { status: 429, report: false },
  'server.error': { status: 500, report: true },
  'server.unavailable': { status: 503, report: true },
  'calendar.no-such-day': { status: 404, report: false },
} as const satisfies Record<string, { status: number; report: boolean }>

export type ErrorCode = keyof typeof errors

/** The body of every refusal. `fields` names the inputs at fault, each with the rule it broke. */
export const errorBody = z.object({
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]), // true: the keys of a non-empty literal
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type ErrorBody = z.output<typeof errorBody>

/** Where the interface dictionaries keep the words of a refusal. */
export function messageKeyOf<Code extends ErrorCode>(code: Code): `errors.${Code}` {
  return `errors.${code}`
}
