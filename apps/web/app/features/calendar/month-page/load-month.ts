import { type Locale, type listDays, listThemes, type Output, type PageContext } from '@zeri/contract'
import { FIRST_DAY, LAST_DAY } from '@zeri/contract/browser'
import { redirect } from 'react-router'
import { dateWords, listZoneOffsets } from '../../../i18n/civil-day.ts'
import { addMonths, lastDayOfMonth } from '../../../i18n/civil-month.ts'
import { typeset } from '../../../i18n/typography.ts'
import { type CalendarScope, createCalendarClient } from '../calendar-client.ts'
import { toDayDetails } from '../day-details.ts'
import { listWeekdays } from '../list-weekdays.ts'
import { toMonthDay } from '../month-days.ts'
import { isoDateOf, monthPath } from '../page-date.ts'
import { toPerson } from '../person.ts'
import { loadRatedMonth } from './load-rated-month.ts'

type Pillar = Output<typeof listDays>['solarMonths'][number]['month']

/** A pillar of a year or a month, and its first day. */
export type PillarSpan = { readonly name: string; readonly glyphs: string; readonly from: string }

/**
 * Loads everything the page of a month shows, for everyone, for the person of a chart or by a school, rated for the activity that its
 * URL names. Dates are formatted on the server, because browsers differ in their date formats.
 */
export async function loadMonth(
  { year, month }: { year: number; month: number },
  context: PageContext,
  whose: CalendarScope | null,
  url: Pick<URL, 'pathname' | 'searchParams'>,
) {
  const { api, locale, place, today } = context
  const calendar = createCalendarClient(context, whose)
  const first = isoDateOf({ year, month, day: 1 })
  const last = lastDayOfMonth(first)
  const chosen = first <= today && today <= last ? today : first
  const word = dateWords(first, locale).month
  const [list, { themes, tags }, day] = await Promise.all([
    calendar.listDays(first, last),
    api.call(listThemes, { locale }),
    calendar.describeDay(chosen),
  ])
  const activities = tags.map(({ id, theme, name, isShown }) => ({ id, theme, name, isShown }))
  const wanted = url.searchParams.get('for')
  const activity = tags.find(({ id }) => id === wanted)
  if (wanted && !activity) throw redirect(url.pathname)
  const { openUntil } = list
  const rated =
    activity && (await loadRatedMonth({ activity, activities, first, last, openUntil }, context, calendar))
  const shown = {
    name: `${word} ${year}`,
    word,
    year,
    today,
    previous: first === FIRST_DAY ? null : monthPath(addMonths(first, -1)),
    next: last === LAST_DAY ? null : monthPath(addMonths(first, 1)),
    openUntil: dateWords(openUntil, locale).date,
    weekdays: listWeekdays(locale),
    years: listSpans(list.solarMonths, ({ year: pillar }) => pillar, locale),
    months: listSpans(list.solarMonths, ({ month: pillar }) => pillar, locale),
    themes: themes.map(({ id, name }) => ({ id, name })),
    activities,
    rated: rated ?? null,
    days: list.days.map((one) => toMonthDay(one, activities, locale)),
    first: { date: chosen, placeId: place?.id ?? null, details: toDayDetails(day) },
    person: toPerson(list, locale),
    /** The offsets from UTC by which the hours of days are written; none without a place. */
    offsets: place
      ? listZoneOffsets(
          place.zone,
          list.days.map(({ date }) => date),
        )
      : [],
  }
  return typeset(locale, shown)
}

export type MonthData = Awaited<ReturnType<typeof loadMonth>>

/** The pillars of a range without repeats, each with its first day. */
function listSpans(
  solarMonths: Output<typeof listDays>['solarMonths'],
  pillarOf: (one: Output<typeof listDays>['solarMonths'][number]) => Pillar,
  locale: Locale,
): PillarSpan[] {
  return solarMonths
    .filter((one, index) => {
      const before = solarMonths[index - 1]
      return !before || pillarOf(before).index !== pillarOf(one).index
    })
    .map((one) => {
      const { name, stem, branch } = pillarOf(one)
      return { name, glyphs: stem.glyph + branch.glyph, from: dateWords(one.from, locale).dayMonth }
    })
}
