import type { Words } from '@zeri/lexicon/facts'
import type { Command } from './command.ts'

type CommandEntry = {
  readonly name: string
  readonly summary: Words
  /** Loads the command only when it is called, so that the others start fast. */
  readonly load: () => Promise<Command>
}

/** Every command, in the order of the help. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'day',
    summary: {
      en: 'the facts of a day, and its rating on request',
      ru: 'факты дня и, по желанию, его оценка',
    },
    load: async () => (await import('./commands/day.ts')).dayCommand,
  },
  {
    name: 'month',
    summary: { en: 'a month, one line a day', ru: 'месяц, по строке на день' },
    load: async () => (await import('./commands/month.ts')).monthCommand,
  },
  {
    name: 'chart',
    summary: { en: 'the chart of a birth', ru: 'карта рождения' },
    load: async () => (await import('./commands/chart.ts')).chartCommand,
  },
  {
    name: 'convert',
    summary: {
      en: 'a date in the other calendars: Gregorian, lunar, sexagenary',
      ru: 'дата в других календарях: григорианском, лунном, шестидесятеричном',
    },
    load: async () => (await import('./commands/convert.ts')).convertCommand,
  },
  {
    name: 'choose',
    summary: { en: 'the best days for an activity (needs the site)', ru: 'лучшие дни для дела (нужен сайт)' },
    load: async () => (await import('./commands/choose.ts')).chooseCommand,
  },
  {
    name: 'ics',
    summary: {
      en: 'a day or the next thirty as a calendar file (needs the site)',
      ru: 'день или ближайшие тридцать дней файлом календаря (нужен сайт)',
    },
    load: async () => (await import('./commands/ics.ts')).icsCommand,
  },
  {
    name: 'mcp',
    summary: {
      en: 'serves the almanac to programs over the Model Context Protocol',
      ru: 'отдаёт альманах программам по Model Context Protocol',
    },
    load: async () => (await import('./mcp/mcp-command.ts')).mcpCommand,
  },
]
