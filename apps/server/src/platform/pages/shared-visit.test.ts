import { expect, test } from 'vitest'
import { readPageRequest } from './page-request.ts'
import { sharedVisit } from './shared-visit.ts'

const day = { date: '2026-11-16', endsAtMs: 1_000 }

function visitAt(url: string) {
  const { locale, shared } = readPageRequest(url)
  if (!shared) throw new Error(`${url} is not shared`)
  return sharedVisit(locale, shared, { place: null, day, isActivity: (id) => id === 'wedding' })
}

test.each(['2026-11-15', '2026-11-17'])('the home page of %s lives as long as the default one', (today) => {
  expect(visitAt(`/?today=${today}`)).toMatchObject({
    target: `/?today=${today}`,
    day: { date: today, endsAtMs: 1_000 },
  })
})

test.each(['2026-11-16', '2026-11-18', '1999-01-01', '2026-99-99'])(
  'the date %s is dropped: it is the default or no today anywhere',
  (today) => {
    expect(visitAt(`/ru?today=${today}`)).toMatchObject({ target: '/ru', day })
  },
)

test('a month is rated for an activity, and what names none is dropped', () => {
  expect(visitAt('/2026/11?for=wedding').target).toBe('/2026/11?for=wedding')
  expect(visitAt('/2026/11?for=flying').target).toBe('/2026/11')
  expect(visitAt('/2026/11').target).toBe('/2026/11')
})
