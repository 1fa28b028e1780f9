import { listThemes, type PageContext } from '@zeri/contract'
import { dateWords, zoneOffset } from '../../i18n/civil-day.ts'
import { translatorOf } from '../../i18n/translator-of.server.ts'
import { typeset } from '../../i18n/typography.ts'
import { type CalendarScope, createCalendarClient } from '../calendar/calendar-client.ts'
import { toHours } from '../calendar/day-details.ts'
import { toHeadDay } from '../calendar/head-day.ts'
import { listWeekdays } from '../calendar/list-weekdays.ts'
import { toMonthDay, weekdayOf } from '../calendar/month-days.ts'
import { toPerson } from '../calendar/person.ts'
import { createDayWords } from '../calendar/use-day-words.ts'
import { listDaysAhead, spanAhead } from './days-ahead.ts'
import { formatMoon } from './format-moon.ts'
import { pickGoodDays } from './good-days.ts'

const GOOD_DAYS_SHOWN = 2

/**
 * Loads today and the days ahead, for everyone, for the person of a chart or by a school. Dates are formatted on the server, because
 * browsers differ in their date formats.
 */
export async function loadHome(context: PageContext, whose: CalendarScope | null) {
  const { api, locale, place, today } = context
  const calendar = createCalendarClient(context, whose)
  const span = spanAhead(today)
  const [{ days }, { tags }, day] = await Promise.all([
    calendar.listDays(span.from, span.to),
    api.call(listThemes, { locale }),
    calendar.describeDay(today),
  ])
  const activities = tags.map(({ id, theme, name, isShown }) => ({ id, theme, name, isShown }))
  const weekdays = listWeekdays(locale)
  const translator = translatorOf(locale)
  const wordsOf = createDayWords(translator)
  const ahead = listDaysAhead(
    days.map((one) => toMonthDay(one, activities, locale)),
    {
      activities,
      locale,
      sentenceOf: (one) => wordsOf(one, weekdays[weekdayOf(one.date)]?.long ?? '').sentence,
    },
  )
  const shown = {
    day: toHeadDay(day),
    person: toPerson(day, locale),
    words: dateWords(today, locale),
    zone: place ? zoneOffset(place.zone, today) : 'UTC',
    weekdays,
    days: ahead,
    /** The last day with a rating, in words. */
    ratedUntil: dateWords(ahead.at(-1)?.date ?? today, locale).dayMonth,
    hours: toHours(day),
    clash: day.day_info.clash.name,
    moon: formatMoon(day.moon, locale),
    goodDays: pickGoodDays(days.slice(1), GOOD_DAYS_SHOWN).map(({ date, weight, word }) => {
      const { weekdayShort, dayOfMonth } = dateWords(date, locale)
      return { date, weight, title: translator.t('day.verdict', { word }), weekdayShort, dayOfMonth }
    }),
  }
  return typeset(locale, shown)
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
