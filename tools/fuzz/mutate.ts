import { hostileText } from './hostile-text.ts'
import type { ValidRequest } from './requests/account-requests.ts'

type Random = () => number
type Mutable = { method: string; url: string; payload?: unknown; headers: Record<string, string> }

const HEADERS = [
  'authorization',
  'cookie',
  'user-agent',
  'content-type',
  'accept-language',
  'x-forwarded-for',
]
const COOKIES = [
  '__Host-token',
  '__Host-device',
  '__Host-challenge',
  '__Host-identity',
  '__Host-visitor',
  'location',
  'place',
  'here',
  'person',
  'locale',
]

const ODD_VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e308,
  true,
  false,
  [],
  {},
  { $gt: '' },
  ['a', 'b'],
  '\u0000',
  'a\u0000b',
  '\ud800',
  '2026-02-30',
  'ru',
  'EN',
  '00000000',
  'constructor',
  '🌕'.repeat(20),
  '🌕'.repeat(21),
  'x'.repeat(5_000),
]

/** Changes one thing of a valid request: a field, a header, a cookie or the URL. */
export function mutate(valid: ValidRequest, random: Random): Mutable {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // true: within the list
  const request: Mutable = { ...valid, headers: { ...valid.headers } }
  const fields = Object.keys(valid.payload ?? {})
  const change = random()
  if (fields.length > 0 && change < 0.6) {
    request.payload = changeField(valid.payload ?? {}, pick([...fields, 'extra', '__proto__']), random, pick)
  } else if (change < 0.8) {
    request.headers[pick(HEADERS)] = asHeader(hostileText(random))
  } else if (change < 0.95) {
    request.headers.cookie = `${pick(COOKIES)}=${asHeader(hostileText(random))}`
  } else {
    request.url += pick(['?a=1', '?uuid=x&uuid=y', '/', '/%00', '?%', `?q=${'x'.repeat(2_000)}`])
  }
  return request
}

function changeField(
  payload: Readonly<Record<string, unknown>>,
  field: string,
  random: Random,
  pick: <T>(list: readonly T[]) => T,
): unknown {
  const value = payload[field]
  const changes: readonly (() => unknown)[] = [
    () => pick(ODD_VALUES),
    () => hostileText(random),
    () => undefined,
    () => (typeof value === 'string' ? value.toUpperCase() : value),
    () => (typeof value === 'string' ? ` ${value} ` : value),
    () => (typeof value === 'string' ? value.slice(0, -1) : value),
  ]
  // `defineProperty`, because an assignment to `__proto__` would not create a field.
  const changed = { ...payload }
  Object.defineProperty(changed, field, { value: pick(changes)(), enumerable: true, configurable: true })
  return changed
}

/** Replaces characters that a header cannot contain. */
function asHeader(text: string): string {
  return Buffer.from(text.slice(0, 300))
    .toString('latin1')
    .replaceAll(/[^\x20-\x7e\x80-\xff]/g, '?')
}
