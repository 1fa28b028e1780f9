import { type ArticleBrief, listArticlesAbout, listThemes, type PageContext } from '@zeri/contract'
import { FIRST_DAY, LAST_DAY } from '@zeri/contract/browser'
import { addDays, dateWords, zoneOffset } from '../../../i18n/civil-day.ts'
import { translatorOf } from '../../../i18n/translator-of.server.ts'
import { typeset } from '../../../i18n/typography.ts'
import { writeFengshuiPart } from '../../fengshui/write-day-part.server.tsx'
import { type CalendarScope, createCalendarClient } from '../calendar-client.ts'
import type { DayOfPage, WholeDay } from '../day.ts'
import { toPerson } from '../person.ts'
import { findPlanB } from './find-plan-b.ts'
import { formatTimes } from './format-times.ts'
import { withPersonalTags } from './personal-tags.ts'
import { writeDayParts } from './write-day-parts.ts'

/**
 * Loads everything the page of a day shows, for everyone, for the person of a chart or by a school. Dates are formatted on the
 * server, because browsers differ in their date formats.
 */
export async function loadDayPage(date: string, context: PageContext, whose: CalendarScope | null) {
  const { api, locale, place, today } = context
  const [wholeDay, { themes }, fengshui] = await Promise.all([
    createCalendarClient(context, whose).describeDay(date),
    api.call(listThemes, { locale }),
    writeFengshuiPart(date, context, whose && { rules: 'rules' in whose ? whose.rules : undefined }),
  ])
  const own = withPersonalTags(wholeDay)
  const articles = await findArticles(wholeDay, context)
  const day = typeset(locale, own)
  const better = findPlanB(day)?.day
  const { monthChange } = day.day_info
  const translator = translatorOf(locale)
  return {
    day: withoutTags(day),
    parts: writeDayParts(day, translator),
    bridge: { text: translator.t('day.signs.bridge'), link: translator.t('day.signs.link') },
    sunWords: {
      title: translator.t('day.sun.title'),
      rise: translator.t('day.sun.rise'),
      noon: translator.t('day.sun.noon'),
      set: translator.t('day.sun.set'),
    },
    fengshui,
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
    times: formatTimes(day, locale),
    articles: articles.map(({ id, title }) => ({ id, title: typeset(locale, title) })),
  }

  function neighbour(other: string) {
    return { date: other, dayMonth: dateWords(other, locale).dayMonth }
  }
}

/** The parts of the page say what the tags do. */
function withoutTags(day: WholeDay): DayOfPage {
  if (!day.judgement) return { ...day, judgement: null }
  const { tags: _, ...judgement } = day.judgement
  return { ...day, judgement }
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
