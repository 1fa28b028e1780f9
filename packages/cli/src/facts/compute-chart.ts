import {
  type AlternativeChart,
  type Birth,
  type Luck,
  type NatalChart,
  natalChart,
  natalRules,
  type PillarReading,
} from '@zeri/almanac/bazi'
import type { CivilDate } from '@zeri/almanac/calendar'
import type { Locale } from '@zeri/lexicon/facts'
import { branches, lifeStages, naYin, stems, tenGods } from '@zeri/lexicon/facts'
import { formatDate, formatInstant, formatOffset } from '../clock/format-time.ts'
import { type Named, nameOf } from '../names/name-of.ts'
import { type PlaceValue, type Site, toPlaceValue } from '../places/read-place.ts'
import { namePillar } from './compute-day.ts'

type Gender = Birth['gender']

export type ChartRequest = {
  readonly date: CivilDate
  /** Seconds since midnight on the wall clock, null where the time is unknown. */
  readonly timeSec: number | null
  readonly place: Site
  /** How far that clock was ahead of UTC. */
  readonly offsetSec: number
  /** Undefined: the pillars of luck of both are computed. */
  readonly gender: Gender | undefined
  readonly locale: Locale
}

export type PillarValue = {
  readonly pillar: Named
  readonly stem: Named
  readonly branch: Named
  /** What the stem is to the day master; null for the day master itself. */
  readonly tenGod: Named | null
  readonly hiddenStems: readonly { readonly stem: Named; readonly tenGod: Named }[]
  readonly naYin: Named
  readonly lifeStage: Named
}

type LuckValue = {
  readonly direction: Luck['direction']
  /** Years and months of age at the start; two where the time of birth is unknown. */
  readonly startAgeMonths: Luck['startAgeMonths']
  readonly pillars: readonly { readonly from: string; readonly pillar: Named; readonly tenGod: Named }[]
}

/** What another clock, school or minute would change. */
export type AlternativeValue = {
  readonly because: AlternativeChart['because']
  readonly rule: string | null
  readonly at: string | null
  readonly differs: AlternativeChart['differs']
  readonly pillars: Readonly<Record<string, Named>>
}

/** The chart of a birth. */
export type ChartValue = {
  readonly almanacVersion: string
  readonly birth: {
    readonly date: string
    readonly time: string | null
    readonly offset: string
    readonly place: PlaceValue
    /** What a sundial showed. */
    readonly trueSolarTime: string | null
  }
  readonly dayMaster: Named
  readonly pillars: {
    readonly year: PillarValue
    readonly month: PillarValue
    readonly day: PillarValue
    readonly hour: PillarValue | null
  }
  readonly voidBranches: readonly Named[]
  readonly luck: Readonly<Partial<Record<Gender, LuckValue>>>
  readonly alternatives: readonly AlternativeValue[]
}

function pillarValue(reading: PillarReading, locale: Locale): PillarValue {
  const nameGod = (god: number): Named => nameOf(tenGods, god, locale)
  return {
    pillar: namePillar(reading.pillar, locale),
    stem: nameOf(stems, reading.stem, locale),
    branch: nameOf(branches, reading.branch, locale),
    tenGod: reading.god === null ? null : nameGod(reading.god),
    hiddenStems: reading.hidden.map(({ stem, god }) => ({
      stem: nameOf(stems, stem, locale),
      tenGod: nameGod(god),
    })),
    naYin: nameOf(naYin, reading.naYin, locale),
    lifeStage: nameOf(lifeStages, reading.stage, locale),
  }
}

function luckValue({ direction, startAgeMonths, pillars }: Luck, locale: Locale): LuckValue {
  return {
    direction,
    startAgeMonths,
    pillars: pillars.map(({ pillar, god, from }) => ({
      from: formatDate({ ...from.earliest, day: 1 }).slice(0, 7),
      pillar: namePillar(pillar, locale),
      tenGod: nameOf(tenGods, god ?? 0, locale),
    })),
  }
}

function alternativeValue(one: AlternativeChart, { place, locale }: ChartRequest): AlternativeValue {
  const at =
    one.because === 'near-boundary' ? one.atMs : one.because === 'time-unknown' ? one.fromMs : undefined
  const rule = one.because === 'zi-rule' ? one.ziRule : one.because === 'time-basis' ? one.timeBasis : null
  return {
    because: one.because,
    rule,
    at: at === undefined ? null : formatInstant(at, place.offsetSecAt),
    differs: one.differs,
    pillars: Object.fromEntries(
      one.differs.flatMap((name) => {
        const reading = one.chart[name]
        return reading ? [[name, namePillar(reading.pillar, locale)]] : []
      }),
    ),
  }
}

/** A number of seconds from midnight as a clock shows it: `07:04`. */
function clockText(seconds: number): string {
  const minutes = Math.floor((((seconds % 86_400) + 86_400) % 86_400) / 60)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Computes the chart of a birth by the usual school: the sun decides hour and day, instants decide month and year. */
export function computeChart(request: ChartRequest): ChartValue {
  const { date, timeSec, place, offsetSec, locale } = request
  const { latitudeDeg, longitudeDeg } = place
  const genders: readonly Gender[] = request.gender ? [request.gender] : ['female', 'male']
  const chartOf = (gender: Gender): NatalChart =>
    natalChart({ date, timeSec, latitudeDeg, longitudeDeg, offsetSec, gender }, natalRules)
  // Only the pillars of luck depend on the gender.
  const chart = chartOf(genders[0] ?? 'female')
  return {
    almanacVersion: chart.almanacVersion,
    birth: {
      date: formatDate(date),
      time: timeSec === null ? null : clockText(timeSec),
      offset: formatOffset(offsetSec),
      place: toPlaceValue(place),
      trueSolarTime: chart.solarClockSec === null ? null : clockText(chart.solarClockSec),
    },
    dayMaster: nameOf(stems, chart.dayMaster, locale),
    pillars: {
      year: pillarValue(chart.year, locale),
      month: pillarValue(chart.month, locale),
      day: pillarValue(chart.day, locale),
      hour: chart.hour && pillarValue(chart.hour, locale),
    },
    voidBranches: chart.voidBranches.map((branch) => nameOf(branches, branch, locale)),
    luck: Object.fromEntries(genders.map((gender) => [gender, luckValue(chartOf(gender).luck, locale)])),
    alternatives: chart.alternatives.map((one) => alternativeValue(one, request)),
  }
}
