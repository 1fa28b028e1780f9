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
  activities,
  type DayVerdict,
  judgeDay,
  judgeHours,
  listRulesOf,
  personalRules,
  personalTable,
  personalVerdict,
  type Reason,
  type School,
  type StarId,
} from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { locales } from '../locale.ts'
import { listFaults } from '../text-style.ts'
import type { DayContext } from './day-context.ts'
import { describeHourReason } from './describe-hour-reason.ts'
import { describePersonalReason } from './describe-personal-reason.ts'
import { describeFate, describeLastingBan, describeReason } from './describe-reason.ts'
import { describeLeaf, describeSource } from './describe-source.ts'

const everything: School = { heavenlyVirtue: 'corners', yearBreak: true, folk: true }
const FIRST_DAY_2024 = 2_460_311
const DAYS = 1461

const judged = Array.from({ length: DAYS }, (_, step) => {
  const date = toCivilDate(julianDay(FIRST_DAY_2024 + step))
  const facts = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
  return { facts, school: everything }
})
const days: readonly { verdict: DayVerdict; day: DayContext }[] = judged.map((one) => {
  const verdict = judgeDay(one)
  return { verdict, day: { ...one.facts, stars: verdict.stars, policy: verdict.policy } }
})
const reasonsOf = ({ day, activities }: DayVerdict): readonly Reason[] => [
  ...day.reasons,
  ...activities.flatMap(({ reasons }) => reasons),
]

const starOf = (reason: Exclude<Reason, { kind: 'verdict' }>): StarId =>
  reason.kind === 'cap' ? reason.star : reason.evidence.star

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

test('four years describe every star that speaks of an activity, and every fate that occurs', () => {
  const reasons = days.flatMap(({ verdict }) => reasonsOf(verdict))
  const described = new Set(reasons.flatMap((reason) => (reason.kind === 'verdict' ? [] : starOf(reason))))
  const speaking = new Set(activities.flatMap(({ id }) => listRulesOf(id).map(({ star }) => star)))
  const standing = new Set(days.flatMap(({ day }) => day.stars.map(({ id }) => id)))
  expect(standing.size).toBeGreaterThan(200)
  expect([...speaking].filter((id) => standing.has(id) && !described.has(id))).toEqual([])
  const evidence = reasons.filter((reason) => reason.kind === 'evidence')
  expect([...new Set(evidence.map(({ by }) => by))].toSorted()).toEqual([
    'ban',
    'books',
    'free',
    'grade',
    'group',
    'lasting',
    'relief',
    'together',
    'trade',
    'unnoted',
    undefined,
  ])
})

const aDay = days[0]?.day
const describedIn = (reason: Reason, day: DayContext | undefined = aDay): readonly string[] => {
  if (!day) throw new Error('no day')
  return locales.map((locale) => describeReason(reason, day, locale))
}

/** A day of the four years that has these stars. */
function dayWith(...ids: readonly string[]): DayContext {
  const found = days.find(({ day }) => ids.every((id) => day.stars.some((star) => star.id === id)))
  if (!found) throw new Error(`no day with ${ids.join(' and ')}`)
  return found.day
}

test('a custom says that it is one, what it holds back and how far', () => {
  expect(
    describedIn({ kind: 'cap', star: 'year-break', limit: -1, status: 'applied' }, dayWith('year-break')),
  ).toEqual([
    'By custom Year Break holds great undertakings back: none is rated above −1.',
    'По обычаю Разрушитель года удерживает от больших дел: оценка не выше −1.',
  ])
  expect(
    describedIn(
      { kind: 'cap', star: 'three-maidens', limit: 0, status: 'applied' },
      dayWith('three-maidens'),
    ),
  ).toEqual([
    'By custom Three Maidens hold this back: it is rated no higher than 0.',
    'По обычаю Три девы это сдерживают: оценка не выше 0.',
  ])
})

test('a ban that lasts says that nothing lifts it', () => {
  expect(locales.map((locale) => describeLastingBan('four-separations', locale))).toEqual([
    'Four Separations forbid this, whatever favours it.',
    'Четыре разделения это запрещают, и ничто в этот день запрета не снимает.',
  ])
})

test('a day that forbids everything says so', () => {
  expect(describedIn({ kind: 'verdict', limit: -3, status: 'applied' })).toEqual([
    'The stars of this day together forbid everything: nothing is rated above −3.',
    'Звёзды этого дня вместе запрещают всё: оценка не выше −3.',
  ])
})

