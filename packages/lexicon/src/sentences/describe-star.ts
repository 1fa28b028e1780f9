import type { Star } from '@zeri/almanac/judgement'
import { capitalised } from '../letters.ts'
import type { Locale } from '../locale.ts'
import type { DayContext } from './day-context.ts'
import { verb } from './english.ts'
import { namedOf } from './named.ts'
import { officerInEnglish, ruleInEnglish } from './rule-in-english.ts'
import { officerInRussian, ruleInRussian } from './rule-in-russian.ts'
import { verb as glagol, is } from './russian.ts'

/**
 * Why a star stands on a day, without its name: "in a Pig month it comes with the stem Yi".
 */
export function describeRule(star: Star, day: DayContext, locale: Locale): string {
  const { grammar } = namedOf(star.id)
  if (star.family === 'officer') return locale === 'ru' ? officerInRussian(day) : officerInEnglish(day)
  return locale === 'ru' ? ruleInRussian(star.rule, grammar, day) : ruleInEnglish(star.rule, grammar, day)
}

function presenceInEnglish({ id, family, polarity }: Star): string {
  const { name, grammar } = namedOf(id)
  switch (family) {
    case 'star':
      return `${name.en} ${grammar.en} present`
    case 'officer':
      return `The officer of the day is ${name.en}`
    case 'path':
      return `${name.en} ${verb(grammar, 'stands')} on the ${polarity === 'good' ? 'yellow' : 'black'} path`
    case 'mansion':
      return `The mansion of the day is ${name.en}`
    case 'taboo':
      return `${name.en} ${polarity === 'good' ? `${grammar.en} present` : verb(grammar, 'holds')}`
  }
}

function presenceInRussian({ id, family, polarity }: Star): string {
  const { name, grammar } = namedOf(id)
  switch (family) {
    case 'star':
    case 'taboo':
      return `${capitalised(glagol(grammar, polarity === 'good' ? is.present : is.inForce))} ${name.ru}`
    case 'officer':
      return `Установление дня — ${name.ru}`
    case 'path':
      return `На ${polarity === 'good' ? 'жёлтом' : 'чёрном'} пути ${glagol(grammar, is.standing)} ${name.ru}`
    case 'mansion':
      return `Созвездие дня — ${name.ru}`
  }
}

/** Sentences of a day that are written already: one star is a reason of many activities. */
const written = new WeakMap<DayContext, Map<string, string>>()

/** That a star is there, and why: "Heavenly Virtue is present: in a Pig month it comes with the stem Yi." */
export function describeStar(star: Star, day: DayContext, locale: Locale): string {
  const ofDay = written.get(day) ?? new Map<string, string>()
  written.set(day, ofDay)
  const key = `${locale} ${star.id}`
  const known = ofDay.get(key)
  if (known !== undefined) return known
  const presence = locale === 'ru' ? presenceInRussian(star) : presenceInEnglish(star)
  const sentence = `${presence}: ${describeRule(star, day, locale)}.`
  ofDay.set(key, sentence)
  return sentence
}
