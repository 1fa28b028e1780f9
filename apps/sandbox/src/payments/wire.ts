import type { BankEvent } from './bank.ts'

/** An API call of the site with its unparsed body. */
export type ApiCall = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}
export type ApiReply = { readonly status: number; readonly body?: unknown }

/** The unsigned body of a webhook notification. Notices with the same `line` are delivered one after the other. */
export type Notice = { readonly type: string; readonly body: string; readonly line?: string | undefined }

/** The API and the webhook notifications of one provider. */
export type Wire = {
  handle(call: ApiCall): ApiReply
  noticesOf(event: BankEvent): Notice[]
}

/**
 * Replays the first reply to calls that repeat an idempotency key. Invalid calls are not remembered.
 * `run` returns `conflict` when a repeated key comes with a different `compare`.
 */
export function createReplay(conflict: ApiReply) {
  const known = new Map<string, { readonly compare: string; readonly reply: ApiReply }>()
  return {
    run(key: string, compare: string, work: () => ApiReply): ApiReply {
      const before = known.get(key)
      if (before) return before.compare === compare ? before.reply : conflict
      const reply = work()
      if (reply.status < 400 || reply.status === 402) known.set(key, { compare, reply })
      return reply
    },
    clear: () => known.clear(),
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function readJson(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

export function stringsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one)]))
}
