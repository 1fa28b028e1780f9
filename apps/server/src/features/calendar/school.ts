// The school that days are rated by: the rules of the almanac for a choice of the contract's switches.

import { type NatalRules, natalRules } from '@zeri/almanac/bazi'
import type { Rules } from '@zeri/almanac/calendar'
import type { DayStarRule } from '@zeri/almanac/fengshui'
import { classicalSchool, type PersonalRules, personalRules, type School } from '@zeri/almanac/judgement'
import {
  canonicalRules,
  findPreset,
  type Locale,
  type listSchools,
  type Output,
  readSchool,
  type SchoolChoice,
  type SchoolSwitchName,
  schoolPresets,
  schoolSwitches,
} from '@zeri/contract'
import { namedSchools, schoolSources, schools, type Words } from '@zeri/lexicon'

/** A school as the almanac needs it. */
export type DaySchool = {
  /** The canonical text of its rules, empty for the book. Part of every cache key. */
  readonly rules: string
  /** The rules of a day at a place whose usual rules are given. */
  readonly ofDay: (usual: Rules) => Rules
  readonly judgement: School
  readonly natal: NatalRules
  readonly personal: PersonalRules
  /** From which day the stars of days fly. */
  readonly dayStar: DayStarRule
}

/** The school of rules that the contract has checked; rules it does not know, such as a removed switch, are the book. */
export function schoolOf(rules: string): DaySchool {
  const canonical = canonicalRules(rules) ?? ''
  const choice = readSchool(canonical)
  return choice && canonical !== '' ? makeSchool(canonical, choice) : theBook
}

/** The school of every public page and response. */
export const theBook: DaySchool = {
  rules: '',
  ofDay: (usual) => usual,
  judgement: classicalSchool,
  natal: natalRules,
  personal: personalRules,
  dayStar: 'nearest',
}

function makeSchool(rules: string, choice: SchoolChoice): DaySchool {
  const { sun } = choice
  return {
    rules,
    ofDay: (usual) => ({
      ...usual,
      yearStart: choice.year,
      monthRule: choice.month,
      termZone: choice.terms,
      lunarMeridian: choice.moon,
      // Without a place the hours are those of a clock that shows solar time.
      timeBasis: usual.timeBasis === 'clock' ? 'clock' : sun,
    }),
    judgement: {
      heavenlyVirtue: choice.virtue,
      yearBreak: choice['year-break'] === 'yes',
      folk: choice.popular === 'yes',
    },
    natal: {
      ...natalRules,
      ziRule: choice['late-rat'],
      timeBasis: sun,
      yearStart: choice['birth-year'],
      monthRule: choice['birth-month'],
      seasonRule: choice.season,
      commandTable: choice.command,
      lifePalaceMonth: choice['life-palace'],
    },
    personal: { noblemanFrom: choice.nobleman, threeHarmony: choice.harmony },
    dayStar: choice['nine-star'],
  }
}

/** The question of the lexicon that a switch decides. */
const questionOf = {
  virtue: 'heavenlyVirtue',
  popular: 'folk',
  'year-break': 'yearBreak',
  month: 'monthRule',
  terms: 'termZone',
  moon: 'lunarMeridian',
  year: 'yearStart',
  'nine-star': 'dayStarRule',
  sun: 'timeBasis',
  'late-rat': 'ziRule',
  'birth-month': 'monthRule',
  'birth-year': 'yearStart',
  season: 'seasonRule',
  command: 'commandTable',
  'life-palace': 'lifePalaceMonth',
  nobleman: 'noblemanFrom',
  harmony: 'threeHarmony',
} as const satisfies Record<SchoolSwitchName, keyof typeof schools>

const WORD_OF_VALUE: Readonly<Record<string, string>> = { yes: 'true', no: 'false' }

/** Every switch and every school known by name, in words. */
export function describeSchools(locale: Locale): Output<typeof listSchools> {
  return {
    presets: schoolPresets.map(({ id, rules }) => ({
      id,
      rules,
      name: namedSchools[id].name[locale],
      short: namedSchools[id].short[locale],
    })),
    switches: schoolSwitches.map(({ name, concerns, values }) => {
      const { question, values: words } = schools[questionOf[name]]
      const { users, source } = schoolSources[questionOf[name]]
      // True: the words of a question are keyed by the values it can have.
      const wordsOf = words as Readonly<Record<string, { name: Words; short: Words } | undefined>>
      return {
        name,
        concerns,
        question: question[locale],
        values: values.map((value) => {
          const entry = wordsOf[WORD_OF_VALUE[value] ?? value]
          if (!entry) throw new Error(`no words for ${name} ${value}`)
          return { value, name: entry.name[locale], short: entry.short[locale] }
        }),
        users: users[locale],
        source: source[locale],
      }
    }),
  }
}

/** A school as responses name it. */
export function presentSchool({ rules }: Pick<DaySchool, 'rules'>, locale: Locale) {
  const preset = findPreset(rules) ?? null
  return { rules, name: namedSchools[preset ?? 'own'].name[locale], preset }
}

/** The name of the school in a result; undefined for the book, which needs no mention. */
export function schoolName({ rules }: Pick<DaySchool, 'rules'>, locale: Locale): string | undefined {
  return rules === '' ? undefined : presentSchool({ rules }, locale).name
}
