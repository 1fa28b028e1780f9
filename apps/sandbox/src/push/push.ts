import { createECDH, createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { decrypt } from 'http_ece'
import { openServer } from '../open-server.ts'
import { type PushMessage, renderMessages } from './push-page.ts'
import {
  createSubscriptions,
  type Subscription,
  type SubscriptionJson,
  type Subscriptions,
} from './subscriptions.ts'
import { findVapidFault } from './verify-vapid.ts'

/**
 * A scripted failure. A number is the status sent instead of doing the work, 429 with `retryAfterSec`. `lost` does the work
 * and drops the connection; `silent` does the work and never responds.
 */
type PushFault = { readonly kind: number | 'lost' | 'silent'; readonly retryAfterSec?: number; times: number }

type Options = {
  /** 0 picks a free port. */
  readonly port: number
  readonly production: boolean
  readonly now?: () => number
  /** Every how manieth message is decrypted and listed; 0 counts them only, which drills need. */
  readonly decryptEvery?: number
}

export type PushService = {
  readonly url: string
  /** Settings of the server that make it use this push service. */
  readonly env: Readonly<Record<string, string>>
  readonly faults: PushFault[]
  /** Decrypted messages, the newest first. */
  readonly messages: readonly PushMessage[]
  /** How many messages were accepted with each topic: more than one is a double. */
  readonly topics: ReadonlyMap<string, number>
  /** How many messages were refused, by status. */
  readonly refused: ReadonlyMap<number, number>
  countAccepted(): number
  /** Issues the subscription of a new browser, as its `toJSON()`; `siteKey` is the key of the site it subscribes with. */
  subscribe(siteKey?: string): SubscriptionJson
  /** Issues many subscriptions that share one pair of keys. */
  subscribeMany(count: number): SubscriptionJson[]
  /** The browser unsubscribes: messages to it get a 410. */
  end(endpoint: string): void
  stop(): Promise<void>
}

/** Messages beyond this are counted and no longer listed. */
const CAPACITY = 1_000
/** Push services refuse more. */
const MAX_BODY = 4_096

/** The keys of the site in development and tests: nobody else’s, so they may be known. */
function sandboxKeys(): { readonly publicKey: string; readonly privateKey: string } {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(createHash('sha256').update('the push keys of the sandbox').digest())
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}

/** Settings of the server that make it send push messages; endpoints on loopback are called outside production. */
export function pushSandboxSettings(): Record<string, string> {
  const { publicKey, privateKey } = sandboxKeys()
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:hello@zeri.test',
  }
}

type Parts = {
  readonly subscriptions: Subscriptions
  readonly faults: readonly PushFault[]
  readonly inbox: Inbox
  readonly authorize: (authorization: string, audience: string, siteKey: string) => string | undefined
}

/** Starts a push service on loopback: it issues subscriptions, checks who sends, decrypts and counts. */
export async function startPushService({
  port,
  production,
  now = Date.now,
  decryptEvery = 1,
}: Options): Promise<PushService> {
  if (production) throw new Error('the sandbox has no place in production: nobody reads its messages')
  const faults: PushFault[] = []
  const subscriptions = createSubscriptions()
  const inbox = createInbox(now, decryptEvery)
  const parts: Parts = { subscriptions, faults, inbox, authorize: createAuthorize(now) }
  const server = await openServer(port, (request, response) => handleRequest(parts, request, response))
  const { url } = server
  const { publicKey } = sandboxKeys()
  return {
    url,
    env: pushSandboxSettings(),
    faults,
    messages: inbox.messages,
    topics: inbox.topics,
    refused: inbox.refused,
    countAccepted: inbox.countAccepted,
    subscribe: (siteKey = publicKey) => subscriptions.add(url, siteKey),
    subscribeMany: (count) => subscriptions.addMany(url, publicKey, count),
    end: subscriptions.end,
    stop: server.close,
  }
}

async function handleRequest(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url ?? '/'
  const url = `http://${request.headers.host}`
  const [, id] = /^\/push\/([\w-]+)$/.exec(path) ?? []
  if (id !== undefined && request.method === 'POST')
    return receive(parts, { endpoint: url + path, origin: url, id }, request, response)
  if (path !== '/' || request.method !== 'GET') return void response.writeHead(404).end()
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      'cache-control': 'no-store',
    })
    .end(renderMessages(parts.inbox.messages, parts.inbox.countAccepted()))
}

