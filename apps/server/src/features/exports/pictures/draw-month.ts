import type { Locale, listDays, Output } from '@zeri/contract'
import { type Markup, markup } from '../../../platform/markup.ts'
import { dateWords, weekdayLetters } from '../date-words.ts'
import { exportWords, signed, type Weight } from '../words.ts'
import { badgeColours, palette } from './palette.ts'
import { drawBrand, drawLock, drawMoon, drawPicture, drawText, fitSize, MARGIN, WIDTH } from './shapes.ts'

type ListedDay = Output<typeof listDays>['days'][number]

/** A day with the weight that its cell shows; a closed day has none. */
type Day = Pick<ListedDay, 'date' | 'moon'> & { readonly weight: Weight | null }

/** A day with the weight of the day as a whole. */
export function toRatedDay({ date, moon, verdict }: ListedDay): Day {
  return { date, moon, weight: verdict?.weight ?? null }
}

type Grid = { readonly top: number; readonly cellHeight: number }

const DAYS = 7
const GAP = 9
const CELL = 82
const GRID_LEFT = WIDTH - MARGIN - DAYS * CELL - (DAYS - 1) * GAP
const GRID_TOP = 118
const GRID_HEIGHT = 440
const COLUMN_WIDTH = GRID_LEFT - MARGIN - 56
const weights: readonly Weight[] = [-3, -2, -1, 0, 1, 2, 3]

/** The column of a date; Monday is 0. */
const columnOf = (date: string): number => (new Date(date).getUTCDay() + 6) % DAYS

/** Draws a day: an open day on the colour of its weight, a closed one with its moon. */
function drawCell({ date, weight, moon }: Day, place: number, { top, cellHeight }: Grid): Markup {
  const x = GRID_LEFT + (place % DAYS) * (CELL + GAP)
  const y = top + Math.floor(place / DAYS) * (cellHeight + GAP)
  const middle = y + cellHeight / 2
  const isOpen = weight !== null
  const { fill, text } = isOpen ? badgeColours[weight] : { fill: palette.card, text: palette['ink-3'] }
  const number = drawText(String(Number(date.slice(8))), {
    at: [x + (isOpen ? CELL / 2 : CELL * 0.36), middle + 10],
    size: isOpen ? 31 : 28,
    font: 'heading',
    fill: text,
    anchor: 'middle',
  })
  const border = isOpen ? fill : palette.line
  const disc = isOpen ? markup`` : drawMoon(moon.elongationDeg, [x + CELL * 0.74, middle], 10)
  return markup`<rect x="${x + 0.75}" y="${y + 0.75}" width="${CELL - 1.5}" height="${cellHeight - 1.5}" rx="14" fill="${fill}" stroke="${border}" stroke-width="1.5"/>${number}${disc}`
}

function drawLegend(y: number): Markup[] {
  const size = 42
  return weights.map((weight, index) => {
    const { fill, text } = badgeColours[weight]
    const x = MARGIN + index * (size + 6)
    const words = drawText(signed(weight), {
      at: [x + size / 2, y + 25],
      size: 17,
      font: 'strong',
      fill: text,
      anchor: 'middle',
    })
    return markup`<rect x="${x}" y="${y}" width="${size}" height="38" rx="19" fill="${fill}"/>${words}`
  })
}

function drawHeads(top: number, locale: Locale): Markup[] {
  return weekdayLetters(locale).map((letters, index) =>
    drawText(letters, {
      at: [GRID_LEFT + index * (CELL + GAP) + CELL / 2, top - 18],
      size: 20,
      font: 'text',
      fill: palette['ink-3'],
      anchor: 'middle',
    }),
  )
}

/** Draws the legend if a day is open, and the lock if a day is closed. */
function drawNotes(days: readonly Day[], locale: Locale): Markup[] {
  const open = days.filter(({ weight }) => weight !== null).length
  const lockTop = open === 0 ? 522 : 446
  const note = drawText(exportWords[locale].monthOpensLater, {
    at: [MARGIN + 38, lockTop + 23],
    size: 19,
    font: 'text',
    fill: palette['ink-3'],
  })
  const lock = open === days.length ? [] : [drawLock([MARGIN, lockTop]), note]
  return open === 0 ? lock : [...lock, ...drawLegend(520)]
}

function drawActivity(name: string): Markup {
  return drawText(name, { at: [MARGIN, 222], size: fitSize(name, 36, COLUMN_WIDTH), font: 'strong' })
}

type MonthWords = { readonly locale: Locale; readonly product: string; readonly activity?: string }

/** Draws the picture of a month: the weight of each open day as a colour, for one activity if it has a name. */
export function drawMonth(days: readonly Day[], { locale, product, activity }: MonthWords): string {
  const first = days[0]?.date ?? ''
  const { month } = dateWords(first, locale)
  const offset = columnOf(first)
  const rows = Math.ceil((offset + days.length) / DAYS)
  const cellHeight = Math.min(CELL, (GRID_HEIGHT - (rows - 1) * GAP) / rows)
  const top = GRID_TOP + (GRID_HEIGHT - rows * cellHeight - (rows - 1) * GAP) / 2
  return drawPicture([
    drawBrand(product, exportWords[locale].tagline),
    ...(activity === undefined ? [] : [drawActivity(activity)]),
    drawText(month, { at: [MARGIN - 3, 312], size: fitSize(month, 78, COLUMN_WIDTH), font: 'heading' }),
    drawText(first.slice(0, 4), { at: [MARGIN - 2, 378], size: 46, font: 'heading', fill: palette['ink-2'] }),
    ...drawNotes(days, locale),
    ...drawHeads(top, locale),
    ...days.map((day, index) => drawCell(day, offset + index, { top, cellHeight })),
  ])
}
