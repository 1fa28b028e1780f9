import { listThemes, type PageContext } from '@zeri/contract'
import { addDays, dateWords } from '../../i18n/civil-day.ts'
import { typeset } from '../../i18n/typography.ts'
import { listNamed } from '../calendar/best-activities.ts'
import { createCalendarClient } from '../calendar/calendar-client.ts'
import { toMonthDay } from '../calendar/month-days.ts'

const DAYS_AHEAD = 30
const ACTIVITIES_SHOWN = 4

/** Today and the days that follow, in short and for everyone, as browsers cache them for offline use. */
export async function loadOfflineDays(context: PageContext) {
  const { api, locale, place, today } = context
  const [{ days }, { tags }] = await Promise.all([
    createCalendarClient(context, null).listDays(today, addDays(today, DAYS_AHEAD)),
    api.call(listThemes, { locale }),
  ])
  const activities = tags.map(({ id, theme, name, isShown }) => ({ id, theme, name, isShown }))
  const shown = {
    madeOn: dateWords(today, locale).date,
    place: place?.address ?? null,
    days: days.map((brief) => {
      const day = toMonthDay(brief, activities, locale)
      const { date, stem, branch, pillar, moon, occasions, officer, clash, weight } = day
      const namesOf = (places: readonly number[]) =>
        listNamed(day, places.slice(0, ACTIVITIES_SHOWN), activities).map(({ name }) => name)
      return {
        date,
        words: dateWords(date, locale),
        stem,
        branch,
        pillar,
        moon,
        officer,
        clash,
        occasions,
        weight,
        good: namesOf(day.goodFor),
        bad: namesOf(day.putOff),
      }
    }),
  }
  return typeset(locale, shown)
}

export type OfflineDays = Awaited<ReturnType<typeof loadOfflineDays>>
