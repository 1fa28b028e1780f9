import { generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type PushService, startPushService } from './push.ts'
import { findVapidFault } from './verify-vapid.ts'

const nowMs = Date.UTC(2026, 10, 15)
const audience = 'https://push.test'
const hour = nowMs / 1000 + 3_600

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const siteKey = pair.publicKey.export({ format: 'raw-public' }).toString('base64url')

function authorize(claims: object = {}, header: object = { alg: 'ES256', typ: 'JWT' }): string {
  const write = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const text = `${write(header)}.${write({ aud: audience, exp: hour, sub: 'mailto:a@zeri.test', ...claims })}`
  const signature = sign('sha256', Buffer.from(text), { key: pair.privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${siteKey}`
}

const faultOf = (authorization: string, key = siteKey) =>
  findVapidFault(authorization, { audience, siteKey: key, nowMs })

test('a token of the site is right', () => expect(faultOf(authorize())).toBeUndefined())

test.each([
  ['another push service', authorize({ aud: 'https://other.test' }), 'audience'],
  ['a token that has expired', authorize({ exp: nowMs / 1000 - 1 }), 'expiry'],
  ['a token for more than a day', authorize({ exp: hour + 86_400 }), 'expiry'],
  ['a token without an end', authorize({ exp: undefined }), 'expiry'],
  ['nobody to write to', authorize({ sub: 'a@zeri.test' }), 'subject'],
  ['no algorithm', authorize({}, { alg: 'none' }), 'algorithm'],
  ['a changed claim', authorize().replace(/\.(\w{6})/, '.AAAAAA'), 'signature'],
  ['no token', '', 'no token'],
])('%s is refused', (_, authorization, fault) => expect(faultOf(authorization)).toBe(fault))

test('another key than the browser subscribed with is refused', () =>
  expect(faultOf(authorize(), 'another')).toBe('another key than the browser subscribed with'))

let service: PushService
beforeEach(async () => {
  service = await startPushService({ port: 0, production: false, decryptEvery: 0 })
})
afterEach(() => service.stop())

test('the sandbox has no place in production', async () => {
  await expect(startPushService({ port: 0, production: true })).rejects.toThrow('no place in production')
})

test('many subscriptions share keys and differ in their endpoints', () => {
  const many = [...service.subscribeMany(3), ...service.subscribeMany(2)]
  expect(new Set(many.map(({ endpoint }) => endpoint)).size).toBe(5)
  expect(new Set(many.map(({ keys }) => keys.p256dh)).size).toBe(2)
})

test('a message without a token is refused and counted, and the page says that none arrived', async () => {
  const { endpoint } = service.subscribe()
  const response = await fetch(endpoint, { method: 'POST', headers: { ttl: '60' }, body: 'x' })
  expect(response.status).toBe(403)
  expect([...service.refused]).toEqual([[403, 1]])
  expect(await (await fetch(service.url)).text()).toContain('No message yet')
})
