import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { generateRequestDetails, generateVAPIDKeys } from 'web-push'
import { type PushService, startPushService } from '../../../../../sandbox/src/push/push.ts'
import { createCircuit } from '../../../platform/circuit.ts'
import { systemClock } from '../../../platform/clock.ts'
import { createWorkQueue } from '../../../platform/http/work-queue.ts'
import { systemRandom } from '../../../platform/random.ts'
import type { DayMessage } from '../message/morning-message.ts'
import { createPushPost } from './post-push.ts'
import { createPushChannel, judgePush, topicOf } from './push-channel.ts'
import { writePayload } from './push-payload.ts'
import { findPushFaults, groupPush } from './push-settings.ts'
import { readPushSubscription } from './read-subscription.ts'
import { createVapidHeader, type VapidKeys } from './vapid.ts'

const endpoints = { hosts: [], isLoopbackAllowed: true }
const TIMEOUT_MS = 300
const NOW_MS = Date.UTC(2026, 10, 15, 7)

const message: DayMessage = {
  kind: 'day',
  name: 'Анна',
  school: undefined,
  weekday: 'Воскресенье',
  date: '15 ноября',
  weight: 2,
  word: 'Хороший',
  sentence: 'Хорошо для переезда. Отложите суд.',
  toDo: undefined,
  toLeave: undefined,
  hour: { from: '09:14', to: '11:14' },
  moon: 'Растущая луна, 7-й день лунного месяца',
  why: [],
  alsoGood: [],
  alsoPutOff: [],
  notes: [],
  url: 'https://zeri.example/ru/2026/11/15?at=1',
  disableUrl: 'https://zeri.example/ru/chart/notify/disable/y',
}

let service: PushService
beforeEach(async () => {
  service = await startPushService({ port: 0, production: false })
})
afterEach(() => service.stop())

function keysOf({ env }: PushService): VapidKeys {
  const { VAPID_PUBLIC_KEY: publicKey = '', VAPID_PRIVATE_KEY: privateKey = '' } = env
  return { publicKey, privateKey, subject: 'mailto:hello@zeri.test' }
}

function aChannel(keys = keysOf(service), { atOnce = 128, clock = { now: () => NOW_MS } } = {}) {
  const circuit = createCircuit({ failures: 5, restMs: 30_000 }, systemClock)
  const host = { circuit, queue: createWorkQueue({ atOnce, waiting: Number.POSITIVE_INFINITY }) }
  const channel = createPushChannel({
    lane: { id: 'push', perSecond: 10 },
    endpoints,
    vapid: createVapidHeader(keys, systemClock),
    post: createPushPost({ isLoopbackAllowed: true, timeoutMs: TIMEOUT_MS }),
    clock,
    random: systemRandom,
    hostOf: () => host,
  })
  const send = (sent = service.subscribe(), deliveryId = '1', lifeMs = 7_200_000) => {
    const push = readPushSubscription(sent, endpoints)
    if (!push) throw new Error('the subscription cannot be used')
    return channel.send({ deliveryId, push, locale: 'ru', notAfterMs: NOW_MS + lifeMs, message })
  }
  return { send }
}

test('what the push service decrypts is the message, with its topic and the time it may wait', async () => {
  expect(await aChannel().send()).toEqual({ kind: 'sent' })
  const [received] = service.messages
  expect(JSON.parse(received?.text ?? '')).toEqual(writePayload(message, 'ru'))
  expect(received).toMatchObject({ topic: topicOf('1'), ttlSec: 7_200, urgency: 'normal' })
})

test('a payload has a title, a text without a name, a path of the site and its language', () => {
  expect(writePayload(message, 'ru')).toEqual({
    title: 'Хороший день (+2) · Воскресенье, 15 ноября',
    body: 'Хорошо для переезда. Отложите суд. Лучшее время: 09:14–11:14. Растущая луна, 7-й день лунного месяца.',
    url: '/ru/2026/11/15?at=1',
    tag: 'morning-day',
    lang: 'ru',
  })
})

test('a message whose time is nearly over may wait a minute at the push service', async () => {
  await aChannel().send(service.subscribe(), '1', 500)
  expect(service.messages[0]?.ttlSec).toBe(60)
})

test('a browser that unsubscribed, and one that never was, are blocked', async () => {
  const { send } = aChannel()
  const ended = service.subscribe()
  service.end(ended.endpoint)
  expect(await send(ended)).toEqual({ kind: 'blocked' })
  expect(await send({ ...ended, endpoint: `${service.url}/push/unknown` })).toEqual({ kind: 'blocked' })
  expect(service.countAccepted()).toBe(0)
})

test('another key than the browser subscribed with is refused, and the message may be sent later', async () => {
  const { send } = aChannel({ ...generateVAPIDKeys(), subject: 'mailto:hello@zeri.test' })
  expect(await send()).toEqual({ kind: 'not-now' })
  expect([...service.refused]).toEqual([[403, 1]])
})

test('many who subscribed with another key hold up no message of the others', async () => {
  const refusing = await listen((_request, response) => void response.writeHead(403).end())
  const { send } = aChannel()
  for (let count = 0; count < 20; count += 1)
    expect(await send(refusing.subscribe())).toEqual({ kind: 'not-now' })
  refusing.stop()
  expect(await send()).toEqual({ kind: 'sent' })
})

test('a message for the keys of another browser cannot be decrypted', async () => {
  const [one, other] = [service.subscribe(), service.subscribe()]
  expect(await aChannel().send({ endpoint: one.endpoint, keys: other.keys })).toEqual({ kind: 'failed' })
  expect(service.messages).toEqual([])
})

