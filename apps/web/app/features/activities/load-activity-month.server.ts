import {
  countDays,
  describeActivity,
  type Locale,
  listActivityDays,
  type Output,
  type PageContext,
  predictDays,
} from '@zeri/contract'
import { dateWords } from '../../i18n/civil-day.ts'
import { lastDayOfMonth } from '../../i18n/civil-month.ts'
import { typeset } from '../../i18n/typography.ts'
import { uncapitalised } from '../../i18n/uncapitalised.ts'
import { listOffers, offersOfTier } from '../billing/offers.server.ts'
import { clockTime } from '../calendar/clock-time.ts'
import { listWeekdays } from '../calendar/list-weekdays.ts'
import { isoDateOf } from '../calendar/page-date.ts'

export type ActivityMonthQuery = { readonly tag: string; readonly year: number; readonly month: number }

type Listed = Output<typeof listActivityDays>['days'][number]
type Chosen = Output<typeof predictDays>['prediction']['days'][number]

/** A day of a month for one activity. Without a weight it is closed: pillar and moon are facts, and nothing else is in it. */
function toCell({ date, pillar, moon, weight, reason }: Listed, today: string) {
  const { stem, branch } = pillar
  return {
    date,
    pillar: pillar.name,
    stem: { glyph: stem.glyph, element: stem.element },
    branch: { glyph: branch.glyph, element: branch.element },
    elongationDeg: moon.elongationDeg,
    ...(weight !== null && { weight, reason: reason ?? '', isPast: date < today }),
  }
}

/** A good day with why it is good and its best hour. */
function toGoodDay({ date, weight, pillar, reasons, hours }: Chosen, locale: Locale) {
  const { weekday, dayMonth } = dateWords(date, locale)
  const { stem, branch } = pillar
  const names = reasons.filter(({ side, status }) => side === 'good' && status === 'applied')
  const [hour] = hours
  return {
    date,
    weekday,
    dayMonth,
    weight,
    stem: { glyph: stem.glyph, element: stem.element },
    branch: { glyph: branch.glyph, element: branch.element },
    why: names.slice(0, MOST_REASONS).map(({ name }) => name.replace(KIND, '')),
    hour: hour ? `${clockTime(hour.from)}–${clockTime(hour.to)}` : null,
  }
}

const MOST_REASONS = 3
/** In a list of names it need not be said that each is a star. */
const KIND = /^(?:Star|Звезда) /

/** The good days of a span for an activity, the best first. */
export async function loadGoodDays(
  tag: string,
  { from, to }: { readonly from: string; readonly to: string },
  { api, locale, place }: PageContext,
) {
  const { days } = await api.call(listActivityDays, { tag, from, to, place: place?.id, locale })
  // Without a match the chooser looks for the nearest days, which takes long and is not shown here.
  if (!days.some(({ weight }) => weight !== null && weight > 0)) return { count: 0, days: [] }
  const { prediction } = await api.call(predictDays, {
    tag,
    from,
    to,
    minWeight: 1,
    place: place?.id,
    locale,
  })
  return { count: prediction.all.length, days: prediction.days.map((day) => toGoodDay(day, locale)) }
}

/** The month of an activity: its counts, and its days as far as they are open. */
async function loadMonthDays({ tag, year, month }: ActivityMonthQuery, page: PageContext) {
  const { api, locale, place, today } = page
  const first = isoDateOf({ year, month, day: 1 })
  const last = lastDayOfMonth(first)
  const [{ counts }, { days, openUntil }] = await Promise.all([
    api.call(countDays, { tag, year, month }),
    api.call(listActivityDays, { tag, from: first, to: last, place: place?.id, locale }),
  ])
  const { month: word } = dateWords(first, locale)
  return {
    year,
    month,
    first,
    last,
    name: `${word} ${year}`,
    /** Inside a sentence. */
    inText: `${locale === 'ru' ? uncapitalised(word) : word} ${year}`,
    today,
    openUntil,
    isClosed: openUntil < last,
    counts,
    suits: counts.reduce((sum, { weight, days: some }) => (weight > 0 ? sum + some : sum), 0),
    weekdays: listWeekdays(locale),
    cells: days.map((day) => toCell(day, today)),
  }
}

/** What the page of a closed month offers: its counts, the price of opening it, and what is free meanwhile. */
export async function loadMonthPreview(query: ActivityMonthQuery, page: PageContext) {
  const { api, locale, today } = page
  const [{ tag }, days, offers] = await Promise.all([
    api.call(describeActivity, { tag: query.tag, locale }),
    loadMonthDays(query, page),
    listOffers(page),
  ])
  const free = await loadGoodDays(query.tag, { from: today, to: days.openUntil }, page)
  const { openUntil } = days
  return typeset(locale, {
    tag,
    days,
    offers: offersOfTier(offers, 'personal'),
    openUntil: dateWords(openUntil, locale).date,
    free: { count: free.count, days: free.days.slice(0, MOST_FREE) },
    place: placeOf(page),
  })
}

const MOST_FREE = 3

/** The place whose clock the hours of a page follow; null where they are solar time. */
export function placeOf({ place }: Pick<PageContext, 'place'>): string | null {
  return place?.address ?? null
}

export type MonthPreviewData = Awaited<ReturnType<typeof loadMonthPreview>>
export type MonthDaysData = MonthPreviewData['days']
export type GoodDayData = MonthPreviewData['free']['days'][number]
