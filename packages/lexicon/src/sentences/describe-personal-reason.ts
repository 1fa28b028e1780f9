import type { PersonalReason } from '@zeri/almanac/judgement'
import { signed } from '../letters.ts'
import type { Locale, Words } from '../locale.ts'
import { personalRules } from '../personal-rules.ts'

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

/** Why a day is another one for a person; `isHourKnown`: whether the strength of the chart is certain. */
export function describePersonalReason(
  reason: PersonalReason,
  { isHourKnown }: { readonly isHourKnown: boolean },
  locale: Locale,
): string {
  const parts: Words[] = [personalRules[reason.rule].sentence]
  if (reason.kind === 'cap') parts.push(limited(reason.limit))
  else {
    if (reason.restsOnStrength && !isHourKnown) parts.push(onStrength)
    if (reason.status === 'capped') parts.push(capped)
  }
  return parts.map((part) => part[locale]).join(' ')
}
