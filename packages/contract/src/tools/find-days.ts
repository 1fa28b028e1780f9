import * as z from 'zod'
import type { Input, Output } from '../operation.ts'
import { describeDay } from '../operations/calendar/describe-day.ts'
import { listThemes } from '../operations/calendar/list-themes.ts'
import { predictDays } from '../operations/calendar/predict-days.ts'
import { searchPlaces } from '../operations/places/search-places.ts'
import { findPlaceQuery } from './find-place.ts'
import { activityInput, dateInput, localeInput, placeInput } from './inputs.ts'
import { careWords, citeStars, dayPath, pageUrl, pick } from './quote.ts'
import { type ToolDeps, tool } from './tool.ts'

type Prediction = Output<typeof predictDays>['prediction']
type ChosenDay = Prediction['days'][number]
type DayQuery = Omit<Input<typeof describeDay>, 'date'>

const MAX_FOUND = 6
const MAX_HOURS = 3

const input = z.strictObject({
  activity: activityInput,
  from: dateInput.describe('The first date, YYYY-MM-DD'),
  to: dateInput.describe('The last date, YYYY-MM-DD: at most 30 days from today'),
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .optional()
    .describe('The weekdays that suit, 1 Monday to 7 Sunday'),
  minWeight: z.literal([0, 1, 2, 3]).default(1).describe('The lowest rating that suits'),
  limit: z.int().min(1).max(MAX_FOUND).default(4).describe('How many of the best days to describe'),
  place: placeInput,
  locale: localeInput,
})

export const findDaysTool = tool({
  name: 'find_days',
  title: 'Good days for an activity',
  description:
    'The best days for an activity in a range that ends at most 30 days from today, best first, with reasons, sources ' +
    'and good hours; where no day suits, the nearest ones.',
  input,
  calls: [searchPlaces, predictDays, listThemes, ...Array.from({ length: MAX_FOUND }, () => describeDay)],
  async run({ activity, from, to, weekdays, minWeight, limit, place, locale }, { client, origins }) {
    const query = await findPlaceQuery(client, { place, locale })
    const found = await client.call(predictDays, {
      tag: activity,
      from,
      to,
      minWeight,
      detailed: limit,
      locale,
      ...(weekdays ? { weekdays } : {}),
      ...query,
    })
    const { prediction } = found
    const { tags } = await client.call(listThemes, { locale })
    const isMedical = tags.some(({ id, isMedical: is }) => id === activity && is)
    const url = pageUrl({ origins }, `/days-for/${activity}`, locale)
    const present = (day: ChosenDay) => ({
      ...presentChosen(day),
      url: pageUrl({ origins }, dayPath(day.date), locale),
    })
    const caution = isMedical ? { caution: careWords[locale] } : {}
    return {
      structured: {
        url,
        ...pick(found, ['almanacVersion', 'rulesVersion', 'place', 'openUntil']),
        ...pick(prediction, ['tag', 'from', 'to', 'minWeight', 'weekdays', 'all']),
        days: prediction.days.map(present),
        nearest: presentNearest(prediction, present),
        citations: await citeDays(prediction, { locale, ...query }, { client, origins }),
        ...caution,
      },
      text: [...describeInWords(prediction, locale), ...Object.values(caution), url].join('\n'),
    }
  },
})

function presentChosen(day: ChosenDay) {
  return {
    ...pick(day, ['date', 'weight', 'word', 'favouredBy', 'reasons']),
    pillar: pick(day.pillar, ['index', 'name']),
    hours: day.hours.slice(0, MAX_HOURS).map((hour) => pick(hour, ['name', 'from', 'to', 'weight', 'word'])),
  }
}

/** Where no day suits: the nearest before and after, and the best of lesser weight. */
function presentNearest({ nearest }: Prediction, present: (day: ChosenDay) => object) {
  if (!nearest) return null
  const { earlier, later, lesser, otherWeekdays } = nearest
  return {
    earlier: earlier && present(earlier),
    later: later && present(later),
    lesser: lesser.slice(0, MAX_HOURS).map(present),
    otherWeekdays: otherWeekdays.slice(0, MAX_HOURS).map(present),
  }
}

/** The rules that the reasons of the days shown name, each once, as its first day has it. */
async function citeDays({ days, nearest }: Prediction, query: DayQuery, { client, origins }: ToolDeps) {
  const shown = days.length > 0 ? days : [nearest?.earlier, nearest?.later].filter((day) => !!day)
  const cited = new Map<string, ReturnType<typeof citeStars>[number]>()
  for (const { date, reasons } of shown.slice(0, MAX_FOUND)) {
    const { judgement } = await client.call(describeDay, { ...query, date })
    for (const one of citeStars(judgement?.stars ?? [], reasons, { origins, locale: query.locale ?? 'en' }))
      if (!cited.has(one.id)) cited.set(one.id, one)
  }
  return [...cited.values()]
}

const nothingWords = { en: 'No day of the range suits.', ru: 'В этом промежутке подходящего дня нет.' }

function describeInWords({ days }: Prediction, locale: 'en' | 'ru'): string[] {
  if (days.length === 0) return [nothingWords[locale]]
  return days.map(
    ({ date, word, weight, favouredBy }) => `${date}: ${word} (${weight}). ${favouredBy.join(', ')}`,
  )
}
