import { type ArticleBrief, listArticlesAbout, listThemes, type PageContext } from '@zeri/contract'
import { FIRST_DAY, LAST_DAY } from '@zeri/contract/browser'
import { addDays, dateWords, zoneOffset } from '../../../i18n/civil-day.ts'
import { typeset } from '../../../i18n/typography.ts'
import { type CalendarChart, createCalendarClient } from '../calendar-client.ts'
import { formatInstant, solarNoon } from '../clock-time.ts'
import type { WholeDay } from '../day.ts'
import { toPerson } from '../person.ts'
import { withPersonalTags } from './personal-tags.ts'

/** The index of the double-hour (one of twelve in a day) whose middle is noon. */
const HORSE_HOUR = 6

/**
 * Loads everything the page of a day shows, for everyone or for the person of a chart. Dates are formatted on the
 * server, because browsers differ in their date formats.
 */
export async function loadDayPage(date: string, context: PageContext, chart: CalendarChart | null) {
  const { api, locale, place, today } = context
  const [wholeDay, { themes }] = await Promise.all([
    createCalendarClient(context, chart).describeDay(date),
    api.call(listThemes, { locale }),
  ])
  const own = withPersonalTags(wholeDay)
  const articles = await findArticles(wholeDay, context)
  const day = typeset(locale, own)
  const format = (instant: string) => formatInstant(instant, date, locale)
  const better = day.judgement?.planB?.day
  const { monthChange } = day.day_info
  return {
    day,
    person: toPerson(day, locale),
    themes: themes.map(({ id, name }) => ({ id, name })),
    words: dateWords(date, locale),
    isToday: date === today,
    zone: place ? zoneOffset(place.zone, date) : 'UTC',
    openUntil: dateWords(day.openUntil, locale).date,
    monthStart: monthChange ? dateWords(monthChange.date, locale).dayMonth : null,
    betterDay: better ? { ...better, words: dateWords(better.date, locale) } : null,
    previous: date === FIRST_DAY ? null : neighbour(addDays(date, -1)),
    next: date === LAST_DAY ? null : neighbour(addDays(date, 1)),
    times: formatTimes(day, format),
    articles: articles.map(({ id, title }) => ({ id, title: typeset(locale, title) })),
  }

  function neighbour(other: string) {
    return { date: other, dayMonth: dateWords(other, locale).dayMonth }
  }
}

/** Finds articles about the day officer and the stars. The page is shown without them if they cannot be loaded. */
async function findArticles(
  { day_info: info, judgement }: WholeDay,
  { api, locale, report }: PageContext,
): Promise<ArticleBrief[]> {
  const signs = [info.officer.id, ...(judgement?.stars.map(({ id }) => id) ?? [])]
  try {
    const { articles } = await api.call(listArticlesAbout, { signs: [...new Set(signs)].join(','), locale })
    return articles
  } catch (error) {
    report(error)
    return []
  }
}

export type DayPageData = Awaited<ReturnType<typeof loadDayPage>>

/** Formats every time of day that the page shows. */
function formatTimes(day: WholeDay, format: (instant: string) => string) {
  const { season, moon, day_info: info, hours } = day
  const orNull = (instant: string | null | undefined) => (instant ? format(instant) : null)
  return {
    termFrom: format(season.running.from),
    termTo: format(season.running.to),
    nextTerm: format(season.next.at),
    moonrise: orNull(moon.rise),
    moonset: orNull(moon.set),
    quarter: orNull(moon.quarter?.at),
    nextNew: format(moon.nextNew),
    nextFull: format(moon.nextFull),
    moonriseDays: moon.moonriseDays.map(({ from }) => format(from)),
    monthChange: orNull(info.monthChange?.at),
    monthChangeInChina: orNull(info.monthChange?.inChina),
    noon: solarNoon(hours[HORSE_HOUR]?.from ?? ''),
  }
}
