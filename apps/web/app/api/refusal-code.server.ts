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

/** The response a loader throws for a refusal. An invalid id is treated like an unknown one. */
export function refusedPage(error: unknown) {
  const code = refusalCode(error)
  return data(null, { status: code === 'request.invalid' ? 404 : errors[code].status })
}
