import * as z from 'zod'
import { ProviderRefused, ProviderUnclear } from '../port.ts'

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
 * Asks a provider. A refusal says that nothing happened; a failure of theirs, a conflict with a call under way, or no
 * answer at all says nothing.
 */
export async function ask<Answer extends z.ZodType>(call: Call, answer: Answer): Promise<z.output<Answer>> {
  const { status, body } = await send(call)
  if (status >= 500 || status === CONFLICT || status === TOO_MANY) throw new ProviderUnclear()
  if (status >= 400) throw new ProviderRefused(status, codeOf(body))
  const parsed = answer.safeParse(body)
  if (!parsed.success) throw new ProviderUnclear(parsed.error)
  return parsed.data
}

/** The same for what may not be there. */
export async function find<Answer extends z.ZodType>(
  call: Call,
  answer: Answer,
): Promise<z.output<Answer> | undefined> {
  try {
    return await ask(call, answer)
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

/** A short word of the provider's; never its message, which may quote the request. */
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
