import { expect, test } from 'vitest'
import { headScript } from './head-script.ts'

const untouched = { script: '', marks: 'icons', days: 'grid', reader: 'beginner' }

/** Runs the script with the given storage and returns what it wrote on the root element. */
function run(
  getItem: (key: string) => string | null,
  { cookie = '', dataset = {} }: { cookie?: string; dataset?: Record<string, string> } = {},
): Record<string, string> {
  const document = { cookie, documentElement: { dataset } }
  new Function('document', 'localStorage', 'setTimeout', headScript)(document, { getItem }, () => 0)
  return dataset
}
const storing = (values: Record<string, string>) => (key: string) => values[key] ?? null

test('a first visit is left to the system theme', () => {
  expect(run(storing({}))).toEqual(untouched)
})

test.each(['light', 'dark'])('a chosen %s theme is set before the first paint', (theme) => {
  expect(run(storing({ theme }))).toEqual({ ...untouched, theme })
})

test('an unknown theme is ignored', () => {
  expect(run(storing({ theme: 'neon"><script>' }))).toEqual(untouched)
})

test('a closed banner stays closed', () => {
  expect(run(storing({ 'apps-banner': 'off' }))).toEqual({ ...untouched, appsBanner: 'off' })
})

test('a switched view is set before the first paint, an unknown view is not', () => {
  expect(run(storing({ marks: 'text' }))).toEqual({ ...untouched, marks: 'text' })
  expect(run(storing({ marks: 'smoke', reader: 'professional' }))).toEqual({
    ...untouched,
    reader: 'professional',
  })
})

test('fonts that were fetched once are there from the first paint on', () => {
  expect(run(storing({ fonts: '1' }))).toEqual({ ...untouched, fonts: '' })
})

test('a browser without storage still marks that scripts run', () => {
  const blocked = () => {
    throw new Error('SecurityError')
  }
  expect(run(blocked)).toEqual(untouched)
})

const tokyo = {
  id: '1850147',
  latitude: 35.7,
  longitude: 139.7,
  zone: 'Asia/Tokyo',
  en: 'Tokyo',
  ru: 'Токио',
}
const here = `here=${encodeURIComponent(JSON.stringify(tokyo))}`
const todayIn = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format()

test.each([
  ['', {}],
  [here, { settling: 'place' }],
  ['person=account', { settling: 'person', person: 'account' }],
  ['school=month.instant', { settling: 'person', school: '' }],
  [`a=b; ${here}; person=chart`, { settling: 'place person', person: 'chart' }],
])('with the cookies %j a shared page waits for what is filled in', (cookie, expected) => {
  expect(run(storing({}), { cookie, dataset: { shared: '' } })).toMatchObject({ ...untouched, ...expected })
})

test('a page whose address names its place waits for the person alone', () => {
  const shared = 'at-place'
  expect(run(storing({}), { cookie: here, dataset: { shared } })).toEqual({ ...untouched, shared })
  expect(run(storing({}), { cookie: `${here}; person=chart`, dataset: { shared } }).settling).toBe('person')
})

test('a page of one visitor has everything and waits for nothing', () => {
  expect(run(storing({}), { cookie: `${here}; person=chart` })).toEqual(untouched)
})

test('a home page of another date than the visitor’s is hidden until the right one is there', () => {
  const today = todayIn('Asia/Tokyo')
  expect(run(storing({}), { cookie: here, dataset: { shared: '', today } }).settling).toBe('place')
  expect(run(storing({}), { cookie: here, dataset: { shared: '', today: '1999-01-01' } }).settling).toBe(
    'place date',
  )
})
