import type { Locale } from '@zeri/contract'
import * as contract from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import { asChecked, type Caller, personalRoute, type Route } from '../../platform/http/operations.ts'
import {
  type CalendarContext,
  type CalendarDeps,
  describePersonalDays,
  describePersonalYear,
  describeWholePersonalDay,
  findCalendarContext,
  type Person,
  requireDate,
  withRules,
} from '../calendar/index.ts'
import { isPaidAt, type Surface } from './entitlement.ts'
import { folderRoutes } from './folders.ts'
import { findPersonOf } from './personal-days.ts'
import { presentChart } from './present-chart.ts'
import { createChart, getChart, updateChart } from './save-chart.ts'
import { activateChart, deactivateChart } from './select-chart.ts'
import type { Services } from './services.ts'
import { type ChartOf, deleteUnused, listChartsOf } from './store.ts'

type ChartCall = {
  readonly input: { readonly uuid: string }
  readonly session: Session
  readonly caller: Caller
}

/** The HTTP routes of charts and of their personal calendars. */
export function chartsRoutes(services: Services, calendar: CalendarDeps): Route[] {
  /** Runs work on the chart that a request names. Requests for charts of other accounts are limited. */
  function onChart<Result>(call: ChartCall, work: (chart: ChartOf) => Promise<Result>): Promise<Result> {
    const chart = { accountId: call.session.userId, id: call.input.uuid }
    return services.misses.watch(call.caller.address, () => work(chart))
  }
  return [
    ...ownChartRoutes(services, onChart),
    ...folderRoutes(services),
    ...personalCalendarRoutes(services, calendar, onChart),
  ]
}

type OnChart = <Result>(call: ChartCall, work: (chart: ChartOf) => Promise<Result>) => Promise<Result>

function ownChartRoutes(services: Services, onChart: OnChart): Route[] {
  const { db, clock } = services
  return [
    personalRoute(contract.listCharts, async ({ session: { userId } }) => {
      const nowMs = clock.now()
      const charts = await listChartsOf(services, userId)
      const archived = await services.listArchived(charts.map(({ id }) => id))
      return {
        list: charts.map((chart) => presentChart(chart, nowMs, archived)),
        active: charts.find((chart) => chart.isSelected && isPaidAt(chart, 'site', nowMs))?.id ?? null,
      }
    }),
    personalRoute(contract.activateChart, (call) => onChart(call, (chart) => activateChart(services, chart))),
    personalRoute(contract.deactivateChart, (call) =>
      onChart(call, (chart) => deactivateChart(services, chart)),
    ),
    personalRoute(contract.createChart, ({ input, session }) => createChart(services, session, input)),
    personalRoute(contract.updateChart, (call) =>
      onChart(call, (chart) => updateChart(services, chart, call.input)),
    ),
    personalRoute(contract.deleteChart, (call) =>
      onChart(call, async (chart) => {
        if (await deleteUnused(db, chart, new Date(clock.now()))) return {}
        await getChart(services, chart)
        throw new AppError('chart.in-use')
      }),
    ),
  ]
}

/** Runs work for the person of the chart that a request names, and adds the chart to the response. */
type ForPerson = <Body extends object>(
  call: ChartCall & { readonly input: PersonalQuery },
  work: (context: CalendarContext, person: Person) => Body,
) => Promise<Body & { readonly chart: Head }>
type PersonalQuery = {
  readonly uuid: string
  readonly locale: Locale
  readonly place?: string | undefined
  readonly rules?: string | undefined
}
type Head = Awaited<ReturnType<typeof findPersonOf>>['head']

/** The calendar of a chart at the site, and the same days for the pages of the app, whose tier opens nothing else. */
function personalCalendarRoutes(services: Services, calendar: CalendarDeps, onChart: OnChart): Route[] {
  const forPersonAt =
    (surface: Surface): ForPerson =>
    (call, work) =>
      onChart(call, async (chart) => {
        const { locale } = call.input
        const context = await findCalendarContext(calendar, await withRules(calendar, call))
        const { person, head } = await findPersonOf(services, chart, {
          locale,
          school: context.school,
          surface,
        })
        return {
          ...work(context, person),
          chart: contract.describePersonalDay.response.shape.chart.parse(head),
        }
      })
  const [atSite, inApp] = [forPersonAt('site'), forPersonAt('app')]
  return [
    personalRoute(contract.listPersonalDays, async (call) =>
      asChecked(await atSite(call, (context, person) => describePersonalDays(call.input, context, person))),
    ),
    personalRoute(contract.describePersonalDay, async (call) =>
      asChecked(
        await atSite(call, (context, person) =>
          describeWholePersonalDay(requireDate(call.input.date), context, person),
        ),
      ),
    ),
    personalRoute(contract.describePersonalYear, (call) =>
      atSite(call, (context, person) => describePersonalYear(call.input.year, context, person)),
    ),
    personalRoute(contract.listMobileDays, async (call) =>
      asChecked(await inApp(call, (context, person) => describePersonalDays(call.input, context, person))),
    ),
    personalRoute(contract.describeMobileDay, async (call) =>
      asChecked(
        await inApp(call, (context, person) =>
          describeWholePersonalDay(requireDate(call.input.date), context, person),
        ),
      ),
    ),
    personalRoute(contract.describeMobileYear, (call) =>
      inApp(call, (context, person) => describePersonalYear(call.input.year, context, person)),
    ),
  ]
}
