import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChartReading } from '@zeri/almanac/bazi'
import { pillarWords } from '@zeri/lexicon'

type GoldenBirth = {
  readonly case: string
  readonly birthday: string
  readonly time: string | null
  readonly zone: string
  readonly latitude: number
  readonly longitude: number
  readonly kind: string
  readonly offsetsSec: readonly number[]
  /** The apparent solar time; empty where the time of birth is unknown. */
  readonly solar: readonly string[]
  readonly pillars: readonly string[]
}

function readRow(row: string): GoldenBirth {
  const [name = '', birthday = '', time = '', zone = '', ...rest] = row.split(',')
  const [latitude, longitude, kind = '', offsets = '', solar = '', pillars = ''] = rest
  return {
    case: name,
    birthday,
    time: time || null,
    zone,
    latitude: Number(latitude),
    longitude: Number(longitude),
    kind,
    offsetsSec: offsets.split('|').map(Number),
    solar: solar.split('|'),
    pillars: pillars.split('|'),
  }
}

/**
 * Births whose offset, solar time and pillars were computed by hand or by other programs; each row names its source.
 */
export function listGoldenBirths(): readonly GoldenBirth[] {
  const [, , ...rows] = readFileSync(join(import.meta.dirname, 'golden-births.csv'), 'utf8')
    .trim()
    .split('\n')
  return rows.map(readRow)
}

/** A golden birth as the fields of a chart form. */
export const birthFormOf = ({ birthday, time, zone, latitude, longitude }: GoldenBirth) => ({
  gender: 'female' as const,
  birthday,
  birthdayTime: time,
  city: 'Somewhere',
  latitude,
  longitude,
  utc: zone,
})

type PresentedPillar = { readonly pillar: { stem: { glyph: string }; branch: { glyph: string } } }
/** Pillars of a response as Chinese characters. */
export const glyphsOf = (pillars: readonly PresentedPillar[]): string =>
  pillars.map(({ pillar }) => pillar.stem.glyph + pillar.branch.glyph).join(' ')

/** The pillars of a chart of the almanac, written like `glyphsOf`. */
export function pillarsOf({ year, month, day, hour }: ChartReading): string {
  return [year, month, day, ...(hour ? [hour] : [])]
    .map(({ pillar }) => pillarWords(pillar, 'en'))
    .map(({ stem, branch }) => stem.glyph + branch.glyph)
    .join(' ')
}
