import { expect, test } from 'vitest'
import { statusText } from './status-text.server.ts'

const works = { database: true, reachedAt: '2026-11-17T09:00:00.000Z', until: '2026-11-17T09:00:20.000Z' }
const since = '2026-11-17T08:30:00.000Z'

test('a site with everything on says so, and names no payment provider', () => {
  const switches = [
    { name: 'checkout' as const, on: true, since: null, note: null },
    { name: 'stripe' as const, on: true, since: null, note: null },
  ]
  const { lead, isWell, parts } = statusText({ ...works, switches }, 'en')
  expect({ lead, isWell }).toEqual({ lead: 'Everything works.', isWell: true })
  expect(parts.map(({ name }) => name)).toEqual(['Calendar and articles', 'Accounts and charts', 'Payments'])
})

test('a part that is off has its time and its note in the language of the page', () => {
  const note = { en: 'The bank is at work.', ru: 'Банк проводит работы.' }
  const switches = [{ name: 'yookassa' as const, on: false, since, note }]
  expect(statusText({ ...works, switches }, 'ru').parts.at(-1)).toMatchObject({
    name: 'Оплата через ЮKassa',
    state: 'Отключено',
    note: 'Банк проводит работы.',
  })
  expect(statusText({ ...works, switches }, 'en').parts.at(-1)?.since?.words).toBe(
    'since 17 November 2026 at 08:30 UTC',
  )
})

test('a lost database is named, with the time it last responded', () => {
  const { isWell, parts } = statusText({ ...works, database: false, switches: [] }, 'en')
  expect(isWell).toBe(false)
  expect(parts[1]).toMatchObject({ state: 'Does not respond', since: { at: works.reachedAt } })
})