test('a day of waste against its month says which two evils meet', () => {
  expect(
    describedIn({ kind: 'verdict', limit: -2, status: 'applied' }, dayWith('four-waste', 'month-break')),
  ).toEqual([
    'Four Wastes meet Month Break and forbid everything: nothing is rated above −2.',
    'Четыре упадка сошлись с Разрушителем месяца и запрещают всё: оценка не выше −2.',
  ])
})

test('a star that closes its pillar is named as what forbids everything', () => {
  expect(describedIn({ kind: 'verdict', limit: -2, status: 'applied' }, dayWith('great-meeting'))).toEqual([
    'Great Meeting of Yin and Yang forbids everything: nothing is rated above −2.',
    'Большая встреча Инь и Ян запрещает всё: оценка не выше −2.',
  ])
})

type EvidenceReason = Extract<Reason, { kind: 'evidence' }>

/** The first reason of a fate, in both languages, without the words before the fate. */
function fateOf(matches: (reason: EvidenceReason, verdict: DayVerdict) => boolean): readonly string[] {
  for (const { verdict, day } of days)
    for (const reason of reasonsOf(verdict))
      if (reason.kind === 'evidence' && matches(reason, verdict))
        return describedIn(reason, day).map((sentence) => sentence.replace(/^.*?\. (?=\p{Lu})/u, ''))
  throw new Error('no such reason')
}

test.each([
  [
    'group',
    'Not counted: the same place already counts under another name.',
    'Не в счёт: то же место уже учтено под другим именем.',
  ],
  [
    'ban',
    'Not counted: another star forbids this, and nothing in its entry lifts the ban.',
    'Не в счёт: другая звезда это запрещает, и её статья запрета не снимает.',
  ],
  [
    'lasting',
    'Not counted: the day carries a ban that yields to nothing.',
    'Не в счёт: есть запрет, который не уступает ничему.',
  ],
  [
    'relief',
    'Not counted: its own entry lifts the ban on this day.',
    'Не в счёт: в этот день запрет снимает статья самой звезды.',
  ],
  [
    'together',
    'Not counted: a kindred matter is freed on this day, and this ban falls with it.',
    'Не в счёт: родственное дело в этот день свободно, и этот запрет снимается вместе с ним.',
  ],
  [
    'trade',
    'Not counted: a benefactor of the day lifts bans on trade and the like.',
    'Не в счёт: благодетель дня снимает запреты на торговлю и подобные дела.',
  ],
  [
    'free',
    'Not counted: virtues meet on this day, and no ban of the month holds.',
    'Не в счёт: в этот день сошлись добродетели, и запреты месяца не действуют.',
  ],
  [
    'books',
    'Not counted: path and mansion only lean, and here the book notes nothing.',
    'Не в счёт: путь и созвездие лишь склоняют чашу, а книги здесь ничего не решают.',
  ],
])('what is overruled by %s says why', (by, en, ru) => {
  expect(fateOf((reason) => reason.by === by)).toEqual([en, ru])
})

test.each([
  [
    'favour-wins',
    'bad',
    'Overruled: a strong lucky star cancels it today.',
    'Не в счёт: сегодня это снимает сильная благоприятная звезда.',
  ],
  [
    'cancel',
    'good',
    'Not counted: today what is for and against it cancels out.',
    'Не в счёт: сегодня «за» и «против» гасят друг друга.',
  ],
  [
    'cancel',
    'bad',
    'Not counted: today what is for and against it cancels out.',
    'Не в счёт: сегодня «за» и «против» гасят друг друга.',
  ],
  [
    'forbid-wins',
    'good',
    'Overruled: a strong unlucky star outweighs it today.',
    'Не в счёт: сегодня перевешивает сильная неблагоприятная звезда.',
  ],
  [
    'all-forbidden',
    'good',
    'Not counted: on this day everything is forbidden.',
    'Не в счёт: в этот день запрещено всё.',
  ],
])('where the policy is %s, the grade sets the %s side aside in its own words', (policy, side, en, ru) => {
  expect(
    fateOf(
      ({ by, evidence }, verdict) => by === 'grade' && evidence.side === side && verdict.policy === policy,
    ),
  ).toEqual([en, ru])
})

