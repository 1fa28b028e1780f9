import { compareDays, type PageContext } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { OwnCharts } from '../../context.ts'
import { typeset } from '../../i18n/typography.ts'
import { readShortlist } from './load-compare.server.ts'

/** What a day is for the question that led to it: for its activity, for each of its people and for all together. */
export async function findDayQuestion(
  date: string,
  search: URLSearchParams,
  page: PageContext,
  own: OwnCharts | null,
) {
  const shortlist = { ...readShortlist(search, page, own), dates: [date] }
  if (shortlist.tag === '' || shortlist.charts.length === 0) return null
  try {
    const { comparison } = await page.api.call(compareDays, shortlist)
    const [day] = comparison.days
    if (!day) return null
    return typeset(page.locale, {
      search: search.toString(),
      tag: comparison.tag.name,
      weight: day.weight,
      people: day.people.map(({ uuid, weight }) => ({
        uuid,
        weight,
        name: comparison.people.find((person) => person.uuid === uuid)?.fio ?? '',
      })),
    })
  } catch (error) {
    refusalCode(error) // throws unless the error is a refusal: the day is shown without its question
    return null
  }
}

export type DayQuestion = NonNullable<Awaited<ReturnType<typeof findDayQuestion>>>
