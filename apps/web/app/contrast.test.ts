import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Theme = 'light' | 'dark'
type Tokens = Readonly<Record<string, Readonly<Record<Theme, string>>>>

/** Every `--name: light-dark(#…, #…)` of a stylesheet. */
function readTokens(css: string): Tokens {
  const declarations = css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)
  return Object.fromEntries([...declarations].map(([, name, light, dark]) => [name, { light, dark }]))
}

/** Relative luminance. Source: WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const tokens = readTokens(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'))

function colourOf(name: string, theme: Theme): string {
  const colour = tokens[name]?.[theme]
  if (!colour) throw new Error(`no colour --${name}`)
  return colour
}

const inks = ['ink', 'ink-2', 'ink-3', 'cinnabar', 'jade', 'gold', 'wood', 'fire', 'earth', 'metal', 'water']
/** The text colours used in cells of the calendar: all but the palest ink, jade and gold. */
const cellInks = inks.filter((ink) => !['ink-3', 'jade', 'gold'].includes(ink))
const signed = ['plus-3', 'plus-2', 'plus-1', 'minus-1', 'minus-2', 'minus-3']
const pairs = [
  ...inks.flatMap((ink) => [
    [ink, 'paper'],
    [ink, 'card'],
  ]),
  ...cellInks.flatMap((ink) => signed.map((weight) => [ink, `cell-${weight}`])),
  ...[...signed, 'zero'].map((weight) => [`on-badge-${weight}`, `badge-${weight}`]),
  ['paper', 'ink'],
  ['on-seal', 'seal'],
] as [string, string][] // true: every list above has two names

test.each(
  pairs.flatMap(([text, ground]) => [
    { text, ground, theme: 'light' as const },
    { text, ground, theme: 'dark' as const },
  ]),
)('$text on $ground is readable in the $theme theme', ({ text, ground, theme }) => {
  expect(contrast(colourOf(text, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(4.5)
})

test('black on white is 21 to 1, and a pale grey on paper would be refused', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#b0a898', colourOf('paper', 'light'))).toBeLessThan(4.5)
})

test('a colour that is not in the tokens is an error, not a pass', () => {
  expect(() => colourOf('mauve', 'light')).toThrow('no colour --mauve')
})
