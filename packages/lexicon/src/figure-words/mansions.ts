import type { Locale } from '../locale.ts'
import type { FigureWords } from './figure-words.ts'

type MansionsOfDay = {
  /** In words. */
  readonly date: string
  /** Character and name. */
  readonly day: string
  readonly moon: string
  /** Whole degrees. */
  readonly longitudeDeg: number
  /** The palaces with their mansions, in words. */
  readonly palaces: readonly string[]
}

/** The words of the ring of mansions. */
export function mansionsWords(
  { date, day, moon, longitudeDeg, palaces }: MansionsOfDay,
  locale: Locale,
): FigureWords {
  if (locale === 'ru')
    return {
      title: 'Двадцать восемь созвездий и Луна',
      caption: `${date}: созвездие дня по счёту двадцати восьми — ${day}. Сама Луна в полдень по Гринвичу стоит в созвездии ${moon}, долгота ${longitudeDeg}°. На круге доли равны, на небе ширина созвездий — от 1° до 30°.`,
      text: `Созвездия идут по кругу против часовой стрелки, юг вверху. ${palaces.join('. ')}. ${date}: созвездие дня — ${day}. Луна в созвездии ${moon}, долгота ${longitudeDeg}°.`,
    }
  return {
    title: 'The twenty-eight mansions and the moon',
    caption: `${date}: by the count of twenty-eight the mansion of the day is ${day}. The moon itself stands at noon UTC in ${moon}, at longitude ${longitudeDeg}°. The ring has equal parts; in the sky the mansions are from 1° to 30° wide.`,
    text: `The mansions run counter-clockwise, with the south on top. ${palaces.join('. ')}. ${date}: the mansion of the day is ${day}. The moon is in ${moon}, at longitude ${longitudeDeg}°.`,
  }
}

/** The marks in the middle of the ring. */
export const mansionsMarks = {
  en: { day: 'the day', moon: 'the moon' },
  ru: { day: 'день', moon: 'Луна' },
} as const satisfies Readonly<Record<Locale, Readonly<Record<string, string>>>>
