import type { Dice } from './dice.ts'
import { hostileText } from './hostile-text.ts'
import type { Input, Wire } from './wire.ts'

/** A spoiled request or input, and in a word what is wrong with it. */
type Spoiled<T> = { readonly what: string; readonly made: T }

const ODD_VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -0.5,
  -1,
  1e308,
  2 ** 31,
  2 ** 53,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  { toString: 1 },
  ['a', 'b'],
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u2028\u2029',
  '\r\nx-injected: 1',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-0001-01-01',
  '1899-12-31',
  '24:00',
  '99:99',
  '00000000-0000-0000-0000-000000000000',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  '#{7*7}{{7*7}}',
  '../../../../etc/passwd',
  "'; select pg_sleep(5); --",
  '🌕'.repeat(300),
  'x'.repeat(5_000),
]
const PROTO_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', '', 'a.b', '0']

/** Changes one field of an input, at any depth: missing, of another type, at a limit, too long, repeated, unknown. */
export function spoilField(input: Input, ids: readonly string[], dice: Dice): Spoiled<Input> {
  const names = Object.keys(input)
  const name = names.length > 0 && dice.chance(0.85) ? dice.pick(names) : dice.pick(PROTO_KEYS)
  const value = input[name]
  if (isRecord(value) && Object.keys(value).length > 0 && dice.chance(0.7)) {
    const { what, made } = spoilField(value, ids, dice)
    return { what: `${name}.${what}`, made: withValue(input, name, made) }
  }
  const [kind, change] = dice.pick(fieldChanges(ids, dice))
  return { what: `${name}: ${kind}`, made: withValue(input, name, change(value)) }
}

type Change = readonly [string, (value: unknown) => unknown]

function fieldChanges(ids: readonly string[], dice: Dice): readonly Change[] {
  const asText = (change: (text: string) => unknown) => (value: unknown) =>
    typeof value === 'string' ? change(value) : value
  return [
    ['missing', () => undefined],
    ['odd', () => dice.pick(ODD_VALUES)],
    ['odd', () => dice.pick(ODD_VALUES)],
    ['hostile', () => hostileText(dice.next)],
    ['somebody else’s', () => dice.pick(ids)],
    ['listed', (value) => [value, value]],
    ['wrapped', (value) => ({ value })],
    ['as text', (value) => String(value)],
    ['as number', (value) => Number(value)],
    ['one more', (value) => (typeof value === 'number' ? value + 1 : value)],
    ['one less', (value) => (typeof value === 'number' ? value - 1 : value)],
    ['louder', asText((text) => text.toUpperCase())],
    ['padded', asText((text) => ` ${text}\u00a0`)],
    ['shorter', asText((text) => text.slice(0, -1))],
    ['longer', asText((text) => text + text)],
    ['with a control character', asText((text) => `${text}${String.fromCharCode(dice.below(32))}`)],
    ['decomposed', asText((text) => text.normalize('NFD'))],
    ['turned around', asText((text) => `\u202e${text}`)],
  ]
}

// `defineProperty`, because an assignment to `__proto__` would not create a field.
function withValue(input: Input, name: string, value: unknown): Input {
  const changed = { ...input }
  Object.defineProperty(changed, name, { value, enumerable: true, configurable: true })
  return changed
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-encoding',
  'content-type',
  'cookie',
  'forwarded',
  'host',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-http-method-override',
  'x-original-url',
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
  '__proto__',
]
const TYPES = [
  'application/json; charset=utf-16',
  'application/json;charset="',
  'application/jsonx',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/xml',
  '*/*',
  '',
]
const BODIES: readonly (string | Buffer)[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '0',
  'NaN',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '\ufeff{}',
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.from('{"email":"\xc0\xae@\xf4\x90\x80\x80"}', 'latin1'),
  '['.repeat(30_000),
  `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  `{"x":"${'x'.repeat(70_000)}"}`,
  `{${Array.from({ length: 4_000 }, (_, index) => `"k${index}":1`).join()}}`,
]
const METHODS = ['PUT', 'PATCH', 'OPTIONS', 'HEAD', 'DELETE', 'POST', 'GET', 'PROPFIND', 'SEARCH']
const QUERIES = [
  '?',
  '?%',
  '?a=1',
  '?uuid=x&uuid=y',
  '?__proto__[x]=1',
  `?q=${'x'.repeat(2_000)}`,
  '?&&&=&',
  '?a[]=1&a[]=2',
]

/** Changes one thing around the input: a header, a cookie, the method, the whole body, the query. */
export function spoilWire(wire: Wire, dice: Dice): Spoiled<Wire> {
  const withHeader = (name: string, value: string): Wire => ({
    ...wire,
    headers: { ...wire.headers, [name]: value },
  })
  const kinds: readonly (() => Spoiled<Wire>)[] = [
    () => {
      const name = dice.pick(HEADERS)
      return { what: `header ${name}`, made: withHeader(name, asHeader(hostileText(dice.next))) }
    },
    () => ({ what: 'cookies', made: withHeader('cookie', oddCookies(wire.headers.cookie ?? '', dice)) }),
    () => ({ what: 'large header', made: withHeader('x-large', 'x'.repeat(9_000)) }),
    () => ({ what: 'content type', made: withHeader('content-type', dice.pick(TYPES)) }),
    () => ({ what: 'method', made: { ...wire, method: dice.pick(METHODS) } }),
    () => ({ what: 'body', made: { ...wire, body: dice.pick(BODIES) } }),
    () => ({ what: 'query', made: { ...wire, url: wire.url + dice.pick(QUERIES) } }),
    () => ({ what: 'query twice', made: { ...wire, url: `${wire.url}${twice(wire.url)}` } }),
  ]
  return dice.pick(kinds)()
}

function oddCookies(own: string, dice: Dice): string {
  const name = dice.pick(COOKIES)
  const odd = dice.pick([
    `${name}=${asHeader(hostileText(dice.next))}`,
    `${name}`,
    `=${name}`,
    `${name}=a; ${name}=b`,
    `${name}=%00%ff%`,
    `${name}="a;b"`,
    `${name}=${'x'.repeat(4_000)}`,
    ';;;;=;=;',
  ])
  return dice.chance(0.5) && own !== '' ? `${odd}; ${own}` : odd
}

function twice(url: string): string {
  const [, query = 'locale=ru'] = url.split('?')
  return `${url.includes('?') ? '&' : '?'}${query}&${query}`
}

/** Replaces characters that a header cannot contain. */
function asHeader(text: string): string {
  return Buffer.from(text.slice(0, 300))
    .toString('latin1')
    .replaceAll(/[^\x20-\x7e\x80-\xff]/g, '?')
}
