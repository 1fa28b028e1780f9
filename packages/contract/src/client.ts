import { canonicalQuery } from './browser/canonical-query.ts'
import { fillPath } from './browser/operation-paths.ts'
import { type ErrorCode, errors } from './errors.ts'
import { type Input, type Operation, type Output, pathParameters } from './operation.ts'

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

/** There was no response: the device is offline, or the server is out of reach. */
export class NetworkError extends Error {
  readonly offline: boolean

  constructor(offline: boolean, cause: unknown) {
    super(offline ? 'the device is offline' : 'the server is out of reach', { cause })
    this.name = 'NetworkError'
    this.offline = offline
  }
}

type ClientOptions = {
  transport: Transport
  /** Whether the device is offline; called only after a request failed. */
  isOffline?: () => boolean
  /** The shortest time a call takes, so that the page does not flicker. */
  minDelayMs?: number
  delay?: (ms: number) => Promise<void>
  /** Called on a 404 of an operation that does not handle it. */
  onNotFound?: () => void
}

/** The typed client: one `call` for every operation, over any transport. */
export function createClient({
  transport,
  isOffline = () => false,
  minDelayMs = 0,
  delay = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onNotFound = () => {},
}: ClientOptions): Client {
  return {
    async call(operation, input) {
      const response = transport(toRequest(operation, input)).catch((cause) => {
        throw new NetworkError(isOffline(), cause)
      })
      const [settled] = await Promise.allSettled([response, minDelayMs > 0 ? delay(minDelayMs) : undefined])
      if (settled.status === 'rejected') throw settled.reason
      const received = settled.value
      if ('result' in received) return received.result as Output<typeof operation> // true: the route checked it
      const { status, text } = received
      if (status === operation.status) return JSON.parse(text)
      const error = toApiError(status, text)
      if (status === 404 && operation.notFound === 'redirect') onNotFound()
      throw error
    },
  }
}

function toRequest(operation: Operation, input: unknown): Parameters<Transport>[0] {
  const rest: Record<string, unknown> = { ...(input as object) } // true: every request schema is an object
  const inPath: Record<string, string> = {}
  for (const name of pathParameters(operation.path)) {
    inPath[name] = String(rest[name])
    delete rest[name]
  }
  const path = fillPath(operation.path, inPath)
  if (operation.method === 'POST') return { method: 'POST', path, body: JSON.stringify(rest) }
  const present = Object.entries(rest).filter(([, value]) => value !== undefined)
  const query = canonicalQuery(Object.fromEntries(present.map(([name, value]) => [name, String(value)])))
  return { method: operation.method, path: path + query, body: undefined }
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