test('what is not noted names the star that leaves it unnoted, or says that the virtues are not followed', () => {
  expect(fateOf(({ silencer }) => silencer === 'summer-solstice')).toEqual([
    'Not counted: Summer Solstice leaves it unnoted.',
    'Не в счёт: Летнее солнцестояние не даёт отметить это как благоприятное.',
  ])
  const virtue = days.flatMap(({ verdict }) => verdict.day.reasons).find((one) => one.kind === 'evidence')
  if (virtue?.kind !== 'evidence') throw new Error('no evidence')
  const unfollowed = { ...virtue, status: 'overridden', by: 'unnoted' } as const
  expect(locales.map((locale) => describeFate(unfollowed, dayWith(virtue.evidence.star), locale))).toEqual([
    'Not counted: on this day the book does not note as good what the virtues favour.',
    'Не в счёт: в этот день книга не следует тому, что одобряют добродетели.',
  ])
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

test.each([
  [
    'harmony-year',
    [1, 9, 0],
    'The day’s Ox and the Rooster of the birth year are friends: they belong to one trio of branches.',
  ],
  [
    'harmony-day',
    [1, 9, 0],
    'The day’s Ox and the Rat of the birth day are friends: they form one of the six pairs.',
  ],
  [
    'punishment-or-harm',
    [1, 9, 7],
    'The day’s Ox rubs against the Goat of the birth day: the books call it punishment.',
  ],
  [
    'punishment-or-harm',
    [1, 9, 6],
    'The day’s Ox rubs against the Horse of the birth day: the books call it harm.',
  ],
  [
    'punishment-or-harm',
    [2, 9, 5],
    'The day’s Tiger rubs against the Snake of the birth day: the books call it both punishment and harm.',
  ],
] as const)('%s names the branches and says which kind it is', (rule, [day, year, own], sentence) => {
  const pillars = { day: pillarOf(day), birthYear: pillarOf(year), birthDay: pillarOf(own) }
  const reason = {
    rule,
    source: 'san-ming-tong-hui',
    isReading: false,
    kind: 'delta',
    delta: 1,
    restsOnStrength: false,
    status: 'applied',
  } as const
  expect(describePersonalReason(reason, { isHourKnown: true, pillars }, 'en')).toBe(sentence)
  expect(faultsOf(describePersonalReason(reason, { isHourKnown: true, pillars }, 'ru'), 'ru')).toEqual([])
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
    / Это зависит от силы Господина Дня, а её может изменить час рождения\. В счёт идёт, но книга или другое правило не даёт оценке подняться\.$/,
  )
  expect(describePersonalReason({ ...delta, status: 'applied' }, { isHourKnown: true }, 'ru')).not.toContain(
    'Господина Дня, а её',
  )
})

test('the source of a reason is a book, chapter and leaf, and what is read into it is marked', () => {
  expect(describeSource({ source: 'xie-ji-10', isReading: false }, 'en')).toBe(
    'Xie Ji Bian Fang Shu, 1741, juan 10',
  )
  expect(describeSource({ source: 'xie-ji-10', isReading: true }, 'en')).toBe(
    'Xie Ji Bian Fang Shu, 1741, juan 10 · modern reading',
  )
  expect(describeSource({ source: 'xie-ji-10', isReading: true }, 'ru')).toBe(
    '«Се цзи бянь фан шу», 1741 год, цзюань 10 · современное прочтение',
  )
  expect(describeSource({ source: 'xie-ji-10', isReading: false, page: '29a' }, 'en')).toBe(
    'Xie Ji Bian Fang Shu, 1741, juan 10, leaf 29a',
  )
  expect(describeSource({ source: 'xie-ji-10', isReading: false, page: '29b' }, 'ru')).toBe(
    '«Се цзи бянь фан шу», 1741 год, цзюань 10, лист 29б',
  )
  expect(describeSource({ source: 'modern', isReading: true }, 'en')).toBe(
    'Our modern reading, not in the old books',
  )
})

test('the place of a clause is juan and leaf; the transcription leaves a number out after the thirteenth', () => {
  expect(describeLeaf('010-29a', 'en')).toBe('juan 10, leaf 29a')
  expect(describeLeaf('013-1a', 'en')).toBe('juan 13, leaf 1a')
  expect(describeLeaf('014-1a', 'en')).toBe('juan 15, leaf 1a')
  expect(describeLeaf('035-50b', 'ru')).toBe('цзюань 36, лист 50б')
})
