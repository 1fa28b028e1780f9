/** An event of a whole day, as calendars take it (RFC 5545). */
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

/** Text as a value: what has a meaning between values is escaped, a line break is written out (3.3.11). */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** A line of at most 75 octets each, no character torn apart; what goes on begins with a space (3.1). */
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

/** When an event is: a whole day, or from one instant to another. */
type When = { readonly date: string } | { readonly fromMs: number; readonly toMs: number }

/** An entry of a calendar that programs subscribe to. */
export type FeedEvent = When & {
  readonly uid: string
  /** When it last became what it is, and how often it has changed. */
  readonly stampMs: number
  readonly sequence: number
  readonly summary: string
  readonly description: string
  readonly url: string
}

/** An instant in UTC (3.3.5): what clocks do there, every program works out for itself. */
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

function listEvent(event: FeedEvent): string[] {
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
    'END:VEVENT',
  ]
}

const fold = (lines: readonly string[]): string => lines.map((line) => `${foldLine(line)}\r\n`).join('')

type Calendar = { readonly product: string; readonly name: string; readonly events: readonly FeedEvent[] }

/** A calendar that programs look at again once a day (RFC 7986, and the older name some still read). */
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
    ...events.flatMap(listEvent),
    'END:VCALENDAR',
  ])
}

/** A calendar of one event. Its stamp is the day's own, so that the same day is the same file. */
export function writeCalendar({ uid, date, summary, description, url }: DayEvent, product: string): string {
  const stampMs = Date.parse(date)
  return fold([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Day calendar//EN`,
    'CALSCALE:GREGORIAN',
    ...listEvent({ uid, date, stampMs, sequence: 0, summary, description, url }),
    'END:VCALENDAR',
  ])
}
