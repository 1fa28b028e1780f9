import type { Locale, Words } from '@zeri/lexicon/facts'
import { sayDay, sayWholeDate } from '../clock/date-words.ts'
import { clockOf } from '../clock/format-time.ts'
import type { AlternativeValue, ChartValue, PillarValue } from '../facts/compute-chart.ts'
import { alignRows } from '../terminal/columns.ts'
import { type Format, sayNamed } from './print-facts.ts'

const labels = {
  hour: { en: 'Hour', ru: 'Час' },
  day: { en: 'Day', ru: 'День' },
  month: { en: 'Month', ru: 'Месяц' },
  year: { en: 'Year', ru: 'Год' },
  god: { en: 'Ten god', ru: 'Божество' },
  master: { en: 'Day Master', ru: 'Господин Дня' },
  stem: { en: 'Stem', ru: 'Ствол' },
  branch: { en: 'Branch', ru: 'Ветвь' },
  hidden: { en: 'Hidden', ru: 'Скрытые' },
  naYin: { en: 'Melody', ru: 'Созвучие' },
  stage: { en: 'Stage', ru: 'Стадия' },
  void: { en: 'Void', ru: 'Пустота' },
} as const satisfies Record<string, Words>

const luckHeads = {
  female: { en: 'Luck pillars of a woman', ru: 'Такты удачи женщины' },
  male: { en: 'Luck pillars of a man', ru: 'Такты удачи мужчины' },
} as const satisfies Record<string, Words>

const directions = {
  forward: { en: 'forward', ru: 'прямой ход' },
  backward: { en: 'backward', ru: 'обратный ход' },
} as const satisfies Record<string, Words>

const clocks: Readonly<Record<string, Words>> = {
  apparent: { en: 'by the sundial', ru: 'по солнечным часам' },
  mean: { en: 'by the mean sun', ru: 'по среднему солнцу' },
  clock: { en: 'by the wall clock', ru: 'по настенным часам' },
  day23: { en: 'where the day begins at 23:00', ru: 'если день начинается в 23:00' },
  midnight: { en: 'where the day begins at midnight', ru: 'если день начинается в полночь' },
}

const columns = ['hour', 'day', 'month', 'year'] as const
const MOST_HIDDEN = 3

function tableOf({ pillars }: ChartValue, locale: Locale): string[][] {
  const known = columns.flatMap((name) => (pillars[name] ? [{ name, value: pillars[name] }] : []))
  const row = (label: Words, cell: (value: PillarValue) => string): string[] => [
    label[locale],
    ...known.map(({ value }) => cell(value)),
  ]
  const hidden = Array.from({ length: MOST_HIDDEN }, (_, index) =>
    row(index === 0 ? labels.hidden : { en: '', ru: '' }, ({ hiddenStems }) => {
      const one = hiddenStems[index]
      return one ? `${one.stem.zh} ${one.tenGod.name}` : ''
    }),
  )
  return [
    ['', ...known.map(({ name }) => labels[name][locale])],
    row(labels.god, ({ tenGod }) => (tenGod ? sayNamed(tenGod) : labels.master[locale])),
    row(labels.stem, ({ stem }) => sayNamed(stem)),
    row(labels.branch, ({ branch }) => sayNamed(branch)),
    ...hidden,
    row(labels.naYin, ({ naYin }) => sayNamed(naYin)),
    row(labels.stage, ({ lifeStage }) => sayNamed(lifeStage)),
  ]
}

const yearWords: Readonly<Record<string, string>> = { one: 'год', few: 'года', many: 'лет', other: 'года' }

function ageText(months: number, locale: Locale): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  if (locale === 'en') return `${years} y ${rest} m`
  return `${years} ${yearWords[new Intl.PluralRules('ru').select(years)]} ${rest} мес.`
}

function luckHead(
  gender: 'female' | 'male',
  { direction, startAgeMonths }: LuckValue,
  locale: Locale,
): string {
  const { earliest, latest } = startAgeMonths
  const ages = [...new Set([earliest, latest])].map((months) => ageText(months, locale)).join(' – ')
  const from = locale === 'ru' ? `с возраста ${ages}` : `from the age of ${ages}`
  return `${luckHeads[gender][locale]}, ${directions[direction][locale]}, ${from}`
}

type LuckValue = NonNullable<ChartValue['luck']['female']>

function printLuck({ luck }: ChartValue, { locale, style }: Format): string[] {
  return (['female', 'male'] as const).flatMap((gender) => {
    const one = luck[gender]
    if (!one) return []
    const rows = one.pillars.map(({ from, pillar, tenGod }) => [
      `  ${from}`,
      sayNamed(pillar),
      sayNamed(tenGod),
    ])
    return ['', style.strong(luckHead(gender, one, locale)), ...alignRows(rows).map((row) => row.join('  '))]
  })
}

function alternativeText({ because, rule, at, pillars }: AlternativeValue, locale: Locale): string {
  const changed = Object.entries(pillars)
    .map(
      ([name, pillar]) => `${labels[name as keyof typeof labels][locale].toLowerCase()} ${sayNamed(pillar)}`,
    )
    .join(', ')
  if (rule !== null) return `${clocks[rule]?.[locale]}: ${changed}`
  const moment = at === null ? '' : `${sayDay(at, locale)} ${clockOf(at)}`
  if (because === 'time-unknown')
    return `${locale === 'ru' ? 'если родились с' : 'if born from'} ${moment}: ${changed}`
  return `${locale === 'ru' ? 'за границей' : 'beyond the boundary of'} ${moment}: ${changed}`
}

function printAlternatives({ alternatives }: ChartValue, { locale, style }: Format): string[] {
  if (alternatives.length === 0) return []
  const head = locale === 'ru' ? 'Может быть иначе' : 'It might be otherwise'
  return ['', style.warm(head), ...alternatives.map((one) => `  ${alternativeText(one, locale)}`)]
}

function birthText({ birth }: ChartValue, locale: Locale): string {
  const time = birth.time ?? (locale === 'ru' ? 'время неизвестно' : 'time unknown')
  const sun = locale === 'ru' ? 'истинное солнечное время' : 'true solar time'
  const solar = birth.trueSolarTime === null ? '' : `, ${sun} ${birth.trueSolarTime}`
  return `${sayWholeDate(birth.date, locale)}, ${time} · ${birth.place.name} (UTC${birth.offset}${solar})`
}

/** The chart of a birth in words. */
export function printChart(value: ChartValue, format: Format): string {
  const { locale, style } = format
  const [head = [], ...rows] = alignRows(tableOf(value, locale))
  return [
    style.strong(birthText(value, locale)),
    '',
    style.soft(head.join('  ')),
    ...rows.map(([label = '', ...cells]) => [style.soft(label), ...cells].join('  ').trimEnd()),
    '',
    `${style.soft(labels.void[locale])}  ${value.voidBranches.map(sayNamed).join(', ')}`,
    ...printLuck(value, format),
    ...printAlternatives(value, format),
  ].join('\n')
}
