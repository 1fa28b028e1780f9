import {
  almanacVersion,
  type CivilDate,
  dayPillar,
  moonPhase,
  moonStep,
  parseCivilDate,
  toJulianDay,
} from '@zeri/almanac'
import type { Locale, listDays, Output } from '@zeri/contract'
import { moonName, pillarWords } from '@zeri/lexicon'
import { AppError } from '../../platform/http/app-error.ts'

type Days = Output<typeof listDays>
type Day = Days['days'][number]

const MS_PER_DAY = 86_400_000
const NOON_MS = MS_PER_DAY / 2

/** The days of a range with their words. A day that does not exist, or lies outside 1900–2100, is refused. */
export function describeDays({ from, to, locale }: { from: string; to: string; locale: Locale }): Days {
  if (!parseCivilDate(from) || !parseCivilDate(to)) throw new AppError('calendar.no-such-day')
  const days: Day[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += MS_PER_DAY) days.push(describeDay(at, locale))
  return { almanacVersion, days }
}

function describeDay(midnightMs: number, locale: Locale): Day {
  const at = new Date(midnightMs)
  const date: CivilDate = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
  const pillar = dayPillar(toJulianDay(date))
  // The moon of a day is the moon at its noon; without a place, noon in Greenwich.
  const phase = moonPhase(midnightMs + NOON_MS)
  const step = moonStep(phase.elongationDeg)
  return {
    date: at.toISOString().slice(0, 10),
    pillar: { index: pillar, ...pillarWords(pillar, locale) },
    moon: {
      name: moonName(step, locale),
      ...step,
      elongationDeg: (Math.round(phase.elongationDeg * 10) / 10) % 360,
      litPercent: Math.round(phase.litFraction * 100),
    },
  }
}
