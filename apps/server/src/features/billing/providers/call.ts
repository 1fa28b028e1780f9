import * as z from 'zod'
import { ProviderRefused, ProviderUnclear } from '../port.ts'

// HTTP calls to payment providers, with errors sorted into refused and unclear.

export type Call = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  readonly deadlineMs: number
}

const NO_CONTENT = 204
const CONFLICT = 409
const TOO_MANY = 429

/**
 * Calls a provider and parses its response. `ProviderRefused`: nothing happened. `ProviderUnclear`: a server error, a
 * conflict with a call under way, or no response, so that the result is unknown.
 */
export async function callProvider<Schema extends z.ZodType>(
  call: Call,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { status, body } = await send(call)
  if (status >= 500 || status === CONFLICT || status === TOO_MANY) throw new ProviderUnclear()
  if (status >= 400) throw new ProviderRefused(status, codeOf(body))
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new ProviderUnclear(parsed.error)
  return parsed.data
}

/** The same for a resource that may not exist: undefined on 404. */
export async function findAtProvider<Schema extends z.ZodType>(
  call: Call,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  try {
    return await callProvider(call, schema)
  } catch (error) {
    if (error instanceof ProviderRefused && error.status === 404) return undefined
    throw error
  }
}

async function send({ method, url, headers, body, deadlineMs }: Call) {
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    const isEmpty = response.status === NO_CONTENT || text === ''
    return { status: response.status, body: isEmpty ? null : (JSON.parse(text) as unknown) }
  } catch (error) {
    throw new ProviderUnclear(error)
  }
}

const refusal = z.object({
  code: z.string().optional(),
  error: z.object({ code: z.string().optional(), decline_code: z.string().optional() }).optional(),
})

/** The error code of a response; never its message, which may quote the request. */
function codeOf(body: unknown): string {
  const { data } = refusal.safeParse(body)
  return data?.error?.decline_code ?? data?.error?.code ?? data?.code ?? 'unknown'
}

export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
