import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkEndpoint, createPrivateAddressCheck } from './endpoint.ts'
import { readPushSubscription } from './read-subscription.ts'

const hosts = ['fcm.googleapis.com', '*.push.apple.com']
const production = { hosts, isLoopbackAllowed: false }
const development = { hosts, isLoopbackAllowed: true }

test.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://web.push.apple.com/x',
  'https://a.b.push.apple.com/x',
])('the listed push service %s is called', (endpoint) =>
  expect(checkEndpoint(endpoint, production)).toBeUndefined(),
)

test.each([
  ['http://fcm.googleapis.com/x', 'not-https'],
  ['file:///etc/passwd', 'not-https'],
  ['ftp://fcm.googleapis.com/x', 'not-https'],
  ['https://fcm.googleapis.com:8443/x', 'port'],
  ['https://fcm.googleapis.com:443/x', 'malformed'],
  ['https://user:secret@fcm.googleapis.com/x', 'credentials'],
  ['https://fcm.googleapis.com@evil.org/x', 'credentials'],
  ['https://evil.org/fcm.googleapis.com', 'host'],
  ['https://evil.org#fcm.googleapis.com', 'malformed'],
  ['https://fcm.googleapis.com.evil.org/x', 'host'],
  ['https://notfcm.googleapis.com/x', 'host'],
  ['https://push.apple.com/x', 'host'],
  ['https://evilpush.apple.com/x', 'host'],
  ['https://FCM.googleapis.com/x', 'malformed'],
  ['https://fcm.googleapis.com\\@evil.org/x', 'malformed'],
  ['https://fcm.googleapis.com', 'malformed'],
  ['https://127.0.0.1/x', 'host'],
  ['https://127.1/x', 'malformed'],
  ['https://2130706433/x', 'malformed'],
  ['https://0x7f000001/x', 'malformed'],
  ['https://localhost/x', 'host'],
  ['https://[::1]/x', 'host'],
  ['https://[::ffff:7f00:1]/x', 'host'],
  ['https://169.254.169.254/latest/meta-data', 'host'],
  ['https://10.0.0.1/x', 'host'],
  ['https://192.168.0.1/x', 'host'],
  [' https://fcm.googleapis.com/x', 'malformed'],
  ['https://fcm.googleapis.com/\nx', 'malformed'],
  ['not an address', 'malformed'],
  ['', 'malformed'],
  [`https://fcm.googleapis.com/${'x'.repeat(1000)}`, 'too-long'],
])('the endpoint %j is refused: %s', (endpoint, fault) =>
  expect(checkEndpoint(endpoint, production)).toBe(fault),
)

test('the sandbox on loopback is called outside production and nowhere else', () => {
  const sandbox = 'http://127.0.0.1:8029/push/a'
  expect(checkEndpoint(sandbox, development)).toBeUndefined()
  expect(checkEndpoint(sandbox, production)).toBe('host')
  expect(checkEndpoint('http://127.0.0.2:8029/push/a', development)).toBe('not-https')
  expect(checkEndpoint('http://localhost:8029/push/a', development)).toBe('not-https')
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::1',
  '2001:0:7f00:1::1',
  'no address',
])('%s is an address of our own network', (address) =>
  expect(createPrivateAddressCheck()(address)).toBe(true),
)

test.each(['142.250.1.95', '172.32.0.1', '2a00:1450::5f', '::ffff:142.250.1.95'])(
  '%s is a public address',
  (address) => expect(createPrivateAddressCheck()(address)).toBe(false),
)

const endpoint = 'https://fcm.googleapis.com/fcm/send/a'
const aKey = () => createECDH('prime256v1').generateKeys()
const auth = Buffer.alloc(16, 7).toString('base64url')

test('a subscription is read as its endpoint and the bytes of its keys, padded or not', () => {
  const p256dh = aKey()
  for (const padding of ['', '=', '=='])
    expect(
      readPushSubscription(
        { endpoint, keys: { p256dh: p256dh.toString('base64url') + padding, auth: auth + padding } },
        production,
      ),
    ).toEqual({ endpoint, p256dh, auth: Buffer.alloc(16, 7) })
})

test.each([
  ['a compressed point', { p256dh: createECDH('prime256v1').generateKeys('base64url', 'compressed') }],
  ['65 bytes that are no point', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['a point in the hybrid form', { p256dh: createECDH('prime256v1').generateKeys('base64url', 'hybrid') }],
  ['text that is not base64url', { p256dh: '?'.repeat(87) }],
  ['a short secret', { auth: Buffer.alloc(15).toString('base64url') }],
  ['no secret', { auth: '' }],
])('a subscription with %s is refused', (_, wrong) => {
  const keys = { p256dh: aKey().toString('base64url'), auth, ...wrong }
  expect(readPushSubscription({ endpoint, keys }, production)).toBeUndefined()
})

test('a subscription at a host that is not listed is refused', () => {
  const keys = { p256dh: aKey().toString('base64url'), auth }
  expect(readPushSubscription({ endpoint: 'https://evil.org/a', keys }, production)).toBeUndefined()
})
