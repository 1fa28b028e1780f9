// The picture of a sign as numbers: its place in a cycle, or the table of what has it.

import { starsOn, tenGodOf } from '@zeri/almanac/bazi'
import { branchOf, type Pillar, pillarOf, stemOf } from '@zeri/almanac/calendar'
import { judgeHours, listStarCells, type StarId } from '@zeri/almanac/judgement'
import type { describeSign, Locale, Output } from '@zeri/contract'
import { branches, listSigns, type Sign, type SignKind, stems } from '@zeri/lexicon'
import { everyStar } from './list-day-signs.ts'

type Figure = Output<typeof describeSign>['figure']

/** The sixty pillars in their order. */
const PILLARS = Array.from({ length: 60 }, (_, index) => pillarOf(index))

/** A way to name the rows or columns of a table of pillars: which of its lines a pillar is in. */
type Axis = {
  readonly size: number
  readonly lineOf: (pillar: Pillar) => number
  readonly glyphOf: (line: number) => string
  readonly name: Readonly<Record<Locale, string>>
}

const stemGlyph = (index: number): string => stems[index % 10]?.zh ?? ''
const branchGlyph = (index: number): string => branches[index % 12]?.zh ?? ''

const byStem: Axis = {
  size: 10,
  lineOf: stemOf,
  glyphOf: stemGlyph,
  name: { en: 'stem', ru: 'ствол' },
}
const byBranch: Axis = {
  size: 12,
  lineOf: branchOf,
  glyphOf: branchGlyph,
  name: { en: 'branch', ru: 'ветвь' },
}
const byTenDays: Axis = {
  size: 6,
  lineOf: (pillar) => Math.floor(pillar / 10),
  glyphOf: (line) => `${stemGlyph(0)}${branchGlyph(line * 10)}`,
  name: { en: 'ten days from', ru: 'десятидневка с' },
}
const byPillar: Axis = {
  size: 60,
  lineOf: (pillar) => pillar,
  glyphOf: (line) => `${stemGlyph(line)}${branchGlyph(line)}`,
  name: { en: '', ru: '' },
}

/** What has a sign: a row, as a pillar or a month, and a column. */
type Holds = (row: Pillar, column: Pillar) => boolean

type Words = Readonly<Record<Locale, string>>
type Table = { readonly rowKind: Words; readonly columnKind: Words; readonly holds: Holds }

/** Which cells of sixty rows and sixty columns have a sign, one byte each. */
function fillCells(holds: Holds): Uint8Array {
  const cells = new Uint8Array(PILLARS.length ** 2)
  for (const row of PILLARS)
    for (const column of PILLARS) if (holds(row, column)) cells[row * PILLARS.length + column] = 1
  return cells
}

/** The cells of a smaller table; undefined where pillars of one line differ, so that it would leave something out. */
function shrink(cells: Uint8Array, rows: Axis, columns: Axis): Uint8Array | undefined {
  const UNKNOWN = 2
  const small = new Uint8Array(rows.size * columns.size).fill(UNKNOWN)
  for (const row of PILLARS)
    for (const column of PILLARS) {
      const held = cells[row * PILLARS.length + column] ?? 0
      const cell = rows.lineOf(row) * columns.size + columns.lineOf(column)
      if (small[cell] === UNKNOWN) small[cell] = held
      else if (small[cell] !== held) return undefined
    }
  return small
}

const oneRow: Axis = { size: 1, lineOf: () => 0, glyphOf: () => '', name: { en: '', ru: '' } }
const rowAxes = [oneRow, byTenDays, byStem, byBranch, byPillar]
const columnAxes = [byStem, byBranch, byPillar]

/** What a line of an axis is, after what it belongs to. */
const nameOf = (kind: Words, { name }: Axis, locale: Locale): string =>
  [kind[locale], name[locale]].filter((part) => part !== '').join(', ')

function writeTable({ rowKind, columnKind }: Table, shape: Shape, locale: Locale): Figure {
  const { cells, rows, columns } = shape
  const columnNames = Array.from({ length: columns.size }, (_, column) => columns.glyphOf(column))
  const rowNames = Array.from({ length: rows.size }, (_, row) => rows.glyphOf(row))
  const marks = rowNames.map((_, row) =>
    columnNames.flatMap((_name, column) => (cells[row * columns.size + column] === 1 ? [column] : [])),
  )
  const across = nameOf(columnKind, columns, locale)
  return {
    form: 'grid',
    rows: rowNames,
    columns: columnNames,
    marks,
    text: rows.size === 1 ? across : `${nameOf(rowKind, rows, locale)} → ${across}`,
    lines: marks.flatMap((line, row) => {
      const named = line.map((column) => columnNames[column]).join(' ')
      return line.length === 0 ? [] : [rows.size === 1 ? named : `${rowNames[row]}: ${named}`]
    }),
  }
}

type Shape = { readonly cells: Uint8Array; readonly rows: Axis; readonly columns: Axis }

/** The smallest table that leaves nothing out. */
function drawTable(table: Table, locale: Locale): Figure {
  const all = fillCells(table.holds)
  for (const rows of rowAxes)
    for (const columns of columnAxes) {
      const cells = shrink(all, rows, columns)
      if (cells) return writeTable(table, { cells, rows, columns }, locale)
    }
  throw new Error('a table by pillars leaves nothing out')
}