type Target = { readonly endpoint: string; readonly origin: string; readonly id: string }

/** Accepts a message as push services do, RFC 8030, unless a scripted fault comes first. */
async function receive(
  { subscriptions, faults, inbox, authorize }: Parts,
  { endpoint, origin, id }: Target,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers } = request
  const body = await buffer(request)
  const fault = takeFault(faults)
  const refuse = (status: number, reason: string, extra: Record<string, string> = {}) => {
    inbox.refuse(status)
    response.writeHead(status, extra).end(reason)
  }
  if (typeof fault?.kind === 'number')
    return refuse(
      fault.kind,
      'scripted',
      fault.retryAfterSec === undefined ? {} : { 'retry-after': String(fault.retryAfterSec) },
    )
  const subscription = subscriptions.find(id)
  if (!subscription) return refuse(404, 'there is no such subscription')
  if (subscription.isEnded) return refuse(410, 'the subscription has ended')
  const vapidFault = authorize(headers.authorization ?? '', origin, subscription.siteKey)
  if (vapidFault !== undefined) return refuse(403, vapidFault)
  const topic = String(headers.topic ?? '')
  if (body.length > MAX_BODY) return refuse(413, 'too long')
  if (
    !/^\d+$/.test(String(headers.ttl)) ||
    headers['content-encoding'] !== 'aes128gcm' ||
    !/^[\w-]{0,32}$/.test(topic)
  )
    return refuse(400, 'headers')
  if (!inbox.accept(subscription, { endpoint, topic, headers, body }))
    return refuse(400, 'cannot be decrypted')
  if (fault?.kind === 'lost') return void request.socket.destroy()
  if (fault?.kind === 'silent') return
  response.writeHead(201, { location: `${endpoint}/${inbox.countAccepted()}` }).end()
}

/** Finds the next scripted fault and uses up one of its `times`. */
function takeFault(faults: readonly PushFault[]): PushFault | undefined {
  const fault = faults.find(({ times }) => times > 0)
  if (fault) fault.times -= 1
  return fault
}

/** Tokens are sent many times; a right one is verified once. */
function createAuthorize(now: () => number): Parts['authorize'] {
  const known = new Set<string>()
  return (authorization, audience, siteKey) => {
    const name = `${audience} ${siteKey} ${authorization}`
    if (known.has(name)) return undefined
    const fault = findVapidFault(authorization, { audience, siteKey, nowMs: now() })
    if (fault === undefined) known.add(name)
    return fault
  }
}

type Received = {
  readonly endpoint: string
  readonly topic: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

type Inbox = ReturnType<typeof createInbox>

/** Counts messages by topic and lists the decrypted ones. */
function createInbox(now: () => number, decryptEvery: number) {
  const messages: PushMessage[] = []
  const topics = new Map<string, number>()
  const refused = new Map<number, number>()
  let accepted = 0
  return {
    messages,
    topics,
    refused,
    countAccepted: () => accepted,
    refuse: (status: number) => void refused.set(status, (refused.get(status) ?? 0) + 1),
    /** Returns false for a message that the browser could not decrypt. */
    accept({ ecdh, auth }: Subscription, { endpoint, topic, headers, body }: Received): boolean {
      if (decryptEvery > 0 && accepted % decryptEvery === 0) {
        const text = tryDecrypt(body, ecdh, auth)
        if (text === undefined) return false
        messages.unshift({
          endpoint,
          topic,
          ttlSec: Number(headers.ttl),
          urgency: String(headers.urgency ?? 'normal'),
          text,
          receivedAt: new Date(now()).toISOString(),
        })
        messages.length = Math.min(messages.length, CAPACITY)
      }
      accepted += 1
      topics.set(topic, (topics.get(topic) ?? 0) + 1)
      return true
    },
  }
}

function tryDecrypt(body: Buffer, ecdh: Subscription['ecdh'], auth: string): string | undefined {
  try {
    return decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth }).toString()
  } catch {
    return undefined
  }
}
