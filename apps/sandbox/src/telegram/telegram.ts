import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { openServer } from '../open-server.ts'
import { readJson } from '../payments/wire.ts'
import { type BotUpdates, createBotUpdates } from './bot-updates.ts'
import { renderChannel, renderChat } from './chat-page.ts'
import { type Chats, createChats, type SandboxBot } from './chats.ts'

/**
 * A scripted failure of a method, `sendMessage` where none is named. A number is the status sent instead of doing the
 * work. `lost` does the work and drops the connection; `silent` does the work and never responds.
 */
type TelegramFault = {
  readonly kind: number | 'lost' | 'silent'
  times: number
  readonly method?: 'sendMessage' | 'sendPhoto' | 'answerInlineQuery'
  readonly description?: string
}

type Options = {
  /** 0 picks a free port. */
  readonly port: number
  readonly production: boolean
  readonly bots?: readonly SandboxBot[]
  readonly channels?: readonly string[]
  /** Messages a bot may send in any one second; more are refused. */
  readonly perSecond?: number
  readonly now?: () => number
}

export type Telegram = Pick<
  Chats,
  | 'messages'
  | 'posts'
  | 'queries'
  | 'countRefused'
  | 'mostInASecond'
  | 'write'
  | 'typeQuery'
  | 'press'
  | 'block'
  | 'unblock'
  | 'leave'
> & {
  readonly url: string
  /** Settings of the server that make it use this Telegram. */
  readonly env: Readonly<Record<string, string>>
  readonly faults: TelegramFault[]
  /** Waits until every update was accepted by its webhook, or given up. */
  settle(): Promise<void>
  stop(): Promise<void>
}

export const sandboxBots: readonly SandboxBot[] = [
  { username: 'zeri_one_bot', token: '1:sandbox-one' },
  { username: 'zeri_two_bot', token: '2:sandbox-two' },
]
/** A public channel a language; `TELEGRAM_CHANNELS` names them. */
const sandboxChannels: readonly string[] = ['@zeri_days', '@zeri_dni']
const PER_SECOND = 30
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src http://localhost:3000; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'",
  'cache-control': 'no-store',
}

/** Settings of the server that make it use a Telegram of the sandbox. */
export function telegramSettings(url: string, bots = sandboxBots): Record<string, string> {
  return {
    TELEGRAM_URL: url,
    TELEGRAM_LINK_URL: `${url}/t.me`,
    TELEGRAM_BOTS: bots.map(({ username, token }) => `${username}=${token}`).join(','),
  }
}

type TelegramParts = {
  readonly bots: readonly SandboxBot[]
  readonly chats: Chats
  readonly updates: BotUpdates
  readonly faults: readonly TelegramFault[]
}

/** An HTTP request with its body read, and the response to it. */
type Exchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly body: string
}

type MethodCall = {
  /** Username of the bot; empty for an unknown token. */
  readonly bot: string
  readonly method: string
  readonly body: Readonly<Record<string, unknown>>
}

/** Starts the Bot API on loopback: the methods that reminders use, its rate limits, and made-up users. */
export async function startTelegram(options: Options): Promise<Telegram> {
  if (options.production) throw new Error('the sandbox has no place in production: nobody reads its chats')
  const { port, bots = sandboxBots, channels = sandboxChannels } = options
  const { perSecond = PER_SECOND, now = Date.now } = options
  const faults: TelegramFault[] = []
  const updates = createBotUpdates(bots.map(({ username }) => username))
  const chats = createChats({ bots, channels, perSecond, now, notify: updates.notify })
  const parts: TelegramParts = { bots, chats, updates, faults }
  const server = await openServer(port, (request, response) => handleRequest(parts, request, response))
  const { url } = server
  return {
    ...chats,
    url,
    env: telegramSettings(url, bots),
    faults,
    settle: updates.settle,
    stop: server.close,
  }
}

async function handleRequest(
  parts: TelegramParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
  const body = await text(request)
  const [, token, method] = /^\/bot([^/]+)\/(\w+)$/.exec(pathname) ?? []
  if (token !== undefined && method !== undefined) {
    const bot = parts.bots.find((one) => one.token === token)?.username ?? ''
    return handleApi(parts, { bot, method, body: readJson(body) }, { request, response, body })
  }
  const [, bot] = /^\/t\.me\/(\w+)$/.exec(pathname) ?? []
  const { chats } = parts
  if (chats.channels.includes(`@${bot}`)) {
    const posts = chats.posts.filter(({ channel }) => channel === `@${bot}`)
    return void response.writeHead(200, PAGE_HEADERS).end(renderChannel(`@${bot}`, posts))
  }
  if (bot === undefined || !parts.updates.hasBot(bot))
    return void response.writeHead(404).end('There is no such chat.')
  handleChatPage(chats, bot, { request, response, body })
}

