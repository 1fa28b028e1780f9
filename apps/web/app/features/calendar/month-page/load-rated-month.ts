import { listActivityDays, type PageContext } from '@zeri/contract'
import { addDays, dateWords } from '../../../i18n/civil-day.ts'
import { translatorOf } from '../../../i18n/translator-of.server.ts'
import type { CalendarClient } from '../calendar-client.ts'
import type { BriefDay } from '../day.ts'
import { toDayDetails } from '../day-details.ts'
import { type Activity, type MonthDay, toMonthDay, weightsOf } from '../month-days.ts'
import { findNextAfter, joinDates, LARGE, listBest, listWorst } from './rate-month.ts'
import type { FirstDay } from './use-day-details.ts'

type RatedActivity = Activity & { readonly isMedical: boolean }

type RatedMonthQuery = {
  readonly activity: RatedActivity
  readonly activities: readonly Activity[]
  /** The first and last date of the month. */
  readonly first: string
  readonly last: string
  readonly openUntil: string
}

/** A day from today on, rated for the activity. */
export type AheadDay = Pick<MonthDay, 'date' | 'dayMonth' | 'stem' | 'branch'> & {
  readonly weekday: string
  readonly weekdayShort: string
  readonly weight: NonNullable<MonthDay['weight']>
}

/** As far as ratings are open to everyone; who may see further is shown as many days. */
const DAYS_AHEAD = 30
/** Reasons that a line about several days names. */
const REASONS = 3

/** The dates whose best days are listed: from today, or from the first of a later month that is open. */
function spanAhead(today: string, { first, openUntil }: RatedMonthQuery) {
  const from = first > addDays(today, DAYS_AHEAD) && first <= openUntil ? first : today
  const end = addDays(from, DAYS_AHEAD)
  return { from, to: end < openUntil ? end : openUntil }
}

/**
 * Loads what a month shows when it is rated for one activity. Its words are written here: a browser needs none of them
 * until an activity is chosen.
 */
export async function loadRatedMonth(query: RatedMonthQuery, context: PageContext, calendar: CalendarClient) {
  const { activity, activities, first, last, openUntil } = query
  const { locale, place, today } = context
  const span = spanAhead(today, query)
  const index = activities.findIndex(({ id }) => id === activity.id)
  const { days } = await calendar.listDays(span.from, span.to)
  const ahead = days.flatMap((one): AheadDay[] => {
    const day = toMonthDay(one, activities, locale)
    const { date, dayMonth, stem, branch } = day
    const weight = weightsOf(day)[index]
    const { weekday, weekdayShort } = dateWords(date, locale)
    return weight === undefined ? [] : [{ date, dayMonth, weekday, weekdayShort, stem, branch, weight }]
  })
  const [reasons, details] = await Promise.all([
    findReasons(activity, days, context),
    Promise.all(listBest(ahead, today).slice(0, LARGE).map(describeHours)),
  ])
  const next = findNextAfter(ahead, today, { first, last })
  return {
    id: activity.id,
    index,
    name: activity.name,
    isMedical: activity.isMedical,
    reasons,
    ahead,
    details,
    worst: writeWorst(),
    words: writeWords(context, {
      month: first,
      next: next?.dayMonth,
      until: span.to,
      isOpen: openUntil > span.to,
    }),
  }

  async function describeHours({ date }: AheadDay): Promise<FirstDay> {
    return { date, placeId: place?.id ?? null, details: toDayDetails(await calendar.describeDay(date)) }
  }

  /** Nothing medical is in a list of what to put off. */
  function writeWorst() {
    const worst = activity.isMedical ? [] : listWorst(ahead, today)
    const [one] = worst
    if (!one) return null
    const join = (parts: readonly string[]) => new Intl.ListFormat(locale).format(parts)
    const named = new Set(worst.flatMap(({ date }) => reasons[date] ?? []))
    const dates = worst.map(({ dayMonth }) => dayMonth)
    return { weight: one.weight, dates: joinDates(dates, join), reasons: join([...named].slice(0, REASONS)) }
  }
}

export type RatedMonth = Awaited<ReturnType<typeof loadRatedMonth>>

/**
 * What decides the rating of the activity on each day, by date. Where a birth or a school changes the rating, the reason for
 * everyone is not the reason; an activity that is only read into the book has none.
 */
async function findReasons(
  { id, isShown }: Activity,
  days: readonly BriefDay[],
  { api, locale, place }: PageContext,
): Promise<Record<string, string>> {
  const [from, to] = [days[0]?.date, days.at(-1)?.date]
  if (!isShown || from === undefined || to === undefined) return {}
  const rated = await api.call(listActivityDays, { tag: id, from, to, place: place?.id, locale })
  const { t } = translatorOf(locale)
  return Object.fromEntries(
    rated.days.flatMap(({ date, weight, reason }, index) => {
      const { personal, weights } = days[index] ?? {}
      const own = personal?.weights[id]
      if (own !== undefined && own !== weight) return [[date, t('rated.ofBirth')]]
      if (weights && weights[id] !== weight) return [[date, t('rated.ofSchool')]]
      return reason === null ? [] : [[date, reason]]
    }),
  )
}

type Gaps = {
  /** A date of the month. */
  readonly month: string
  /** The next good day, where the month has none left. */
  readonly next: string | undefined
  readonly until: string
  /** Whether ratings go on after that date. */
  readonly isOpen: boolean
}

function writeWords({ locale }: PageContext, { month, next, until, isOpen }: Gaps) {
  const { t } = translatorOf(locale)
  const date = dateWords(until, locale).dayMonth
  return {
    label: t('rated.label'),
    whole: t('rated.whole'),
    fromToday: t('rated.fromToday'),
    counts: {
      3: t('rated.counts.excellent'),
      2: t('rated.counts.good'),
      1: t('rated.counts.auspicious'),
      avoid: t('rated.counts.avoid'),
    },
    note: t('rated.note'),
    best: t('rated.best'),
    none: t('rated.none', { date }),
    noneLeft: next ? t('rated.noneLeft', { month: dateWords(month, locale).month, date: next }) : null,
    avoid: t('rated.avoid'),
    further: t('rated.further'),
    back: t('rated.back'),
    openUntil: isOpen ? null : t('rated.openUntil', { date }),
  }
}
