// A client for the Bot API of Telegram.

import * as z from 'zod'

/** Telegram refused the call. `retryAfterSec` is set with a 429. */
export class BotRefused extends Error {
  readonly status: number
  readonly retryAfterSec: number | undefined
  readonly description: string

  constructor(status: number, description: string, retryAfterSec?: number) {
    super(`Telegram refused: ${status}`)
    this.name = 'BotRefused'
    this.status = status
    this.description = description
    this.retryAfterSec = retryAfterSec
  }
}

/** No connection was made, so nothing was sent. */
export class BotUnreachable extends Error {
  constructor(cause: unknown) {
    super('Telegram cannot be reached', { cause })
    this.name = 'BotUnreachable'
  }
}

/** The call was sent and no usable response came: its effect is unknown. */
export class BotUnclear extends Error {
  constructor(cause?: unknown) {
    super('Telegram gave no clear response', { cause })
    this.name = 'BotUnclear'
  }
}

const responseBody = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  error_code: z.number().optional(),
  description: z.string().max(4096).optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
})

/** Error codes of failures before a connection was made. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Client for the calls of the Bot API that reminders need. https://core.telegram.org/bots/api */
export type BotApi = ReturnType<typeof createBotApi>

type Bot = { readonly url: string; readonly token: string }

export function createBotApi({ url, token }: Bot) {
  async function call(method: string, body: object, deadlineMs: number): Promise<unknown> {
    const { status, parsed } = await send(`${url}/bot${token}/${method}`, body, deadlineMs)
    if (parsed?.ok && status < 300) return parsed.result
    // A 5xx response is clear: Telegram did not accept the message.
    if (!parsed && status < 500) throw new BotUnclear()
    throw new BotRefused(
      parsed?.error_code ?? status,
      parsed?.description ?? '',
      parsed?.parameters?.retry_after,
    )
  }
  return {
    getMe: async (deadlineMs: number) =>
      z.object({ id: z.number(), username: z.string() }).parse(await call('getMe', {}, deadlineMs)),
    /** An empty URL removes the webhook. */
    setWebhook: async (
      webhook: { url: string; secret_token?: string; allowed_updates?: readonly string[] },
      deadlineMs: number,
    ) => void (await call('setWebhook', webhook, deadlineMs)),
    sendMessage: async (message: Readonly<Record<string, unknown>>, deadlineMs: number) =>
      void (await call('sendMessage', message, deadlineMs)),
    /** `photo` is an address that Telegram fetches. */
    sendPhoto: async (photo: Readonly<Record<string, unknown>>, deadlineMs: number) =>
      void (await call('sendPhoto', photo, deadlineMs)),
    answerInlineQuery: async (answer: Readonly<Record<string, unknown>>, deadlineMs: number) =>
      void (await call('answerInlineQuery', answer, deadlineMs)),
    answerCallbackQuery: async (query: { callback_query_id: string; text?: string }, deadlineMs: number) =>
      void (await call('answerCallbackQuery', query, deadlineMs)),
    /** Waits for updates up to `timeout` seconds. */
    getUpdates: async (
      query: { offset: number; timeout: number; allowed_updates: readonly string[] },
      deadlineMs: number,
    ) => z.array(z.unknown()).parse(await call('getUpdates', query, deadlineMs)),
  }
}

async function send(address: string, body: object, deadlineMs: number) {
  let response: Response
  let text: string
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    })
    text = await response.text()
  } catch (error) {
    throw wasNeverSent(error)
      ? new BotUnreachable(withoutAddress(error))
      : new BotUnclear(withoutAddress(error))
  }
  return { status: response.status, parsed: responseBody.safeParse(parseJson(text)).data }
}

function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  return NEVER_SENT.has(code)
}

/** Keeps the token out of the log: it is part of the URL, and errors quote URLs. */
function withoutAddress(error: unknown): Error {
  return new Error(error instanceof Error ? error.name : 'unknown')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
