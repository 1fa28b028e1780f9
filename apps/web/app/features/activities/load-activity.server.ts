import { countDays, describeActivity, listDays, listThemes, type PageContext } from '@zeri/contract'
import { FIRST_DAY, LAST_DAY } from '@zeri/contract/browser'
import { refusedPage } from '../../api/refusal-code.server.ts'
import { dateWords } from '../../i18n/civil-day.ts'
import { addMonths } from '../../i18n/civil-month.ts'
import { typeset } from '../../i18n/typography.ts'
import { monthPath } from '../calendar/page-date.ts'
import {
  type ActivityMonthQuery,
  loadGoodDays,
  loadMonthPreview,
  type MonthDaysData,
  placeOf,
} from './load-activity-month.server.ts'

/** Loads the list of all activities that have a page, by theme. */
export async function loadActivityIndex({ api, locale }: PageContext) {
  const { themes, tags } = await api.call(listThemes, { locale })
  const shown = themes.map(({ id, name, short }) => ({
    id,
    name,
    short,
    activities: tags
      .filter(({ theme, isShown }) => isShown && theme === id)
      .map((tag) => ({ id: tag.id, name: tag.name, short: tag.short })),
  }))
  return typeset(locale, { themes: shown })
}

const MONTHS_AHEAD = 12
const MOST_DAYS = 6

/** The counts of the coming months, the present one first. */
async function countMonths(tag: string, { api, locale, today }: PageContext) {
  const first = `${today.slice(0, 7)}-01`
  const months = Array.from({ length: MONTHS_AHEAD }, (_, ahead) => addMonths(first, ahead)).filter(
    (date) => date <= LAST_DAY,
  )
  return Promise.all(
    months.map(async (date) => {
      const [year = 0, month = 0] = date.split('-').map(Number)
      const { counts } = await api.call(countDays, { tag, year, month })
      return {
        path: monthPath(date),
        name: `${dateWords(date, locale).month} ${year}`,
        counts: counts.filter(({ weight, days }) => weight > 0 && days > 0),
      }
    }),
  )
}

/** Loads the page of an activity. An unknown one is a 404. */
export async function loadActivity(tag: string, page: PageContext) {
  const { api, locale, place, today } = page
  try {
    const described = await api.call(describeActivity, { tag, locale })
    const [{ openUntil }, { themes, tags }, months] = await Promise.all([
      api.call(listDays, { from: today, to: today, place: place?.id, locale }),
      api.call(listThemes, { locale }),
      countMonths(tag, page),
    ])
    const good = await loadGoodDays(tag, { from: today, to: openUntil }, page)
    const { theme } = described.tag
    return typeset(locale, {
      ...described,
      theme: themes.find(({ id }) => id === theme)?.name ?? '',
      related: tags
        .filter((one) => one.isShown && one.theme === theme && one.id !== tag)
        .map(({ id, name }) => ({ id, name })),
      months,
      openUntil: dateWords(openUntil, locale).date,
      good: { count: good.count, days: good.days.slice(0, MOST_DAYS) },
      place: placeOf(page),
    })
  } catch (error) {
    throw refusedPage(error)
  }
}

/** Loads the month of an activity: with its best days where it is open, else as a preview. */
export async function loadActivityMonth(query: ActivityMonthQuery, page: PageContext) {
  const { locale } = page
  try {
    const preview = await loadMonthPreview(query, page)
    const { days } = preview
    const best = days.isClosed ? null : await loadGoodDays(query.tag, openSpan(days), page)
    return typeset(locale, {
      preview,
      best,
      previous: days.first === FIRST_DAY ? null : monthPath(addMonths(days.first, -1)),
      next: days.last === LAST_DAY ? null : monthPath(addMonths(days.first, 1)),
    })
  } catch (error) {
    throw refusedPage(error)
  }
}

/** What is ahead of a month that has begun; the whole of any other. */
function openSpan({ first, last, today }: Pick<MonthDaysData, 'first' | 'last' | 'today'>) {
  return { from: first <= today && today <= last ? today : first, to: last }
}

export type ActivityData = Awaited<ReturnType<typeof loadActivity>>
export type ActivityMonthData = Awaited<ReturnType<typeof loadActivityMonth>>
