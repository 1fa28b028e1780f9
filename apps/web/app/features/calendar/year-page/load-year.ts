import type { PageContext } from '@zeri/contract'
import { FIRST_DAY, LAST_DAY } from '@zeri/contract/browser'
import { dateWords } from '../../../i18n/civil-day.ts'
import { translatorOf } from '../../../i18n/translator-of.server.ts'
import { typeset } from '../../../i18n/typography.ts'
import { type CalendarScope, createCalendarClient } from '../calendar-client.ts'
import { formatInstant } from '../clock-time.ts'
import { listWeekdays } from '../list-weekdays.ts'
import { datePath, isoDateOf } from '../page-date.ts'
import { toPerson } from '../person.ts'
import { formatTerm } from './format-term.ts'
import { toLunations } from './lunations.ts'
import { zoneOffsets } from './zone-offsets.ts'

/** Index of the solar term at 315° solar longitude, which begins the Chinese year. */
const SPRING_BEGINS = 0

/**
 * Loads everything the page of a year shows, for everyone, for the person of a chart or by a school. Dates are formatted on the
 * server, because browsers differ in their date formats.
 */
export async function loadYear(year: number, context: PageContext, whose: CalendarScope | null) {
  const { locale, place, today } = context
  const facts = await createCalendarClient(context, whose).describeYear(year)
  const newYear = isoDateOf({ year, month: 1, day: 1 })
  const format = (instant: string) => formatInstant(instant, newYear, locale)
  const spring = facts.terms.find(({ index }) => index === SPRING_BEGINS)
  const { name, stem, branch } = facts.pillar
  const shown = {
    year,
    today,
    previous: FIRST_DAY.startsWith(String(year)) ? null : datePath({ year: year - 1 }),
    next: LAST_DAY.startsWith(String(year)) ? null : datePath({ year: year + 1 }),
    person: toPerson(facts, locale),
    openUntil: dateWords(facts.openUntil, locale).date,
    address: place?.address ?? null,
    zone: place ? zoneOffsets(place.zone, year) : 'UTC',
    pillar: {
      name,
      glyphs: stem.glyph + branch.glyph,
      from: spring ? dateWords(spring.date, locale).dayMonth : '',
    },
    starsLink: translatorOf(locale).t('fengshui.yearLink', { year }),
    weekdays: listWeekdays(locale),
    months: Array.from({ length: 12 }, (_, index) => {
      const first = isoDateOf({ year, month: index + 1, day: 1 })
      const words = dateWords(first, locale)
      const days = facts.days.filter(({ date }) => date.startsWith(first.slice(0, 7)))
      return {
        first,
        name: words.month,
        // The month as written after the number of a day: “November”, «ноября».
        afterDay: words.dayMonth.replace(/^1\s/, ''),
        weights: days.map(({ weight, personal }) => personal ?? weight),
        // The weights for everyone, beside personal weights.
        ...(days.some(({ personal }) => typeof personal === 'number') && {
          everyone: days.map(({ weight, personal }) => (typeof personal === 'number' ? weight : null)),
        }),
      }
    }),
    terms: facts.terms.map(({ id, zh, name: term, ...start }) => ({
      id,
      zh,
      name: term,
      ...formatTerm(start, newYear, locale),
    })),
    festivals: facts.festivals.map(({ id, zh, name: festival, date }) => ({
      id,
      zh,
      name: festival,
      date,
      at: dateWords(date, locale).dayMonth,
    })),
    lunations: toLunations(facts.moons.map(({ kind, at }) => ({ kind, at: format(at) }))),
  }
  return typeset(locale, shown)
}

export type YearData = Awaited<ReturnType<typeof loadYear>>