test.each([
  [
    { kind: 429, retryAfterSec: 7 },
    { kind: 'not-now', afterMs: 7_000 },
  ],
  [{ kind: 500 }, { kind: 'not-now' }],
  [{ kind: 413 }, { kind: 'failed' }],
  [{ kind: 'silent' }, { kind: 'unclear' }],
  [{ kind: 'lost' }, { kind: 'unclear' }],
] as const)('after the response %j the outcome is %j', async (fault, outcome) => {
  service.faults.push({ ...fault, times: 1 })
  expect(await aChannel().send()).toEqual(outcome)
})

test('a push service that cannot be reached got nothing', async () => {
  const sent = service.subscribe()
  await service.stop()
  expect(await aChannel().send(sent)).toEqual({ kind: 'not-now' })
})

test('after five failures a push service rests, and its messages wait without being sent', async () => {
  const { send } = aChannel()
  service.faults.push({ kind: 500, times: 5 })
  for (let index = 0; index < 6; index += 1) expect(await send()).toEqual({ kind: 'not-now' })
  expect(service.countAccepted()).toBe(0)
})

/** A push service that answers as it likes; its subscriptions have the keys of the stand-in. */
async function listen(respond: RequestListener) {
  const server = createServer(respond).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // true: it listens on a port
  return {
    subscribe: () => ({ ...service.subscribe(), endpoint: `http://127.0.0.1:${port}/push/1` }),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('the time that a message waits for a connection to a slow service is no failure', async () => {
  const slow = await listen(async (request, response) => {
    request.resume()
    await delay(TIMEOUT_MS / 5)
    response.writeHead(201).end()
  })
  const { send } = aChannel(undefined, { atOnce: 2 })
  const outcomes = await Promise.all(Array.from({ length: 24 }, () => send(slow.subscribe())))
  slow.stop()
  expect(outcomes.filter(({ kind }) => kind === 'sent')).toHaveLength(24)
})

test('of the messages for a service that falls silent only those on the way, and four more until it rests, are unclear', async () => {
  const silent = await listen((request) => void request.resume())
  const { send } = aChannel(undefined, { atOnce: 6 })
  const outcomes = await Promise.all(Array.from({ length: 24 }, () => send(silent.subscribe())))
  silent.stop()
  const count = (wanted: string) => outcomes.filter(({ kind }) => kind === wanted).length
  expect([count('unclear'), count('not-now')]).toEqual([6 + 4, 14])
})

test('a message that waits too long for a connection is sent later', async () => {
  let nowMs = NOW_MS
  let arrived = 0
  const slow = await listen((request, response) => {
    request.resume()
    arrived += 1
    nowMs += 10_001
    response.writeHead(201).end()
  })
  const { send } = aChannel(undefined, { atOnce: 1, clock: { now: () => nowMs } })
  const outcomes = await Promise.all([send(slow.subscribe()), send(slow.subscribe())])
  slow.stop()
  expect(outcomes).toEqual([{ kind: 'sent' }, { kind: 'not-now' }])
  expect(arrived).toBe(1)
})

test.each([
  [200, undefined, { kind: 'sent' }],
  [202, undefined, { kind: 'sent' }],
  [301, undefined, { kind: 'failed' }],
  [400, undefined, { kind: 'failed' }],
  [401, undefined, { kind: 'not-now' }],
  [404, undefined, { kind: 'blocked' }],
  [429, undefined, { kind: 'not-now', afterMs: 5_000 }],
  [429, '86400', { kind: 'not-now', afterMs: 300_000 }],
  [429, 'Wed, 18 Nov 2026 07:00:00 GMT', { kind: 'not-now', afterMs: 5_000 }],
  [503, '9', { kind: 'not-now' }],
] as const)('the status %d with retry-after %s means %j', (status, retryAfter, outcome) =>
  expect(judgePush(status, retryAfter)).toEqual(outcome),
)

test('the token for a push service is signed once in six hours', () => {
  let nowMs = 0
  const header = createVapidHeader(keysOf(service), { now: () => nowMs })
  const first = header('https://one.example')
  nowMs = 6 * 3_600_000 - 1
  expect(header('https://one.example')).toBe(first)
  expect(header('https://other.example')).not.toBe(first)
  nowMs += 1
  expect(header('https://one.example')).not.toBe(first)
})

test('the push service decrypts what the library of the standard’s authors encrypts', async () => {
  const subscription = service.subscribe()
  const { method, headers, body } = generateRequestDetails(subscription, 'Доброе утро', {
    vapidDetails: keysOf(service),
    contentEncoding: 'aes128gcm',
    TTL: 60,
  })
  const sent = { ...headers, 'Content-Length': String(body?.length) }
  const response = await fetch(subscription.endpoint, {
    method,
    headers: sent,
    body: body && Buffer.from(body),
  })
  expect(response.status).toBe(201)
  expect(service.messages[0]?.text).toBe('Доброе утро')
})

test('keys that are not one pair are refused', () => {
  const { publicKey } = generateVAPIDKeys()
  const { privateKey } = generateVAPIDKeys()
  const parsed = { vapidSubject: '', pushHosts: [], pushPerSecond: 1 }
  const faultsOf = (vapidPublicKey: string, vapidPrivateKey: string) =>
    findPushFaults(groupPush({ ...parsed, vapidPublicKey, vapidPrivateKey }, 'a@zeri.test', true))
  expect(faultsOf(publicKey, privateKey)).toEqual(['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair'])
  expect(faultsOf(publicKey, '')).toHaveLength(1)
  expect(faultsOf('', '')).toEqual([])
  const { VAPID_PUBLIC_KEY = '', VAPID_PRIVATE_KEY = '' } = service.env
  expect(faultsOf(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY)).toEqual([])
})