/** Calls a method of the Bot API, unless a scripted fault comes first. */
async function handleApi(
  parts: TelegramParts,
  call: MethodCall,
  { request, response }: Exchange,
): Promise<void> {
  const scripted = takeFault(parts.faults, call.method)
  const fault = scripted?.kind
  if (typeof fault === 'number')
    return sendJson(response, {
      status: fault,
      body: {
        ok: false,
        error_code: fault,
        description:
          scripted?.description ?? (fault === 403 ? 'Forbidden: bot was blocked by the user' : 'scripted'),
        ...(fault === 429 ? { parameters: { retry_after: 2 } } : {}),
      },
    })
  const reply = await callMethod(parts, call)
  if (fault === 'lost') return void request.socket.destroy()
  if (fault === 'silent') return
  sendJson(response, reply)
}

async function callMethod({ bots, chats, updates }: TelegramParts, { bot, method, body }: MethodCall) {
  if (!updates.hasBot(bot))
    return { status: 401, body: { ok: false, error_code: 401, description: 'Unauthorized' } }
  const ok = (result: unknown) => ({ status: 200, body: { ok: true, result } })
  switch (method) {
    case 'getMe':
      return ok({
        id: bots.findIndex(({ username }) => username === bot) + 1,
        is_bot: true,
        username: bot,
      })
    case 'setWebhook':
      updates.setWebhook(bot, String(body.url ?? ''), String(body.secret_token ?? ''))
      return ok(true)
    case 'getUpdates':
      return ok(await updates.poll(bot, Number(body.offset ?? 0), Number(body.timeout ?? 0) * 1000))
    case 'sendMessage':
      return chats.sendMessage(bot, body)
    case 'answerCallbackQuery':
      return chats.answerCallbackQuery(bot)
    case 'sendPhoto':
      return chats.sendPhoto(bot, body)
    case 'answerInlineQuery':
      return chats.answerInlineQuery(bot, body)
    default:
      return { status: 404, body: { ok: false, error_code: 404, description: 'Not Found' } }
  }
}

/** Shows the chat with a bot, or does what its forms post: a message, the press of a button, an inline query. */
function handleChatPage(chats: Chats, bot: string, { request, response, body }: Exchange): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
  const chatId = chatOf(request)
  const language = searchParams.get('lang') === 'en' ? 'en' : 'ru'
  if (request.method === 'POST') {
    const form = new URLSearchParams(body)
    const [message = '', button = '0'] = (form.get('press') ?? '').split('.')
    if (message !== '') chats.press(Number(message), Number(button))
    else if (form.has('query')) chats.typeQuery(bot, chatId, form.get('query') ?? '', language)
    else chats.write(bot, chatId, form.get('text') ?? '', language)
    return void response.writeHead(303, { location: request.url ?? pathname }).end()
  }
  const isTheirs = (one: { readonly bot: string; readonly chatId: number }) =>
    one.bot === bot && one.chatId === chatId
  const page = renderChat({
    bot,
    start: searchParams.get('start') ?? '',
    language,
    messages: chats.messages.filter(isTheirs),
    query: chats.queries.findLast(isTheirs),
  })
  response.writeHead(200, PAGE_HEADERS).end(page)
}

/** The chat id of the made-up user of a browser, derived from its user agent. */
function chatOf({ headers }: IncomingMessage): number {
  const name = String(headers['user-agent'] ?? '')
  return 1_000_000 + createHash('sha256').update(name).digest().readUInt16BE(0)
}

/** Finds the next scripted fault of a method and uses up one of its `times`. */
function takeFault(faults: readonly TelegramFault[], called: string): TelegramFault | undefined {
  const fault = faults.find(({ times, method = 'sendMessage' }) => times > 0 && method === called)
  if (fault) fault.times -= 1
  return fault
}

function sendJson(response: ServerResponse, { status, body }: { status: number; body: unknown }): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
