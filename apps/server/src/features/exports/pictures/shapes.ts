// The shapes that all preview pictures share, as SVG.

import { type Markup, markup } from '../../../platform/markup.ts'
import { signed, type Weight } from '../words.ts'
import { badgeColours, palette } from './palette.ts'

/** The size that link previews show without cropping. */
export const WIDTH = 1200
export const HEIGHT = 630
/** The empty border of a picture. */
export const MARGIN = 72

/** The family names inside our font files. */
const families = {
  heading: 'Literata SemiBold',
  text: 'Onest Medium',
  strong: 'Onest SemiBold',
  hanzi: 'Noto Serif SC ExtraLight SemiBold',
} as const

type TextStyle = {
  readonly at: readonly [number, number]
  readonly size: number
  readonly font: keyof typeof families
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
}

export function drawText(words: string, { at: [x, y], size, font, fill, anchor }: TextStyle): Markup {
  return markup`<text x="${x}" y="${y}" font-family="${families[font]}" font-size="${size}" fill="${fill ?? palette.ink}" text-anchor="${anchor ?? 'start'}">${words}</text>`
}

/** An upper bound of the average width of a letter, relative to the font size. */
const LETTER_WIDTH = 0.6

/** The largest font size up to `most` at which a line fits into the width. */
export function fitSize(words: string, most: number, widthPx: number): number {
  return Math.min(most, Math.floor(widthPx / (words.length * LETTER_WIDTH)))
}

/** Draws the phase of the moon: a half circle (limb) and a half ellipse (terminator). The waxing moon is lit on the right. */
export function drawMoon(elongationDeg: number, [x, y]: readonly [number, number], radius: number): Markup {
  const cosine = Math.cos((elongationDeg * Math.PI) / 180)
  const isGrowing = elongationDeg < 180
  const width = Number(Math.abs(radius * cosine).toFixed(2))
  const limb = isGrowing ? 1 : 0
  const terminator = isGrowing === cosine > 0 ? 0 : 1
  return markup`<g transform="translate(${x} ${y})"><circle r="${radius}" fill="${palette['moon-dark']}"/><path d="M0 -${radius}A${radius} ${radius} 0 0 ${limb} 0 ${radius}A${width} ${radius} 0 0 ${terminator} 0 -${radius}Z" fill="${palette['moon-lit']}"/><circle r="${radius}" fill="none" stroke="${palette['moon-rim']}" stroke-width="${Math.max(1, radius / 46)}"/></g>`
}

/** Draws the seal of the product: a square with its character. */
export function drawSeal([x, y]: readonly [number, number], size: number): Markup {
  const glyph = drawText('择', {
    at: [x + size / 2, y + size * 0.775],
    size: size * 0.74,
    font: 'hanzi',
    fill: palette['on-seal'],
    anchor: 'middle',
  })
  return markup`<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size * 0.2}" fill="${palette.seal}"/>${glyph}`
}

export function drawBadge(weight: Weight, [x, y]: readonly [number, number]): Markup {
  const { fill, text } = badgeColours[weight]
  const words = drawText(signed(weight), {
    at: [x + 46, y + 41],
    size: 36,
    font: 'strong',
    fill: text,
    anchor: 'middle',
  })
  return markup`<rect x="${x}" y="${y}" width="92" height="56" rx="28" fill="${fill}"/>${words}`
}

/** Draws a lock: the verdict is not open yet. */
export function drawLock([x, y]: readonly [number, number]): Markup {
  return markup`<g transform="translate(${x} ${y})" fill="none" stroke="${palette['ink-3']}" stroke-width="2.6" stroke-linecap="round"><rect x="2" y="13" width="24" height="17" rx="4"/><path d="M7 13V8a7 7 0 0 1 14 0v5"/></g>`
}

/** Draws seal, product name and tagline, like the header of the pages. */
export function drawBrand(product: string, tagline: string): Markup {
  const x = MARGIN + 76
  return markup`${drawSeal([MARGIN, MARGIN], 56)}${drawText(product, { at: [x, MARGIN + 29], size: 34, font: 'heading' })}${drawText(tagline, { at: [x, MARGIN + 54], size: 19, font: 'text', fill: palette['ink-2'] })}`
}

/** Assembles the SVG document of a picture. */
export function drawPicture(parts: readonly Markup[]): string {
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.paper}"/>${parts}</svg>`
    .markup
}
