import { expect, test } from 'vitest'
import { type DueReminder, planReminder } from './plan-reminder.ts'
import { createSchedule } from './schedule.ts'

const schedule = createSchedule()
const at = (iso: string) => Date.parse(iso)
const iso = (ms: number) => new Date(ms).toISOString()

function aDue(overrides: Partial<DueReminder> = {}): DueReminder {
  return {
    slot: 480,
    rhythm: 'daily',
    zone: 'Europe/Moscow',
    zoneNow: 'Europe/Moscow',
    dueAtMs: at('2026-11-15T05:00:00Z'),
    isPaid: true,
    ...overrides,
  }
}

test('a due reminder is queued for its date and is due again tomorrow', () => {
  const { delivery, nextRunMs } = planReminder(aDue(), at('2026-11-15T05:00:20Z'), schedule)
  expect(delivery).toEqual({
    localDate: '2026-11-15',
    state: 'queued',
    notAfterMs: at('2026-11-15T08:00:00Z'),
  })
  expect(iso(nextRunMs)).toBe('2026-11-16T05:00:00.000Z')
})

test('a reminder is sent up to three hours late and not after', () => {
  expect(planReminder(aDue(), at('2026-11-15T08:00:00Z'), schedule).delivery?.state).toBe('queued')
  expect(planReminder(aDue(), at('2026-11-15T08:00:00.001Z'), schedule).delivery?.state).toBe('late')
})

test('a reminder for yesterday is not sent after midnight', () => {
  const due = aDue({ slot: 1380, dueAtMs: at('2026-11-15T20:00:00Z') })
  expect(planReminder(due, at('2026-11-15T20:59:59Z'), schedule).delivery?.state).toBe('queued')
  expect(planReminder(due, at('2026-11-15T21:00:00Z'), schedule).delivery?.state).toBe('late')
})

test('a reminder for an unpaid chart is skipped for the day', () => {
  const { delivery, nextRunMs } = planReminder(aDue({ isPaid: false }), at('2026-11-15T05:00:20Z'), schedule)
  expect(delivery?.state).toBe('unpaid')
  expect(iso(nextRunMs)).toBe('2026-11-16T05:00:00.000Z')
})

test('after a week without a planner the missed days are skipped and today is still sent', () => {
  const due = aDue({ dueAtMs: at('2026-11-08T05:00:00Z') })
  const nowMs = at('2026-11-15T06:00:00Z')
  const first = planReminder(due, nowMs, schedule)
  expect(first.delivery).toMatchObject({ localDate: '2026-11-08', state: 'late' })
  const second = planReminder(aDue({ dueAtMs: first.nextRunMs }), nowMs, schedule)
  expect(second.delivery).toMatchObject({ localDate: '2026-11-15', state: 'queued' })
})

test('after a move the reminder fires at the same local time in the new zone', () => {
  const due = aDue({ zoneNow: 'America/New_York' })
  const { delivery, zone, nextRunMs } = planReminder(due, at('2026-11-15T05:00:20Z'), schedule)
  expect(delivery).toBeUndefined()
  expect([zone, iso(nextRunMs)]).toEqual(['America/New_York', '2026-11-15T13:00:00.000Z'])
})

test('a weekly reminder is due again on the next Monday, at the same local time after the clocks change', () => {
  const due = aDue({
    rhythm: 'weekly',
    zone: 'Europe/Berlin',
    zoneNow: 'Europe/Berlin',
    dueAtMs: at('2027-03-22T07:00:00Z'),
  })
  const { delivery, nextRunMs } = planReminder(due, at('2027-03-22T07:00:20Z'), schedule)
  expect(delivery).toMatchObject({ localDate: '2027-03-22', state: 'queued' })
  expect(iso(nextRunMs)).toBe('2027-03-29T06:00:00.000Z')
})
