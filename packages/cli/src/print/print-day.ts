import type { Locale, Words } from '@zeri/lexicon/facts'
import { sayDay, sayWholeDate } from '../clock/date-words.ts'
import { clockOf } from '../clock/format-time.ts'
import type { DayValue } from '../facts/compute-day.ts'
import { alignRows } from '../terminal/columns.ts'
import { type Format, lunarText, printFields, sayNamed } from './print-facts.ts'

const labels = {
  day: { en: 'Day', ru: 'День' },
  month: { en: 'Month', ru: 'Месяц' },
  year: { en: 'Year', ru: 'Год' },
  change: { en: 'Month change', ru: 'Смена месяца' },
  naYin: { en: 'Melody', ru: 'Созвучие' },
  lunar: { en: 'Lunar date', ru: 'Лунная дата' },
  term: { en: 'Solar term', ru: 'Солнечный сезон' },
  officer: { en: 'Officer', ru: 'Установление дня' },
  path: { en: 'Path', ru: 'Путь' },
  mansion: { en: 'Mansion', ru: 'Созвездие' },
  clash: { en: 'Clash', ru: 'Столкновение' },
  void: { en: 'Void', ru: 'Пустота' },
  moon: { en: 'Moon', ru: 'Луна' },
  moonrise: { en: 'Moonrise day', ru: 'Лунные сутки' },
  sun: { en: 'Sun', ru: 'Солнце' },
  festivals: { en: 'Festivals', ru: 'Праздники' },
  hours: { en: 'Hours', ru: 'Часы' },
} as const satisfies Record<string, Words>

const polarTexts: Readonly<Record<'polar-day' | 'polar-night', Words>> = {
  'polar-day': { en: 'does not set', ru: 'не заходит' },
  'polar-night': { en: 'does not rise', ru: 'не восходит' },
}

const shaTexts: Readonly<Record<DayValue['clash']['sha'], Words>> = {
  north: { en: 'sha in the north', ru: 'ша на севере' },
  east: { en: 'sha in the east', ru: 'ша на востоке' },
  south: { en: 'sha in the south', ru: 'ша на юге' },
  west: { en: 'sha in the west', ru: 'ша на западе' },
}

const nearBoundary: Words = {
  en: 'An instant of the sky lies within two minutes of midnight: printed calendars may differ.',
  ru: 'Небесное событие — в двух минутах от полуночи: печатные календари могут расходиться.',
}

const momentText = (instant: string, locale: Locale): string =>
  `${sayDay(instant, locale)} ${clockOf(instant)}`

function sunText({ sun }: DayValue, locale: Locale): string {
  const noon = `${locale === 'ru' ? 'полдень' : 'noon'} ${clockOf(sun.noon)}`
  if (sun.kind !== 'day') return `${polarTexts[sun.kind][locale]}, ${noon}`
  const [rise, set] = [sun.rise, sun.set].map((at) => (at === null ? '—' : clockOf(at)))
  return locale === 'ru' ? `восход ${rise}, ${noon}, заход ${set}` : `rises ${rise}, ${noon}, sets ${set}`
}

function moonText({ moon }: DayValue, locale: Locale): string {
  const lit = locale === 'ru' ? `освещена на ${moon.litPercent}\u00a0%` : `${moon.litPercent}% lit`
  const times = (label: Words, instants: readonly string[]): string[] =>
    instants.map((at) => `${label[locale]} ${clockOf(at)}`)
  return [
    moon.quarterAt ? `${moon.name} ${clockOf(moon.quarterAt)}` : moon.name,
    lit,
    ...times({ en: 'rises', ru: 'восход' }, moon.rises),
    ...times({ en: 'sets', ru: 'заход' }, moon.sets),
  ].join(', ')
}

/** Russian readers count days from moonrise to moonrise; English ones do not know them. */
function moonriseText({ moon }: DayValue, locale: Locale): string {
  if (locale !== 'ru') return ''
  return moon.moonriseDays.map(({ number, from }) => `${number}-е с ${momentText(from, locale)}`).join(', ')
}

function changeText({ monthChange }: DayValue, locale: Locale): string {
  if (!monthChange) return ''
  const { at, before } = monthChange
  return locale === 'ru'
    ? `${momentText(at, locale)}; до неё месяц ${sayNamed(before.month)}`
    : `${momentText(at, locale)}; before it ${sayNamed(before.month)}`
}

function listFields(value: DayValue, locale: Locale): [Words, string][] {
  const { pillars, term, path } = value
  return [
    [labels.day, sayNamed(pillars.day)],
    [labels.month, sayNamed(pillars.month)],
    [labels.year, sayNamed(pillars.year)],
    [labels.change, changeText(value, locale)],
    [labels.naYin, sayNamed(value.naYin)],
    [labels.lunar, lunarText[locale](value.lunar)],
    [labels.term, `${sayNamed(term)}, ${momentText(term.from, locale)} — ${momentText(term.to, locale)}`],
    [labels.officer, sayNamed(value.officer)],
    [labels.path, `${sayNamed(path)}, ${path.side.toLowerCase()}`],
    [labels.mansion, sayNamed(value.mansion)],
    [labels.clash, `${sayNamed(value.clash.branch)}, ${shaTexts[value.clash.sha][locale]}`],
    [labels.void, value.voidBranches.map(sayNamed).join(', ')],
    [labels.moon, moonText(value, locale)],
    [labels.moonrise, moonriseText(value, locale)],
    [labels.sun, sunText(value, locale)],
    [labels.festivals, value.festivals.map(sayNamed).join(', ')],
  ]
}

function printHours({ hours }: DayValue, { locale, style }: Format): string[] {
  const rows = hours.map(({ name, pillar, path, from, to }) => [
    `  ${clockOf(from)}–${clockOf(to)}`,
    name,
    sayNamed(pillar),
    sayNamed(path),
  ])
  return [style.strong(labels.hours[locale]), ...alignRows(rows).map((row) => row.join('  '))]
}

/** The facts of a day in words. */
export function printDay(value: DayValue, format: Format): string {
  const { locale, style } = format
  return [
    style.strong(`${sayWholeDate(value.date, locale)} · ${value.place.name}`),
    ...(value.isNearBoundary ? [style.warm(nearBoundary[locale])] : []),
    '',
    ...printFields(listFields(value, locale), format),
    '',
    ...printHours(value, format),
  ].join('\n')
}
