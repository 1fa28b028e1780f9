import { createHash } from 'node:crypto'
import { clientNetwork } from '../../platform/http/limits.ts'
import type { Caller } from '../../platform/http/operations.ts'

/** Where a request comes from. A session stores the device and the network, so that its owner recognises it. */
export type Origin = {
  readonly device: string
  /** The /24 of an IPv4 address, the /48 of an IPv6 address. */
  readonly network: string
  /** The IPv4 address, or the /64 of an IPv6 address: what one subscriber has. Tries are counted by it. */
  readonly address: string
}

export function originOf({ address, userAgent }: Caller): Origin {
  return { device: describeDevice(userAgent), network: networkOf(address), address: clientNetwork(address) }
}

// The first match counts: the user agent of Edge, for example, also names Chrome and Safari.
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

/**
 * The names of the browser and the operating system, the same in every language; empty when neither is known.
 * @example describeDevice('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0') // 'Firefox, Linux'
 */
export function describeDevice(userAgent: string): string {
  const known = [BROWSERS, SYSTEMS].map((names) => names.find(([mark]) => mark.test(userAgent))?.[1])
  return known.filter(Boolean).join(', ')
}

/**
 * The network an address belongs to: the /24 of an IPv4 one, the /48 of an IPv6 one.
 * @example networkOf('203.0.113.7') // '203.0.113.0/24'
 */
export function networkOf(address: string): string {
  const subscriber = clientNetwork(address)
  if (!subscriber.includes(':')) return subscriber.replace(/\.\d+$/, '.0/24')
  return `${subscriber.split(':').slice(0, 3).join(':')}::/48`
}

const DEVICE_COOKIE = '__Host-device'
const DEVICE_COOKIE_DAYS = 400
const DEVICE_TOKEN = /^[\w-]{43}$/

/** The token a browser got at an earlier sign-in, if any. It grants no access: it only marks a device as known. */
export function deviceTokenOf(caller: Caller): string | undefined {
  const token = caller.cookie(DEVICE_COOKIE)
  return token !== undefined && DEVICE_TOKEN.test(token) ? token : undefined
}

export function deviceCookie(token: string) {
  return { name: DEVICE_COOKIE, value: token, maxAgeSec: DEVICE_COOKIE_DAYS * 24 * 60 * 60 }
}

export function hashDeviceToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
