// Reads updates of Telegram: commands, presses of buttons, inline queries and blocked bots.

import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import { localeOf } from './language.ts'

const chat = z.object({ id: z.int(), type: z.string() })
const user = z.object({ id: z.int(), language_code: z.string().max(35).optional() })
/** Telegram sends no longer ones. */
const MAX_QUERY = 256

/** The fields of an update that are used here; all others are ignored. */
const update = z.object({
  update_id: z.int(),
  message: z.object({ chat, from: user.optional(), text: z.string().max(4096).optional() }).optional(),
  callback_query: z
    .object({
      id: z.string().max(64),
      from: user.optional(),
      data: z.string().max(64).optional(),
      message: z.object({ chat }).optional(),
    })
    .optional(),
  my_chat_member: z.object({ chat, new_chat_member: z.object({ status: z.string() }) }).optional(),
  inline_query: z
    .object({ id: z.string().min(1).max(64), from: user, query: z.string().max(MAX_QUERY) })
    .optional(),
})
export type Update = z.output<typeof update>

/** The kinds of updates we request from Telegram. */
export const ALLOWED_UPDATES = ['message', 'callback_query', 'my_chat_member', 'inline_query'] as const

/** Undefined for a body that is no update. */
export function parseUpdate(body: unknown): Update | undefined {
  return update.safeParse(body).data
}

/** The callback data of the button under a message: `off:` and the id that switches its reminder off. */
const OFF = /^off:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
/** The callback data of messages of earlier releases. */
const OLD_OFF = 'off'

/** What a person wants from the bot. */
export type BotCommand = {
  readonly chatId: string
  readonly callbackId: string | null
  /** The language of their Telegram. */
  readonly language: Locale
} & (
  | { readonly kind: 'start'; readonly token: string }
  /** Undefined under a message of an earlier release: the reminder of the account. */
  | { readonly kind: 'switch-off'; readonly disableId: string | undefined }
  | { readonly kind: 'hello' | 'today' | 'stop' | 'block' | 'unblock' }
)

const START = /^\/start(?:@\w+)?(?: +([\da-f-]{36}))?\s*$/i
const STOP = /^\/stop(?:@\w+)?\s*$/i
const TODAY = /^\/today(?:@\w+)?\s*$/i

/** Reads the command of an update. Updates from groups and channels contain none. */
export function readCommand(data: Update): BotCommand | undefined {
  const { message, callback_query: press, my_chat_member: member } = data
  const found = message?.chat ?? press?.message?.chat ?? member?.chat
  if (found?.type !== 'private') return undefined
  const language = localeOf((message?.from ?? press?.from)?.language_code)
  const common = { chatId: String(found.id), callbackId: press?.id ?? null, language }
  if (press) {
    const [, disableId] = OFF.exec(press.data ?? '') ?? []
    if (disableId === undefined && press.data !== OLD_OFF) return undefined
    return { ...common, kind: 'switch-off', disableId }
  }
  if (member) return { ...common, kind: member.new_chat_member.status === 'kicked' ? 'block' : 'unblock' }
  const text = message?.text ?? ''
  const token = START.exec(text)?.[1]
  if (token !== undefined) return { ...common, kind: 'start', token }
  return { ...common, kind: STOP.test(text) ? 'stop' : TODAY.test(text) ? 'today' : 'hello' }
}
