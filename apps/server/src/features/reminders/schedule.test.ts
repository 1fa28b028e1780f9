import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSchedule, fireMs } from './schedule.ts'
import { slotOf, timeOf } from './slot.ts'

const instant = (ms: number) => new Date(ms).toISOString()

test.each([
  ['Europe/Moscow', '2026-11-15', '08:00', '2026-11-15T05:00:00.000Z'],
  ['Europe/Moscow', '2026-11-15', '24:45', '2026-11-14T21:45:00.000Z'],
  ['Asia/Kathmandu', '2026-11-15', '00:00', '2026-11-14T18:15:00.000Z'],
  // The clocks of Berlin skip 02:00 to 03:00 in this night.
  ['Europe/Berlin', '2027-03-28', '02:30', '2027-03-28T01:00:00.000Z'],
  ['Europe/Berlin', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  // The clocks of Berlin show 02:00 to 03:00 twice in this night.
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  // A day in Beirut that begins at 01:00.
  ['Asia/Beirut', '2027-03-28', '00:15', '2027-03-27T22:00:00.000Z'],
  ['America/New_York', '2026-11-01', '01:15', '2026-11-01T05:15:00.000Z'],
])('in %s on %s at %s is %s', (zone, date, time, expected) => {
  expect(instant(fireMs(zone, date, slotOf(time)))).toBe(expected)
})

test('every time that can be chosen survives the conversion to a slot and back', () => {
  for (let slot = 0; slot <= 1485; slot += 15) expect(slotOf(timeOf(slot))).toBe(slot)
})

test('a slot fires once per civil date across clock changes', () => {
  const schedule = createSchedule()
  const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Beirut', 'Pacific/Chatham']
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) }),
      (zone, choice, startMs) => {
        let atMs = startMs
        const dates: string[] = []
        for (let day = 0; day < 6; day += 1) {
          atMs = schedule.nextMs(zone, choice * 15, atMs)
          dates.push(schedule.dayAt(zone, atMs).date)
        }
        const next = dates.map((date) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10))
        expect(dates.slice(1)).toEqual(next.slice(0, -1))
      },
    ),
    { numRuns: 200 },
  )
})

test.each([
  // Summer time begins in Berlin on Sunday 2027-03-28 and ends on Sunday 2026-10-25.
  ['Europe/Berlin', '08:00', '2027-03-22T07:00:00.000Z', '2027-03-29T06:00:00.000Z'],
  ['Europe/Berlin', '08:00', '2026-10-19T06:00:00.000Z', '2026-10-26T07:00:00.000Z'],
  ['Europe/Berlin', '08:00', '2027-03-22T06:59:59.999Z', '2027-03-22T07:00:00.000Z'],
  // A quarter past the midnight at the beginning of Monday.
  ['Europe/Moscow', '24:15', '2026-11-15T20:00:00.000Z', '2026-11-15T21:15:00.000Z'],
  // The clocks of Cairo skip the first hour of Friday; Monday is as any other.
  ['Africa/Cairo', '00:30', '2027-04-26T00:00:00.000Z', '2027-05-02T21:30:00.000Z'],
])('a weekly slot in %s at %s after %s fires at %s', (zone, time, after, expected) => {
  expect(instant(createSchedule().nextMs(zone, slotOf(time), Date.parse(after), 'weekly'))).toBe(expected)
})

test('a weekly slot fires on Mondays, seven days apart', () => {
  const schedule = createSchedule()
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Beirut']) {
    let atMs = Date.UTC(2026, 0, 1)
    const dates: string[] = []
    for (let week = 0; week < 60; week += 1) {
      atMs = schedule.nextMs(zone, 150, atMs, 'weekly')
      dates.push(schedule.dayAt(zone, atMs).date)
    }
    const mondays = dates.map((_, week) =>
      new Date(Date.UTC(2026, 0, 5 + 7 * week)).toISOString().slice(0, 10),
    )
    expect(dates).toEqual(mondays)
  }
})
