// The reading of a birth on one upright A4 page.

import { elementColours } from '../../exports/index.ts'
import { readingWords } from '../reading-words.ts'
import type { Box, Mark, Measure, Part, Sheet } from './drawing.ts'
import { ink } from './ink.ts'
import { drawSeal } from './marks.ts'
import type { ReadingContent } from './reading-content.ts'
import { box, drawLuckPillar, drawPillar, type Page } from './reading-pillars.ts'
import { wrapText, writeLine } from './text.ts'

// ISO 216, upright.
const WIDTH = 595.28
const HEIGHT = 841.89
const MARGIN = 42
const INNER = WIDTH - 2 * MARGIN
const GAP = 14

function drawHead({ content, measure }: Page): Part[] {
  const words = readingWords[content.locale]
  const [left, right] = [
    box(MARGIN + 52, MARGIN, INNER * 0.58 - 52, 46),
    box(MARGIN + INNER * 0.6, MARGIN, INNER * 0.4, 46),
  ]
  const author = content.author === '' ? words.reading : words.preparedBy(content.author)
  const quiet = { font: 'text', size: 9.5, least: 7, colour: ink['ink-2'] } as const
  return [
    { role: 'ornament', marks: drawSeal([MARGIN, MARGIN], 40, measure) },
    {
      role: 'H1',
      marks: writeLine(
        content.title,
        { within: left, baseline: MARGIN + 22, font: 'heading', size: 24, least: 12 },
        measure,
      ),
    },
    { role: 'P', marks: writeLine(content.born, { within: left, baseline: MARGIN + 38, ...quiet }, measure) },
    {
      role: 'P',
      marks: writeLine(
        author,
        { within: right, baseline: MARGIN + 22, font: 'strong', size: 12, least: 8, anchor: 'end' },
        measure,
      ),
    },
    {
      role: 'P',
      marks: writeLine(
        `${content.product} · ${content.host}`,
        { within: right, baseline: MARGIN + 38, anchor: 'end', ...quiet },
        measure,
      ),
    },
  ]
}

const PILLARS_TOP = MARGIN + 62
const PILLARS_HEIGHT = 218

function drawPillars({ content, measure }: Page): Part[] {
  const width = (INNER - GAP * (content.pillars.length - 1)) / content.pillars.length
  return content.pillars.map((pillar, index) =>
    drawPillar(pillar, box(MARGIN + index * (width + GAP), PILLARS_TOP, width, PILLARS_HEIGHT), measure),
  )
}

const heading = (words: string, within: Box, measure: Measure): Part => ({
  role: 'H2',
  marks: writeLine(words, { within, baseline: within.y + 12, font: 'heading', size: 14, least: 9 }, measure),
})

const MIDDLE_TOP = PILLARS_TOP + PILLARS_HEIGHT + 26
const BAR = 17

/** The five elements as bars, each with its name and share. */
function drawBalance({ content, measure }: Page): Part[] {
  const words = readingWords[content.locale]
  const column = box(MARGIN, MIDDLE_TOP, INNER * 0.46, 16)
  const most = Math.max(1, ...content.balance.map(({ percent }) => percent))
  const bars = content.balance.map(({ element, name, percent }, index): Part => {
    const y = MIDDLE_TOP + 26 + index * BAR
    const [labels, full] = [62, column.width - 62 - 44]
    const share = `${Math.round(percent)} %`
    const style = { baseline: y + 9, font: 'text', size: 9.5, least: 6.5 } as const
    return {
      role: 'P',
      spoken: `${name} ${share}`,
      marks: [
        ...writeLine(name, { within: box(column.x, y, labels - 6, 12), ...style }, measure),
        {
          kind: 'rect',
          box: box(column.x + labels, y + 1, Math.max(1, (full * percent) / most), 9),
          radius: 3,
          fill: elementColours[element],
        },
        ...writeLine(
          share,
          { within: box(column.x + column.width - 40, y, 40, 12), anchor: 'end', ...style },
          measure,
        ),
      ],
    }
  })
  return [heading(words.elements, column, measure), ...bars]
}

