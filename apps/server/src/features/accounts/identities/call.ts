// Calls to outside providers: bounded in time and size, without redirects.

import type * as z from 'zod'
import { ProviderSilent, ResponseRefused } from './port.ts'

export const CALL_TIMEOUT_MS = 5_000
const MAX_BODY_BYTES = 64 * 1024

/** The same as `fetch`, but a response larger than 64 KiB, a redirect or five seconds of silence is an error. */
export async function fetchBounded(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const signals = [AbortSignal.timeout(CALL_TIMEOUT_MS), ...(init.signal ? [init.signal] : [])]
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.any(signals) })
  const { status, statusText, headers } = response
  const body = await readBounded(response)
  return new Response(status === 204 ? null : body, { status, statusText, headers })
}

async function readBounded({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > MAX_BODY_BYTES) throw new Error('the response is too large')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

type ProviderCall = {
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a form, or reads, and parses the JSON of the response. A refusal of the provider is `ResponseRefused`. */
export async function callProvider<Schema extends z.ZodType>(
  url: string,
  { form, headers = {} }: ProviderCall,
  schema: Schema,
): Promise<z.output<Schema>> {
  const init = {
    headers: { accept: 'application/json', ...headers },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  }
  const { status, body } = await send(url, init)
  if (status >= 500 || status === 429) throw new ProviderSilent()
  const parsed = schema.safeParse(body)
  if (status >= 400 || !parsed.success) throw new ResponseRefused()
  return parsed.data
}

async function send(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetchBounded(url, init)
    return { status: response.status, body: await response.json() }
  } catch (error) {
    throw new ProviderSilent('', { cause: error })
  }
}
