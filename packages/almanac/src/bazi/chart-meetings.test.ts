import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pillarOf } from '../calendar/cycle.ts'
import { listChartMeetings } from './chart-meetings.ts'

const pillars = fc.record({
  year: fc.nat(59).map(pillarOf),
  month: fc.nat(59).map(pillarOf),
  day: fc.nat(59).map(pillarOf),
  hour: fc.option(fc.nat(59).map(pillarOf)),
})

// 协纪辨方书 1 · 41b six harmonies, 3 · 52b punishments, 6 · 18b harms; by hand for 甲子 丙寅 戊辰 against 庚午 辛未 乙卯.
test('three pillars of one chart meet three of another as the books list the pairs', () => {
  const one = { year: pillarOf(0), month: pillarOf(2), day: pillarOf(4), hour: null }
  const other = { year: pillarOf(6), month: pillarOf(7), day: pillarOf(51), hour: null }
  const found = listChartMeetings(one, other).map(
    (meeting) => `${meeting.one} ${meeting.kind} ${meeting.other}`,
  )
  expect(found).toEqual([
    'year clash year',
    'year harm month',
    'year punishment day',
    'month half-harmony year',
    'day harm day',
  ])
})

test('two charts meet in the same ways, whichever is named first', () => {
  fc.assert(
    fc.property(pillars, pillars, (one, other) => {
      const there = listChartMeetings(one, other).map(
        (meeting) => `${meeting.one} ${meeting.kind} ${meeting.other}`,
      )
      const back = listChartMeetings(other, one).map(
        (meeting) => `${meeting.other} ${meeting.kind} ${meeting.one}`,
      )
      expect(back.toSorted()).toEqual(there.toSorted())
    }),
  )
})

test('an unknown hour meets nothing', () => {
  fc.assert(
    fc.property(pillars, pillars, (one, other) => {
      const places = listChartMeetings({ ...one, hour: null }, other).map((meeting) => meeting.one)
      expect(places).not.toContain('hour')
    }),
  )
})
