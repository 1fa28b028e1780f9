import * as z from 'zod'
import { FIRST_YEAR, LAST_YEAR } from '../browser/calendar-range.ts'
import type { Output } from '../operation.ts'
import { listDays } from '../operations/calendar/list-days.ts'
import { searchPlaces } from '../operations/places/search-places.ts'
import { findPlaceQuery } from './find-place.ts'
import { localeInput, placeInput } from './inputs.ts'
import { dayPath, pageUrl, pick } from './quote.ts'
import { tool } from './tool.ts'

type Brief = Output<typeof listDays>['days'][number]

const input = z.strictObject({
  year: z.int().min(FIRST_YEAR).max(LAST_YEAR).describe('The year, 1900 to 2100'),
  month: z.int().min(1).max(12).describe('The month, 1 to 12'),
  place: placeInput,
  locale: localeInput,
})

export const monthTool = tool({
  name: 'month',
  title: 'A month of the Chinese calendar',
  description:
    'Every day of a month in short: pillar, lunar date, moon, officer, solar term, festivals and, up to 30 days from ' +
    'today, the rating from -3 to 3. Call explain_verdict for the reasons of a day.',
  input,
  calls: [searchPlaces, listDays],
  async run({ year, month, place, locale }, { client, origins }) {
    const [from, to] = spanOf(year, month)
    const query = await findPlaceQuery(client, { place, locale })
    const listed = await client.call(listDays, { from, to, locale, ...query })
    const url = pageUrl({ origins }, `/${year}/${month}`, locale)
    return {
      structured: {
        url,
        ...pick(listed, ['almanacVersion', 'rulesVersion', 'place', 'openUntil']),
        days: listed.days.map((day) => ({
          ...presentBrief(day),
          url: pageUrl({ origins }, dayPath(day.date), locale),
        })),
      },
      text: [...listed.days.map(describeInWords), url].join('\n'),
    }
  },
})

/** The first and the last date of a month. */
function spanOf(year: number, month: number): [from: string, to: string] {
  const iso = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10)
  return [iso(Date.UTC(year, month - 1, 1)), iso(Date.UTC(year, month, 0))]
}

function presentBrief(day: Brief) {
  return {
    ...pick(day, ['date', 'lunar', 'term', 'officer', 'mansion', 'isYellow', 'clash', 'festivals']),
    pillar: pick(day.pillar, ['index', 'name']),
    moon: pick(day.moon, ['name', 'growing']),
    verdict: day.verdict && pick(day.verdict, ['weight', 'word', 'summary']),
  }
}

function describeInWords({ date, pillar: { stem, branch }, lunar, verdict }: Brief): string {
  const rating = verdict ? ` ${verdict.weight} ${verdict.word}` : ''
  return `${date} ${stem.glyph}${branch.glyph} ${lunar.isLeap ? '闰' : ''}${lunar.month}/${lunar.day}${rating}`
}
