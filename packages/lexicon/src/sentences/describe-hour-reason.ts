import type { Pillar } from '@zeri/almanac/calendar'
import type { HourReason, HourStarId } from '@zeri/almanac/judgement'
import { capitalised } from '../letters.ts'
import type { Locale, Words } from '../locale.ts'
import { branchAt, stemAt } from './day-context.ts'
import * as en from './english.ts'
import { type Named, namedOf } from './named.ts'
import * as ru from './russian.ts'

/** A double-hour of a day: the day's pillar, and the branch of the hour, 0 子 … 11 亥. */
export type HourContext = { readonly day: Pillar; readonly branch: number }

const capped: Words = {
  en: 'It counts, but the clash with the day holds the hour down.',
  ru: 'В счёт идёт, но столкновение с днём не даёт часу подняться.',
}

const both = ({ day, branch }: HourContext): Words => ({
  en: `the hour’s ${en.animalName(branch)} and the day’s ${en.animalName(branchAt(day))}`,
  ru: `${ru.animalName(branch)} часа и ${ru.animalName(branchAt(day))} дня`,
})

/** It comes in this hour on days of a stem. */
function byStem({ grammar }: Named, { day, branch }: HourContext): Words {
  return {
    en: `on days of the stem ${en.stemName(stemAt(day))} ${en.pronoun(grammar)} ${en.verb(grammar, 'comes')} in the hour of the ${en.animalName(branch)}`,
    ru: `в дни ствола ${ru.stemName(stemAt(day))} ${ru.pronoun(grammar)} ${ru.verb(grammar, ru.is.coming)} в час ${ru.ofAnimal(branch)}`,
  }
}

/** It comes in this hour on days of an animal. */
function byBranch({ grammar }: Named, { day, branch }: HourContext): Words {
  return {
    en: `on ${en.animalName(branchAt(day))} days ${en.pronoun(grammar)} ${en.verb(grammar, 'comes')} in the hour of the ${en.animalName(branch)}`,
    ru: `в дни ${ru.ofAnimal(branchAt(day))} ${ru.pronoun(grammar)} ${ru.verb(grammar, ru.is.coming)} в час ${ru.ofAnimal(branch)}`,
  }
}

function punished({ day, branch }: HourContext): Words {
  if (branch === branchAt(day))
    return {
      en: `the hour repeats the day’s ${en.animalName(branch)}, a branch that punishes itself`,
      ru: `час повторяет ветвь дня, а ${ru.animalName(branch)} — ветвь, которая наказывает себя`,
    }
  return {
    en: `the day’s ${en.animalName(branchAt(day))} punishes the hour’s ${en.animalName(branch)}`,
    ru: `${ru.animalName(branch)} часа терпит наказание от ${ru.ofAnimal(branchAt(day))} дня`,
  }
}

const hourStemAt = ({ day, branch }: HourContext): number => (stemAt(day) * 2 + branch) % 10

function overcoming(hour: HourContext): Words {
  return {
    en: `the stem of the hour, ${en.stemName(hourStemAt(hour))}, overcomes the stem of the day, ${en.stemName(stemAt(hour.day))}`,
    ru: `ствол часа, ${ru.stemName(hourStemAt(hour))}, одолевает ствол дня, ${ru.stemName(stemAt(hour.day))}`,
  }
}

function nourished(hour: HourContext): Words {
  return {
    en: `the stem of the day, ${en.stemName(stemAt(hour.day))}, nourishes the stem of the hour, ${en.stemName(hourStemAt(hour))}`,
    ru: `ствол дня, ${ru.stemName(stemAt(hour.day))}, питает ствол часа, ${ru.stemName(hourStemAt(hour))}`,
  }
}

function acrossRoad(hour: HourContext): Words {
  return {
    en: `the stem of the hour, ${en.stemName(hourStemAt(hour))}, is water, and water cuts the road`,
    ru: `ствол часа, ${ru.stemName(hourStemAt(hour))}, — вода, а вода перерезает дорогу`,
  }
}

function whyOf(star: HourStarId, named: Named, hour: HourContext): Words {
  const animals = both(hour)
  switch (star) {
    case 'hour-noble':
    case 'hour-prosperity':
    case 'hour-joy':
    case 'hour-official':
      return byStem(named, hour)
    case 'hour-fortune':
      return nourished(hour)
    case 'hour-establish':
      return {
        en: `hour and day share a branch, the ${en.animalName(hour.branch)}`,
        ru: `у часа и у дня одна ветвь, ${ru.animalName(hour.branch)}`,
      }
    case 'hour-harmony':
      return {
        en: `${animals.en} form one of the six harmonious pairs`,
        ru: `${animals.ru} составляют одну из шести пар`,
      }
    case 'hour-clash':
      return {
        en: `the hour’s ${en.animalName(hour.branch)} stands opposite the day’s ${en.animalName(branchAt(hour.day))}`,
        ru: `${ru.animalName(hour.branch)} часа стоит напротив ${ru.ofAnimal(branchAt(hour.day))} дня`,
      }
    case 'hour-punishment':
      return punished(hour)
    case 'hour-harm':
      return { en: `${animals.en} harm each other`, ru: `${animals.ru} вредят друг другу` }
    case 'hour-unmet':
      return overcoming(hour)
    case 'hour-void':
      return {
        en: `the ten days this one belongs to never reach the ${en.animalName(hour.branch)}`,
        ru: `десятидневка этого дня не доходит до ${ru.ofAnimal(hour.branch)}`,
      }
    case 'hour-road':
      return acrossRoad(hour)
    default:
      return byBranch(named, hour)
  }
}

/** What an hour is to its day is named; what visits it is said to be there. */
const relations: ReadonlySet<HourStarId> = new Set<HourStarId>([
  'hour-establish',
  'hour-harmony',
  'hour-clash',
  'hour-punishment',
  'hour-harm',
  'hour-unmet',
  'hour-void',
  'hour-road',
])

function headOf(star: HourStarId, { name, grammar }: Named): Words {
  if (relations.has(star)) return name
  return {
    en: `${name.en} ${grammar.en} present`,
    ru: `${capitalised(ru.verb(grammar, ru.is.present))} ${name.ru}`,
  }
}

/** A reason of an hour's weight: what stands in the hour, and why. */
export function describeHourReason({ star, status }: HourReason, hour: HourContext, locale: Locale): string {
  const named = namedOf(star)
  const sentence = `${headOf(star, named)[locale]}: ${whyOf(star, named, hour)[locale]}.`
  return status === 'capped' ? `${sentence} ${capped[locale]}` : sentence
}
