import {
  branchOf,
  clashBranchOf,
  type DayFacts,
  type DoubleHour,
  type MoonTimes,
  type Pillar,
  shaDirectionOf,
} from '@zeri/almanac/calendar'
import {
  type ActivityVerdict,
  type DayVerdict,
  type HourVerdict,
  judgeHours,
  makeDayMessage,
  mansionIdOf,
  officerIdOf,
  pathIdOf,
  type Reason,
} from '@zeri/almanac/judgement'
import {
  activityWords,
  branches,
  type DayContext,
  describeClash,
  describeHourReason,
  describeOfficer,
  describeReason,
  describeSource,
  festivals,
  type Locale,
  mansions,
  moonName,
  moonriseDays,
  naYin,
  pathSides,
  paths,
  pillarWords,
  terms,
  type Words,
  weightWords,
  writeDaySentence,
} from '@zeri/lexicon'
import { Temporal } from 'temporal-polyfill'

const labels = {
  day: { en: 'Day', ru: 'День' },
  month: { en: 'Month', ru: 'Месяц' },
  year: { en: 'Year', ru: 'Год' },
  naYin: { en: 'Melody', ru: 'Созвучие' },
  lunar: { en: 'Lunar date', ru: 'Лунная дата' },
  term: { en: 'Solar term', ru: 'Солнечный сезон' },
  officer: { en: 'Officer', ru: 'Установление дня' },
  path: { en: 'Path', ru: 'Путь' },
  mansion: { en: 'Mansion', ru: 'Созвездие' },
  moon: { en: 'Moon', ru: 'Луна' },
  moonrise: { en: 'Moonrise day', ru: 'Лунные сутки' },
  clash: { en: 'Clash', ru: 'Столкновение' },
  festivals: { en: 'Festivals', ru: 'Праздники' },
  good: { en: 'Good for', ru: 'Подходит для' },
  bad: { en: 'Not good for', ru: 'Не подходит для' },
  even: { en: 'Neither for nor against', ru: 'Ни за, ни против' },
  hours: { en: 'Hours', ru: 'Часы' },
  doubtful: { en: 'The sources differ on this day.', ru: 'Источники расходятся об этом дне.' },
} as const satisfies Record<string, Words>

/** A judged day with its place and the language of the description. */
export type DescribedDay = {
  readonly facts: DayFacts
  readonly moon: MoonTimes
  readonly verdict: DayVerdict
  readonly zone: string
  readonly placeName: string
  readonly locale: Locale
}

const signed = (weight: number): string => (weight > 0 ? `+${weight}` : weight < 0 ? `−${-weight}` : '0')

function clockOf(epochMs: number, zone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone)
  return local.toPlainTime().toString({ smallestUnit: 'minute' })
}

function dateOf({ year, month, day }: DayFacts['date'], locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    dateStyle: 'full',
    timeZone: 'UTC',
  })
  const text = format.format(Date.UTC(year, month - 1, day))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function momentOf(epochMs: number, { zone, locale }: DescribedDay): string {
  const format = new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  })
  return `${format.format(epochMs)} ${clockOf(epochMs, zone)}`
}

function nameOfPillar(pillar: Pillar, locale: Locale): string {
  const { stem, branch, name } = pillarWords(pillar, locale)
  return `${stem.glyph}${branch.glyph} ${name}`
}

const lunarDate: Readonly<Record<Locale, (lunar: DayFacts['lunar']) => string>> = {
  en: ({ day, month, isLeap, year, monthLength }) =>
    `day ${day} of ${monthLength}, ${isLeap ? 'leap ' : ''}month ${month} of ${year}`,
  ru: ({ day, month, isLeap, year, monthLength }) =>
    `${day}-й день из ${monthLength}, ${isLeap ? 'вставной ' : ''}${month}-й месяц ${year} года`,
}

function moonLine({ facts, locale }: DescribedDay): string {
  const lit = Math.round(100 * facts.moon.litFraction)
  return `${moonName(facts.moon, locale)}, ${lit}${locale === 'ru' ? '\u00a0%' : '%'}`
}

function moonriseLine(described: DescribedDay): string {
  const { moon, locale } = described
  return moon.moonriseDays
    .map(
      ({ number, startMs }) =>
        `${moonriseDays[number - 1]?.name[locale]} (${momentOf(startMs, described)} →)`,
    )
    .join(', ')
}

