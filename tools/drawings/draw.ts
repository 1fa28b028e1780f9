// Draws the figures of articles as pages show them, for the tests that read them back.

import type { Figure, FigureName, Locale } from '@zeri/contract'
import { createFigureMemory, findDescribe, readFigure } from '../../apps/server/src/features/figures/index.ts'
import { angleOfPoint } from '../../apps/web/app/features/figures/ring-geometry.ts'
import { drawFigure } from '../../apps/web/app/features/figures/write-figure.server.ts'

/** A line for each figure; the longest where arguments change the size. */
export const figureLines: Readonly<Record<FigureName, string>> = {
  'wheel-of-sixty': 'wheel-of-sixty 2026-11-25',
  'stems-and-branches': 'stems-and-branches',
  'officers-month': 'officers-month 2026-12',
  paths: 'paths 2026-12',
  mansions: 'mansions 2026-11-25',
  'terms-circle': 'terms-circle 2026',
  'branch-ring': 'branch-ring',
  'hidden-stems': 'hidden-stems',
  'verdict-balance': 'verdict-balance 2026-11-16 wedding',
  'activity-year': 'activity-year wedding',
  'good-days': 'good-days haircut',
  'schools-differ': 'schools-differ',
  'solar-time': 'solar-time',
  'lunar-days': 'lunar-days 2026-12',
  'luck-river': 'luck-river 1985-11-23T14:10 Europe/Moscow',
}

const memory = createFigureMemory()

/** Computes the figure of a line. */
export async function describe(line: string, locale: Locale): Promise<Figure> {
  const mark = readFigure(line)
  const figure = await (mark &&
    findDescribe(mark)?.({ locale, today: '2026-11-18', openUntil: '2026-12-18', memory }))
  if (!figure) throw new Error(`no figure: ${line}`)
  return figure
}

/** The markup of a line. */
export async function draw(line: string, locale: Locale = 'en'): Promise<string> {
  return drawFigure(await describe(line, locale), locale)
}

/** A piece of text in a drawing. */
export type DrawnText = {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly attributes: string
}

/** Lists the texts of a drawing with their places. */
export function listTexts(markup: string): DrawnText[] {
  return Array.from(markup.matchAll(/<text([^>]*)>(.*?)<\/text>/g), ([, attributes = '', text = '']) => ({
    x: readNumber(attributes, 'x'),
    y: readNumber(attributes, 'y'),
    text: text.replaceAll(/<[^>]+>/g, ''),
    attributes,
  }))
}

/** Lists the attributes of the elements of a name. */
export function listElements(markup: string, name: string): string[] {
  return Array.from(markup.matchAll(new RegExp(`<${name}([^>]*)>`, 'g')), ([, attributes = '']) => attributes)
}

/** The number of an attribute, 0 where it is left out. */
export function readNumber(attributes: string, name: string): number {
  return Number(new RegExp(`(?:^| )${name}="([^"]+)"`).exec(attributes)?.[1] ?? 0)
}

/** Which step of a ring a point is at, counted clockwise from the top. */
export function stepOf({ x, y }: { readonly x: number; readonly y: number }, steps: number): number {
  return Math.round(angleOfPoint(x, y) / (360 / steps)) % steps
}
