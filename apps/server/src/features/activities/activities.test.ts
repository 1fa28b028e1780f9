import { activities, type DayVerdict, listShownActivities } from '@zeri/almanac/judgement'
import {
  countDays,
  describeActivity,
  type Input,
  listActivityDays,
  type Operation,
  type Output,
} from '@zeri/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createZoneClocks } from '../../platform/zone-clock.ts'
import type { CalendarDeps } from '../calendar/index.ts'
import { createMonthCounts, judgeMonth } from './count-days.ts'
import { activitiesRoutes } from './routes.ts'

const calendar: CalendarDeps = {
  places: { find: () => undefined },
  clockOf: createZoneClocks(),
  today: () => ({ date: '2026-11-15', endsAtMs: 0 }),
}
const nobody = {
  session: undefined,
  caller: { requestId: '', address: '', userAgent: '', cookie: () => undefined },
  setCookie: () => undefined,
}

/** Calls an operation through its route, as a request would, and checks the response. */
async function call<Op extends Operation>(
  operation: Op,
  body: Input<Op>,
  routes = activitiesRoutes(calendar),
): Promise<Output<Op>> {
  const route = routes.find((one) => one.operation === operation)
  const result = await route?.handle({ input: operation.request.parse(body), ...nobody })
  const value = (result as { isDated?: true; value?: unknown }).isDated
    ? (result as { value: unknown }).value
    : result
  return operation.response.parse(value) as Output<Op> // true: its own schema
}

const may = { tag: 'wedding', year: 2027, month: 5 }
const totalOf = (counts: Output<typeof countDays>['counts']): number =>
  counts.reduce((sum, { days }) => sum + days, 0)

test('counts of a month within the horizon are those of its days, for every activity', async () => {
  const routes = activitiesRoutes({ ...calendar, today: () => ({ date: '2026-12-31', endsAtMs: 0 }) })
  const range = { from: '2026-11-01', to: '2026-11-30' }
  for (const { id } of listShownActivities()) {
    const { counts } = await call(countDays, { tag: id, year: 2026, month: 11 }, routes)
    const { days } = await call(listActivityDays, { tag: id, ...range }, routes)
    for (const { weight, days: count } of counts)
      expect([id, weight, count]).toEqual([id, weight, days.filter((day) => day.weight === weight).length])
  }
})

test('counts name every weight from the best to the worst and add up to the days of the month', async () => {
  const { counts } = await call(countDays, may)
  expect(counts.map(({ weight }) => weight)).toEqual([3, 2, 1, 0, -1, -2, -3])
  expect(totalOf(counts)).toBe(31)
  const february = await call(countDays, { tag: 'haircut', year: 2028, month: 2 })
  expect(totalOf(february.counts)).toBe(29)
})

test('nothing in the response differs when the days of the month change places', async () => {
  const plain = JSON.stringify(await call(countDays, may))
  const placesOfDays = Array.from({ length: 31 }, (_, place) => place)
  const anyOrder = fc.shuffledSubarray(placesOfDays, { minLength: 31, maxLength: 31 })
  await fc.assert(
    fc.asyncProperty(anyOrder, async (order) => {
      const inOrder: typeof judgeMonth = (month, context) => {
        const verdicts = judgeMonth(month, context)
        return order.map((place) => verdicts[place] as DayVerdict) // true: places of the month
      }
      const routes = activitiesRoutes(calendar, createMonthCounts(inOrder))
      expect(JSON.stringify(await call(countDays, may, routes))).toBe(plain)
    }),
    { numRuns: 20 },
  )
})

test('the response holds no date and no field beside the counts', async () => {
  const response = await call(countDays, may)
  expect(Object.keys(response).sort()).toEqual(['counts', 'month', 'rulesVersion', 'tag', 'year'])
  expect(JSON.stringify(response)).not.toMatch(/2027-|\d{4}-\d\d/)
})

test.each([
  [{ tag: 'wedding', year: 1899, month: 12 }, 'calendar.no-such-day'],
  [{ tag: 'wedding', year: 2101, month: 1 }, 'calendar.no-such-day'],
  [{ tag: 'wedding', year: 2027, month: 13 }, 'calendar.no-such-day'],
  [{ tag: 'wedding', year: 2027, month: 0 }, 'calendar.no-such-day'],
  [{ tag: 'flying', year: 2027, month: 5 }, 'request.invalid'],
])('%j is refused with %s', async (query, code) => {
  await expect(call(countDays, query)).rejects.toMatchObject({ code })
})

test('a month is judged once for all activities', async () => {
  let judged = 0
  const counted: typeof judgeMonth = (month, context) => {
    judged += 1
    return judgeMonth(month, context)
  }
  const routes = activitiesRoutes(calendar, createMonthCounts(counted))
  for (const { id } of activities) await call(countDays, { ...may, tag: id }, routes)
  expect(judged).toBe(1)
})

test('days beyond the horizon have pillar and moon, and neither weight nor reason', async () => {
  const { days, openUntil } = await call(listActivityDays, {
    tag: 'wedding',
    from: '2026-12-01',
    to: '2026-12-31',
  })
  expect(openUntil).toBe('2026-12-15')
  const closed = days.filter(({ date }) => date > openUntil)
  expect(closed).toHaveLength(16)
  expect(closed.every(({ weight, reason, pillar }) => weight === null && reason === null && pillar)).toBe(
    true,
  )
  const open = days.filter(({ date }) => date <= openUntil)
  expect(open.every(({ weight }) => weight !== null)).toBe(true)
  expect(open.some(({ reason }) => reason)).toBe(true)
})

test('every shown activity has texts and rules in both languages, and the others have no page', async () => {
  for (const { id } of listShownActivities())
    for (const locale of ['en', 'ru'] as const) {
      const { why, questions, rules } = await call(describeActivity, { tag: id, locale })
      expect([id, why.length > 100, questions.length >= 2 && questions.length <= 4]).toEqual([id, true, true])
      expect(rules.some(({ side }) => side === 'bad')).toBe(true)
    }
  await expect(call(describeActivity, { tag: 'exam' })).rejects.toMatchObject({ code: 'request.not-found' })
})

test('the rules of a haircut name the taboo of the stem Ding with its page of the book', async () => {
  const { rules } = await call(describeActivity, { tag: 'haircut' })
  const taboo = rules.find(({ id }) => id === 'taboo-ding')
  expect(taboo).toMatchObject({ side: 'bad', reach: 'own', isLasting: true, leaf: '10 · 72a' })
})