/** A paragraph cut to as many lines as fit. */
function drawText(
  text: string,
  within: Box,
  { measure, size = 9.5 }: { measure: Measure; size?: number },
): Part {
  const leading = size * 1.42
  const lines = wrapText(
    text,
    { widthPt: within.width, size, font: 'text', lines: Math.floor(within.height / leading) },
    measure,
  )
  const marks = lines.flatMap((words, index): Mark[] =>
    writeLine(
      words,
      {
        within: box(within.x, within.y + index * leading, within.width, leading),
        baseline: within.y + index * leading + size,
        font: 'text',
        size,
        least: size - 1,
        colour: ink.ink,
      },
      measure,
    ),
  )
  return { role: 'P', spoken: lines.join(' '), marks }
}

/** Day master and strength beside the elements. */
function drawMaster({ content, measure }: Page): Part[] {
  const { dayMaster, strength } = content
  const column = box(MARGIN + INNER * 0.52, MIDDLE_TOP, INNER * 0.48, 16)
  const text = `${strength.name}. ${strength.short}.`
  return [
    heading(dayMaster.name, column, measure),
    drawText(text, box(column.x, MIDDLE_TOP + 24, column.width, 28), { measure }),
    drawText(dayMaster.text, box(column.x, MIDDLE_TOP + 60, column.width, 150), { measure }),
  ]
}

const MEETINGS_TOP = MIDDLE_TOP + 26 + 5 * BAR + 18

/** As many meetings as there is room for; what is left out is said. */
function cutMeetings({ meetings, locale }: ReadingContent): readonly string[] {
  if (meetings.length <= MOST_MEETINGS) return meetings
  const shown = meetings.slice(0, MOST_MEETINGS - 1)
  return [...shown, readingWords[locale].more(meetings.length - shown.length)]
}

/** How the pillars meet, below the elements. */
function drawMeetings({ content, measure }: Page): Part[] {
  const words = readingWords[content.locale]
  const column = box(MARGIN, MEETINGS_TOP, INNER * 0.46, 16)
  const lines = content.meetings.length === 0 ? [words.noMeetings] : cutMeetings(content)
  const rows = lines.map((line, index): Part => {
    const y = MEETINGS_TOP + 24 + index * 13
    const within = box(column.x, y, column.width, 13)
    return {
      role: 'P',
      marks: writeLine(line, { within, baseline: y + 9, font: 'text', size: 9, least: 6.5 }, measure),
    }
  })
  return [heading(words.meetings, column, measure), ...rows]
}

const MOST_MEETINGS = 7
const LUCK_TOP = MEETINGS_TOP + 24 + MOST_MEETINGS * 13 + 22
const MOST_LUCK = 9

/** The luck pillars in a row; the running one has a frame in the colour of the seal. */
function drawLuck(page: Page): Part[] {
  const { content, measure } = page
  const words = readingWords[content.locale]
  const luck = content.luck.slice(0, MOST_LUCK)
  const width = (INNER - 6 * (luck.length - 1)) / luck.length
  const cells = luck.map((one, index) =>
    drawLuckPillar(one, box(MARGIN + index * (width + 6), LUCK_TOP + 24, width, 102), page),
  )
  return [heading(words.luck, box(MARGIN, LUCK_TOP, INNER, 16), measure), ...cells]
}

function drawFoot({ content, measure }: Page): Part[] {
  const words = readingWords[content.locale]
  const baseline = HEIGHT - MARGIN
  const style = { baseline, font: 'text', size: 8, least: 6, colour: ink['ink-2'] } as const
  return [
    {
      role: 'ornament',
      marks: [
        {
          kind: 'path',
          d: `M${MARGIN} ${baseline - 16}H${WIDTH - MARGIN}`,
          stroke: ink.line,
          lineWidth: 0.6,
        },
      ],
    },
    {
      role: 'P',
      marks: writeLine(
        words.note,
        { within: box(MARGIN, baseline - 9, INNER * 0.64, 12), ...style },
        measure,
      ),
    },
    {
      role: 'P',
      marks: writeLine(
        words.made(content.madeOn, content.almanacVersion),
        { within: box(MARGIN + INNER * 0.66, baseline - 9, INNER * 0.34, 12), anchor: 'end', ...style },
        measure,
      ),
    },
  ]
}

/** Draws the reading of a birth: four pillars, elements, day master, meetings and luck. */
export function drawReadingSheet(content: ReadingContent, measure: Measure): Sheet {
  const page = { content, measure }
  return {
    widthPt: WIDTH,
    heightPt: HEIGHT,
    parts: [drawHead, drawPillars, drawBalance, drawMeetings, drawMaster, drawLuck, drawFoot].flatMap(
      (draw) => draw(page),
    ),
  }
}
