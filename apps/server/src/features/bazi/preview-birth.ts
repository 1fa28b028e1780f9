import { natalChart, natalRules } from '@zeri/almanac'
import type { Input, Locale, Output, previewBirth as operation } from '@zeri/contract'
import { showOffset } from '../../platform/zone-clock.ts'
import { secondsOf, type ToldBirth, toAlmanacBirth } from './birth.ts'
import { findNewStyle } from './old-style.ts'
import { presentDoubts, presentHour, presentNatalPillars, showInstant } from './present-pillars.ts'
import { instantOf, readBirthClock } from './resolve-offset.ts'

type Preview = Output<typeof operation>
type Told = Omit<Input<typeof operation>, 'locale'>

/** What the clock and the sun showed at a birth. */
export function describeClock(told: Omit<ToldBirth, 'gender'>, solarClockSec: number | null) {
  const { birthday, birthdayTime, offsetSec } = told
  const midnightMs = Date.parse(`${birthday}T00:00:00Z`)
  return {
    offsetSec,
    offset: showOffset(offsetSec),
    at: birthdayTime === null ? null : showInstant(instantOf(told), offsetSec),
    solarTime:
      solarClockSec === null ? null : new Date(midnightMs + solarClockSec * 1000).toISOString().slice(0, 19),
  }
}

function reckon(told: Told, offsetSec: number, locale: Locale): Preview['reckonings'][number] {
  // Neither the place's name nor who was born has a part in this.
  const birth = { ...told, city: '', gender: 'male', offsetSec } as const
  const chart = natalChart(toAlmanacBirth(birth), natalRules)
  const { solarClockSec } = chart
  const clockSec = told.birthdayTime === null ? null : secondsOf(told.birthdayTime)
  return {
    ...describeClock(birth, solarClockSec),
    solarMinusClockSec: solarClockSec === null || clockSec === null ? null : solarClockSec - clockSec,
    hour: chart.hour && presentHour(chart.hour.pillar, locale),
    pillars: presentNatalPillars(chart, locale),
    doubts: presentDoubts(chart.alternatives, offsetSec, locale),
  }
}

/** What a date, a time and a place of birth come to; two answers where only the person knows which clock was meant. */
export function previewBirth({ locale, ...told }: Told & { readonly locale: Locale }): Preview {
  const { time, offsetsSec } = readBirthClock(told)
  const newStyle = findNewStyle(told.birthday, told.utc)
  return {
    time,
    reckonings: offsetsSec.map((offsetSec) => reckon(told, offsetSec, locale)),
    oldStyle: newStyle === undefined ? null : { date: newStyle },
  }
}
