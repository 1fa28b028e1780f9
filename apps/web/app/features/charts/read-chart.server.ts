import { data, type RouterContextProvider, redirect } from 'react-router'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { OwnCharts } from '../../context.ts'
import { chartsContext, pageContext } from '../../context.ts'
import { localisePath } from '../../i18n/locale.ts'
import { calendarPathOf } from './chart-offers.ts'

type Context = Readonly<RouterContextProvider>

/** The visitor's own charts for a page for everyone, which is shown to people whose charts cannot be looked up. */
export async function findChartsIfReachable(context: Context): Promise<OwnCharts | null> {
  try {
    return await context.get(chartsContext)()
  } catch (error) {
    refusalCode(error) // a fault of ours is none, and fails the page
    context.get(pageContext).report(error)
    return null
  }
}

/** The chart whose days the calendar shows to whoever asks; null for everyone's. */
export async function findSelectedChart(context: Context): Promise<string | null> {
  return (await findChartsIfReachable(context))?.selected ?? null
}

type ChartPage = {
  readonly uuid: string
  /** Where the calendar of the chart lives, in English. */
  readonly base: `/${string}`
}

const MOBILE_PAGE = /^(?:\/ru)?\/personal\/mobile\//

/**
 * The chart of a page about one; null for a visitor, who is asked to sign in. One of somebody else's is not there, and
 * each tier has its own pages.
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
