import type { Locale } from '@zeri/lexicon/facts'

/** Names of dates, written out: the first use of Intl for a language takes longer than everything else the command does. */
type DateWords = {
  /** After a number: `16 November`, «16 ноября». */
  readonly ofMonth: readonly string[]
  readonly months: readonly string[]
  /** From Sunday. */
  readonly weekdays: readonly string[]
  readonly shortWeekdays: readonly string[]
  readonly afterYear: string
}

const english = 'January February March April May June July August September October November December'.split(
  ' ',
)

const dateWords: Readonly<Record<Locale, DateWords>> = {
  en: {
    ofMonth: english,
    months: english,
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    afterYear: '',
  },
  ru: {
    ofMonth: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
    months: 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'.split(' '),
    weekdays: ['Воскресенье', 'Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота'],
    shortWeekdays: ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
    afterYear: ' г.',
  },
}

function partsOf(iso: string): {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly weekday: number
} {
  const date = new Date(`${iso.slice(0, 10).padEnd(10, '-01')}T00:00:00Z`)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  return { year, month, day, weekday: date.getUTCDay() }
}

/** The date of an instant or of a date, as people say it: `16 November`, «16 ноября». */
export function sayDay(iso: string, locale: Locale): string {
  const { month, day } = partsOf(iso)
  return `${day} ${dateWords[locale].ofMonth[month]}`
}

/** `Monday, 16 November 2026`, «Понедельник, 16 ноября 2026 г.» */
export function sayWholeDate(iso: string, locale: Locale): string {
  const { year, weekday } = partsOf(iso)
  const { weekdays, afterYear } = dateWords[locale]
  return `${weekdays[weekday]}, ${sayDay(iso, locale)} ${year}${afterYear}`
}

/** `November 2026`, «Ноябрь 2026» */
export function sayMonth(iso: string, locale: Locale): string {
  const { year, month } = partsOf(iso)
  return `${dateWords[locale].months[month]} ${year}`
}

/** `Mon`, «пн» */
export function sayWeekday(iso: string, locale: Locale): string {
  return dateWords[locale].shortWeekdays[partsOf(iso).weekday] ?? ''
}
