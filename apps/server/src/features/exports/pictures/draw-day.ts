import type { Locale, listDays, Output } from '@zeri/contract'
import { type Markup, markup } from '../../../platform/markup.ts'
import { dateWords } from '../date-words.ts'
import { exportWords, type Weight } from '../words.ts'
import { breakLines } from './draw-article.ts'
import { elementColours, palette } from './palette.ts'
import { drawBadge, drawBrand, drawLock, drawMoon, drawPicture, drawText, fitSize, MARGIN } from './shapes.ts'

type Day = Output<typeof listDays>['days'][number]
type Sign = Day['pillar']['stem']

const GLYPH = 198
const COLUMN = 332
const COLUMN_WIDTH = 580
const MOON = [1018, 318] as const
/** The top of the verdict. */
const VERDICT = 424
const SENTENCE = 23
const SENTENCE_LINE = 31
/** The number of characters between the column and the right margin, under the moon. */
const SENTENCE_CHARS = 62

function drawSign({ glyph, element }: Sign, baseline: number): Markup {
  return drawText(glyph, {
    at: [MARGIN - 6, baseline],
    size: GLYPH,
    font: 'hanzi',
    fill: elementColours[element],
  })
}

function colourOf(weight: Weight): string {
  if (weight === 0) return palette['ink-2']
  return weight > 0 ? palette.jade : palette.cinnabar
}

function drawVerdict({ verdict }: Pick<DrawnDay, 'verdict'>, locale: Locale): Markup {
  const { dayOf, dayOpensLater } = exportWords[locale]
  if (!verdict) {
    const words = drawText(dayOpensLater, {
      at: [COLUMN + 44, 488],
      size: fitSize(dayOpensLater, 27, COLUMN_WIDTH),
      font: 'text',
      fill: palette['ink-3'],
    })
    return markup`${drawLock([COLUMN, 462])}${words}`
  }
  const words = drawText(dayOf(verdict.word), {
    at: [COLUMN + 116, VERDICT + 41],
    size: 38,
    font: 'strong',
    fill: colourOf(verdict.weight),
  })
  return markup`${drawBadge(verdict.weight, [COLUMN, VERDICT])}${words}${drawSentence(verdict.summary)}`
}

/** Draws what the day is good for and what to put off. */
function drawSentence(sentence: string): Markup {
  const lines = breakLines(sentence, SENTENCE_CHARS).map((line, index) =>
    drawText(line, {
      at: [COLUMN, VERDICT + 94 + index * SENTENCE_LINE],
      size: SENTENCE,
      font: 'text',
      fill: palette['ink-2'],
    }),
  )
  return markup`${lines}`
}

/** What a picture shows of a day. */
export type DrawnDay = Pick<Day, 'date' | 'pillar' | 'moon'> & {
  readonly verdict: Pick<NonNullable<Day['verdict']>, 'weight' | 'word' | 'summary'> | null
  /** The name of the activity that the day is rated for; the day as a whole where it is left out. */
  readonly activity?: string | undefined
}

/** Draws the picture of a day: characters, date, pillar, moon, and the verdict with its sentence if it is open. */
export function drawDay(day: DrawnDay, locale: Locale, product: string): string {
  const { weekday, date } = dateWords(day.date, locale)
  const { pillar, moon, activity } = day
  const above = activity === undefined ? weekday : `${activity} · ${weekday}`
  const quiet = { font: 'text', fill: palette['ink-2'] } as const
  return drawPicture([
    drawBrand(product, exportWords[locale].tagline),
    drawSign(pillar.stem, 360),
    drawSign(pillar.branch, 360 + GLYPH),
    drawText(above, { at: [COLUMN, 254], size: fitSize(above, 30, COLUMN_WIDTH), ...quiet }),
    drawText(date, { at: [COLUMN - 2, 329], size: fitSize(date, 66, COLUMN_WIDTH), font: 'heading' }),
    drawText(pillar.name, { at: [COLUMN, 394], size: fitSize(pillar.name, 38, COLUMN_WIDTH), ...quiet }),
    drawVerdict(day, locale),
    drawMoon(moon.elongationDeg, MOON, 92),
    drawText(moon.name, {
      at: [MOON[0], MOON[1] + 146],
      size: fitSize(moon.name, 25, 240),
      anchor: 'middle',
      ...quiet,
    }),
  ])
}
