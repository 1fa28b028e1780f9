// Figure `schools-differ`: how often schools disagree in a year.
import { type Locale, schoolPresets } from '@zeri/contract'
import { namedSchools, schoolHeadings, schoolsDifferWords, writeSchoolLine } from '@zeri/lexicon'
import { describeSchools } from '../calendar/index.ts'
import type { FigureReader } from './figure.ts'
import { figurePlace } from './figure-place.ts'
import { showNumber } from './number-words.ts'
import type { ComparedSchool } from './school-years.ts'

const WITHOUT_PLACE = { en: 'Greenwich', ru: 'Гринвич' } as const

/** The compared schools with their words, those that turn most verdicts first. */
export function presentSchools(found: readonly ComparedSchool[], locale: Locale) {
  const { switches } = describeSchools(locale)
  return found
    .map(({ id, rules, movedDays, turnedDays, turnedVerdicts, verdicts }) => {
      const decided = switches.find(({ name }) => name === id)
      const value = decided?.values.find((one) => rules === `${id}.${one.value}`)
      const preset = schoolPresets.find((one) => one.id === id)
      const label =
        decided && value
          ? `${decided.question} ${value.name}`
          : preset && namedSchools[preset.id].name[locale]
      if (label === undefined) throw new Error(`no words for ${rules}`)
      const percent = `${showNumber((100 * turnedVerdicts) / verdicts, 1, locale)}\u00a0%`
      return { id, label, isPreset: preset !== undefined, movedDays, turnedDays, turnedVerdicts, percent }
    })
    .toSorted((one, other) => other.turnedVerdicts - one.turnedVerdicts)
}

/** `schools-differ`: over this year, at the default place of the language. */
export const readSchoolsDiffer: FigureReader<'schools-differ'> = (words) => {
  if (words.length > 0) return undefined
  return async ({ locale, today, memory }) => {
    const year = Number(today.slice(0, 4))
    const { at, name } = figurePlace(locale)
    const found = await memory.differencesOf(year, at)
    const schools = presentSchools(found, locale)
    const days = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / 86_400_000
    const verdicts = found[0]?.verdicts ?? 0
    return {
      name: 'schools-differ',
      ...schoolsDifferWords(
        {
          year,
          place: name ?? WITHOUT_PLACE[locale],
          days,
          verdicts,
          lines: schools.map(({ label, percent, turnedDays }) =>
            writeSchoolLine({ name: label, percent, days: turnedDays }, locale),
          ),
        },
        locale,
      ),
      year,
      days,
      verdicts,
      words: { verdicts: schoolHeadings.verdicts[locale], days: schoolHeadings.days[locale] },
      schools,
    }
  }
}
