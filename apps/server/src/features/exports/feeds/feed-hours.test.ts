import { describe, expect, test } from 'vitest'
import { createZoneClocks } from '../../../platform/zone-clock.ts'
import { aPlace } from '../../../testing/place.ts'
import { find, readCalendar } from '../../../testing/read-icalendar.ts'
import { findCalendarContext } from '../../calendar/index.ts'
import { writeFeed } from '../calendar-file/icalendar.ts'
import { listFeedDays } from './feed-days.ts'
import { listFeedEvents } from './feed-events.ts'

describe.each([
  ['Europe/Berlin', 52.52, 13.4],
  ['America/New_York', 40.71, -74],
  ['Australia/Sydney', -33.87, 151.21],
] as const)('in %s', (zone, latitudeDeg, longitudeDeg) => {
  test('hours match the local clock before and after a clock change', async () => {
    const place = aPlace({ zone, latitudeDeg, longitudeDeg })
    const calendar = {
      places: { find: () => place },
      clockOf: createZoneClocks(),
      today: () => ({ date: '2026-11-15', endsAtMs: 0 }),
    }
    const setting = {
      ...(await findCalendarContext(calendar, { locale: 'en', place: '1' })),
      openUntil: '2100-12-31',
    }
    const days = [...listFeedDays({ activity: undefined, chart: undefined }, setting)].flat()
    const events = listFeedEvents(days, {
      id: 'test',
      activity: undefined,
      filter: 'all',
      withHours: true,
      alarm: undefined,
      isPersonal: false,
      school: undefined,
      locale: 'en',
      origin: 'https://zeri.example',
      host: 'zeri.example',
      stampOf: () => 0,
      moves: {},
    })
    const { components } = readCalendar(Buffer.from(writeFeed({ product: 'Zeri', name: 'Zeri', events })))
    const offsets = new Set<string>()
    const read = (value: string) =>
      Date.parse(value.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))
    let hours = 0
    for (const event of components) {
      const start = find(event, 'DTSTART')
      if (start.parameters.VALUE === 'DATE') continue
      hours += 1
      const uid = /^hour-(\d{4}-\d\d-\d\d)-(\d+)-/.exec(find(event, 'UID').value)
      const [, date = '', branch = ''] = uid ?? []
      // Intl has a time zone database of its own, so this is an independent check of our clocks.
      const parts = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(read(start.value))
      const [localDate = '', time = ''] = parts.split(' ')
      const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
      const offset = name.formatToParts(read(start.value)).find(({ type }) => type === 'timeZoneName')
      offsets.add(offset?.value ?? '')
      expect(localDate <= date).toBe(true)
      // A double-hour follows solar time, and in these zones the clock differs from it by less than two hours.
      const clockHour = Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
      const middle = clockHour + 1
      expect(middle > 6.9 && middle < 22.1).toBe(true)
      const sunHour = (2 * Number(branch) + 23) % 24
      const apart = Math.abs(((clockHour - sunHour + 36) % 24) - 12)
      expect(apart).toBeLessThan(2.2)
      expect(read(find(event, 'DTEND').value) - read(start.value)).toBeGreaterThan(7_100_000)
    }
    expect(hours).toBeGreaterThan(30)
    expect(offsets.size).toBe(2)
  })
})
