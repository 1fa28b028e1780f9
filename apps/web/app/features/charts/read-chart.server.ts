import { localisePath } from '@zeri/contract/browser'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { OwnCharts } from '../../context.ts'
import { chartsContext, pageContext } from '../../context.ts'
import type { CalendarChart } from '../calendar/calendar-client.ts'
import { calendarPathOf } from './chart-offers.ts'

type Context = Readonly<RouterContextProvider>

/** The visitor's charts for a page that is shown even if the charts cannot be read. */
export async function findChartsIfReachable(context: Context): Promise<OwnCharts | null> {
  try {
    return await context.get(chartsContext)()
  } catch (error) {
    refusalCode(error) // throws unless the error is a refusal: a programming error fails the page
    context.get(pageContext).report(error)
    return null
  }
}

type ChartPage = {
  readonly chart: CalendarChart
  /** English path of the calendar of the chart. */
  readonly base: `/${string}`
}

const APP_PAGE = /^(?:\/ru)?\/personal\/mobile\//

/**
 * The chart of a page about one chart; null for a visitor, who has to sign in. Somebody else's chart is a 404. A chart
 * that is closed here redirects to its own page: one of the site in the app, and one of the app at the site until its
 * personal calendar is paid for.
 */
export async function requireChart(
  context: Context,
  uuid: string,
  { pathname }: URL,
): Promise<ChartPage | null> {
  const own = await context.get(chartsContext)()
  if (!own) return null
  const chart = own.list.find((one) => one.uuid === uuid)
  if (!chart) throw data(null, { status: 404 })
  const isInApp = APP_PAGE.test(pathname)
  const isOpen = isInApp ? chart.isMobile : calendarPathOf(chart) === `/personal/${uuid}`
  if (!isOpen) throw redirect(localisePath(calendarPathOf(chart), context.get(pageContext).locale), 302)
  return { chart: { uuid, isInApp }, base: isInApp ? `/personal/mobile/${uuid}` : `/personal/${uuid}` }
}
