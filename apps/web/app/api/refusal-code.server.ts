import { type ApiError, type ErrorCode, errors } from '@zeri/contract'
import { data } from 'react-router'

/**
 * The code of a refusal; any other error is thrown again and reaches the error page. The class is recognised by its name,
 * because the server and the built pages hold two copies of the contract.
 */
export function refusalCode(error: unknown): ErrorCode {
  if (error instanceof Error && error.name === 'ApiError') return (error as ApiError).code
  throw error
}

/** A refusal as the notices of forms read it, with the status of its response; any other error is thrown again. */
export function refusalOf(error: unknown) {
  const code = refusalCode(error)
  return { status: errors[code].status, notice: `errors.${code}` as const, faults: {} }
}

/** The response of an action that was refused, as the notices of forms read it. */
export function refusedForm(code: ErrorCode) {
  return data({ refused: { notice: `errors.${code}` as const, faults: {} } }, { status: errors[code].status })
}

/** The response a loader throws for a refusal. An invalid id is treated like an unknown one. */
export function refusedPage(error: unknown) {
  const code = refusalCode(error)
  return data(null, { status: code === 'request.invalid' ? 404 : errors[code].status })
}
