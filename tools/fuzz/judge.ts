import { type ErrorCode, errorBody, errors, type Operation, problemType } from '@zeri/contract'

export type ReceivedResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | number | undefined>>
  readonly body: string
}

export const faultKinds = [
  'server error',
  'inside of the server',
  'personal data',
  'shape',
  'way out',
] as const
export type FaultKind = (typeof faultKinds)[number]
export type Fault = { readonly kind: FaultKind; readonly detail: string }

/** Stack frames, paths of our files, SQL statements and messages of database errors. */
const INSIDE = [
  /\n\s+at .{1,200}:\d+:\d+/,
  /\bat (?:async )?[\w.<>]+ \(.{1,200}:\d+:\d+\)/,
  /\bfile:\/\/\//,
  /\/(?:node_modules|apps\/server|packages\/contract)\//,
  /\bnode:(?:internal|net|fs)\b/,
  /\b(?:TypeError|ReferenceError|RangeError|SyntaxError|ZodError|DatabaseError)\b/,
  /\b(?:select|insert into|update|delete from)\s+"\w+"/i,
  /violates [\w-]+ constraint|relation "\w+" does not exist|invalid input syntax for type/,
]

/** A redirect may lead to the site itself and to the payment providers of the sandbox. */
const HOME = 'http://localhost'
const HOSTS = ['localhost', '127.0.0.1']

/** Error codes that any route may return without declaring them. */
const COMMON: ReadonlySet<ErrorCode> = new Set([
  'request.invalid',
  'request.too-large',
  'request.media-type',
  'request.timeout',
  'request.cross-site',
  'request.not-found',
  'auth.required',
  'limit.exceeded',
  'server.busy',
])

type Expectation = {
  /** The operation the request surely reached; without one any error of the catalogue is allowed. */
  readonly operation?: Operation | undefined
  /** Texts that belong to another user. */
  readonly canaries: readonly string[]
}

/** Lists what is wrong with a response to any request. */
export function judge(response: ReceivedResponse, { operation, canaries }: Expectation): Fault[] {
  const { status, body } = response
  const faults: Fault[] = []
  if (status >= 500 && !isBusy(response))
    faults.push({ kind: 'server error', detail: `${status} ${body.slice(0, 120)}` })
  const read = body.replaceAll('\\"', '"').replaceAll('\\n', '\n') // the text inside a JSON response, unescaped
  const inside = INSIDE.map((pattern) => pattern.exec(read)?.[0]).find((found) => found !== undefined)
  if (inside !== undefined) faults.push({ kind: 'inside of the server', detail: inside.slice(0, 120) })
  const everything = `${body}\n${JSON.stringify(response.headers)}`
  const canary = canaries.find((one) => everything.includes(one))
  if (canary !== undefined) faults.push({ kind: 'personal data', detail: canary })
  const misfit = findMisfit(response, operation)
  if (misfit !== undefined) faults.push({ kind: 'shape', detail: misfit })
  const location = response.headers.location
  if (typeof location === 'string' && !HOSTS.includes(new URL(location, HOME).hostname))
    faults.push({ kind: 'way out', detail: location })
  return faults
}

/** A refusal for lack of time, with the time to come back; a loaded machine causes it, and no fault of the code. */
export function isBusy({ status, headers, body }: ReceivedResponse): boolean {
  if (status !== errors['server.busy'].status || headers['retry-after'] === undefined) return false
  const parsed = errorBody.safeParse(parseJson(body))
  return parsed.success && parsed.data.code === 'server.busy'
}

/** Says why an error response does not fit the contract. */
function findMisfit({ status, headers, body }: ReceivedResponse, operation?: Operation): string | undefined {
  const isJson = String(headers['content-type'] ?? '').startsWith(problemType)
  const isRefusal = status >= 400 || (status === 302 && isJson)
  if (!isRefusal || body === '') return undefined
  if (!isJson) return operation ? `${status} is not JSON` : undefined
  const parsed = errorBody.safeParse(parseJson(body))
  if (!parsed.success) return `${status} is no refusal of the contract: ${body.slice(0, 80)}`
  const { code } = parsed.data
  if (errors[code].status !== status) return `${code} came with ${status}`
  const isDeclared = !operation || COMMON.has(code) || operation.errors.includes(code)
  return isDeclared ? undefined : `${operation.id} does not declare ${code}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
