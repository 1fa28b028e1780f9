import { localisePath } from '@zeri/contract/browser'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { OwnCharts } from '../../context.ts'
import { chartsContext, pageContext } from '../../context.ts'
import { calendarPathOf } from './chart-offers.ts'

type Context = Readonly<RouterContextProvider>

/** The visitor's charts for a public page, which is shown even if the charts cannot be read. */
export async function findChartsIfReachable(context: Context): Promise<OwnCharts | null> {
  try {
    return await context.get(chartsContext)()
  } catch (error) {
    refusalCode(error) // throws unless the error is a refusal: a programming error fails the page
    context.get(pageContext).report(error)
    return null
  }
}

/** The selected chart of the visitor, whose days the calendar shows; null for the public calendar. */
export async function findSelectedChart(context: Context): Promise<string | null> {
  return (await findChartsIfReachable(context))?.selected ?? null
}

type ChartPage = {
  readonly uuid: string
  /** English path of the calendar of the chart. */
  readonly base: `/${string}`
}

const MOBILE_PAGE = /^(?:\/ru)?\/personal\/mobile\//

/**
 * The chart of a page about one chart; null for a visitor, who has to sign in. Somebody else's chart is a 404. A chart
 * of the other tier redirects to its own page.
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
  const base = calendarPathOf(chart)
  if (chart.isMobile !== MOBILE_PAGE.test(pathname))
    throw redirect(localisePath(base, context.get(pageContext).locale), 302)
  return { uuid, base }
}
