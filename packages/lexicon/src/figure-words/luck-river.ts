import type { Locale } from '../locale.ts'
import type { FigureWords } from './figure-words.ts'

type Rivers = {
  /** In words. */
  readonly birth: string
  readonly month: string
  /** "for a woman, forward, from the age of 5: 戊子 …" */
  readonly lines: readonly string[]
}

export const riverGenders = {
  female: { en: 'woman', ru: 'женщина' },
  male: { en: 'man', ru: 'мужчина' },
} as const

export const riverAge = { en: 'age', ru: 'возраст' } as const

/** The name of one river. */
export function writeRiver(
  {
    gender,
    direction,
    age,
  }: { readonly gender: 'female' | 'male'; readonly direction: string; readonly age: string },
  locale: Locale,
): string {
  const who = riverGenders[gender][locale]
  return locale === 'ru'
    ? `${who}: ${direction.toLowerCase()}, с ${age} года жизни`
    : `${who}: ${direction.toLowerCase()}, from the age of ${age}`
}

/** The words of the pillars of luck over the years. */
export function luckRiverWords({ birth, month, lines }: Rivers, locale: Locale): FigureWords {
  if (locale === 'ru')
    return {
      title: `Такты удачи: рождение ${birth}`,
      caption: `Столп месяца ${month} — исток. От него столпы по десять лет идут вперёд или назад: это решают пол и год рождения. Под знаками — год, с которого начинается такт, и чем его ствол приходится Господину Дня.`,
      text: `Столп месяца ${month}. ${lines.join('. ')}.`,
    }
  return {
    title: `Pillars of luck: a birth on ${birth}`,
    caption: `The month pillar ${month} is the source. From it pillars of ten years run forward or backward, by the year of birth and by gender. Below the characters: the year a pillar begins, and what its stem is to the day master.`,
    text: `The month pillar is ${month}. ${lines.join('. ')}.`,
  }
}