const month: Words = { en: 'Solar month', ru: 'Солнечный месяц' }
const day: Words = { en: 'day', ru: 'день' }
const dayFirst: Words = { en: 'Day', ru: 'День' }
const hour: Words = { en: 'double-hour', ru: 'двухчасовка' }
const pillarOfChart: Words = { en: 'pillar of the chart', ru: 'столп карты' }
const birthPlaces = {
  year: { en: 'Year of birth', ru: 'Год рождения' },
  month: { en: 'Month of birth', ru: 'Месяц рождения' },
  day: { en: 'Day of birth', ru: 'День рождения' },
} as const

/** The months and days of a star that these alone decide. */
function drawStar(star: StarId, locale: Locale): Figure | undefined {
  const cells = new Set(listStarCells(star, everyStar).map((cell) => `${cell.monthBranch} ${cell.day}`))
  if (cells.size === 0) return undefined
  const holds: Holds = (row, column) => cells.has(`${branchOf(row)} ${column}`)
  return drawTable({ rowKind: month, columnKind: day, holds }, locale)
}

function drawHourStar(star: string, locale: Locale): Figure {
  const holds: Holds = (row, column) =>
    judgeHours(row)[branchOf(column)]?.reasons.some((reason) => reason.star === star) ?? false
  return drawTable({ rowKind: dayFirst, columnKind: hour, holds }, locale)
}

const places = ['day', 'year', 'month'] as const

/** Where a natal star stands, counted from the first of day, year and month that places it. */
function drawNatalStar(star: string, locale: Locale): Figure {
  for (const place of places) {
    const holds: Holds = (row, column) => {
      const natal = { year: pillarOf(0), month: pillarOf(0), day: pillarOf(0), hour: null, [place]: row }
      return starsOn({ at: 'luck', pillar: column }, natal).some(
        ({ id, from }) => id === star && from === place,
      )
    }
    if (PILLARS.some((row) => PILLARS.some((column) => holds(row, column))))
      return drawTable({ rowKind: birthPlaces[place], columnKind: pillarOfChart, holds }, locale)
  }
  throw new Error(`nothing places the natal star ${star}`)
}

function drawTenGod(god: number, locale: Locale): Figure {
  const holds: Holds = (row, column) => tenGodOf(stemOf(row), stemOf(column)) === god
  const master: Words = { en: 'Day master', ru: 'Господин Дня' }
  return drawTable({ rowKind: master, columnKind: pillarOfChart, holds }, locale)
}

const MONTHS_SHOWN = 13
const LONGEST_MONTH = 31

/** The days of a sign in the months up to today and the horizon, for what no table of months can say. */
function drawDates(dates: readonly string[], today: string, locale: Locale): Figure {
  const [year = 0, monthOfToday = 0] = today.split('-').map(Number)
  const months = Array.from({ length: MONTHS_SHOWN + 1 }, (_, index) =>
    new Date(Date.UTC(year, monthOfToday - MONTHS_SHOWN + index, 1)).toISOString().slice(0, 7),
  )
  const marks = months.map((name) =>
    dates.filter((date) => date.startsWith(name)).map((date) => Number(date.slice(8)) - 1),
  )
  return {
    form: 'grid',
    rows: months.map((name) => `${name.slice(5)}.${name.slice(2, 4)}`),
    columns: Array.from({ length: LONGEST_MONTH }, (_, index) => String(index + 1)),
    marks,
    text: { en: 'Month and year → day of the month', ru: 'Месяц и год → число' }[locale],
    lines: dates.filter((date) => date >= `${months[0]}`),
  }
}

/** The place of a sign among those of its kind. */
function drawRing({ kind, index, name, zh }: Sign, locale: Locale): Figure {
  const all = listSigns().filter((sign) => sign.kind === kind)
  const at = (place: number): string => all[(place + all.length) % all.length]?.name[locale] ?? ''
  const [before, after, number, size] = [at(index - 1), at(index + 1), index + 1, all.length]
  return {
    form: 'ring',
    glyphs: all.map((sign) => sign.zh),
    index,
    text: {
      en: `${name.en} ${zh}: number ${number} of ${size}, after ${before} and before ${after}`,
      ru: `${name.ru} ${zh}: номер ${number} из ${size}, перед ним — ${before}, за ним — ${after}`,
    }[locale],
  }
}

const tables: Readonly<Partial<Record<SignKind, (sign: Sign, locale: Locale) => Figure | undefined>>> = {
  // True: the ids of these kinds are those of the almanac.
  stars: ({ id }, locale) => drawStar(id as StarId, locale),
  taboos: ({ id }, locale) => drawStar(id as StarId, locale),
  'hour-stars': ({ id }, locale) => drawHourStar(id, locale),
  'natal-stars': ({ id }, locale) => drawNatalStar(id, locale),
  'ten-gods': ({ index }, locale) => drawTenGod(index, locale),
}

/** The picture of a sign: a ring where it is one of a cycle, a table of what has it elsewhere. */
export function figureOf(
  sign: Sign,
  { dates, today, locale }: { dates: readonly string[]; today: string; locale: Locale },
): Figure {
  const draw = tables[sign.kind]
  if (!draw) return drawRing(sign, locale)
  return draw(sign, locale) ?? drawDates(dates, today, locale)
}
