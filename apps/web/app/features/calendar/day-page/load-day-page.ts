import { type ArticleBrief, listArticlesAbout, listThemes, type PageContext } from '@zeri/contract'
import { FIRST_DAY, LAST_DAY } from '@zeri/contract/browser'
import { addDays, dateWords, zoneOffset } from '../../../i18n/civil-day.ts'
import { setRussian } from '../../../i18n/typography.ts'
import { createCalendarClient } from '../calendar-client.ts'
import { formatInstant, solarNoon } from '../clock-time.ts'
import type { WholeDay } from '../day.ts'
import { toPerson } from '../person.ts'
import { withPersonalTags } from './personal-tags.ts'

/** The double-hour whose middle is noon. */
const HORSE = 6

/**
 * Everything the page of a day shows, for everyone or for the person of a chart. Dates are put into words here: browsers
 * differ in the words they know.
 */
export async function loadDayPage(date: string, context: PageContext, chartUuid: string | null) {
  const { api, locale, place, today } = context
  const [answer, { themes }] = await Promise.all([
    createCalendarClient(context, chartUuid).describeDay(date),
    api.call(listThemes, { locale }),
  ])
  const own = withPersonalTags(answer)
  const articles = await findArticles(answer, context)
  const day = locale === 'ru' ? setRussian(own) : own
  const tell = (instant: string) => formatInstant(instant, date, locale)
  const better = day.judgement?.planB?.day
  return {
    day,
    person: toPerson(day, locale),
    themes: themes.map(({ id, name }) => ({ id, name })),
    words: dateWords(date, locale),
    isToday: date === today,
    zone: place ? zoneOffset(place.zone, date) : 'UTC',
    openUntil: dateWords(day.openUntil, locale).date,
    betterDay: better ? { ...better, words: dateWords(better.date, locale) } : null,
    previous: date === FIRST_DAY ? null : neighbour(addDays(date, -1)),
    next: date === LAST_DAY ? null : neighbour(addDays(date, 1)),
    times: formatTimes(day, tell),
    articles: articles.map(({ id, title }) => ({ id, title: locale === 'ru' ? setRussian(title) : title })),
  }

  function neighbour(other: string) {
    return { date: other, dayMonth: dateWords(other, locale).dayMonth }
  }
}

/** What there is to read about the officer and the stars of a day; a day is worth showing without. */
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

/** The instants of a day in words. */
function formatTimes(day: WholeDay, tell: (instant: string) => string) {
  const { season, moon, day_info: info, hours } = day
  const orNull = (instant: string | null | undefined) => (instant ? tell(instant) : null)
  return {
    termFrom: tell(season.running.from),
    termTo: tell(season.running.to),
    nextTerm: tell(season.next.at),
    moonrise: orNull(moon.rise),
    moonset: orNull(moon.set),
    quarter: orNull(moon.quarter?.at),
    nextNew: tell(moon.nextNew),
    nextFull: tell(moon.nextFull),
    moonriseDays: moon.moonriseDays.map(({ from }) => tell(from)),
    monthChange: orNull(info.monthChange?.at),
    monthChangeInChina: orNull(info.monthChange?.inChina),
    noon: solarNoon(hours[HORSE]?.from ?? ''),
  }
}
