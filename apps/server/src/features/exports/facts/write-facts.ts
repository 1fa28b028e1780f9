import {
  almanacVersion,
  calendarRules,
  chinaMeridian,
  type DayFacts,
  dayFacts,
  FIRST_YEAR,
  julianDay,
  LAST_YEAR,
  toCivilDate,
  toJulianDay,
} from '@zeri/almanac/calendar'
import { type Locale, locales, pathIn } from '@zeri/contract'
import { columns } from './columns.ts'

/** The facts of every day of a year, as the calendar for everyone has them. */
function listFacts(year: number): DayFacts[] {
  const days: DayFacts[] = []
  const next = toJulianDay({ year: year + 1, month: 1, day: 1 })
  for (let day = toJulianDay({ year, month: 1, day: 1 }); day < next; day = julianDay(day + 1))
    days.push(dayFacts({ date: toCivilDate(day), place: chinaMeridian, rules: calendarRules }))
  return days
}

const LINE_END = '\r\n'

/** A year as CSV (RFC 4180). No value has a comma or a quotation mark, so none is quoted. */
export function writeFactsCsv(year: number): string {
  const rows = listFacts(year).map((facts) => columns.map(({ read }) => read(facts) ?? '').join(','))
  return [columns.map(({ name }) => name).join(','), ...rows, ''].join(LINE_END)
}

/** A year as JSON: the version of the almanac, and an object for each day. */
export function writeFactsJson(year: number): string {
  const days = listFacts(year).map((facts) =>
    Object.fromEntries(columns.map(({ name, read }) => [name, read(facts)])),
  )
  return JSON.stringify({ almanacVersion, year, days })
}

const words = {
  en: {
    title: 'Facts of every day',
    lead: `Pillars, lunar date, solar terms, mansion, officer and phases of the moon, a file for each year from ${FIRST_YEAR} to ${LAST_YEAR}. Ratings are not in them.`,
    files: 'Files',
    example: 'for example',
    all: 'All years',
    columns: 'Columns',
    column: 'Column',
    says: 'What it says',
    notes: 'Notes',
    list: [
      'UTF-8, with a line of names; lines end with CR LF. Booleans are `true` and `false`; what does not exist is empty in CSV and `null` in JSON.',
      'Dates are those of the calendar in China (UTC+8), the same everywhere. Instants are in UTC.',
      'A file changes only with a new version of the almanac; send `If-None-Match` with its ETag to learn whether it has.',
    ],
    ask: (contact: string) => `To publish the data further, write to ${contact}.`,
  },
  ru: {
    title: 'Факты о каждом дне',
    lead: `Столпы, лунная дата, сезоны, созвездие, установление и фазы луны: по файлу на каждый год с ${FIRST_YEAR} по ${LAST_YEAR}. Оценок в них нет.`,
    files: 'Файлы',
    example: 'например',
    all: 'Все годы',
    columns: 'Столбцы',
    column: 'Столбец',
    says: 'Что в нём',
    notes: 'Примечания',
    list: [
      'UTF-8, первая строка с именами; строки кончаются CR LF. Логические значения: `true` и `false`; чего нет, в CSV пусто, в JSON `null`.',
      'Даты — по календарю Китая (UTC+8), одни для всех. Мгновения — в UTC.',
      'Файл меняется только с новой версией расчётов; узнать об этом можно по ETag и `If-None-Match`.',
    ],
    ask: (contact: string) => `Чтобы публиковать данные дальше, напишите на ${contact}.`,
  },
} as const satisfies Record<Locale, unknown>

type Readme = {
  readonly locale: Locale
  readonly origins: Readonly<Record<Locale, string>>
  readonly contact: string
}

/** What the files are and what their columns mean, in Markdown. */
export function writeFactsReadme({ locale, origins, contact }: Readme): string {
  const text = words[locale]
  const file = (name: string): string => `${origins[locale]}/data/${name}`
  const others = locales.filter((one) => one !== locale)
  return [
    `# ${text.title}`,
    text.lead,
    `## ${text.files}`,
    [
      `- CSV: \`${file('{year}.csv')}\`, ${text.example} <${file('2026.csv')}>`,
      `- JSON: \`${file('{year}.json')}\`, ${text.example} <${file('2026.json')}>`,
      `- ${text.all}: \`curl -O "${file(`[${FIRST_YEAR}-${LAST_YEAR}].csv`)}"\``,
    ].join('\n'),
    `## ${text.columns}`,
    [
      `| ${text.column} | ${text.says} |`,
      '|---|---|',
      ...columns.map(({ name, says }) => `| \`${name}\` | ${says[locale]} |`),
    ].join('\n'),
    `## ${text.notes}`,
    [...text.list, text.ask(contact)].map((line) => `- ${line}`).join('\n'),
    others.map((one) => `<${origins[one]}${pathIn(one, '/data/readme.md')}>`).join(' '),
    '',
  ].join('\n\n')
}
