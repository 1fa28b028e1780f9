import * as z from 'zod'

/**
 * Every refusal of the API. `report` marks those an operator must see.
 * The words people read live under `errors.<code>` in the interface dictionaries.
 */
export const errors = {
  'request.invalid': { status: 400, report: false },
  'request.too-large': { status: 413, report: false },
  'request.media-type': { status: 415, report: false },
  'request.timeout': { status: 408, report: false },
  'request.cross-site': { status: 403, report: false },
  'request.not-found': { status: 404, report: false },
  'request.method': { status: 405, report: false },
  'auth.required': { status: 401, report: false },
  'auth.bad-credentials': { status: 400, report: false },
  'auth.confirmation-required': { status: 403, report: false },
  'auth.second-factor-required': { status: 403, report: false },
  'account.exists': { status: 302, report: false }, // the site's old contract; it carries no Location
  'account.not-found': { status: 404, report: false },
  'account.being-deleted': { status: 403, report: false },
  'account.not-confirmed': { status: 400, report: false },
  'account.no-deletion': { status: 404, report: false },
  'account.sign-up-paused': { status: 409, report: false }, // as `payment.paused`
  'password.too-common': { status: 400, report: false },
  'password.wrong-current': { status: 400, report: false },
  'password.already-set': { status: 409, report: false },
  'recovery.invalid-code': { status: 404, report: false },
  'recovery.invalid-link': { status: 404, report: false },
  'recovery.waiting': { status: 409, report: false },
  'verification.invalid': { status: 400, report: false },
  'address.not-verified': { status: 409, report: false },
  'address.same': { status: 400, report: false },
  'address.taken': { status: 409, report: false },
  'address.no-change': { status: 404, report: false },
  'session.not-found': { status: 404, report: false },
  'passkey.refused': { status: 400, report: false },
  'passkey.not-found': { status: 404, report: false },
  'passkey.too-many': { status: 409, report: false },
  'second-factor.wrong-code': { status: 400, report: false },
  'second-factor.expired': { status: 400, report: false },
  'second-factor.exists': { status: 409, report: false },
  'second-factor.not-found': { status: 404, report: false },
  'identity.refused': { status: 400, report: false },
  'identity.linked-elsewhere': { status: 409, report: false },
  'identity.last-way-in': { status: 409, report: false },
  'identity.unavailable': { status: 503, report: false },
  'limit.exceeded': { status: 429, report: false },
  'server.busy': { status: 503, report: false },
  'server.error': { status: 500, report: true },
  'server.unavailable': { status: 503, report: true },
  'calendar.no-such-day': { status: 404, report: false },
  'calendar.beyond-horizon': { status: 403, report: false },
  'chart.not-paid': { status: 403, report: false },
  'chart.not-found': { status: 404, report: false },
  'chart.in-use': { status: 409, report: false },
  'chart.too-many': { status: 409, report: false },
  'chart.birth-fixed': { status: 409, report: false },
  'chart.account-exists': { status: 409, report: false },
  'choice.not-found': { status: 404, report: false },
  'choice.too-many': { status: 409, report: false },
  'choice.full': { status: 409, report: false },
  'choice.network-full': { status: 409, report: false },
  'choice.guest-removed': { status: 403, report: false },
  'choice.no-guest': { status: 404, report: false },
  'feed.not-found': { status: 404, report: false },
  'feed.too-many': { status: 409, report: false },
  'key.invalid': { status: 401, report: false },
  'key.quota-exceeded': { status: 429, report: false },
  'key.not-found': { status: 404, report: false },
  'key.too-many': { status: 409, report: false },
  'birth.ambiguous-time': { status: 400, report: false },
  'birth.no-such-time': { status: 400, report: false },
  'subscription.required': { status: 402, report: false },
  'product.not-found': { status: 404, report: false },
  'product.not-for-chart': { status: 409, report: false },
  'payment.unavailable': { status: 503, report: true },
  'payment.paused': { status: 409, report: false }, // an operator's decision, so no failure of the site
  'messenger.not-linked': { status: 409, report: false },
  'messenger.unavailable': { status: 503, report: false },
  'reminder.no-place': { status: 409, report: false },
  'morning.not-found': { status: 404, report: false },
  'morning.too-many': { status: 409, report: false },
  'push.unavailable': { status: 503, report: false },
  'webhook.rejected': { status: 400, report: false },
  'place.not-found': { status: 404, report: false },
  'print.not-found': { status: 404, report: false },
  'content.not-found': { status: 404, report: false },
  'question.not-in-time': { status: 400, report: false },
  'question.too-many': { status: 429, report: false },
} as const satisfies Record<string, { status: number; report: boolean }>

export type ErrorCode = keyof typeof errors

/**
 * The body of every refusal, which is a problem of RFC 9457: its code, a sentence, and in `fields` each wrong input with the
 * rule it broke. `message` is the title by its older name.
 */
export const errorBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]), // true: the keys of a non-empty literal
  message: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type ErrorBody = z.output<typeof errorBody>

/** The media type of a refusal. */
export const problemType = 'application/problem+json'

type Occurrence = { readonly requestId: string; readonly fields?: ErrorBody['fields'] }

/** A refusal as the body of a response. `type` leads to its line on the page for developers. */
export function toProblem(code: ErrorCode, title: string, { requestId, fields }: Occurrence): ErrorBody {
  return {
    type: `/developers#error-${code}`,
    title,
    status: errors[code].status,
    code,
    message: title,
    requestId,
    ...(fields ? { fields } : {}),
  }
}

/** The key of a refusal's words in the dictionaries of the interface. */
export function messageKeyOf<Code extends ErrorCode>(code: Code): `errors.${Code}` {
  return `errors.${code}`
}
