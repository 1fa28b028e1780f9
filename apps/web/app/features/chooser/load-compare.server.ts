import { compareDays, type ErrorCode, listChoices, listThemes, type PageContext } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { OwnCharts } from '../../context.ts'
import { typeset } from '../../i18n/typography.ts'
import { readChooserQuery } from './chooser-query.ts'
import { chosenFilePath, findRatedChart, toDayData, toTaken } from './day-data.server.ts'
import { listPaidCharts, peopleOf } from './load-predict.server.ts'

const MAX_DAYS = 5
const DATE = /^\d{4}-\d{2}-\d{2}$/

/** The dates in the query string, without repeats and no more than fit side by side. */
function readDates(search: URLSearchParams): string[] {
  const dates = search.getAll('day').filter((date) => DATE.test(date))
  return [...new Set(dates)].slice(0, MAX_DAYS)
}

/** Reads a shortlist from a form or a query string; charts that are not the visitor's are left out. */
export function readShortlist(search: URLSearchParams, page: PageContext, own: OwnCharts | null) {
  const { tag, full, veto, place } = readChooserQuery(search, page.today).query
  const charts = listPaidCharts(own)
  const isOwn = (uuid: string) => charts.some((chart) => chart.uuid === uuid)
  return {
    tag,
    dates: readDates(search),
    charts: peopleOf({ full: full.filter(isOwn), veto: veto.filter(isOwn) }),
    place: place || page.place?.id,
    locale: page.locale,
  }
}

type Shortlist = ReturnType<typeof readShortlist>

/** Loads everything the page that compares days shows. */
export async function loadCompare(search: URLSearchParams, page: PageContext, own: OwnCharts | null) {
  const { api, locale } = page
  const shortlist = readShortlist(search, page, own)
  const { tags } = await api.call(listThemes, { locale })
  const isComplete = shortlist.dates.length > 0 && tags.some(({ id }) => id === shortlist.tag)
  const response = isComplete ? await compare(shortlist, page) : null
  const shown = {
    search: search.toString(),
    isSignedIn: own !== null,
    refused: response && 'refused' in response ? response.refused : null,
    comparison:
      response && 'comparison' in response
        ? {
            tag: response.comparison.tag.name,
            school: response.school?.name ?? null,
            chart: findRatedChart(shortlist.charts),
            days: response.comparison.days.map((day) => {
              const data = toDayData(day, response.comparison, locale)
              const fileOf = (kind: 'ics' | 'png') =>
                chosenFilePath(data, kind, { ...shortlist, people: response.comparison.people })
              const { name } = response.comparison.tag
              const town = response.place?.address ?? null
              return { ...data, taken: toTaken(data, { tag: name, locale, town, fileOf }) }
            }),
          }
        : null,
  }
  const typed = typeset(locale, shown)
  return { ...typed, decision: own && isComplete ? await findDecision(shortlist, page) : null }
}

/** The decision on a list of the same days for the same activity that the visitor shares. */
async function findDecision({ tag, dates }: Shortlist, { api, locale }: PageContext) {
  const { choices } = await api.call(listChoices, { locale })
  const sorted = dates.toSorted().join()
  const shared = choices.find(
    (choice) =>
      choice.decided && choice.tag.id === tag && choice.days.map(({ date }) => date).join() === sorted,
  )
  return shared?.decided ? { date: shared.decided, token: shared.token } : null
}

async function compare(shortlist: Shortlist, { api }: PageContext) {
  try {
    return await api.call(compareDays, shortlist)
  } catch (error) {
    const refused: ErrorCode = refusalCode(error)
    return { refused }
  }
}
