import {
  describeDay,
  describePersonalDay,
  describePersonalYear,
  describeYear,
  listDays,
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

type CalendarClient = {
  readonly listDays: (from: string, to: string) => Promise<Days>
  readonly describeDay: (date: string) => Promise<WholeDay>
  readonly describeYear: (year: number) => Promise<Year>
}

/** Reads days from the API: the public calendar or, with a chart, the calendar of its person. */
export function createCalendarClient(
  { api, locale, place }: PageContext,
  uuid: string | null,
): CalendarClient {
  const scope = { locale, place: place?.id }
  if (uuid !== null)
    return {
      listDays: (from, to) => api.call(listPersonalDays, { uuid, from, to, ...scope }),
      describeDay: (date) => api.call(describePersonalDay, { uuid, date, ...scope }),
      describeYear: (year) => api.call(describePersonalYear, { uuid, year, ...scope }),
    }
  return {
    listDays: async (from, to) => ({ ...(await api.call(listDays, { from, to, ...scope })), ...NO_CHART }),
    describeDay: async (date) => ({ ...(await api.call(describeDay, { date, ...scope })), ...NO_CHART }),
    describeYear: async (year) => ({ ...(await api.call(describeYear, { year, ...scope })), ...NO_CHART }),
  }
}
