import * as z from 'zod'
import type { Input, Output } from '../operation.ts'
import { convertDate } from '../operations/calendar/convert-date.ts'
import { dateInput, localeInput } from './inputs.ts'
import { dayPath, pageUrl } from './quote.ts'
import { tool } from './tool.ts'

type Day = Output<typeof convertDate>['days'][number]

const MAX_PILLAR_CHARS = 9
const pillarInput = (of: string) =>
  z
    .string()
    .max(MAX_PILLAR_CHARS)
    .optional()
    .describe(`The pillar of the ${of}: pinyin such as bing-wu, or characters such as 丙午`)

const input = z.strictObject({
  date: dateInput.optional(),
  lunar: dateInput
    .optional()
    .describe('A date of the Chinese calendar in numbers, YYYY-MM-DD: the year of its new year, month, day'),
  leap: z.boolean().optional().describe('Whether the month of `lunar` is a leap month'),
  yearPillar: pillarInput('year'),
  monthPillar: pillarInput('month'),
  dayPillar: pillarInput('day'),
  from: dateInput.optional().describe('Pillars are looked for from this date'),
  to: dateInput.optional().describe('Pillars are looked for up to this date'),
  locale: localeInput,
})

export const convertDateTool = tool({
  name: 'convert_date',
  title: 'A date in three calendars',
  description:
    'Converts between the Gregorian calendar, the Chinese lunar calendar with its leap months, and sexagenary pillars, in ' +
    'any direction. Send a date, a lunar date, or pillars; pillars return every matching day of 1900 to 2100.',
  input,
  calls: [convertDate],
  async run({ leap, locale, ...parts }, { client, origins }) {
    const sent = Object.entries(parts).filter(([, value]) => value !== undefined)
    const query = {
      ...Object.fromEntries(sent),
      ...(leap === undefined ? {} : { leap: leap ? 'true' : 'false' }),
    }
    const converted = await client.call(convertDate, { ...query, locale } as Input<typeof convertDate>) // true: the operation checks it again
    const url = pageUrl({ origins }, '/convert', locale)
    return {
      structured: {
        url,
        ...converted,
        days: converted.days.map((day) => ({ ...day, url: pageUrl({ origins }, dayPath(day.date), locale) })),
      },
      text: [...converted.days.map(describeInWords), url].join('\n'),
    }
  },
})

function describeInWords({ date, lunar, yearPillar, monthPillar, dayPillar }: Day): string {
  const pillars = [yearPillar, monthPillar, dayPillar].map(({ stem, branch }) => stem.glyph + branch.glyph)
  return `${date} = ${lunar.zh} (${lunar.name}) = ${pillars.join(' ')}`
}
