import type { Happening } from './world.ts'

/** A call of the product, its body read but not understood. */
export type ApiCall = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}
export type ApiReply = { readonly status: number; readonly body?: unknown }

/** A notification as it goes over the wire, unsigned; those with one `line` are told one after the other. */
export type Notice = { readonly type: string; readonly body: string; readonly line?: string | undefined }

/** One provider's way of speaking. */
export type Wire = {
  answer(call: ApiCall): ApiReply
  noticesOf(happening: Happening): Notice[]
}

/**
 * Answers a repeated call as the first time. What was refused as wrong is not remembered.
 * @param compare what must be the same for a repetition
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
