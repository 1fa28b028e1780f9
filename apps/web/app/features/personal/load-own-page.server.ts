import type { PageContext } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import type { OwnCharts } from '../../context.ts'
import type { PageSchool } from '../../visit/layer.ts'
import type { CalendarScope } from '../calendar/calendar-client.ts'
import { loadDayPage } from '../calendar/day-page/load-day-page.ts'
import { loadMonth } from '../calendar/month-page/load-month.ts'
import { isoDateOf, readPageDate } from '../calendar/page-date.ts'
import { loadYear } from '../calendar/year-page/load-year.ts'
import { loadHome } from '../home/load-home.ts'
import { loadPersonal } from './load-personal.server.ts'

type Owner = { readonly own: OwnCharts | null; readonly school: PageSchool | null }

/**
 * The data of a shared page for the person of the selected chart, else by the school of the visitor; null for a page that
 * says nothing personal.
 */
export async function loadOwnPage(path: string, page: PageContext, { own, school }: Owner): Promise<unknown> {
  const url = new URL(localisePath(path, 'en'), 'http://any')
  const { pathname, searchParams } = url
  if (pathname === '/personal' && own)
    return loadPersonal(page, own, {
      chart: searchParams.get('chart'),
      product: searchParams.get('product'),
    })
  const whose = own?.selected ? { uuid: own.selected, isInApp: false } : school
  return whose && loadCalendarPage(url, page, whose)
}

function loadCalendarPage(url: URL, page: PageContext, whose: CalendarScope): Promise<unknown> | null {
  const { pathname } = url
  if (pathname === '/') return loadHome(page, whose)
  const [, year, month, day, ...rest] = pathname.split('/')
  if (!year || rest.length > 0) return null
  if (month && day) {
    const date = readPageDate({ year, month, day })
    return date ? loadDayPage(isoDateOf(date), page, whose) : null
  }
  if (month) {
    const date = readPageDate({ year, month })
    return date ? loadMonth(date, page, whose, url) : null
  }
  const date = readPageDate({ year })
  return date ? loadYear(date.year, page, whose) : null
}
