import { requestOf } from './browser/call.ts'
import { toCallLine } from './browser/call-line.ts'
import { type ErrorCode, errors } from './errors.ts'
import type { Input, Operation, Output } from './operation.ts'

/** A response as it was sent, or the checked result itself where both ends are one process. */
type Received = { status: number; text: string } | { result: unknown }

/** Sends one request to the API and returns its response; rejects only when there is no response. */
export type Transport = (request: {
  method: Operation['method']
  path: string
  body: string | undefined
}) => Promise<Received>

export type Client = {
  call<Op extends Operation>(operation: Op, input: Input<Op>): Promise<Output<Op>>
}

/** The API refused the request. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Readonly<Record<string, string>>

  constructor(code: ErrorCode, status: number, fields: Readonly<Record<string, string>> = {}) {
    super(`${status} ${code}`)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.fields = fields
  }
}

/** There was no response: the server is out of reach. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('the server is out of reach', { cause })
    this.name = 'NetworkError'
  }
}

/** The typed client of servers and tools: one `call` for every operation, over any transport. */
export function createClient({ transport }: { readonly transport: Transport }): Client {
  return {
    async call(operation, input) {
      // True: every request schema is an object.
      const received = await transport(requestOf(toCallLine(operation), input as object)).catch((cause) => {
        throw new NetworkError(cause)
      })
      if ('result' in received) return received.result as Output<typeof operation> // true: the route checked it
      const { status, text } = received
      if (status === operation.status) return JSON.parse(text)
      throw toApiError(status, text)
    },
  }
}

function toApiError(status: number, text: string): ApiError {
  try {
    const body = JSON.parse(text)
    if (typeof body?.code === 'string' && body.code in errors)
      return new ApiError(body.code, status, body.fields)
  } catch {
    // The page of a proxy: its status decides below.
  }
  return new ApiError(status === 404 ? 'request.not-found' : 'server.unavailable', status)
}
