import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { readJson } from '../payments/wire.ts'
import { renderChat } from './chat-page.ts'
import { type Chats, createChats, type SandboxBot } from './chats.ts'

/**
 * What goes wrong with a sendMessage: a status instead of the work, the answer is lost after the work is done, or never
 * comes.
 */
type TelegramFault = { readonly kind: number | 'lost' | 'silent'; times: number }

type Options = {
  /** 0 takes a free one. */
  readonly port: number
  readonly production: boolean
  readonly bots?: readonly SandboxBot[]
  /** Messages a bot may send in any one second; more are refused. */
  readonly perSecond?: number
  readonly now?: () => number
}

export type Telegram = Pick<
  Chats,
  'messages' | 'countRefused' | 'mostInASecond' | 'write' | 'press' | 'block' | 'unblock' | 'leave'
> & {
  readonly url: string
  /** Settings of the server that make it use this Telegram. */
  readonly env: Readonly<Record<string, string>>
  readonly faults: TelegramFault[]
  /** Waits until every update was taken by its webhook. */
  settle(): Promise<void>
  stop(): Promise<void>
}

const LOOPBACK = '127.0.0.1'
export const sandboxBots: readonly SandboxBot[] = [
  { username: 'zeri_one_bot', token: '1:sandbox-one' },
  { username: 'zeri_two_bot', token: '2:sandbox-two' },
]
const PER_SECOND = 30
const TRIES = 5
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'",
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

type Listener = { url: string; secret: string; readonly updates: object[]; waiting: (() => void) | undefined }

/** The Bot API on loopback: the calls reminders make, its limits, and people to talk to. */
export async function startTelegram(options: Options): Promise<Telegram> {
  if (options.production) throw new Error('the sandbox has no place in production: nobody reads its chats')
  const { port, bots = sandboxBots, perSecond = PER_SECOND, now = Date.now } = options
  const faults: TelegramFault[] = []
  const running = new Set<Promise<void>>()
  const listeners = new Map<string, Listener>(
    bots.map(({ username }) => [username, { url: '', secret: '', updates: [], waiting: undefined }]),
  )

  /** Told to the webhook, a few times if need be, or kept for whoever asks. */
  function tell(bot: string, update: object): void {
    const listener = listeners.get(bot)
    if (!listener) return
    if (listener.url === '') {
      listener.updates.push(update)
      listener.waiting?.()
      return
    }
    const told = deliver(listener, update).finally(() => running.delete(told))
    running.add(told)
  }
  const chats = createChats({ bots, perSecond, now, tell })

  async function answerCall(bot: string, method: string, body: Readonly<Record<string, unknown>>) {
    const listener = listeners.get(bot)
    if (!listener) return { status: 401, body: { ok: false, error_code: 401, description: 'Unauthorized' } }
    const fine = (result: unknown) => ({ status: 200, body: { ok: true, result } })
    switch (method) {
      case 'getMe':
        return fine({
          id: Number(bots.findIndex(({ username }) => username === bot)) + 1,
          is_bot: true,
          username: bot,
        })
      case 'setWebhook':
        listener.url = String(body.url ?? '')
        listener.secret = String(body.secret_token ?? '')
        return fine(true)
      case 'getUpdates': {
        const offset = Number(body.offset ?? 0)
        const left = () =>
          listener.updates.filter((one) => 'update_id' in one && Number(one.update_id) >= offset)
        if (left().length === 0)
          await Promise.race([
            new Promise<void>((resolve) => {
              listener.waiting = resolve
            }),
            delay(Number(body.timeout ?? 0) * 1000, undefined, { ref: false }),
          ])
        return fine(left())
      }
      case 'sendMessage':
        return chats.sendMessage(bot, body)
      case 'answerCallbackQuery':
        return chats.answerCallbackQuery(bot)
      default:
        return { status: 404, body: { ok: false, error_code: 404, description: 'Not Found' } }
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
    const body = await text(request)
    const [, token, method] = /^\/bot([^/]+)\/(\w+)$/.exec(pathname) ?? []
    if (token !== undefined && method !== undefined) {
      const bot = bots.find((one) => one.token === token)?.username ?? ''
      const fault = method === 'sendMessage' ? takeFault(faults) : undefined
      if (typeof fault === 'number')
        return sendJson(response, {
          status: fault,
          body: {
            ok: false,
            error_code: fault,
            description: fault === 403 ? 'Forbidden: bot was blocked by the user' : 'scripted',
            ...(fault === 429 ? { parameters: { retry_after: 2 } } : {}),
          },
        })
      const reply = await answerCall(bot, method, readJson(body))
      if (fault === 'lost') return void request.socket.destroy()
      if (fault === 'silent') return
      return sendJson(response, reply)
    }
    const [, bot] = /^\/t\.me\/(\w+)$/.exec(pathname) ?? []
    if (bot === undefined || !listeners.has(bot))
      return void response.writeHead(404).end('There is no such chat.')
    const chatId = chatOf(request)
    if (request.method === 'POST') {
      const form = new URLSearchParams(body)
      const [message = '', button = '0'] = (form.get('press') ?? '').split('.')
      if (message !== '') chats.press(Number(message), Number(button))
      else chats.write(bot, chatId, form.get('text') ?? '')
      return void response.writeHead(303, { location: request.url ?? pathname }).end()
    }
    const own = chats.messages.filter((one) => one.bot === bot && one.chatId === chatId)
    response.writeHead(200, PAGE_HEADERS).end(renderChat(bot, searchParams.get('start') ?? '', own))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }).listen(port, LOOPBACK)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const url = `http://${LOOPBACK}:${address.port}`
  return {
    ...chats,
    url,
    env: telegramSettings(url, bots),
    faults,
    async settle() {
      while (running.size > 0) await Promise.all(running)
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** One made-up person a browser: by the name it gives itself. */
function chatOf({ headers }: IncomingMessage): number {
  const name = String(headers['user-agent'] ?? '')
  return 1_000_000 + createHash('sha256').update(name).digest().readUInt16BE(0)
}

function takeFault(faults: readonly TelegramFault[]): TelegramFault['kind'] | undefined {
  const fault = faults.find(({ times }) => times > 0)
  if (!fault) return undefined
  fault.times -= 1
  return fault.kind
}

async function deliver({ url, secret }: Listener, update: object): Promise<void> {
  for (let round = 0; round < TRIES; round += 1) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
      body: JSON.stringify(update),
    }).catch(() => undefined)
    await response?.text()
    if (response?.ok) return
    await delay(100 * 2 ** round)
  }
}

function sendJson(response: ServerResponse, { status, body }: { status: number; body: unknown }): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
