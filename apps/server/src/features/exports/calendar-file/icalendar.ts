/** An all-day event of an iCalendar file (RFC 5545). */
export type DayEvent = {
  readonly uid: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly summary: string
  readonly description: string
  readonly url: string
}

const MAX_OCTETS = 75
const MS_PER_DAY = 86_400_000

/** Escapes a text value: separators, backslashes and line breaks (3.3.11). Control characters are removed. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n|[\u2028\u2029]/g, '\\n') // many programs end a line at U+2028 too
    .replace(/\p{Cc}/gu, '')
}

/** Folds a line into pieces of at most 75 octets without splitting a character; each continuation begins with a space (3.1). */
export function foldLine(line: string): string {
  const folded: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (octets + length > MAX_OCTETS) {
      folded.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += length
  }
  return [...folded, part].join('\r\n')
}

const compactDate = (isoDate: string): string => isoDate.replaceAll('-', '')

function dayAfter(isoDate: string): string {
  return new Date(Date.parse(isoDate) + MS_PER_DAY).toISOString().slice(0, 10)
}

/** The time of an event: a whole day, or a span between two instants. */
type When = { readonly date: string } | { readonly fromMs: number; readonly toMs: number }

/** When a calendar program reminds of a whole day: at six on the evening before, or at eight in the morning. */
export const alarmTimes = ['eve', 'morning'] as const
export type AlarmTime = (typeof alarmTimes)[number]

/** From the midnight that the day begins with, by the clock of the reader. */
const TRIGGERS: Readonly<Record<AlarmTime, string>> = { eve: '-PT6H', morning: 'PT8H' }

/** An event of a calendar feed. */
export type FeedEvent = When & {
  readonly alarm?: { readonly at: AlarmTime; readonly words: string } | undefined
  readonly uid: string
  /** When the event last changed, and how many times it has changed. */
  readonly stampMs: number
  readonly sequence: number
  readonly summary: string
  readonly description: string
  readonly url: string
}

/** Formats an instant in UTC (3.3.5), so that no time zone definition is needed in the file. */
const utcInstant = (epochMs: number): string =>
  `${new Date(epochMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

function listWhen(when: When): string[] {
  if ('date' in when)
    return [
      `DTSTART;VALUE=DATE:${compactDate(when.date)}`,
      `DTEND;VALUE=DATE:${compactDate(dayAfter(when.date))}`,
    ]
  return [`DTSTART:${utcInstant(when.fromMs)}`, `DTEND:${utcInstant(when.toMs)}`]
}

/** Reminders of a whole day, from its midnight: at nine on the day before, and at eight in the morning. */
const ALARMS = ['-PT15H', 'PT8H'] as const

function listAlarms(words: string, triggers: readonly string[] = ALARMS): string[] {
  return triggers.flatMap((trigger) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(words)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ])
}

function listFeedAlarms({ alarm }: FeedEvent): string[] {
  return alarm ? listAlarms(alarm.words, [TRIGGERS[alarm.at]]) : []
}

function listEvent(event: FeedEvent, alarms: readonly string[] = []): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcInstant(event.stampMs)}`,
    ...(event.sequence > 0 ? [`SEQUENCE:${event.sequence}`] : []),
    ...listWhen(event),
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    ...alarms,
    'END:VEVENT',
  ]
}

const fold = (lines: readonly string[]): string => lines.map((line) => `${foldLine(line)}\r\n`).join('')

type Calendar = { readonly product: string; readonly name: string; readonly events: readonly FeedEvent[] }

/** Writes a calendar that apps refresh once a day (RFC 7986, and the older X- properties some apps still read). */
export function writeFeed({ product, name, events }: Calendar): string {
  return fold([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Day calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap((event) => listEvent(event, listFeedAlarms(event))),
    'END:VCALENDAR',
  ])
}

/** Writes a calendar with one event and its reminders. The stamp is the date itself, so that the same day gives the same bytes. */
export function writeCalendar({ uid, date, summary, description, url }: DayEvent, product: string): string {
  const stampMs = Date.parse(date)
  return fold([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Day calendar//EN`,
    'CALSCALE:GREGORIAN',
    ...listEvent({ uid, date, stampMs, sequence: 0, summary, description, url }, listAlarms(summary)),
    'END:VCALENDAR',
  ])
}
