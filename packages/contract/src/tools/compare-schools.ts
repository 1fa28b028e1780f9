import * as z from 'zod'
import type { Output } from '../operation.ts'
import { describeDay } from '../operations/calendar/describe-day.ts'
import { describeSchoolDay, listSchools } from '../operations/calendar/schools.ts'
import { searchPlaces } from '../operations/places/search-places.ts'
import { beyondHorizon } from './explain-verdict.ts'
import { findPlaceQuery } from './find-place.ts'
import { activityInput, dateInput, localeInput, placeInput } from './inputs.ts'
import { careWords, dayPath, pageUrl, pick } from './quote.ts'
import { tool } from './tool.ts'

type Judgement = NonNullable<Output<typeof describeDay>['judgement']>
type Preset = Output<typeof listSchools>['presets'][number]

const input = z.strictObject({
  date: dateInput,
  activity: activityInput.optional(),
  place: placeInput,
  locale: localeInput,
})

export const compareSchoolsTool = tool({
  name: 'compare_schools',
  title: 'How schools rate the same day',
  description:
    'A day, or an activity on it, as three schools rate it (the imperial book of 1741, printed almanacs, practitioners), ' +
    'and each single rule that would change the rating, with its source. Only up to 30 days from today.',
  input,
  calls: [searchPlaces, listSchools, describeDay, describeSchoolDay, describeSchoolDay],
  async run({ date, activity, place, locale }, { client, origins }) {
    const query = { date, locale, ...(await findPlaceQuery(client, { place, locale })) }
    const { presets, switches } = await client.call(listSchools, { locale })
    const day = await client.call(describeDay, query)
    if (!day.judgement) throw beyondHorizon(day.openUntil)
    const schools = []
    for (const preset of presets) {
      const { judgement } =
        preset.rules === '' ? day : await client.call(describeSchoolDay, { ...query, rules: preset.rules })
      if (judgement) schools.push(presentSchool(preset, judgement, activity))
    }
    const url = pageUrl({ origins }, dayPath(date), locale)
    const isMedical = day.judgement.tags.find(({ id }) => id === activity)?.isMedical
    return {
      structured: {
        url,
        ...pick(day, ['almanacVersion', 'rulesVersion', 'place', 'openUntil', 'date']),
        schools,
        rules: day.judgement.schools,
        citations: switches
          .filter(({ question }) => day.judgement?.schools.some((one) => one.question === question))
          .map((one) => ({
            ...pick(one, ['name', 'question', 'users', 'source']),
            url: pageUrl({ origins }, '/school', locale),
          })),
        ...(isMedical ? { caution: careWords[locale] } : {}),
      },
      text: [
        ...schools.map(({ name, weight, word }) => `${name}: ${word} (${weight})`),
        ...(isMedical ? [careWords[locale]] : []),
        url,
      ].join('\n'),
    }
  },
})

/** What one school says of the day, or of the activity where one is named. */
function presentSchool(preset: Preset, { verdict, tags }: Judgement, activity: string | undefined) {
  const rated = tags.find(({ id }) => id === activity) ?? verdict
  return {
    ...pick(preset, ['id', 'name', 'short', 'rules']),
    ...pick(rated, ['weight', 'word', 'reasons']),
    summary: verdict.summary,
  }
}
