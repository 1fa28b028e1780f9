import type { Command } from '../command.ts'
import { chartCommand } from '../commands/chart.ts'
import { convertCommand } from '../commands/convert.ts'
import { dayCommand } from '../commands/day.ts'
import { monthCommand } from '../commands/month.ts'

type Sent = Readonly<Record<string, unknown>>

/** A tool that computes facts here: the command it is, and the words that follow the command. */
export type OfflineTool = { readonly command: Command; readonly wordsOf: (sent: Sent) => readonly string[] }

const option = (name: string, value: unknown): string[] =>
  value === undefined || value === null ? [] : [`--${name}`, String(value)]

const two = (value: unknown): string => String(value).padStart(2, '0')

/** `2025-06-01` of a leap month is `2025-leap6-1` on the command line. */
function lunarWord(lunar: string, leap: unknown): string {
  const [year, month, day] = lunar.split('-').map(Number)
  return `${year}-${leap === true ? 'leap' : ''}${month}-${day}`
}

function convertWords({ date, lunar, leap, yearPillar, monthPillar, dayPillar, from, to }: Sent): string[] {
  if (date !== undefined) return [String(date)]
  if (lunar !== undefined) return ['--lunar', lunarWord(String(lunar), leap)]
  const pillars = [yearPillar, monthPillar, dayPillar]
  if (pillars.every((one) => one === undefined)) return []
  const word = pillars.map((one) => one ?? '').join(',')
  return ['--pillars', word, ...option('from', from), ...option('to', to)]
}

/** Tools that need no network. */
export const offlineTools: Readonly<Record<string, OfflineTool>> = {
  day: { command: dayCommand, wordsOf: ({ date, place }) => [String(date), ...option('place', place)] },
  month: {
    command: monthCommand,
    wordsOf: ({ year, month, place }) => [`${year}-${two(month)}`, ...option('place', place)],
  },
  birth_chart: {
    command: chartCommand,
    wordsOf: ({ birthday, time, place }) => [
      String(birthday),
      ...(typeof time === 'string' ? [time] : []),
      ...option('place', place),
    ],
  },
  convert_date: { command: convertCommand, wordsOf: convertWords },
}
