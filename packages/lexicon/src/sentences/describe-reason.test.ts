import { natalRules, readChart } from '@zeri/almanac/bazi'
import {
  calendarRules,
  chinaMeridian,
  dayFacts,
  julianDay,
  pillarOf,
  toCivilDate,
} from '@zeri/almanac/calendar'
import {
  type DayVerdict,
  judgeDay,
  judgeHours,
  personalRules,
  personalTable,
  personalVerdict,
  type Reason,
  type School,
  stars,
} from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { locales } from '../locale.ts'
import { listFaults } from '../text-style.ts'
import type { DayContext } from './day-context.ts'
import { describeHourReason } from './describe-hour-reason.ts'
import { describePersonalReason } from './describe-personal-reason.ts'
import { describeReason } from './describe-reason.ts'
import { describeSource } from './describe-source.ts'

const everything: School = { heavenlyVirtue: 'corners', folk: true }
const FIRST_DAY_2024 = 2_460_311
const DAYS = 1461

const judged = Array.from({ length: DAYS }, (_, step) => {
  const date = toCivilDate(julianDay(FIRST_DAY_2024 + step))
  const facts = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
  return { facts, school: everything }
})
const days: readonly { verdict: DayVerdict; day: DayContext }[] = judged.map((one) => {
  const verdict = judgeDay(one)
  return { verdict, day: { ...one.facts, stars: verdict.stars } }
})
const reasonsOf = ({ day, activities }: DayVerdict): readonly Reason[] => [
  ...day.reasons,
  ...activities.flatMap(({ reasons }) => reasons),
]

