import type { PageContext } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import type { OwnCharts } from '../../context.ts'
import type { CalendarChart } from '../calendar/calendar-client.ts'
import { loadDayPage } from '../calendar/day-page/load-day-page.ts'
import { loadMonth } from '../calendar/month-page/load-month.ts'
import { isoDateOf, readPageDate } from '../calendar/page-date.ts'
import { loadYear } from '../calendar/year-page/load-year.ts'
import { loadHome } from '../home/load-home.ts'
import { loadPersonal } from './load-personal.server.ts'

/** The data of a shared page for the person of the selected chart; null for a page that says nothing personal. */
export async function loadOwnPage(path: string, page: PageContext, own: OwnCharts): Promise<unknown> {
  const url = new URL(localisePath(path, 'en'), 'http://any')
  const { pathname, searchParams } = url
  if (pathname === '/personal')
    return loadPersonal(page, own, {
      chart: searchParams.get('chart'),
      product: searchParams.get('product'),
    })
  const chart = own.selected && { uuid: own.selected, isInApp: false }
  return chart && loadCalendarPage(url, page, chart)
}

function loadCalendarPage(url: URL, page: PageContext, chart: CalendarChart): Promise<unknown> | null {
  const { pathname } = url
  if (pathname === '/') return loadHome(page, chart)
  const [, year, month, day, ...rest] = pathname.split('/')
  if (!year || rest.length > 0) return null
  if (month && day) {
    const date = readPageDate({ year, month, day })
    return date ? loadDayPage(isoDateOf(date), page, chart) : null
  }
  if (month) {
    const date = readPageDate({ year, month })
    return date ? loadMonth(date, page, chart, url) : null
  }
  const date = readPageDate({ year })
  return date ? loadYear(date.year, page, chart) : null
}
