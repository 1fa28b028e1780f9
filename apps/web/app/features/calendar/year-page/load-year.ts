import type { PageContext } from '@zeri/contract'
import { FIRST_DAY, LAST_DAY } from '@zeri/contract/browser'
import { dateWords } from '../../../i18n/civil-day.ts'
import { setRussian } from '../../../i18n/typography.ts'
import { createCalendarClient } from '../calendar-client.ts'
import { formatInstant } from '../clock-time.ts'
import { listWeekdays } from '../list-weekdays.ts'
import { datePath, isoDateOf } from '../page-date.ts'
import { toPerson } from '../person.ts'
import { toLunations } from './lunations.ts'

/** The sun at 315°, with which the Chinese year begins. */
const SPRING_BEGINS = 0

/**
 * Everything the page of a year shows, for everyone or for the person of a chart. Dates are put into words here:
 * browsers differ in the words they know.
 */
export async function loadYear(year: number, context: PageContext, chartUuid: string | null) {
  const { locale, place, today } = context
  const answer = await createCalendarClient(context, chartUuid).describeYear(year)
  const tell = (instant: string) => formatInstant(instant, isoDateOf({ year, month: 1, day: 1 }), locale)
  const spring = answer.terms.find(({ index }) => index === SPRING_BEGINS)
  const { name, stem, branch } = answer.pillar
  const shown = {
    year,
    today,
    previous: FIRST_DAY.startsWith(String(year)) ? null : datePath({ year: year - 1 }),
    next: LAST_DAY.startsWith(String(year)) ? null : datePath({ year: year + 1 }),
    person: toPerson(answer, locale),
    openUntil: dateWords(answer.openUntil, locale).date,
    address: place?.address ?? null,
    pillar: {
      name,
      glyphs: stem.glyph + branch.glyph,
      from: spring ? dateWords(spring.at.slice(0, 10), locale).dayMonth : '',
    },
    weekdays: listWeekdays(locale),
    months: Array.from({ length: 12 }, (_, index) => {
      const first = isoDateOf({ year, month: index + 1, day: 1 })
      const words = dateWords(first, locale)
      const days = answer.days.filter(({ date }) => date.startsWith(first.slice(0, 7)))
      return {
        first,
        name: words.month,
        // What stands after the number of a day: “November”, «ноября».
        afterDay: words.dayMonth.replace(/^1\s/, ''),
        weights: days.map(({ weight, personal }) => personal ?? weight),
        // Beside weights of a person's own: those for everyone.
        ...(days.some(({ personal }) => typeof personal === 'number') && {
          everyone: days.map(({ weight, personal }) => (typeof personal === 'number' ? weight : null)),
        }),
      }
    }),
    terms: answer.terms.map(({ id, zh, name: term, at }) => ({
      id,
      zh,
      name: term,
      date: at.slice(0, 10),
      at: tell(at),
    })),
    festivals: answer.festivals.map(({ id, zh, name: festival, date }) => ({
      id,
      zh,
      name: festival,
      date,
      at: dateWords(date, locale).dayMonth,
    })),
    lunations: toLunations(answer.moons.map(({ kind, at }) => ({ kind, at: tell(at) }))),
  }
  return locale === 'ru' ? setRussian(shown) : shown
}

export type YearData = Awaited<ReturnType<typeof loadYear>>
