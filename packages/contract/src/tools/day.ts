import * as z from 'zod'
import type { Output } from '../operation.ts'
import { describeDay } from '../operations/calendar/describe-day.ts'
import { searchPlaces } from '../operations/places/search-places.ts'
import { findPlaceQuery } from './find-place.ts'
import { dateInput, localeInput, placeInput } from './inputs.ts'
import { citeStars, closedWords, dayPath, pageUrl, pick } from './quote.ts'
import { tool } from './tool.ts'

type Day = Output<typeof describeDay>

const input = z.strictObject({ date: dateInput, place: placeInput, locale: localeInput })

export const dayTool = tool({
  name: 'day',
  title: 'A day of the Chinese calendar',
  description:
    'Facts of one day (pillars, lunar date, solar term, officer, mansion, clash, hours) and, up to 30 days from today, ' +
    'its rating from -3 to 3 with the reasons and their sources. Quote the reasons; do not invent others.',
  input,
  calls: [searchPlaces, describeDay],
  async run({ date, place, locale }, { client, origins }) {
    const day = await client.call(describeDay, {
      date,
      locale,
      ...(await findPlaceQuery(client, { place, locale })),
    })
    const url = pageUrl({ origins }, dayPath(date), locale)
    const reasons = day.judgement?.verdict.reasons ?? []
    return {
      structured: {
        url,
        ...presentDayFacts(day),
        judgement: day.judgement && {
          verdict: pick(day.judgement.verdict, [
            'weight',
            'word',
            'summary',
            'goodFor',
            'putOff',
            'grade',
            'policy',
            'reasons',
          ]),
          planB: day.judgement.planB,
        },
        citations: citeStars(day.judgement?.stars ?? [], reasons, { origins, locale }),
      },
      text: [describeInWords(day), ...(day.judgement ? [] : [closedWords[locale](day.openUntil)]), url].join(
        '\n',
      ),
    }
  },
})

/** The facts of a day without their long texts. */
function presentDayFacts(day: Day) {
  const { season, moon, su, day_info: info } = day
  return {
    ...pick(day, ['almanacVersion', 'rulesVersion', 'place', 'openUntil', 'date', 'year', 'month']),
    hieroglyph: pick(day.hieroglyph, ['index', 'name', 'stem', 'branch', 'reading', 'naYin', 'short']),
    season: {
      running: pick(season.running, ['id', 'zh', 'name', 'index', 'date', 'from', 'to']),
      next: season.next,
    },
    moon: {
      ...pick(moon, ['name', 'growing', 'litPercent', 'nextNew', 'nextFull']),
      lunar: pick(moon.lunar, ['year', 'month', 'isLeap', 'day', 'monthLength']),
    },
    su: pick(su, ['id', 'zh', 'name', 'side', 'animal']),
    day_info: {
      officer: pick(info.officer, ['id', 'zh', 'name', 'short']),
      ...pick(info, ['path', 'clash', 'voidBranches', 'monthChange', 'summary']),
      festivals: info.festivals.map((one) => pick(one, ['id', 'zh', 'name'])),
    },
    hours: day.hours.map((hour) => ({
      ...pick(hour, ['branch', 'name', 'from', 'to']),
      verdict: hour.verdict && pick(hour.verdict, ['weight', 'word']),
    })),
  }
}

function describeInWords({ date, hieroglyph, day_info: info, judgement }: Day): string {
  const { stem, branch, name } = hieroglyph
  const verdict = judgement && ` ${judgement.verdict.word} (${judgement.verdict.weight}).`
  return `${date}: ${stem.glyph}${branch.glyph}, ${name}.${verdict ?? ''} ${info.summary}`
}