function listFacts(described: DescribedDay): [keyof typeof labels, string][] {
  const { facts, locale } = described
  const { name: term } = terms[facts.term.term] ?? terms[0]
  const mansion = mansions[mansionIdOf(facts.mansion)]
  const path = paths[pathIdOf(facts.path)]
  const side = pathSides[facts.isYellow ? 'yellow' : 'black']
  const branch = branchOf(facts.day)
  const clash = { clash: clashBranchOf(branch), sha: shaDirectionOf(branch) }
  return [
    ['day', nameOfPillar(facts.day, locale)],
    ['month', nameOfPillar(facts.month, locale)],
    ['year', nameOfPillar(facts.year, locale)],
    ['naYin', naYin[facts.naYin]?.name[locale] ?? ''],
    ['lunar', lunarDate[locale](facts.lunar)],
    [
      'term',
      `${term[locale]}, ${momentOf(facts.term.startMs, described)} — ${momentOf(facts.term.endMs, described)}`,
    ],
    ['officer', describeOfficer(officerIdOf(facts.officer), locale)],
    ['path', `${path.name[locale]}, ${side.name[locale].toLowerCase()}`],
    ['mansion', `${mansion.name[locale]}. ${mansion.short[locale]}.`],
    ['moon', moonLine(described)],
    ['moonrise', moonriseLine(described)],
    ['clash', describeClash(clash, locale)],
    ['festivals', facts.festivals.map((id) => festivals[id].name[locale]).join(', ')],
  ]
}

function markOf(reason: Reason): string {
  if (reason.kind !== 'evidence') return '!'
  if (reason.status === 'overridden') return '·'
  return reason.evidence.side === 'good' ? '+' : '−'
}

function describeReasons(reasons: readonly Reason[], day: DayContext, locale: Locale): string[] {
  return reasons.flatMap((reason) => {
    const sentence = `    ${markOf(reason)} ${describeReason(reason, day, locale)}`
    return reason.kind === 'evidence'
      ? [`${sentence} (${describeSource(reason.evidence, locale)})`]
      : [sentence]
  })
}

const phraseOf = ({ activity }: ActivityVerdict, locale: Locale): string =>
  locale === 'ru' ? activityWords[activity].deed.ruGenitive : activityWords[activity].deed.en

function describeActivities({ verdict, locale }: DescribedDay, day: DayContext): string[] {
  const section = (label: Words, chosen: readonly ActivityVerdict[]): string[] =>
    chosen.length === 0
      ? []
      : [
          '',
          label[locale],
          ...chosen.flatMap((one) => [
            `  ${phraseOf(one, locale)} ${signed(one.weight)}`,
            ...describeReasons(one.reasons, day, locale),
          ]),
        ]
  const byWeight = verdict.activities.toSorted((one, other) => other.weight - one.weight)
  const even = byWeight.filter(({ weight }) => weight === 0)
  return [
    ...section(
      labels.good,
      byWeight.filter(({ weight }) => weight > 0),
    ),
    ...section(labels.bad, byWeight.filter(({ weight }) => weight < 0).reverse()),
    '',
    labels.even[locale],
    `  ${even.map(({ activity }) => activityWords[activity].name[locale]).join(', ')}`,
  ]
}

function describeHour(
  { facts, zone, locale }: DescribedDay,
  hour: DoubleHour,
  verdict: HourVerdict,
): string[] {
  const times = `${clockOf(hour.startMs, zone)}–${clockOf(hour.endMs, zone)}`
  const name = branches[hour.branch]?.hour.name[locale]
  return [
    `  ${times}  ${name} ${signed(verdict.weight)}`,
    ...verdict.reasons.map((reason) => {
      const mark = reason.side === 'good' ? '+' : '−'
      return `    ${mark} ${describeHourReason(reason, { day: facts.day, branch: hour.branch }, locale)}`
    }),
  ]
}

function describeHours(described: DescribedDay): string[] {
  const verdicts = judgeHours(described.facts.day)
  return [
    '',
    labels.hours[described.locale],
    ...described.facts.hours.flatMap((hour) => {
      const verdict = verdicts[hour.branch]
      return verdict ? describeHour(described, hour, verdict) : []
    }),
  ]
}

/** Describes a day: the verdict first, then the facts, its good and bad activities with reasons, and its hours. */
export function describeDay(described: DescribedDay): string {
  const { facts, verdict, placeName, locale } = described
  const day: DayContext = { ...facts, stars: verdict.stars, policy: verdict.policy }
  const weight = weightWords[verdict.day.weight]
  const lines = listFacts(described).filter(([, text]) => text !== '')
  const width = Math.max(...lines.map(([label]) => labels[label][locale].length))
  return [
    `${dateOf(facts.date, locale)} · ${placeName}`,
    '',
    writeDaySentence(makeDayMessage(verdict), facts.julianDay, locale),
    `${weight.name[locale]} (${signed(verdict.day.weight)}): ${weight.legend[locale]}`,
    ...(facts.uncertain ? [labels.doubtful[locale]] : []),
    '',
    ...lines.map(([label, text]) => `${labels[label][locale].padEnd(width)}  ${text}`),
    ...describeActivities(described, day),
    ...describeHours(described),
  ].join('\n')
}
