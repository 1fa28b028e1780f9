import { type ApiError, type ErrorCode, errors } from '@zeri/contract'
import { data } from 'react-router'

/**
 * The code of a refusal. Faults that are no refusals are for the error page. Known by its name: the server's client
 * throws the class of its own copy of the contract, the built pages have another.
 */
export function refusalCode(error: unknown): ErrorCode {
  if (error instanceof Error && error.name === 'ApiError') return (error as ApiError).code
  throw error
}

/** The page of a refusal, to be thrown by a loader. What is no id names nothing either. */
export function refusedPage(error: unknown) {
  const code = refusalCode(error)
  return data(null, { status: code === 'request.invalid' ? 404 : errors[code].status })
}
