import { expect, test } from 'vitest'
import { writeCalendar, writeFeed } from '../features/exports/calendar-file/icalendar.ts'
import { readCalendar } from './read-icalendar.ts'

const event = {
  uid: 'day-2026-11-15@zeri.example',
  date: '2026-11-15',
  stampMs: 0,
  sequence: 0,
  summary: 'Хороший день, один из многих; и ещё длинная строка, которую придётся перенести',
  description: 'One\ntwo',
  url: 'https://zeri.example/2026/11/15',
}
const good = writeFeed({ product: 'Zeri', name: 'Zeri', events: [event] })
const read = (text: string) => readCalendar(Buffer.from(text))

test('a valid calendar is read', () => {
  expect(read(good).components).toHaveLength(1)
})

test.each([
  ['a bare line break', good.replace('VERSION:2.0\r\n', 'VERSION:2.0\n')],
  ['a line too long', good.replace('TRANSP:TRANSPARENT', `TRANSP:${'A'.repeat(80)}`)],
  ['no end', good.slice(0, -2)],
  ['a component that ends as another', good.replace('END:VEVENT', 'END:VTODO')],
  ['an event without a stamp', good.replace(/DTSTAMP:.*\r\n/, '')],
  ['an id twice', writeFeed({ product: 'Zeri', name: 'Zeri', events: [event, event] })],
  ['an end before the beginning', good.replace(/DTEND;VALUE=DATE:\d+/, 'DTEND;VALUE=DATE:20261114')],
  ['text that is not escaped', good.replace('DESCRIPTION:One\\ntwo', 'DESCRIPTION:One, two')],
  ['an instant of no zone', good.replace(/DTSTAMP:(\d+T\d+)Z/, 'DTSTAMP:$1')],
  ['another version', good.replace('VERSION:2.0', 'VERSION:1.0')],
  ['something after the calendar', `${good}X-MORE:1\r\n`],
])('%s is refused', (_what, text) => {
  expect(() => read(text)).toThrow()
})

const alarmed = writeCalendar(event, 'Zeri')

test.each([
  ['an alarm without a trigger', alarmed.replace(/TRIGGER:.*\r\n/, '')],
  ['an alarm at no time', alarmed.replace('TRIGGER:PT8H', 'TRIGGER:8H')],
  ['an alarm that is a mail', alarmed.replace('ACTION:DISPLAY', 'ACTION:EMAIL')],
])('%s is refused', (_what, text) => {
  expect(read(alarmed).components[0]?.components).toHaveLength(2)
  expect(() => read(text)).toThrow()
})

test('a character split by a fold is refused', () => {
  const bytes = Buffer.from(good)
  const at = bytes.indexOf(Buffer.from('Хор')) + 1
  const split = Buffer.concat([bytes.subarray(0, at), Buffer.from('\r\n '), bytes.subarray(at)])
  expect(() => readCalendar(split)).toThrow()
})
