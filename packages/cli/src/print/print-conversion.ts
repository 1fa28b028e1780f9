import type { Words } from '@zeri/lexicon/facts'
import { sayWholeDate } from '../clock/date-words.ts'
import type { ConvertedDay, ConvertedDays } from '../facts/convert-date.ts'
import { alignRows } from '../terminal/columns.ts'
import { type Format, lunarText, printFields, sayNamed } from './print-facts.ts'

const labels = {
  gregorian: { en: 'Gregorian', ru: 'Григорианская' },
  lunar: { en: 'Lunar', ru: 'Лунная' },
  pillars: { en: 'Sexagenary', ru: 'Шестидесятеричная' },
} as const satisfies Record<string, Words>

const none: Words = { en: 'No day has these pillars.', ru: 'Дней с такими столпами нет.' }

const pillarsText = ({ pillars }: ConvertedDay): string =>
  [pillars.year, pillars.month, pillars.day].map(sayNamed).join(' · ')

/** One day as three lines, several as a line each. */
export function printConversion({ days }: ConvertedDays, format: Format): string {
  const { locale } = format
  const [first, ...more] = days
  if (!first) return none[locale]
  if (more.length === 0)
    return printFields(
      [
        [labels.gregorian, `${first.date}, ${sayWholeDate(first.date, locale)}`],
        [labels.lunar, lunarText[locale](first.lunar)],
        [labels.pillars, pillarsText(first)],
      ],
      format,
    ).join('\n')
  const rows = days.map((day) => [day.date, lunarText[locale](day.lunar), pillarsText(day)])
  return alignRows(rows)
    .map((row) => row.join('  '))
    .join('\n')
}
