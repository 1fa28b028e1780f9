import * as contract from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import { type Caller, personalRoute, type Route } from '../../platform/http/operations.ts'
import {
  type CalendarDeps,
  describePersonalDays,
  describePersonalYear,
  describeWholePersonalDay,
  findCalendarContext,
  requireDate,
} from '../calendar/index.ts'
import { findPersonOf } from './personal-days.ts'
import { presentChart } from './present-chart.ts'
import { createChart, getChart, updateChart } from './save-chart.ts'
import { activateChart, deactivateChart } from './select-chart.ts'
import type { Services } from './services.ts'
import { type ChartOf, deleteUnused, findSelected, listChartsOf } from './store.ts'

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
  return [...ownChartRoutes(services, onChart), ...personalCalendarRoutes(services, calendar, onChart)]
}

type OnChart = <Result>(call: ChartCall, work: (chart: ChartOf) => Promise<Result>) => Promise<Result>

function ownChartRoutes(services: Services, onChart: OnChart): Route[] {
  const { db, clock } = services
  return [
    personalRoute(contract.listCharts, async ({ session: { userId } }) => {
      const nowMs = clock.now()
      const charts = await listChartsOf(services, userId)
      return {
        list: charts.map((chart) => presentChart(chart, nowMs)),
        active: await findSelected(db, userId, new Date(nowMs)),
      }
    }),
    personalRoute(contract.activateChart, (call) => onChart(call, (chart) => activateChart(services, chart))),
    personalRoute(contract.deactivateChart, (call) =>
      onChart(call, (chart) => deactivateChart(services, chart)),
    ),
    personalRoute(contract.createChart, ({ input, session }) => createChart(services, session.userId, input)),
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

function personalCalendarRoutes(services: Services, calendar: CalendarDeps, onChart: OnChart): Route[] {
  return [
    personalRoute(contract.listPersonalDays, (call) =>
      onChart(call, async (chart) => {
        const { input } = call
        const { person, head } = await findPersonOf(services, chart, input.locale)
        return {
          ...describePersonalDays(input, await findCalendarContext(calendar, input), person),
          chart: head,
        }
      }),
    ),
    personalRoute(contract.describePersonalDay, (call) =>
      onChart(call, async (chart) => {
        const { input } = call
        const { person, head } = await findPersonOf(services, chart, input.locale)
        const setting = await findCalendarContext(calendar, input)
        return { ...describeWholePersonalDay(requireDate(input.date), setting, person), chart: head }
      }),
    ),
    personalRoute(contract.describePersonalYear, (call) =>
      onChart(call, async (chart) => {
        const { input } = call
        const { person, head } = await findPersonOf(services, chart, input.locale)
        return {
          ...describePersonalYear(input.year, await findCalendarContext(calendar, input), person),
          chart: head,
        }
      }),
    ),
  ]
}
