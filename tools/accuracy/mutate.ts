import { encodeResiduals, residualAt } from '../../packages/almanac/src/astro/residuals.ts'
import {
  moonQuarterResiduals,
  solarTermResiduals,
} from '../../packages/almanac/src/astro/tables.generated.ts'
import { decodeLunarYear } from '../../packages/almanac/src/calendar/lunar-year-code.ts'
import { lunarYearCodes } from '../../packages/almanac/src/calendar/lunar-years.generated.ts'

/** One change in one generated file. */
export type Mutation = {
  readonly what: string
  readonly file: string
  readonly change: (source: string) => string
}

type Random = () => number
const pick = (random: Random, count: number): number => Math.floor(random() * count)

const instantTables = [
  { name: 'solarTermResiduals', residuals: solarTermResiduals, unitSec: 0.25, limit: 4140 },
  { name: 'moonQuarterResiduals', residuals: moonQuarterResiduals, unitSec: 1, limit: 45 },
] as const
const SMALLEST_SEC = 10
const LARGEST_SEC = 600

/** Replaces the characters at a place of a text that a source spreads over quoted lines. */
function replaceInTable(source: string, name: string, at: number, replacement: string): string {
  const start = source.indexOf('"', source.indexOf(`export const ${name}`))
  let [position, seen] = [start + 1, 0]
  while (seen < at) {
    position = source[position] === '"' ? source.indexOf('"', position + 1) + 1 : position + 1
    if (source[position - 1] !== '"') seen++
  }
  if (source[position] === '"') position = source.indexOf('"', position + 1) + 1
  return source.slice(0, position) + replacement + source.slice(position + replacement.length)
}

/** Moves one tabulated instant by ten seconds to ten minutes, as far as the table can hold it. */
export function mutateInstant(random: Random): Mutation {
  const isTerm = pick(random, 15_000) < 5000
  const { name, residuals, unitSec, limit } = instantTables[isTerm ? 0 : 1]
  const { text, charactersEach } = residuals
  const count = text.length / charactersEach
  const index = pick(random, count)
  const before = residualAt(residuals, index)
  const far = Math.min(LARGEST_SEC / unitSec, limit + Math.abs(before))
  const step = Math.ceil(SMALLEST_SEC / unitSec + random() * (far - SMALLEST_SEC / unitSec))
  const sign = before > 0 ? -1 : 1
  const after = before + sign * Math.min(step, limit + Math.abs(before))
  return {
    what: `${name}[${index}] by ${(after - before) * unitSec} s`,
    file: 'astro/tables.generated.ts',
    change: (source) =>
      [...encodeResiduals([after], charactersEach).text].reduce(
        (changed, digit, place) => replaceInTable(changed, name, index + place * count, digit),
        source,
      ),
  }
}

/** Flips one bit that means something in the shape of a lunar year: a length, the leap month, the New Year. */
export function mutateLunarYear(random: Random): Mutation {
  const index = pick(random, lunarYearCodes.length)
  const code = lunarYearCodes[index] ?? 0
  // The thirteenth length means nothing in a year of twelve months.
  const bits = Array.from({ length: 23 }, (_, bit) => bit).filter(
    (bit) => bit !== 12 || decodeLunarYear(code).leapMonth > 0,
  )
  const bit = bits[pick(random, bits.length)] ?? 0
  return {
    what: `lunarYearCodes[${index}] bit ${bit}`,
    file: 'calendar/lunar-years.generated.ts',
    change: (source) =>
      source.replace(`0x${code.toString(16)}, // ${1899 + index}`, String(code ^ (1 << bit)).concat(',')),
  }
}
