import * as z from 'zod'
import { ApiError } from '../client.ts'
import type { Output } from '../operation.ts'
import { describeDay } from '../operations/calendar/describe-day.ts'
import { searchPlaces } from '../operations/places/search-places.ts'
import { findPlaceQuery } from './find-place.ts'
import { activityInput, dateInput, localeInput, placeInput } from './inputs.ts'
import { careWords, citeStars, dayPath, pageUrl, pick } from './quote.ts'
import { tool } from './tool.ts'

type Judgement = NonNullable<Output<typeof describeDay>['judgement']>
type Tag = Judgement['tags'][number]

const input = z.strictObject({
  date: dateInput,
  activity: activityInput.optional(),
  place: placeInput,
  locale: localeInput,
})

export const explainVerdictTool = tool({
  name: 'explain_verdict',
  title: 'Why a day is rated as it is',
  description:
    'The rating of a day, or of one activity on it, with the sum behind it: every rule that counts or is overridden, ' +
    'its source (book, juan and leaf) and the words of the book. Only up to 30 days from today.',
  input,
  calls: [searchPlaces, describeDay],
  async run({ date, activity, place, locale }, { client, origins }) {
    const query = await findPlaceQuery(client, { place, locale })
    const { judgement, ...day } = await client.call(describeDay, { date, locale, ...query })
    if (!judgement) throw beyondHorizon(day.openUntil)
    const tag = judgement.tags.find(({ id }) => id === activity)
    const { reasons } = tag ?? judgement.verdict
    const url = pageUrl({ origins }, dayPath(date), locale)
    const citations = citeStars(judgement.stars, reasons, { origins, locale })
    const caution = tag?.isMedical ? { caution: careWords[locale] } : {}
    return {
      structured: {
        url,
        ...pick(day, ['almanacVersion', 'rulesVersion', 'place', 'openUntil', 'date']),
        ...(tag ? { activity: presentTag(tag) } : { verdict: judgement.verdict }),
        citations,
        ...caution,
      },
      text: [
        `${date}: ${tag ? `${tag.name}: ${tag.word} (${tag.weight})` : describeWhole(judgement)}`,
        ...citations.map(
          ({ name, side, source, url: page }) => `${side === 'good' ? '+' : '-'} ${name}: ${source}. ${page}`,
        ),
        ...Object.values(caution),
        url,
      ].join('\n'),
    }
  },
})

/** The refusal of a rating that visitors may not see. */
export function beyondHorizon(openUntil: string): ApiError {
  return new ApiError('calendar.beyond-horizon', 403, { date: `ratings are open until ${openUntil}` })
}

const presentTag = (tag: Tag) =>
  pick(tag, ['id', 'theme', 'name', 'weight', 'word', 'isMedical', 'sum', 'reasons'])

const describeWhole = ({ verdict: { word, weight, summary } }: Judgement): string =>
  `${word} (${weight}). ${summary}`
