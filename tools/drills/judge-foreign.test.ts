import { expect, test } from 'vitest'
import { type ForeignVisit, towns } from './foreign-visits.ts'
import { type ForeignResponse, judgeResponse } from './judge-foreign.ts'

const [kiwiport, edoville] = towns
const anna = { name: 'Anna', email: 'anna@foreign.example', token: 'token-of-anna' }
const boris = { name: 'Boris', email: 'boris@foreign.example', token: 'token-of-boris' }
const MIDNIGHT_MS = Date.UTC(2026, 10, 17)

const aVisit = (expected: Partial<ForeignVisit['expected']> = {}, path = '/2026/11'): ForeignVisit => ({
  path,
  headers: {},
  reader: 'en',
  expected: { language: 'en', ...expected },
})
const aResponse = (body: string, rest: Partial<ForeignResponse> = {}): ForeignResponse => ({
  status: 200,
  location: undefined,
  body,
  cacheControl: 'public, s-maxage=60',
  cache: 'HIT',
  fromMs: MIDNIGHT_MS + 1_000,
  toMs: MIDNIGHT_MS + 1_100,
  ...rest,
})
const kindsOf = (visit: ForeignVisit, response: ForeignResponse) =>
  judgeResponse(visit, response, [anna, boris]).map(({ kind }) => kind)

const page = (inside = '') => `<html lang="en" data-today="2026-11-17">${inside}</html>`
const isPrivate = { isPrivate: true, person: anna }
const unstored = { cacheControl: 'private, no-store', cache: 'MISS' }

test.each<[string, ForeignVisit, ForeignResponse]>([
  ['a page for everyone', aVisit({ zone: 'UTC' }), aResponse(page())],
  ['a page at the place it is about', aVisit({ town: kiwiport }), aResponse(page(kiwiport?.en))],
  ['a page of the person it is for', aVisit(isPrivate), aResponse(anna.email, unstored)],
  [
    'a page sent in the moment of midnight',
    aVisit({ zone: 'UTC' }),
    aResponse('<html lang="en" data-today="2026-11-16">', {
      fromMs: MIDNIGHT_MS - 10,
      toMs: MIDNIGHT_MS + 10,
    }),
  ],
  ['the data of a page', aVisit({ zone: 'UTC' }), aResponse('[{"_1":2},"today","2026-11-17"]\n')],
  [
    'an answer by place',
    aVisit({ zone: 'Asia/Tokyo' }, '/calendar/local'),
    aResponse('{"today":"2026-11-17"}'),
  ],
])('%s is right', (_name, visit, response) => {
  expect(kindsOf(visit, response)).toEqual([])
})

test.each<[string, string, ForeignVisit, ForeignResponse]>([
  ['status', 'an error', aVisit(), aResponse('', { status: 404 })],
  ['language', 'another language', aVisit(), aResponse('<html lang="ru">')],
  [
    'language',
    'an answer in another language',
    aVisit({}, '/calendar/local'),
    aResponse('{"words":"слова"}'),
  ],
  [
    'language',
    'an English root for a reader of Russian',
    { ...aVisit({}, '/'), reader: 'ru' },
    aResponse(page()),
  ],
  ['place', "somebody's town", aVisit(), aResponse(page(edoville?.ru))],
  ['place', 'another town', aVisit({ town: kiwiport }), aResponse(page(edoville?.en))],
  ['person', "somebody's name", aVisit(), aResponse(page(boris.name))],
  ['person', 'a page of nobody', aVisit(isPrivate), aResponse('', unstored)],
  ['person', 'a page of another', aVisit(isPrivate), aResponse(anna.email + boris.email, unstored)],
  ['stored', 'a private page that may be stored', aVisit(isPrivate), aResponse(anna.email)],
  [
    'stored',
    'a private page out of the cache',
    aVisit(isPrivate),
    aResponse(anna.email, { ...unstored, cache: 'HIT' }),
  ],
  ['today', 'yesterday', aVisit({ zone: 'America/New_York' }), aResponse(page())],
  ['today', 'no date', aVisit({ zone: 'UTC' }), aResponse('<html lang="en">')],
  ['today', 'another date than that of the URL', aVisit({ date: '2026-11-16' }), aResponse(page())],
])('a fault of %s: %s', (kind, _name, visit, response) => {
  expect(kindsOf(visit, response)).toEqual([kind])
})
