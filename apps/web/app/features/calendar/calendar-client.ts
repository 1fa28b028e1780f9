import {
  describeDay,
  describeMobileDay,
  describeMobileYear,
  describePersonalDay,
  describePersonalYear,
  describeSchoolDay,
  describeSchoolYear,
  describeYear,
  listDays,
  listMobileDays,
  listPersonalDays,
  listSchoolDays,
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

/** Whose days a page shows, where they are not those for everyone: of a chart, or by the rules of a school. */
export type CalendarScope = CalendarChart | { readonly rules: string }

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

function createSchoolClient({ api, locale, place }: PageContext, rules: string): CalendarClient {
  const query = { locale, place: place?.id, rules }
  return {
    listDays: async (from, to) => ({
      ...(await api.call(listSchoolDays, { from, to, ...query })),
      ...NO_CHART,
    }),
    describeDay: async (date) => ({
      ...(await api.call(describeSchoolDay, { date, ...query })),
      ...NO_CHART,
    }),
    describeYear: async (year) => ({
      ...(await api.call(describeSchoolYear, { year, ...query })),
      ...NO_CHART,
    }),
  }
}

/** Reads days from the API: the public calendar, the calendar of the person of a chart, or that of a school. */
export function createCalendarClient(page: PageContext, whose: CalendarScope | null): CalendarClient {
  const { api, locale, place } = page
  const scope = { locale, place: place?.id }
  if (whose !== null)
    return 'rules' in whose ? createSchoolClient(page, whose.rules) : createPersonalClient(page, whose)
  return {
    listDays: async (from, to) => ({ ...(await api.call(listDays, { from, to, ...scope })), ...NO_CHART }),
    describeDay: async (date) => ({ ...(await api.call(describeDay, { date, ...scope })), ...NO_CHART }),
    describeYear: async (year) => ({ ...(await api.call(describeYear, { year, ...scope })), ...NO_CHART }),
  }
}
