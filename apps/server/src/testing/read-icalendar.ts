/** A property of RFC 5545: its parameters, and its raw value. */
export type Property = {
  readonly name: string
  readonly parameters: Readonly<Record<string, string>>
  readonly value: string
}
export type Component = {
  readonly name: string
  readonly properties: readonly Property[]
  readonly components: readonly Component[]
}

const LINE =
  /^(?<name>[A-Z][A-Z0-9-]*)(?<parameters>(?:;[A-Z0-9-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):(?<value>.*)$/u
const MAX_OCTETS = 75
const DATE = /^\d{8}$/
const DURATION = /^-?P(?:\d+W|\d+D(?:T\d+H)?|T\d+H)$/
const UTC_INSTANT = /^\d{8}T\d{6}Z$/
/** Properties an event has exactly once (3.6.1). */
const ONCE = ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'DESCRIPTION', 'URL', 'TRANSP']

/**
 * Reads a calendar as RFC 5545 defines it and throws on what the standard forbids: bare line breaks, lines longer than
 * 75 octets, characters split by a fold, values that are not escaped, events without the required properties.
 */
export function readCalendar(bytes: Buffer): Component {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end')
  if (/(?<!\r)\n|\r(?!\n)/.test(text)) throw new Error('a bare line break')
  const physical = text.slice(0, -2).split('\r\n')
  for (const line of physical) {
    if (Buffer.byteLength(line) > MAX_OCTETS) throw new Error(`a line of ${Buffer.byteLength(line)} octets`)
    if (line === '') throw new Error('an empty line')
  }
  checkFolds(bytes)
  const lines = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
  const { component, next } = readComponent(lines, 0)
  if (next !== lines.length) throw new Error('something after the calendar')
  checkCalendar(component)
  return component
}

/** RFC 5545 lets a fold split a character. Our writer never does it, so that each line is valid UTF-8 by itself. */
function checkFolds(bytes: Buffer): void {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let from = 0
  for (let at = bytes.indexOf('\r\n'); at >= 0; at = bytes.indexOf('\r\n', from)) {
    decoder.decode(bytes.subarray(from, at))
    from = at + 2
  }
}

function readProperty(line: string): Property {
  const { name = '', parameters = '', value = '' } = LINE.exec(line)?.groups ?? {}
  if (!name) throw new Error(`no property: ${line}`)
  const pairs = parameters
    .split(';')
    .filter(Boolean)
    .map((parameter): [string, string] => {
      const [key = '', ...rest] = parameter.split('=')
      return [key, rest.join('=').replace(/^"|"$/g, '')]
    })
  return { name, parameters: Object.fromEntries(pairs), value }
}

function readComponent(lines: readonly string[], at: number): { component: Component; next: number } {
  const begin = readProperty(lines[at] ?? '')
  if (begin.name !== 'BEGIN') throw new Error(`no component begins at ${lines[at]}`)
  const properties: Property[] = []
  const components: Component[] = []
  let next = at + 1
  for (;;) {
    const property = readProperty(lines[next] ?? '')
    if (property.name === 'END') {
      if (property.value !== begin.value) throw new Error(`${begin.value} ends as ${property.value}`)
      return { component: { name: begin.value, properties, components }, next: next + 1 }
    }
    if (property.name === 'BEGIN') {
      const inner = readComponent(lines, next)
      components.push(inner.component)
      next = inner.next
    } else {
      properties.push(property)
      next += 1
    }
  }
}

/** The text of a property without its escapes (3.3.11). */
export function readText(value: string): string {
  if (/[\\;,]/.test(value.replace(/\\[\\;,nN]/g, ''))) throw new Error(`not escaped: ${value}`)
  return value.replace(/\\([\\;,nN])/g, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark))
}

export function find(component: Component, name: string): Property {
  const found = component.properties.filter((property) => property.name === name)
  const [only] = found
  if (!only || found.length > 1) throw new Error(`${component.name} has ${found.length} ${name}`)
  return only
}

/** A reminder that is shown (3.6.6), before or after the event begins. */
function checkAlarm(alarm: Component): void {
  if (alarm.name !== 'VALARM') throw new Error(alarm.name)
  if (find(alarm, 'ACTION').value !== 'DISPLAY') throw new Error('an alarm that is not shown')
  readText(find(alarm, 'DESCRIPTION').value)
  const { value } = find(alarm, 'TRIGGER')
  if (!DURATION.test(value)) throw new Error(`no duration: ${value}`)
}

function checkCalendar(calendar: Component): void {
  if (calendar.name !== 'VCALENDAR') throw new Error(calendar.name)
  if (find(calendar, 'VERSION').value !== '2.0') throw new Error('not version 2.0')
  readText(find(calendar, 'PRODID').value)
  const uids = new Set<string>()
  for (const event of calendar.components) {
    if (event.name !== 'VEVENT') throw new Error(event.name)
    for (const name of ONCE) find(event, name)
    for (const name of ['SUMMARY', 'DESCRIPTION']) readText(find(event, name).value)
    if (!UTC_INSTANT.test(find(event, 'DTSTAMP').value)) throw new Error('DTSTAMP is not in UTC')
    for (const alarm of event.components) checkAlarm(alarm)
    const uid = find(event, 'UID').value
    if (uids.has(uid)) throw new Error(`${uid} twice`)
    uids.add(uid)
    const [start, end] = [find(event, 'DTSTART'), find(event, 'DTEND')]
    const format = start.parameters.VALUE === 'DATE' ? DATE : UTC_INSTANT
    if (start.parameters.VALUE !== end.parameters.VALUE) throw new Error('begins and ends as two kinds')
    for (const { value } of [start, end]) if (!format.test(value)) throw new Error(value)
    if (end.value <= start.value) throw new Error(`${uid} ends before it begins`)
  }
}
