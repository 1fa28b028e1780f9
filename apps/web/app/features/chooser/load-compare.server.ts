import { compareDays, type ErrorCode, listThemes, type PageContext } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { OwnCharts } from '../../context.ts'
import { setRussian } from '../../i18n/typography.ts'
import { listPaid, peopleOf, toDay } from './load-predict.server.ts'
import { readQuestion } from './question.ts'

const MAX_DAYS = 5
const DATE = /^\d{4}-\d{2}-\d{2}$/

/** The days an address names, each once and no more than stand side by side. */
function readDates(search: URLSearchParams): string[] {
  const dates = search.getAll('day').filter((date) => DATE.test(date))
  return [...new Set(dates)].slice(0, MAX_DAYS)
}

/** A shortlist as a form or an address names it; charts that are not the reader's are left out. */
export function readShortlist(search: URLSearchParams, page: PageContext, own: OwnCharts | null) {
  const { tag, full, veto } = readQuestion(search, page.today)
  const charts = listPaid(own)
  const isOwn = (uuid: string) => charts.some((chart) => chart.uuid === uuid)
  return {
    tag,
    dates: readDates(search),
    charts: peopleOf({ full: full.filter(isOwn), veto: veto.filter(isOwn) }),
    place: page.place?.id,
    locale: page.locale,
  }
}

/** Everything the page of a shortlist shows. */
export async function loadCompare(search: URLSearchParams, page: PageContext, own: OwnCharts | null) {
  const { api, locale } = page
  const asked = readShortlist(search, page, own)
  const { tags } = await api.call(listThemes, { locale })
  const isAsked = asked.dates.length > 0 && tags.some(({ id }) => id === asked.tag)
  const answer = isAsked ? await ask(asked, page) : null
  const shown = {
    search: search.toString(),
    isSignedIn: own !== null,
    refused: answer && 'refused' in answer ? answer.refused : null,
    comparison:
      answer && 'comparison' in answer
        ? {
            tag: answer.comparison.tag.name,
            days: answer.comparison.days.map((day) => toDay(day, answer.comparison, locale)),
          }
        : null,
  }
  return locale === 'ru' ? setRussian(shown) : shown
}

async function ask(asked: ReturnType<typeof readShortlist>, { api }: PageContext) {
  try {
    return await api.call(compareDays, asked)
  } catch (error) {
    const refused: ErrorCode = refusalCode(error)
    return { refused }
  }
}
