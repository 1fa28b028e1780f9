import type { ChosenDay, listThemes, Output, predictDays } from '@zeri/contract'
import type { Locale, Words } from '@zeri/lexicon/facts'
import { sayWholeDate } from '../clock/date-words.ts'
import { clockOf, formatInstant } from '../clock/format-time.ts'
import { createZone } from '../clock/zone.ts'
import { alignRows } from '../terminal/columns.ts'
import type { Format } from './print-facts.ts'
import { signed } from './print-verdict.ts'

type Choice = Output<typeof predictDays>['prediction'] & Pick<Output<typeof predictDays>, 'place'>

const texts = {
  none: {
    en: 'No day of this range is good enough.',
    ru: 'В этом промежутке подходящего дня нет.',
  },
  nearest: { en: 'Nearest', ru: 'Ближайшие' },
  hours: { en: 'hours', ru: 'часы' },
} as const satisfies Record<string, Words>

const MOST_HOURS = 3

/** What a day can be chosen for, by theme. */
export function printActivities({ themes, tags }: Output<typeof listThemes>, { style }: Format): string {
  const rows = alignRows(tags.map(({ id, name }) => [`  ${id}`, name])).map((row) => row.join('  '))
  const lineOf = new Map(tags.map(({ id }, index) => [id, rows[index] ?? '']))
  return themes
    .map(({ id, name }) => {
      const own = tags.filter(({ theme, isShown }) => theme === id && isShown)
      return [style.strong(name), ...own.map((tag) => lineOf.get(tag.id))].join('\n')
    })
    .join('\n\n')
}

function hoursText({ hours }: ChosenDay, zone: string, locale: Locale): string[] {
  const offsetSecAt = createZone(zone)
  const clock = (instant: string): string => clockOf(formatInstant(Date.parse(instant), offsetSecAt))
  const shown = hours.slice(0, MOST_HOURS).map(({ from, to }) => `${clock(from)}–${clock(to)}`)
  return shown.length === 0 ? [] : [`  ${texts.hours[locale]}: ${shown.join(', ')} (${zone})`]
}

function printChosenDay(day: ChosenDay, { place }: Choice, { locale, style }: Format): string[] {
  return [
    `${style.strong(sayWholeDate(day.date, locale))}  ${style.accent(`${day.word} (${signed(day.weight)})`)}`,
    ...day.reasons
      .filter(({ status }) => status === 'applied')
      .map(({ side, sentence }) => `  ${side === 'good' ? '+' : '−'} ${sentence}`),
    ...(place ? hoursText(day, place.zone, locale) : []),
  ]
}

/** The nearest days of each other condition, where none of the range suits. */
function nearestOf({ nearest }: Choice): readonly ChosenDay[] {
  if (!nearest) return []
  const around = [nearest.earlier, nearest.later].filter((day) => day !== null)
  const found = [...around, ...nearest.lesser, ...nearest.otherWeekdays, ...nearest.unconditional]
  return found.filter((day, index) => found.findIndex(({ date }) => date === day.date) === index).slice(0, 3)
}

/** The best days, the best first. */
export function printChoice(choice: Choice, format: Format): string {
  const { locale, style } = format
  const head = style.strong(`${choice.tag.name}, ${choice.from} — ${choice.to}`)
  const list = (days: readonly ChosenDay[]): string[] =>
    days.flatMap((day) => ['', ...printChosenDay(day, choice, format)])
  if (choice.days.length > 0) return [head, ...list(choice.days)].join('\n')
  const nearest = nearestOf(choice)
  return [
    head,
    style.warm(texts.none[locale]),
    ...(nearest.length > 0 ? ['', texts.nearest[locale], ...list(nearest)] : []),
  ].join('\n')
}
