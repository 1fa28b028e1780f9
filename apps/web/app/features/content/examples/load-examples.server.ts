import {
  describeDay,
  describeYear,
  type Example,
  findZonePlace,
  type Locale,
  listDays,
  type Output,
  type PageContext,
  previewBirth,
} from '@zeri/contract'
import { addDays, dateWords } from '../../../i18n/civil-day.ts'
import { lastDayOfMonth } from '../../../i18n/civil-month.ts'
import { typeset } from '../../../i18n/typography.ts'
import { clockTime, formatInstant } from '../../calendar/clock-time.ts'
import { listWeekdays } from '../../calendar/list-weekdays.ts'
import { toWeeks } from '../../calendar/month-days.ts'
import { dayPath } from '../../calendar/page-date.ts'

/** The public calendar is open for this many days from today. */
const OPEN_DAYS = 30
const GOOD = 1

/** Computes an example of an article with everything its view shows; null if the calendar cannot be read just now. */
export async function loadExample(example: Example, page: PageContext) {
  try {
    const loaded = await loadByKind(example, page)
    return typeset(page.locale, loaded)
  } catch (error) {
    // The article is still worth reading without the example.
    page.report(error)
    return null
  }
}

export type LoadedExample = NonNullable<Awaited<ReturnType<typeof loadExample>>>

function loadByKind(example: Example, page: PageContext) {
  switch (example.show) {
    case 'today':
      return loadDay(page.today, page, true)
    case 'day':
      return loadDay(example.date, page, false)
    case 'hours':
      return loadHours(example.date, page)
    case 'month':
      return loadMonth(example.month, page)
    case 'terms':
      return loadTerms(example.year, page)
    case 'next':
      return loadNextDays(example, page)
    case 'pillars':
      return loadPillars(example, page)
  }
}

/** A date with its weekday, which Russian writes in lower case. */
function nameDay(date: string, locale: Locale): string {
  const words = dateWords(date, locale)
  return `${words.date}, ${locale === 'ru' ? words.weekday.toLowerCase() : words.weekday}`
}

const placeAndLocale = ({ locale, place }: PageContext) => ({ locale, place: place?.id })

async function loadDay(date: string, page: PageContext, isToday: boolean) {
  const { days } = await page.api.call(listDays, { from: date, to: date, ...placeAndLocale(page) })
  const [day] = days
  if (!day) throw new Error(`no day ${date}`)
  const { pillar, moon, lunar, officer, mansion, verdict } = day
  return {
    show: 'day' as const,
    isToday,
    path: dayPath(date),
    name: nameDay(date, page.locale),
    pillar,
    elongationDeg: moon.elongationDeg,
    lunarDay: lunar.day,
    officer,
    mansion,
    verdict,
  }
}

async function loadHours(date: string, page: PageContext) {
  const day = await page.api.call(describeDay, { date, ...placeAndLocale(page) })
  return {
    show: 'hours' as const,
    path: dayPath(date),
    name: nameDay(date, page.locale),
    hours: day.hours.map(({ name, pillar, path, from, to, verdict }) => ({
      name,
      glyph: pillar.branch.glyph,
      element: pillar.branch.element,
      time: `${clockTime(from)}–${clockTime(to)}`,
      path,
      verdict: verdict && { weight: verdict.weight, word: verdict.word },
    })),
  }
}

async function loadMonth(month: string, page: PageContext) {
  const from = `${month}-01`
  const to = lastDayOfMonth(from)
  const { days } = await page.api.call(listDays, { from, to, ...placeAndLocale(page) })
  const words = dateWords(from, page.locale)
  return {
    show: 'month' as const,
    title: `${words.month} ${month.slice(0, 4)}`,
    path: `/${Number(month.slice(0, 4))}/${Number(month.slice(5))}` as const,
    weekdays: listWeekdays(page.locale),
    weeks: toWeeks(days.map((day) => toMonthDay(day, page))),
  }
}

type BriefDay = Output<typeof listDays>['days'][number]

function toMonthDay({ date, pillar, verdict }: BriefDay, { locale }: PageContext) {
  const { stem, branch, name } = pillar
  return {
    path: dayPath(date),
    date,
    dayMonth: dateWords(date, locale).dayMonth,
    name,
    stem: { glyph: stem.glyph, element: stem.element },
    branch: { glyph: branch.glyph, element: branch.element },
    weight: verdict?.weight ?? null,
  }
}

async function loadTerms(year: number, page: PageContext) {
  const { terms } = await page.api.call(describeYear, { year, ...placeAndLocale(page) })
  return {
    show: 'terms' as const,
    year,
    terms: terms.map(({ index, zh, name, at }) => ({
      index,
      zh,
      name,
      at: formatInstant(at, `${year}-00-00`, page.locale),
    })),
  }
}

async function loadNextDays(
  { activity, name, count }: Extract<Example, { show: 'next' }>,
  page: PageContext,
) {
  const { days, openUntil } = await page.api.call(listDays, {
    from: page.today,
    to: addDays(page.today, OPEN_DAYS),
    ...placeAndLocale(page),
  })
  const good = days.flatMap(({ date, pillar, weights }) => {
    const weight = weights?.[activity] ?? 0
    if (weight < GOOD) return []
    const { stem, branch } = pillar
    return [
      { path: dayPath(date), name: nameDay(date, page.locale), pillar: pillar.name, stem, branch, weight },
    ]
  })
  return {
    show: 'next' as const,
    name,
    days: good.slice(0, count),
    openUntil: dateWords(openUntil, page.locale).date,
  }
}

async function loadPillars(
  { birthday, birthdayTime, zone }: Extract<Example, { show: 'pillars' }>,
  { api, locale }: PageContext,
) {
  const place = await api.call(findZonePlace, { zone, locale })
  const { latitude, longitude } = place
  const { reckonings } = await api.call(previewBirth, {
    birthday,
    birthdayTime,
    latitude,
    longitude,
    utc: zone,
    locale,
  })
  const [reckoning] = reckonings
  if (!reckoning) throw new Error(`no chart of ${birthday}`)
  return {
    show: 'pillars' as const,
    date: dateWords(birthday, locale).date,
    time: birthdayTime,
    city: place.city,
    solarTime: reckoning.solarTime?.slice(11, 16) ?? null,
    pillars: reckoning.pillars,
  }
}
