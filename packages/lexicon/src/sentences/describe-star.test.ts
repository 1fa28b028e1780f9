import { calendarRules, chinaMeridian, type DayFacts, dayFacts, parseCivilDate } from '@zeri/almanac/calendar'
import { judgeDay, type School, stars } from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import type { DayContext } from './day-context.ts'
import { describeRule, describeStar } from './describe-star.ts'

/** The school with every rule, so that each is described. */
const everything: School = { heavenlyVirtue: 'corners', yearBreak: true, folk: true }

function aDay(text: string): DayContext {
  const date = parseCivilDate(text)
  if (!date) throw new Error(`${text} is no date`)
  const facts: DayFacts = dayFacts({ date, place: chinaMeridian, rules: calendarRules })
  const { stars, policy } = judgeDay({ facts, school: everything })
  return { ...facts, stars, policy }
}

function starOn(day: DayContext, id: string) {
  const star = day.stars.find((one) => one.id === id)
  if (!star) throw new Error(`${id} is not on this day`)
  return star
}

// One row for each way a star is placed; where a rule reads differently in its cases, a row for each.
const expectedSentences: readonly (readonly [date: string, star: string, en: string, ru: string])[] = [
  // month-stems
  [
    '2026-11-17',
    'heavenly-virtue',
    'Heavenly Virtue is present: in a Pig month it comes with the stem Yi.',
    'Присутствует Небесная добродетель: в месяце Свиньи она приходит со стволом И.',
  ],
  // month-stems, in a corner of heaven
  [
    '2025-03-16',
    'heavenly-virtue',
    'Heavenly Virtue is present: in a Rabbit month it falls on Monkey days.',
    'Присутствует Небесная добродетель: в месяце Кролика она приходится на дни Обезьяны.',
  ],
  // month-branches
  [
    '2025-01-01',
    'release-spirit',
    'Spirit of Release is present: in a Rat month it falls on Horse days.',
    'Присутствует Дух избавления: в месяце Крысы он приходится на дни Лошади.',
  ],
  // month-pillars, one a month and several
  [
    '2025-03-06',
    'heavenly-wish',
    'Heavenly Wish is present: its day in a Rabbit month is Yang Wood Dog.',
    'Присутствует Небесное желание: в месяце Кролика его день — Деревянная Собака.',
  ],
  [
    '2025-01-07',
    'no-general',
    'Day Without Generals is present: Yang Fire Rat is one of its days in an Ox month.',
    'Присутствует День без полководцев: Огненная Крыса — один из его дней в месяце Быка.',
  ],
  // branch-offset: the month's own branch, the one across, the triad, any other
  [
    '2025-01-08',
    'earth-office',
    'Earth Office is present: day and month share one branch, the Ox.',
    'Действует Управа земли: у дня и месяца одна ветвь, Бык.',
  ],
  [
    '2025-01-01',
    'month-break',
    'Month Break is present: the day’s Horse stands opposite the month’s Rat.',
    'Действует Разрушитель месяца: Лошадь дня стоит напротив Крысы месяца.',
  ],
  [
    '2025-01-03',
    'three-harmony',
    'Three Harmony is present: the day’s Monkey and the month’s Rat belong to one trio of branches.',
    'Присутствуют Три гармонии: Обезьяна дня и Крыса месяца — из одной тройки ветвей.',
  ],
  [
    '2025-01-03',
    'heavenly-joy',
    'Heavenly Joy is present: in a Rat month it falls on Monkey days.',
    'Присутствует Небесная радость: в месяце Крысы она приходится на дни Обезьяны.',
  ],
  // branch-mirror: the six harmonies, the six harms, any other
  [
    '2025-01-07',
    'six-harmony',
    'Six Harmony is present: the day’s Rat and the month’s Ox form one of the six harmonious pairs.',
    'Присутствуют Шесть гармоний: Крыса дня и Бык месяца составляют одну из шести пар.',
  ],
  [
    '2025-01-02',
    'month-harm',
    'Month Harm is present: the day’s Goat and the month’s Rat harm each other.',
    'Действует Вред месяца: Коза дня и Крыса месяца вредят друг другу.',
  ],
  [
    '2025-01-01',
    'six-rites',
    'Six Rites are present: in a Rat month they fall on Horse days.',
    'Присутствуют Шесть церемоний: в месяце Крысы они приходятся на дни Лошади.',
  ],
  // tri-branches, tri-stems
  [
    '2025-01-01',
    'disaster',
    'Disaster Sha is present: in months of the Monkey, the Rat and the Dragon it falls on Horse days.',
    'Действует Ша бедствия: в месяцы Обезьяны, Крысы и Дракона она приходится на дни Лошади.',
  ],
  [
    '2025-01-03',
    'month-virtue',
    'Monthly Virtue is present: in months of the Monkey, the Rat and the Dragon it comes with the stem Ren.',
    'Присутствует Добродетель месяца: в месяцы Обезьяны, Крысы и Дракона она приходит со стволом Жэнь.',
  ],
  // season-branches, season-stems, season-pillars
  [
    '2025-01-01',
    'five-voids',
    'Five Voids are present: in winter they fall on Horse days.',
    'Действуют Пять пустот: зимой они приходятся на дни Лошади.',
  ],
  [
    '2025-01-05',
    'four-ministers',
    'Four Ministers are present: in winter they come with the stem Jia.',
    'Присутствуют Четыре министра: зимой они приходят со стволом Цзя.',
  ],
  [
    '2025-02-12',
    'four-loss',
    'Four Losses are present: their spring day is Yang Water Rat.',
    'Действуют Четыре потери: их весенний день — Водяная Крыса.',
  ],
  [
    '2025-02-20',
    'four-waste',
    'Four Wastes are present: Yang Metal Monkey is one of their spring days.',
    'Действуют Четыре упадка: Металлическая Обезьяна — один из их весенних дней.',
  ],
  // stems, branches, pillars
  [
    '2025-01-01',
    'taboo-geng',
    'Taboo of the Stem Geng holds: it comes with every day of the stem Geng.',
    'Действует Запрет ствола Гэн: он приходит с каждым днём ствола Гэн.',
  ],
  [
    '2025-01-01',
    'taboo-wu',
    'Taboo of the Horse holds: it comes with every Horse day.',
    'Действует Запрет Лошади: он приходит с каждым днём Лошади.',
  ],
  [
    '2025-01-07',
    'bathing-days',
    'Bathing Day is present: it comes with every Rat day.',
    'Присутствует День омовения: он приходит с каждым днём Крысы.',
  ],
  [
    '2025-02-07',
    'eight-concentrated',
    'Eight Concentrations are present: Yin Fire Goat is one of their five days in the cycle of sixty.',
    'Действуют Восемь сосредоточений: Огненная Коза — один из их 5 дней в круге шестидесяти.',
  ],
  // void-prosperity
  [
    '2025-01-12',
    'ten-evils',
    'Void Prosperity is present: the prosperity of Yin Metal Snake lies in the void of its ten days, and nothing fills it.',
    'Действует Пустое процветание: Металлическая Змея — один из десяти дней, чьё процветание попадает в пустоту, и ничто его не восполняет.',
  ],
  // officers
  [
    '2025-01-01',
    'officer-break',
    'The officer of the day is Destruction: the seventh of the twelve, counted from the month’s Rat to the day’s Horse.',
    'Установление дня — Разрушение: седьмое из двенадцати, если считать от Крысы, ветви месяца.',
  ],
  [
    '2025-01-07',
    'officer-close',
    'The officer of the day is Close: the last of the twelve, counted from the month’s Ox to the day’s Rat.',
    'Установление дня — Закрытие: последнее из двенадцати, если считать от Быка, ветви месяца.',
  ],
  [
    '2025-01-08',
    'officer-establish',
    'The officer of the day is Establish: the first of the twelve, as day and month share one branch, the Ox.',
    'Установление дня — Основание: первое из двенадцати, ведь у дня и месяца одна ветвь, Бык.',
  ],
  // path, mansion
  [
    '2025-01-01',
    'life-governor',
    'Life Governor stands on the yellow path: in a Rat month it falls on Horse days.',
    'На жёлтом пути стоит Управитель жизни: в месяце Крысы он приходится на дни Лошади.',
  ],
  [
    '2025-01-01',
    'mansion-three-stars',
    'The mansion of the day is Three Stars: the twenty-first in the round of twenty-eight, and its turn has come.',
    'Созвездие дня — Три звезды: 21-е в круге двадцати восьми, пришёл его черёд.',
  ],
  // year-branch-offset
  [
    '2025-01-05',
    'year-break',
    'Year Break is present: the day’s Dog stands opposite the year’s Dragon.',
    'Действует Разрушитель года: Собака дня стоит напротив Дракона года.',
  ],
  // lunar-days, lunar-dates
  [
    '2025-01-02',
    'three-maidens',
    'Three Maidens are present: they fall on the third day of the moon.',
    'Действуют Три девы: они приходятся на 3-й день луны.',
  ],
  [
    '2025-01-18',
    'yang-gong',
    'Yang Gong Taboo is present: it falls on the nineteenth day of the twelfth moon.',
    'Действует Запрет Ян-гуна: он приходится на 19-й день двенадцатого лунного месяца.',
  ],
  [
    '2025-07-27',
    'yang-gong',
    'Yang Gong Taboo is present: it falls on the third day of the leap sixth moon.',
    'Действует Запрет Ян-гуна: он приходится на 3-й день вставного шестого лунного месяца.',
  ],
  // before-terms
  [
    '2025-01-16',
    'earth-king',
    'Reign of Earth is present: the Start of Spring is at most 18 days away.',
    'Действует Правление Земли: до Начала весны не больше 18 дней.',
  ],
  [
    '2025-02-02',
    'four-extinctions',
    'Four Extinctions are present: this is the last day before the Start of Spring.',
    'Действуют Четыре конца: это последний день до Начала весны.',
  ],
  // on-terms
  [
    '2025-12-21',
    'winter-solstice',
    'Winter Solstice is present: the Winter Solstice falls on this day in China.',
    'Действует Зимнее солнцестояние: в Китае на этот день приходится Зимнее солнцестояние.',
  ],
  // day-of-month
  [
    '2025-02-09',
    'going-lost-term',
    'Going and Perishing by Term is present: it falls on the seventh day of the solar month, counted from the Start of Spring.',
    'Действует Уход без возврата по сезону: он приходится на 7-й день солнечного месяца, считая от Начала весны.',
  ],
  // year-stem-pillars: 2025 is a year of 乙
  [
    '2025-03-01',
    'first-extreme',
    'Uttermost Day is present: in a year of the stem Yi its day is Yin Earth Snake.',
    'Действует Предельный день: в год ствола И его день — Земляная Змея.',
  ],
  // first-branch-days: the moon of 31 December 2024 begins on 己巳, that of 29 January 2025 on 戊戌
  [
    '2025-01-03',
    'reverse-branch',
    'Reversed Branch is present: the moon began on a Snake day, and then it falls on the fourth day.',
    'Действует Обратная ветвь: лунный месяц начался в день Змеи, и тогда она приходится на 4-й день.',
  ],
  [
    '2025-01-29',
    'reverse-branch',
    'Reversed Branch is present: the moon began on a Dog day, and then it falls on the first day.',
    'Действует Обратная ветвь: лунный месяц начался в день Собаки, и тогда она приходится на 1-й день.',
  ],
  // last-lunar-day
  [
    '2025-01-28',
    'last-moon-day',
    'Dark of the Moon is present: this is the last day of the moon.',
    'Действует Последний день луны: это последний день лунного месяца.',
  ],
  // stem-days: counted from terms, and nearest to one
  [
    '2025-07-20',
    'fu-and-she-days',
    'Dog Days and Soil Days are present: they fall on Geng days counted from the Summer Solstice and the Start of Autumn.',
    'Действуют Дни зноя и дни земли: они приходятся на дни ствола Гэн, отсчитанные от Летнего солнцестояния и Начала осени.',
  ],
  [
    '2025-03-20',
    'fu-and-she-days',
    'Dog Days and Soil Days are present: they fall on the Wu day nearest the Spring Equinox.',
    'Действуют Дни зноя и дни земли: они приходятся на ближайший день ствола У до или после Весеннего равноденствия.',
  ],
  [
    '2025-09-26',
    'fu-and-she-days',
    'Dog Days and Soil Days are present: they fall on the Wu day nearest the Autumn Equinox.',
    'Действуют Дни зноя и дни земли: они приходятся на ближайший день ствола У до или после Осеннего равноденствия.',
  ],
  // moon-quarter
  [
    '2025-01-29',
    'taboo-moon-quarters',
    'Taboo of the Moon’s Quarters holds: the new moon falls on this day in China.',
    'Действует Запрет четвертей луны: в Китае на этот день приходится новолуние.',
  ],
]

test.each(expectedSentences)('on %s %s is described as “%s”', (date, id, en, ru) => {
  const day = aDay(date)
  expect(describeStar(starOn(day, id), day, 'en')).toBe(en)
  expect(describeStar(starOn(day, id), day, 'ru')).toBe(ru)
})

test('every kind of rule has a row above', () => {
  const kindOf = new Map<string, string>(stars().map(({ id, rule }) => [id, rule.kind]))
  const covered = new Set(expectedSentences.map(([, id]) => kindOf.get(id)))
  expect([...new Set(kindOf.values())].filter((kind) => !covered.has(kind))).toEqual([])
})

test('a rule alone is a clause without a stop', () => {
  const day = aDay('2026-11-17')
  expect(describeRule(starOn(day, 'heavenly-virtue'), day, 'en')).toBe(
    'in a Pig month it comes with the stem Yi',
  )
})
