import type { Pillar } from '@zeri/almanac/calendar'
import type { PersonalReason } from '@zeri/almanac/judgement'
import { signed } from '../letters.ts'
import type { Locale, Words } from '../locale.ts'
import { personalRules } from '../personal-rules.ts'
import { branchAt } from './day-context.ts'
import * as en from './english.ts'
import * as ru from './russian.ts'

const capped: Words = {
  en: 'It counts, but the book or another rule holds the rating down.',
  ru: 'В счёт идёт, но книга или другое правило не даёт оценке подняться.',
}

const onStrength: Words = {
  en: 'It rests on the strength of the Day Master, which the hour of birth may change.',
  ru: 'Это зависит от силы Господина Дня, а её может изменить час рождения.',
}

const limited = (limit: number): Words => ({
  en: `Great undertakings are rated no higher than ${signed(limit)}.`,
  ru: `Для больших дел оценка не выше ${signed(limit)}.`,
})

/** What the sentences about a person need: whether the hour is known and, to name the branches, the pillars. */
export type PersonalContext = {
  readonly isHourKnown: boolean
  readonly pillars?: { readonly day: Pillar; readonly birthYear: Pillar; readonly birthDay: Pillar }
}

function harmony(day: number, birth: number, of: Words): Words {
  const isPair = (day + birth) % 12 === 1
  return {
    en: `The day’s ${en.animalName(day)} and the ${en.animalName(birth)} of the ${of.en} are friends: ${isPair ? 'they form one of the six pairs' : 'they belong to one trio of branches'}.`,
    ru: `${ru.animalName(day)} дня и ${ru.animalName(birth)} ${of.ru} дружны: ${isPair ? 'это одна из шести пар' : 'они из одной тройки ветвей'}.`,
  }
}

function friction(day: number, birth: number): Words {
  const isHarm = (day + birth) % 12 === 7
  // Tiger and Snake are the one pair that is both; 三命通会, 论三刑 and 论六害.
  const isBoth = isHarm && (day === 2 || day === 5)
  const kind: Words = isBoth
    ? { en: 'both punishment and harm', ru: 'и наказание, и вред' }
    : isHarm
      ? { en: 'harm', ru: 'вред' }
      : { en: 'punishment', ru: 'наказание' }
  return {
    en: `The day’s ${en.animalName(day)} rubs against the ${en.animalName(birth)} of the birth day: the books call it ${kind.en}.`,
    ru: `${ru.animalName(day)} дня задевает ветвь дня рождения (${ru.animalName(birth)}): в книгах это ${kind.ru}.`,
  }
}

function sentenceOf({ rule }: PersonalReason, { pillars }: PersonalContext): Words {
  const { sentence } = personalRules[rule]
  if (!pillars) return sentence
  const day = branchAt(pillars.day)
  const ofBirthDay = branchAt(pillars.birthDay)
  switch (rule) {
    case 'harmony-year':
      return harmony(day, branchAt(pillars.birthYear), { en: 'birth year', ru: 'года рождения' })
    case 'harmony-day':
      return harmony(day, ofBirthDay, { en: 'birth day', ru: 'дня рождения' })
    case 'punishment-or-harm':
      return friction(day, ofBirthDay)
    default:
      return sentence
  }
}

/** Why a day is another one for a person. */
export function describePersonalReason(
  reason: PersonalReason,
  context: PersonalContext,
  locale: Locale,
): string {
  const parts: Words[] = [sentenceOf(reason, context)]
  if (reason.kind === 'cap') parts.push(limited(reason.limit))
  else {
    if (reason.restsOnStrength && !context.isHourKnown) parts.push(onStrength)
    if (reason.status === 'capped') parts.push(capped)
  }
  return parts.map((part) => part[locale]).join(' ')
}
