import type { AlternativeChart, ChartReading } from '@zeri/almanac/bazi'
import { branchOf, type Pillar, pillarOf } from '@zeri/almanac/calendar'
import type { Locale, Output, previewBirth } from '@zeri/contract'
import { branches, natalDoubts, natalPlaces, pillarWords, schools } from '@zeri/lexicon'
import { showOffset } from '../../platform/zone-clock.ts'
import { itemOf, presentPillar } from '../calendar/index.ts'

type Reckoning = Output<typeof previewBirth>['reckonings'][number]
type Sign = ReturnType<typeof pillarWords>['stem']

const places = ['year', 'month', 'day', 'hour'] as const

/** The pillars of a chart that are known, from the year on. */
export function presentNatalPillars(chart: ChartReading, locale: Locale): Reckoning['pillars'] {
  return places.flatMap((at) => {
    const read = chart[at]
    return read
      ? [{ at, place: natalPlaces[at].name[locale], pillar: presentPillar(read.pillar, locale) }]
      : []
  })
}

// The first ten pillars have the ten stems in their order, the first twelve the branches.
export const presentStem = (stem: number, locale: Locale): Sign => pillarWords(pillarOf(stem), locale).stem
export const presentBranch = (branch: number, locale: Locale): Sign =>
  pillarWords(pillarOf(branch), locale).branch

/** The double-hour of an hour pillar. */
export function presentHour(pillar: Pillar, locale: Locale): NonNullable<Reckoning['hour']> {
  const branch = branchOf(pillar)
  const { zh, hour } = itemOf(branches, branch)
  return { id: String(branch), zh, name: hour.name[locale], branch }
}

/** An instant as a clock with a known offset shows it. */
export function showInstant(epochMs: number, offsetSec: number): string {
  const reading = new Date(Math.floor(epochMs / 1000 + offsetSec) * 1000)
  return `${reading.toISOString().slice(0, 19)}${showOffset(offsetSec)}`
}

/** What an alternative is called; another clock by the name of that clock. */
function wordsOf(one: AlternativeChart, locale: Locale) {
  const { name, short } = natalDoubts[one.because]
  if (one.because !== 'time-basis') return { name: name[locale], short: short[locale] }
  const clock = schools.timeBasis.values[one.timeBasis]
  return { name: `${name[locale]}: ${clock.name[locale]}`, short: clock.short[locale] }
}

function choiceOf(one: AlternativeChart): Reckoning['doubts'][number]['choice'] {
  if (one.because === 'zi-rule') return { ziRule: one.ziRule }
  if (one.because === 'time-basis') return { timeBasis: one.timeBasis }
  return { chosenAt: one.chosenMs === undefined ? null : new Date(one.chosenMs).toISOString() }
}

/** The charts a birth may have instead, with instants in the clock time of the birth. */
export function presentDoubts(
  alternatives: readonly AlternativeChart[],
  offsetSec: number,
  locale: Locale,
): Reckoning['doubts'] {
  return alternatives.map((one) => {
    const isDay = one.because === 'time-unknown'
    const show = (epochMs: number): string => showInstant(epochMs, offsetSec)
    return {
      because: one.because,
      choice: choiceOf(one),
      ...wordsOf(one, locale),
      at: one.because === 'near-boundary' ? show(one.atMs) : null,
      from: isDay ? show(one.fromMs) : null,
      to: isDay ? show(one.toMs) : null,
      differs: [...one.differs],
      pillars: presentNatalPillars(one.chart, locale),
    }
  })
}