/** A sentence or two of prose, in the typography of the language. */
function faultsOf(sentence: string, locale: (typeof locales)[number]): string[] {
  const faults = listFaults(sentence, locale)
  if (!/^\p{Lu}.+\.$/u.test(sentence)) faults.push('no sentence')
  if (/undefined|NaN|\[object/.test(sentence)) faults.push('a hole')
  return faults.map((fault) => `${fault}: ${sentence}`)
}

test.each(locales)('every reason of four years is described in %s, in clean sentences', (locale) => {
  const sentences = new Set(
    days.flatMap(({ verdict, day }) =>
      reasonsOf(verdict).map((reason) => describeReason(reason, day, locale)),
    ),
  )
  expect([...sentences].flatMap((sentence) => faultsOf(sentence, locale))).toEqual([])
  expect(sentences.size).toBeGreaterThan(2000)
})

test('four years describe every star, and every fate that occurs', () => {
  const reasons = days.flatMap(({ verdict }) => reasonsOf(verdict))
  const evidence = reasons.filter((reason) => reason.kind === 'evidence')
  const silent = stars().filter(({ id }) => !evidence.some((reason) => reason.evidence.star === id))
  // They concern matters that no activity has: nails, wells, roofs, capping.
  expect(silent.map(({ id }) => id)).toEqual(['taboo-ren', 'taboo-mao', 'taboo-wu', 'taboo-nail-days'])
  const fates = new Set(evidence.map(({ status, by }) => (status === 'overridden' ? by : status)))
  expect([...fates].sort()).toEqual(['applied', 'books', 'capped', 'grade', 'group', 'lasting'])
})

const aDay = days[0]?.day
const describedIn = (reason: Reason, day: DayContext | undefined = aDay): readonly string[] => {
  if (!day) throw new Error('no day')
  return locales.map((locale) => describeReason(reason, day, locale))
}

test('a veto says what it limits, or that it is lifted', () => {
  expect(describedIn({ kind: 'veto', star: 'four-waste', limit: -1, status: 'applied' })).toEqual([
    'Four Wastes hold great undertakings back: none is rated above −1.',
    'Четыре упадка удерживают от больших дел: оценка не выше −1.',
  ])
  expect(describedIn({ kind: 'veto', star: 'four-waste', limit: -1, status: 'overridden' })).toEqual([
    'Four Wastes no longer hold great undertakings back: the grade of the day lets the good win.',
    'Четыре упадка больше не удерживают от больших дел: по ступени дня верх берёт доброе.',
  ])
  expect(describedIn({ kind: 'veto', star: 'month-break', limit: -1, status: 'overridden' })).toEqual([
    'Month Break does not hold this back: a day of Destruction is good for it.',
    'Разрушитель месяца здесь не помеха: день Разрушения для этого и подходит.',
  ])
})

test('a day that forbids everything says so', () => {
  expect(describedIn({ kind: 'verdict', limit: -3, status: 'applied' })).toEqual([
    'The grade of the day sets everything aside: nothing is rated above −3.',
    'Ступень дня откладывает всё: оценка не выше −3.',
  ])
})

/** The first reason of a fate, in both languages, without the words before the fate. */
function fateOf(matches: (reason: Extract<Reason, { kind: 'evidence' }>) => boolean): readonly string[] {
  for (const { verdict, day } of days)
    for (const reason of reasonsOf(verdict))
      if (reason.kind === 'evidence' && matches(reason))
        return describedIn(reason, day).map((sentence) => sentence.replace(/^.*?\. (?=\p{Lu})/u, ''))
  throw new Error('no such reason')
}

test.each([
  [
    'group',
    undefined,
    'Set aside: the same place already counts under another name.',
    'Не в счёт: то же место уже учтено под другим именем.',
  ],
  [
    'grade',
    'bad',
    'Set aside: the grade of the day lets the good win.',
    'Не в счёт: по ступени дня верх берёт доброе.',
  ],
  [
    'grade',
    'good',
    'Set aside: the grade of the day lets caution win.',
    'Не в счёт: по ступени дня верх берёт осторожность.',
  ],
  [
    'lasting',
    'good',
    'Set aside: the day carries a warning that yields to nothing.',
    'Не в счёт: есть запрет, который не уступает ничему.',
  ],
  [
    'books',
    undefined,
    'Set aside: where the books agree, path and mansion do not overrule them.',
    'Не в счёт: путь и стоянка не спорят с книгами, когда те согласны.',
  ],
  [
    'year-break',
    'good',
    'It counts, but Year Break holds the rating down.',
    'В счёт идёт, но Разрушитель года не даёт оценке подняться.',
  ],
  [
    'four-separations',
    'good',
    'It counts, but Four Separations hold the rating down.',
    'В счёт идёт, но Четыре разделения не дают оценке подняться.',
  ],
])('what is overruled by %s, of the %s side, says why', (by, side, en, ru) => {
  expect(
    fateOf((reason) => reason.by === by && (side === undefined || reason.evidence.side === side)),
  ).toEqual([en, ru])
})

test('the grade of a day is named only where it decides', () => {
  for (const { verdict, day } of days)
    for (const reason of reasonsOf(verdict)) {
      const sentence = describeReason(reason, day, 'en')
      if (sentence.includes('lets the good win')) expect(verdict.policy).toBe('favour-wins')
      if (sentence.includes('lets caution win'))
        expect(verdict.policy).toMatch(/^(forbid-wins|all-forbidden)$/)
      if (sentence.includes('a day of Destruction'))
        expect(day.stars.map(({ id }) => id)).toContain('officer-break')
    }
})

test('what a day of Destruction is good for is spared, and says so', () => {
  const sentences = days
    .filter(({ day }) => day.stars.some(({ id }) => id === 'officer-break'))
    .flatMap(({ verdict, day }) =>
      verdict.activities
        .filter(({ activity }) => activity === 'medical')
        .flatMap(({ reasons }) => reasons.map((reason) => describeReason(reason, day, 'ru'))),
    )
  expect(sentences).toContain('Разрушитель месяца здесь не помеха: день Разрушения для этого и подходит.')
  expect(sentences.join(' ')).toContain('Не в счёт: день Разрушения для этого и подходит.')
})

test('a reason of a star that is not on the day is a fault of the caller', () => {
  const day = days.find(({ day }) => !day.stars.some(({ id }) => id === 'month-break'))?.day
  const reason = days
    .flatMap(({ verdict }) => reasonsOf(verdict))
    .find((one) => one.kind === 'evidence' && one.evidence.star === 'month-break')
  if (!day || !reason) throw new Error('no such day')
  expect(() => describeReason(reason, day, 'en')).toThrow('month-break is not on this day')
})

test.each(locales)('every reason of the 720 hours is described in %s, in clean sentences', (locale) => {
  const sentences = Array.from({ length: 60 }, (_, index) => pillarOf(index)).flatMap((day) =>
    judgeHours(day).flatMap(({ branch, reasons }) =>
      reasons.map((reason) => describeHourReason(reason, { day, branch }, locale)),
    ),
  )
  expect(sentences.flatMap((sentence) => faultsOf(sentence, locale))).toEqual([])
})

const hourOf = (star: string, day = 0): readonly string[] => {
  for (const { branch, reasons } of judgeHours(pillarOf(day)))
    for (const reason of reasons)
      if (reason.star === star)
        return locales.map((locale) => describeHourReason(reason, { day: pillarOf(day), branch }, locale))
  throw new Error(`no ${star} on this day`)
}

// 甲子 unless another pillar is given.
test.each<[string, number, string, string]>([
  [
    'hour-noble',
    0,
    'Nobleman of the Day is present: on days of the stem Jia it comes in the hour of the Ox.',
    'Присутствует Благородный человек дня: в дни ствола Цзя он приходит в час Быка.',
  ],
  [
    'golden-coffer',
    0,
    'Golden Coffer is present: on Rat days it comes in the hour of the Rat.',
    'Присутствует Золотой ларец: в дни Крысы он приходит в час Крысы.',
  ],
  [
    'hour-harmony',
    0,
    'Harmony with the Day: the hour’s Ox and the day’s Rat form one of the six harmonious pairs.',
    'Согласие с днём: Бык часа и Крыса дня составляют одну из шести пар.',
  ],
  [
    'hour-clash',
    0,
    'Clash with the Day: the hour’s Horse stands opposite the day’s Rat.',
    'Столкновение с днём: Лошадь часа стоит напротив Крысы дня.',
  ],
  [
    'hour-punishment',
    0,
    'Punishment by the Day: the day’s Rat punishes the hour’s Rabbit.',
    'Наказание от дня: Кролик часа терпит наказание от Крысы дня.',
  ],
  [
    'hour-punishment',
    4,
    'Punishment by the Day: the hour repeats the day’s Dragon, a branch that punishes itself.',
    'Наказание от дня: час повторяет ветвь дня, а Дракон — ветвь, которая наказывает себя.',
  ],
  [
    'hour-unmet',
    0,
    'Missed Meeting: the stem of the hour, Geng, overcomes the stem of the day, Jia.',
    'Несостоявшаяся встреча: ствол часа, Гэн, одолевает ствол дня, Цзя.',
  ],
  [
    'hour-void',
    0,
    'Void of the Ten Days: the ten days this one belongs to never reach the Dog.',
    'Пустота десятидневки: десятидневка этого дня не доходит до Собаки.',
  ],
])('the hour star %s on pillar %d is described as “%s”', (star, day, en, ru) => {
  expect(hourOf(star, day)).toEqual([en, ru])
})

test('a good star in an hour against the day counts, and says what holds it down', () => {
  const verdicts = Array.from({ length: 60 }, (_, index) => judgeHours(pillarOf(index))).flat()
  const capped = verdicts.flatMap(({ branch, reasons }) =>
    reasons
      .filter(({ status }) => status === 'capped')
      .map((reason) => describeHourReason(reason, { day: pillarOf(0), branch }, 'en')),
  )
  expect(capped.length).toBeGreaterThan(0)
  for (const sentence of capped)
    expect(sentence).toMatch(/ It counts, but the clash with the day holds the hour down\.$/)
})

const births = Array.from({ length: 8 }, (_, index) =>
  readChart(
    {
      year: pillarOf(index * 7),
      month: pillarOf(index * 11 + 2),
      day: pillarOf(index * 13 + 4),
      hour: index % 2 ? null : pillarOf(index * 3),
    },
    natalRules,
  ),
)

test.each(locales)('every rule for one person is described in %s, in clean sentences', (locale) => {
  const reasons = births.flatMap((chart) =>
    judged.slice(0, 60).flatMap((day) => {
      const { activities, day: whole } = personalVerdict(day, chart, personalRules)
      return [...whole.reasons, ...activities.flatMap((one) => one.reasons)]
    }),
  )
  const sentences = new Set(
    reasons.flatMap((reason) =>
      [true, false].map((isHourKnown) => describePersonalReason(reason, { isHourKnown }, locale)),
    ),
  )
  expect([...sentences].flatMap((sentence) => faultsOf(sentence, locale))).toEqual([])
  const met = new Set(reasons.map(({ rule }) => rule))
  expect(personalTable.filter(({ id }) => !met.has(id)).map(({ id }) => id)).toEqual([])
})

test('a personal limit and a personal doubt are said', () => {
  const because = { rule: 'clash-year', source: 'tong-shu', isReading: true } as const
  const limit = { ...because, kind: 'cap', limit: 0, status: 'applied' } as const
  expect(describePersonalReason(limit, { isHourKnown: true }, 'en')).toMatch(
    / Great undertakings are rated no higher than 0\.$/,
  )
  const delta = {
    ...because,
    rule: 'elements-favourable',
    kind: 'delta',
    delta: 1,
    restsOnStrength: true,
    status: 'capped',
  } as const
  expect(describePersonalReason(delta, { isHourKnown: false }, 'ru')).toMatch(
    / Это зависит от силы Хозяина дня, а её может изменить час рождения\. В счёт идёт, но другое правило не даёт оценке подняться\.$/,
  )
  expect(describePersonalReason({ ...delta, status: 'applied' }, { isHourKnown: true }, 'ru')).not.toContain(
    'Хозяина дня, а её',
  )
})

test('the source of a reason is a book and chapter, and what is read into it is marked', () => {
  expect(describeSource({ source: 'xie-ji-10', isReading: false }, 'en')).toBe(
    'Xie Ji Bian Fang Shu, 1741, juan 10',
  )
  expect(describeSource({ source: 'xie-ji-10', isReading: true }, 'en')).toBe(
    'Xie Ji Bian Fang Shu, 1741, juan 10 · modern reading',
  )
  expect(describeSource({ source: 'xie-ji-10', isReading: true }, 'ru')).toBe(
    '«Се цзи бянь фан шу», 1741 год, цзюань 10 · современное прочтение',
  )
  expect(describeSource({ source: 'modern', isReading: true }, 'en')).toBe(
    'Our modern reading, not in the old books',
  )
})
