import {
  describeDay,
  describeMobileDay,
  describeMobileYear,
  describePersonalDay,
  describePersonalYear,
  describeYear,
  listDays,
  listMobileDays,
  listPersonalDays,
  type Output,
  type PageContext,
} from '@zeri/contract'
import { type BriefDay, type ChartOfCalendar, NO_CHART, type WholeDay } from './day.ts'

/** A list of days in the public calendar or, with `chart` set, in the calendar of a person. */
type Days = Omit<Output<typeof listDays>, 'days'> & ChartOfCalendar & { readonly days: readonly BriefDay[] }
type Year = Omit<Output<typeof describeYear>, 'days'> &
  ChartOfCalendar & {
    readonly days: readonly (Output<typeof describeYear>['days'][number] & PersonalWeight)[]
  }
type PersonalWeight = Partial<Pick<Output<typeof describePersonalYear>['days'][number], 'personal'>>

export type CalendarClient = {
  readonly listDays: (from: string, to: string) => Promise<Days>
  readonly describeDay: (date: string) => Promise<WholeDay>
  readonly describeYear: (year: number) => Promise<Year>
}

/** The chart whose calendar a page shows, and whether it is a page of the mobile app. */
export type CalendarChart = { readonly uuid: string; readonly isInApp: boolean }

function createPersonalClient(
  { api, locale, place }: PageContext,
  { uuid, isInApp }: CalendarChart,
): CalendarClient {
  const query = { uuid, locale, place: place?.id }
  const [days, day, year] = isInApp
    ? [listMobileDays, describeMobileDay, describeMobileYear]
    : [listPersonalDays, describePersonalDay, describePersonalYear]
  const withPages = <Response extends { readonly chart: object }>(response: Response) => ({
    ...response,
    chart: { ...response.chart, isInApp },
  })
  return {
    listDays: async (from, to) => withPages(await api.call(days, { ...query, from, to })),
    describeDay: async (date) => withPages(await api.call(day, { ...query, date })),
    describeYear: async (number) => withPages(await api.call(year, { ...query, year: number })),
  }
}

/** Reads days from the API: the public calendar or, with a chart, the calendar of its person. */
export function createCalendarClient(page: PageContext, chart: CalendarChart | null): CalendarClient {
  const { api, locale, place } = page
  const scope = { locale, place: place?.id }
  if (chart !== null) return createPersonalClient(page, chart)
  return {
    listDays: async (from, to) => ({ ...(await api.call(listDays, { from, to, ...scope })), ...NO_CHART }),
    describeDay: async (date) => ({ ...(await api.call(describeDay, { date, ...scope })), ...NO_CHART }),
    describeYear: async (year) => ({ ...(await api.call(describeYear, { year, ...scope })), ...NO_CHART }),
  }
}
