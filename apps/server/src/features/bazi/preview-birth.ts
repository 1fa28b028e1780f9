import { natalChart, natalRules } from '@zeri/almanac/bazi'
import type { Input, Locale, Output, previewBirth as operation } from '@zeri/contract'
import { showOffset } from '../../platform/zone-clock.ts'
import { type BirthDetails, secondsOf, toAlmanacBirth } from './birth.ts'
import { findNewStyle } from './old-style.ts'
import { presentDoubts, presentHour, presentNatalPillars, showInstant } from './present-pillars.ts'
import { instantOf, readBirthClock } from './resolve-offset.ts'

type Preview = Output<typeof operation>
type PreviewInput = Omit<Input<typeof operation>, 'locale'>

/** Clock time, offset and true solar time of a birth. */
export function describeClock(details: Omit<BirthDetails, 'gender'>, solarClockSec: number | null) {
  const { birthday, birthdayTime, offsetSec } = details
  const midnightMs = Date.parse(`${birthday}T00:00:00Z`)
  return {
    offsetSec,
    offset: showOffset(offsetSec),
    at: birthdayTime === null ? null : showInstant(instantOf(details), offsetSec),
    solarTime:
      solarClockSec === null ? null : new Date(midnightMs + solarClockSec * 1000).toISOString().slice(0, 19),
  }
}

function reckon(input: PreviewInput, offsetSec: number, locale: Locale): Preview['reckonings'][number] {
  // The pillars depend neither on the name of the place nor on the gender.
  const birth = { ...input, city: '', gender: 'male', offsetSec } as const
  const chart = natalChart(toAlmanacBirth(birth), natalRules)
  const { solarClockSec } = chart
  const clockSec = input.birthdayTime === null ? null : secondsOf(input.birthdayTime)
  return {
    ...describeClock(birth, solarClockSec),
    solarMinusClockSec: solarClockSec === null || clockSec === null ? null : solarClockSec - clockSec,
    hour: chart.hour && presentHour(chart.hour.pillar, locale),
    pillars: presentNatalPillars(chart, locale),
    // That clocks differ is a choice of the reading, and no doubt about what was typed.
    doubts: presentDoubts(
      chart.alternatives.filter(({ because }) => because !== 'time-basis'),
      offsetSec,
      locale,
    ),
  }
}

/** Previews the chart of a birth form: two reckonings where the time occurred twice or was skipped. */
export function previewBirth({ locale, ...input }: PreviewInput & { readonly locale: Locale }): Preview {
  const { time, offsetsSec } = readBirthClock(input)
  const newStyle = findNewStyle(input.birthday, input.utc)
  return {
    time,
    reckonings: offsetsSec.map((offsetSec) => reckon(input, offsetSec, locale)),
    oldStyle: newStyle === undefined ? null : { date: newStyle },
  }
}
