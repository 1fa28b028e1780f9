import { clientNetwork, networkOf } from '../../platform/http/client-ladder.ts'
import type { Cookie } from '../../platform/http/cookie.ts'
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

const DEVICE_COOKIE = '__Host-device'
const DEVICE_COOKIE_DAYS = 400
/** 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/

/** The token a browser got at an earlier sign-in, if any. It grants no access: it only marks a device as known. */
export function deviceTokenOf(caller: Caller): string | undefined {
  const token = caller.cookie(DEVICE_COOKIE)
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

export function deviceCookie(token: string): Cookie {
  return { name: DEVICE_COOKIE, value: token, maxAgeSec: DEVICE_COOKIE_DAYS * 24 * 60 * 60 }
}

const RECOVERY_COOKIE = '__Host-recovery'
/** Longer than a code lives. */
const RECOVERY_COOKIE_HOURS = 1

/** The token a browser got when it requested a recovery code: the code works there only. */
export function recoveryTokenOf(caller: Caller): string | undefined {
  const token = caller.cookie(RECOVERY_COOKIE)
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

export function recoveryCookie(token: string): Cookie {
  return { name: RECOVERY_COOKIE, value: token, maxAgeSec: RECOVERY_COOKIE_HOURS * 60 * 60 }
}

const CHALLENGE_COOKIE = '__Host-challenge'
/** Longer than a challenge lives. */
const CHALLENGE_COOKIE_MINUTES = 10

/** The token a browser got with a challenge for its passkeys: the challenge works there only. */
export function challengeTokenOf(caller: Caller): string | undefined {
  const token = caller.cookie(CHALLENGE_COOKIE)
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

export function challengeCookie(token: string): Cookie {
  return { name: CHALLENGE_COOKIE, value: token, maxAgeSec: CHALLENGE_COOKIE_MINUTES * 60 }
}
