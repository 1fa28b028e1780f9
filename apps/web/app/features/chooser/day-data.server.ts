import type { ChosenDay, Locale } from '@zeri/contract'
import { dateWords } from '../../i18n/civil-day.ts'
import { clockTime } from '../calendar/clock-time.ts'

/** The chart whose calendar has the ratings of an answer: the first that the days are weighed for. */
export function findRatedChart(
  people: readonly { readonly uuid: string; readonly role: 'full' | 'veto-only' }[],
): string | undefined {
  return people.find(({ role }) => role === 'full')?.uuid
}

/** A chosen day as the page shows it. Overridden reasons are shown only on the page of the day. */
export function toDayData(
  day: Omit<ChosenDay, 'isYellow' | 'moon' | 'favouredBy'>,
  { people }: { readonly people: readonly { readonly uuid: string; readonly fio: string }[] },
  locale: Locale,
) {
  const nameOf = (uuid: string): string => people.find((person) => person.uuid === uuid)?.fio ?? ''
  const words = dateWords(day.date, locale)
  return {
    date: day.date,
    words: { weekday: words.weekday, date: words.date, dayMonth: words.dayMonth },
    weight: day.weight,
    general: day.general,
    pillar: day.pillar.name,
    stem: { glyph: day.pillar.stem.glyph, element: day.pillar.stem.element },
    branch: { glyph: day.pillar.branch.glyph, element: day.pillar.branch.element },
    reasons: day.reasons
      .filter(({ status }) => status !== 'overridden')
      .map(({ name, side, sentence }) => ({ name, side, sentence })),
    people: day.people.map(({ uuid, weight, reasons }) => ({
      uuid,
      name: nameOf(uuid),
      weight,
      reasons: reasons.map(({ name, kind, delta, limit, status, sentence }) => ({
        name,
        kind,
        status,
        sentence,
        ...(delta === undefined ? {} : { delta }),
        ...(limit === undefined ? {} : { limit }),
      })),
    })),
    hours: day.hours.map(({ branch, name, from, to, weight, isHelpful, isNoble, nobleFor }) => ({
      branch,
      name,
      from: clockTime(from),
      to: clockTime(to),
      weight,
      isHelpful,
      isNoble,
      nobleFor: nobleFor.map(nameOf),
    })),
  }
}

export type DayData = ReturnType<typeof toDayData>
