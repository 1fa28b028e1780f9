import type { Words } from '@zeri/lexicon/facts'
import { formatDate } from '../clock/format-time.ts'
import { dateAt, readMonth } from '../clock/read-date.ts'
import { defineCommand } from '../define-command.ts'
import { computeMonth } from '../facts/compute-month.ts'
import { placeOptions, readPlace } from '../places/read-place.ts'
import { printMonth } from '../print/print-month.ts'
import { allowPositionals } from '../terminal/arguments.ts'

const help: Words = {
  en: `zeri month [yyyy-mm] [--place city]

A month, one line a day: pillar of the day, lunar date, officer, mansion, quarters of the moon, solar terms, festivals.

  zeri month                         the current month
  zeri month 2027-02                 February 2027, with the Spring Festival
  zeri month 2025-07                 the leap sixth month begins on the 25th
  zeri month 2026-11 --json | jq '.days[] | select(.term)'

Only the quarters of the moon depend on the place: their date is that of the local clock. Everything else is dated in
China for everybody, as in a printed almanac.`,
  ru: `zeri month [гггг-мм] [--place город]

Месяц, по строке на день: столп дня, лунная дата, установление, созвездие, четверти луны, солнечные сезоны, праздники.

  zeri month                         текущий месяц
  zeri month 2027-02                 февраль 2027 года, с Праздником весны
  zeri month 2025-07                 25-го начинается вставной шестой месяц
  zeri month 2026-11 --json | jq '.days[] | select(.term)'

От места зависят только четверти луны: их дата — по местным часам. Всё остальное датируется по Китаю и одинаково для
всех, как в печатном альманахе.`,
}

export const monthCommand = defineCommand({
  help,
  options: placeOptions,
  readRequest: (args, context) => {
    const place = readPlace(args, context)
    const today = dateAt(context.surroundings.now(), place.offsetSecAt)
    const [text = formatDate(today).slice(0, 7)] = allowPositionals(args, 1)
    return { ...readMonth(text, today), place, locale: context.locale }
  },
  compute: computeMonth,
  print: printMonth,
})
