import type { Locale } from '@zeri/lexicon/facts'
import { sayMonth, sayWeekday } from '../clock/date-words.ts'
import type { MonthValue } from '../facts/compute-month.ts'
import { alignRows } from '../terminal/columns.ts'
import { type Format, sayNamed } from './print-facts.ts'

type Line = MonthValue['days'][number]

const moonSigns: Readonly<Record<string, string>> = {
  new: '●',
  'first-quarter': '◐',
  full: '○',
  'last-quarter': '◑',
}

const lunarText: Readonly<Record<Locale, (lunar: Line['lunar']) => string>> = {
  en: ({ month, isLeap, day }) => `${isLeap ? 'leap ' : ''}${month}/${day}`,
  ru: ({ month, isLeap, day }) => `${isLeap ? 'вст. ' : ''}${month}/${day}`,
}

const heads: Readonly<Record<Locale, readonly string[]>> = {
  en: ['', '', 'Pillar', 'Lunar', 'Officer', 'Mansion', 'Moon', 'Term, festivals'],
  ru: ['', '', 'Столп', 'Лунная', 'Установление', 'Созвездие', 'Луна', 'Сезон, праздники'],
}

function cellsOf(
  { date, pillar, lunar, officer, mansion, moon, term, festivals }: Line,
  weekday: string,
  locale: Locale,
): string[] {
  return [
    String(Number(date.slice(8))).padStart(2),
    weekday,
    sayNamed(pillar),
    lunarText[locale](lunar),
    sayNamed(officer),
    sayNamed(mansion),
    moon.isQuarter ? (moonSigns[moon.phase] ?? '') : '',
    [...(term ? [term] : []), ...festivals].map(sayNamed).join(', '),
  ]
}

const isSunday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 0

/** A month, one line a day. */
export function printMonth({ month, place, days }: MonthValue, { locale, style }: Format): string {
  const [head = [], ...rows] = alignRows([
    heads[locale],
    ...days.map((day) => cellsOf(day, sayWeekday(day.date, locale), locale)),
  ]).map((row) => row.join('  ').trimEnd())
  return [
    style.strong(`${sayMonth(month, locale)} · ${place.name}`),
    '',
    style.soft(String(head)),
    ...rows.map((row, index) => (isSunday(days[index]?.date ?? '') ? style.accent(row) : row)),
  ].join('\n')
}
