import { listThemes, type PageContext } from '@zeri/contract'
import { addDays, dateWords, zoneOffset } from '../../../i18n/civil-day.ts'
import { typeset } from '../../../i18n/typography.ts'
import { type CalendarChart, createCalendarClient } from '../calendar-client.ts'
import { formatTerm } from '../clock-time.ts'
import { toDayDetails } from '../day-details.ts'
import { lastDayOfMonth } from '../grid-keys.ts'
import { toHeadDay } from '../head-day.ts'
import { listWeekdays } from '../list-weekdays.ts'
import { toMonthDay } from '../month-days.ts'
import { toPerson } from '../person.ts'
import { formatMoons } from './format-moons.ts'
import { pickGoodDays } from './good-days.ts'

const DAYS_AHEAD = 30
const GOOD_DAYS_SHOWN = 5

/**
 * Loads everything the home page shows, for everyone or for the person of a chart. Dates are formatted on the server,
 * because browsers differ in their date formats.
 */
export async function loadHome(context: PageContext, chart: CalendarChart | null) {
  const { api, locale, place, today } = context
  const calendar = createCalendarClient(context, chart)
  const first = `${today.slice(0, 8)}01`
  const last = lastDayOfMonth(today)
  const ahead = addDays(today, DAYS_AHEAD)
  const [{ days }, { tags }, day] = await Promise.all([
    calendar.listDays(first, last > ahead ? last : ahead),
    api.call(listThemes, { locale }),
    calendar.describeDay(today),
  ])
  const activities = tags.map(({ id, theme, name, isShown }) => ({ id, theme, name, isShown }))
  const words = dateWords(today, locale)
  const upcomingDays = days.filter(({ date }) => date > today && date <= ahead)
  const { next } = day.season
  const { hours, reasons } = toDayDetails(day)
  const shown = {
    day: toHeadDay(day),
    person: toPerson(day, locale),
    words,
    zone: place ? zoneOffset(place.zone, today) : 'UTC',
    isToday: true,
    month: `${words.month} ${today.slice(0, 4)}`,
    weekdays: listWeekdays(locale),
    activities,
    days: days.filter(({ date }) => date <= last).map((one) => toMonthDay(one, activities, locale)),
    hours,
    ...(reasons && { reasons }),
    goodDays: pickGoodDays(upcomingDays, GOOD_DAYS_SHOWN).map((good) => ({
      ...good,
      words: dateWords(good.date, locale),
    })),
    term: { zh: next.zh, name: next.name, ...formatTerm(next, today, locale) },
    moons: formatMoons(day.moon, today, locale),
  }
  return typeset(locale, shown)
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
