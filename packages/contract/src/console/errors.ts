import type { ErrorCode } from '../errors.ts'

/** Refusals of the console alone. The site never sends them, so they have no place in its catalogue. */
export const consoleErrors = {
  'operator.forbidden': 403,
  'operator.wrong-host': 421,
  'operator.not-found': 404,
  'operator.last-admin': 409,
  'enrolment.invalid': 400,
  'person.not-found': 404,
  'order.not-found': 404,
  'chart.unknown': 404,
  'grant.not-free': 409,
  'price.refused': 409,
  'question.not-found': 404,
  'question.not-open': 409,
  'job.not-waiting': 409,
  'refund.not-paid': 409,
  'refund.exceeds': 409,
  'refund.used-key': 409,
} as const satisfies Record<string, number>

export type ConsoleErrorCode = keyof typeof consoleErrors | ErrorCode
