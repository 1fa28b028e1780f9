// The symbols on sheets: weights, moon, lock and seal.

import { signed, type Weight } from '../../exports/index.ts'
import type { Mark, Measure, Point } from './drawing.ts'
import { bad, good, ink } from './ink.ts'
import { writeLine } from './text.ts'

const around = ([x, y]: Point, radius: number) => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})

/** Sizes of the sign relative to the radius of its shape. */
const SIGN_SIZE = 0.98
const SIGN_BASELINE = 0.35
/** A square of this half side looks as large as a circle of radius one. */
const SQUARE = 0.9

/**
 * Draws a weight as a shape with its sign: good is a circle, bad a square, neutral has no shape; stronger is darker. The
 * meaning survives printing without colour.
 */
export function drawWeight(weight: Weight, centre: Point, radius: number, measure: Measure): Mark[] {
  const { dark, tint } = weight < 0 ? bad : good
  const strength = Math.abs(weight)
  const paint = {
    fill: strength === 3 ? dark : strength === 2 ? tint : '#ffffff',
    stroke: dark,
    lineWidth: strength === 1 ? radius * 0.07 : radius * 0.13,
  }
  const shape: Mark[] =
    weight === 0
      ? []
      : weight > 0
        ? [{ kind: 'circle', centre, radius, ...paint }]
        : [{ kind: 'rect', box: around(centre, radius * SQUARE), radius: radius * 0.12, ...paint }]
  const sign = writeLine(
    signed(weight),
    {
      within: around(centre, radius),
      baseline: centre[1] + radius * SIGN_BASELINE,
      font: 'strong',
      size: radius * SIGN_SIZE,
      anchor: 'middle',
      colour: strength === 3 ? '#ffffff' : weight === 0 ? ink['ink-2'] : dark,
    },
    measure,
  )
  return [...shape, ...sign]
}

/** Draws the phase of the moon: a half circle (limb) and a half ellipse (terminator). The waxing moon is lit on the right. */
export function drawMoon(elongationDeg: number, centre: Point, radius: number): Mark[] {
  const [x, y] = centre
  const cosine = Math.cos((elongationDeg * Math.PI) / 180)
  const isGrowing = elongationDeg < 180
  // SVG draws no arc for an ellipse of zero width.
  const width = Math.max(0.01, Math.abs(radius * cosine)).toFixed(3)
  const limb = isGrowing ? 1 : 0
  const terminator = isGrowing === cosine > 0 ? 0 : 1
  return [
    { kind: 'circle', centre, radius, fill: ink['moon-dark'] },
    {
      kind: 'path',
      d: `M${x} ${y - radius}A${radius} ${radius} 0 0 ${limb} ${x} ${y + radius}A${width} ${radius} 0 0 ${terminator} ${x} ${y - radius}Z`,
      fill: ink['moon-lit'],
    },
    { kind: 'circle', centre, radius, stroke: ink['moon-dark'], lineWidth: Math.max(0.4, radius / 12) },
  ]
}

/** Draws a lock: this day is not rated yet. */
export function drawLock([x, y]: Point, size: number): Mark[] {
  const paint = { stroke: ink['ink-3'], lineWidth: size * 0.11 }
  const [left, right] = [x - size * 0.26, x + size * 0.26]
  return [
    {
      kind: 'rect',
      box: { x: x - size * 0.42, y: y - size * 0.05, width: size * 0.84, height: size * 0.55 },
      radius: size * 0.12,
      ...paint,
    },
    {
      kind: 'path',
      d: `M${left} ${y - size * 0.05}V${y - size * 0.22}A${size * 0.26} ${size * 0.26} 0 0 1 ${right} ${y - size * 0.22}V${y - size * 0.05}`,
      ...paint,
    },
  ]
}

/** Draws the seal of the product. */
export function drawSeal([x, y]: Point, size: number, measure: Measure): Mark[] {
  const box = { x, y, width: size, height: size }
  return [
    { kind: 'rect', box, radius: size * 0.2, fill: ink.seal },
    ...writeLine(
      '择',
      {
        within: box,
        baseline: y + size * 0.775,
        font: 'hanzi',
        size: size * 0.74,
        anchor: 'middle',
        colour: ink['on-seal'],
      },
      measure,
    ),
  ]
}
