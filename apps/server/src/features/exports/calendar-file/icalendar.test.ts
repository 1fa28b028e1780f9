import fc from 'fast-check'
import { expect, test } from 'vitest'
import { find, readCalendar as readStrictly, readText } from '../../../testing/read-icalendar.ts'
import { escapeText, foldLine, writeCalendar } from './icalendar.ts'

const event = {
  uid: 'day-2026-12-31@zeri.example',
  date: '2026-12-31',
  summary: 'Хороший день (+2) · Металлическая Обезьяна',
  description: 'One; two, three\\four\nand a second line that is long enough to be folded — «ёлка»',
  url: 'https://zeri.example/2026/12/31',
}

/** A minimal parser: unfolds lines, splits names from values, and removes escapes. */
function readCalendar(text: string): Map<string, string> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  const ofEvent = lines.slice(0, lines.indexOf('BEGIN:VALARM'))
  return new Map(
    ofEvent.filter(Boolean).map((line) => {
      const split = line.indexOf(':')
      const value = line.slice(split + 1).replace(/\\([\\;,n])/g, (_, mark) => (mark === 'n' ? '\n' : mark))
      return [line.slice(0, split), value]
    }),
  )
}

test('a parser reads back what was written', () => {
  const read = readCalendar(writeCalendar(event, 'Zeri'))
  expect(read.get('SUMMARY')).toBe(event.summary)
  expect(read.get('DESCRIPTION')).toBe(event.description)
  expect(read.get('UID')).toBe(event.uid)
  expect(read.get('URL')).toBe(event.url)
})

test('the event lasts the whole day, up to the beginning of the next', () => {
  const read = readCalendar(writeCalendar(event, 'Zeri'))
  expect(read.get('DTSTART;VALUE=DATE')).toBe('20261231')
  expect(read.get('DTEND;VALUE=DATE')).toBe('20270101')
})

test('the same day gives the same bytes', () => {
  expect(writeCalendar(event, 'Zeri')).toBe(writeCalendar(event, 'Zeri'))
})

test('the event reminds at nine on the day before and at eight in the morning', () => {
  const [written] = readStrictly(Buffer.from(writeCalendar(event, 'Zeri'))).components
  const alarms = written?.components ?? []
  expect(alarms.map((alarm) => find(alarm, 'TRIGGER').value)).toEqual(['-PT15H', 'PT8H'])
  expect(alarms.map((alarm) => readText(find(alarm, 'DESCRIPTION').value))).toEqual([
    event.summary,
    event.summary,
  ])
})

test('every line ends with CRLF and no value contains a bare line break', () => {
  const text = writeCalendar(event, 'Zeri')
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test.each(['\r\n', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'a text with %j adds no line, whatever a program takes for the end of one',
  (end) => expect(escapeText(`Anna${end}ATTACH:file`)).not.toMatch(/[\r\n\v\f\u0085\u2028\u2029]/),
)

test('a folded line has at most 75 octets per piece, splits no character and unfolds to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const line = escapeText(text)
      const pieces = foldLine(line).split('\r\n')
      expect(pieces.every((piece) => Buffer.byteLength(piece) <= 75)).toBe(true)
      expect(pieces.every((piece) => piece.isWellFormed())).toBe(true)
      expect(pieces.map((piece, index) => (index === 0 ? piece : piece.slice(1))).join('')).toBe(line)
    }),
  )
})

test('a line of 75 octets is not folded, one of 76 is', () => {
  expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75))
  expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
})

test('a line break in a text cannot start a new property', () => {
  expect(escapeText('a\r\nATTENDEE:b\u0007')).toBe('a\\nATTENDEE:b')
})
