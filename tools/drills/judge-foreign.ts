import { localDayAt } from '../../apps/server/src/platform/local-day.ts'
import { type ForeignVisit, type Person, towns } from './foreign-visits.ts'

/** A response that came out of the foreign cache, and the moments by the site's clock between which it was sent. */
export type ForeignResponse = {
  readonly status: number
  readonly location: string | undefined
  readonly body: string
  readonly cacheControl: string
  /** The status of the foreign cache. */
  readonly cache: string
  readonly fromMs: number
  readonly toMs: number
}

export const faultKinds = ['status', 'language', 'place', 'person', 'stored', 'today'] as const
export type Fault = { readonly kind: (typeof faultKinds)[number]; readonly text: string }

/** What is wrong with a response to one visitor: somebody else's place, language or person, or another day as today. */
export function judgeResponse(
  visit: ForeignVisit,
  response: ForeignResponse,
  people: readonly Person[],
): Fault[] {
  const isRoot = /^\/(?:\?|$)/.test(visit.path)
  if (isRoot && visit.reader !== 'en') return judgeRedirect(visit, response)
  const found = {
    status: judgeStatus(visit, response),
    language: judgeLanguage(visit, response),
    place: judgePlace(visit, response),
    person: judgePerson(visit, response, people),
    stored: judgeStored(visit, response),
    today: judgeToday(visit, response),
  }
  return faultKinds.flatMap((kind) => {
    const text = found[kind]
    return text === undefined ? [] : [{ kind, text: `${visit.path}: ${text}` }]
  })
}

function judgeRedirect({ path }: ForeignVisit, { status, location }: ForeignResponse): Fault[] {
  if (status === 302 && location === '/ru') return []
  return [{ kind: 'language', text: `${path}: a reader of Russian is not led to /ru` }]
}

function judgeStatus({ expected }: ForeignVisit, { status }: ForeignResponse): string | undefined {
  const isRefused = expected.isPrivate && expected.person === undefined && status === 401
  // A date that has just become today everywhere leads to the page without it.
  const isOver = expected.date !== undefined && status === 302
  return status === 200 || isRefused || isOver ? undefined : `status ${status}`
}

function judgeLanguage({ path, expected }: ForeignVisit, { body }: ForeignResponse): string | undefined {
  const isLocal = path.startsWith('/calendar/')
  const stated = isLocal ? (/[а-я]/.test(body) ? 'ru' : 'en') : /<html lang="(\w+)"/.exec(body)?.[1]
  return stated === undefined || stated === expected.language ? undefined : `it is in ${stated}`
}

function judgePlace({ expected }: ForeignVisit, { body }: ForeignResponse): string | undefined {
  const others = towns.filter(({ id }) => id !== expected.town?.id)
  return others.flatMap(({ en, ru }) => [en, ru]).find((name) => body.includes(name))
}

function judgePerson(
  { expected }: ForeignVisit,
  { body, status }: ForeignResponse,
  people: readonly Person[],
): string | undefined {
  const { person } = expected
  const others = people.filter(({ token }) => token !== person?.token)
  const secrets = others.flatMap(({ name, email, token }) => [name, email, token])
  const shown = secrets.find((secret) => body.includes(secret))
  if (shown) return `it names ${shown}`
  return person && status === 200 && !body.includes(person.email)
    ? `it does not know ${person.email}`
    : undefined
}

function judgeStored(
  { expected }: ForeignVisit,
  { cache, cacheControl }: ForeignResponse,
): string | undefined {
  if (expected.isPrivate && !/no-store/.test(cacheControl))
    return `a private response may be stored: ${cacheControl}`
  return /no-store/.test(cacheControl) && /HIT|STALE/.test(cache)
    ? 'a private response was stored'
    : undefined
}

function judgeToday(
  { expected: { zone, date } }: ForeignVisit,
  response: ForeignResponse,
): string | undefined {
  if (response.status !== 200 || (zone === undefined && date === undefined)) return undefined
  const { fromMs, toMs } = response
  const right = zone === undefined ? [date] : [fromMs, toMs].map((atMs) => localDayAt(atMs, zone).date)
  const stated = readToday(response.body)
  if (stated === undefined) return 'no date'
  return right.includes(stated) ? undefined : `today is ${stated} and not ${right[1] ?? right[0]}`
}

/** The date that a document, its data or a local answer takes for today. */
function readToday(body: string): string | undefined {
  if (body.startsWith('<')) {
    return (
      /<html[^>]* data-today="([^"]+)"/.exec(body)?.[1] ??
      /<a [^>]*data-date="([^"]+)"[^>]*aria-current="date"/.exec(body)?.[1]
    )
  }
  const parsed: unknown = JSON.parse(body.split('\n', 1)[0] ?? '')
  return Array.isArray(parsed) ? readEncoded(parsed) : (parsed as { today?: string }).today // true: a local answer
}

/** Data of a page is a flat list; `{ _1: 2 }` is an object whose key is at 1 and whose value is at 2. */
function readEncoded(list: readonly unknown[]): string | undefined {
  const key = `_${list.indexOf('today')}`
  const owners = list.filter(
    (item): item is Record<string, number> => typeof item === 'object' && item !== null && key in item,
  )
  return owners
    .map((owner) => list[owner[key] ?? -1])
    .find((value): value is string => typeof value === 'string')
}
