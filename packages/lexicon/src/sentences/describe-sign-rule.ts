import { at } from '../at.ts'
import { branches } from '../branches.ts'
import type { Locale } from '../locale.ts'
import type { Sign, SignKind } from '../signs.ts'
import { stems } from '../stems.ts'
import { terms } from '../terms.ts'
import { firstTermOf } from './day-context.ts'

type Writer = (sign: Sign) => string

/** Degrees of the sun at which a term begins; 立春, the first, at 315°. */
const longitudeOf = (term: number): number => (315 + 15 * term) % 360

/** When a double-hour begins and ends by the sun. */
const hourSpan = (branch: number): string => `${(2 * branch + 23) % 24}:00–${(2 * branch + 1) % 24}:00`

/** Years around ours that begin with a pillar; 1984 began with the first. */
const yearsOf = (pillar: number): string => [1924, 1984, 2044].map((first) => first + pillar).join(', ')

const relationsInEnglish = [
  'of the same element',
  'of the element it brings forth',
  'of the element it governs',
  'of the element that governs it',
  'of the element that feeds it',
]
const relationsInRussian = [
  'той же стихии',
  'стихии, которую он порождает',
  'стихии, которой он управляет',
  'стихии, которая управляет им',
  'стихии, которая его питает',
]

const writers: Readonly<Record<Locale, Readonly<Record<SignKind, Writer>>>> = {
  en: {
    officers: ({ index }) =>
      `The count begins with the month: the day that has the branch of the solar month is Establish, and this officer is number ${index + 1} of twelve. When a new solar month begins, the officer of the day before is repeated.`,
    paths: ({ index }) =>
      `Twelve stars follow one another from branch to branch, and the solar month decides where the count begins; this one is number ${index + 1} of twelve. The double-hours of a day have the same count.`,
    mansions: ({ index }) =>
      `The mansions take the days in turn without a break, whatever the month; this one is number ${index + 1} of twenty-eight. Twenty-eight days are four weeks, so a mansion always comes on the same day of the week.`,
    stars: () =>
      'The table shows the days that have it; the sentence below says why it stands on one of them.',
    taboos: () =>
      'A stem, a branch or a day of the moon refuses one matter, and nothing on the day outweighs that.',
    stems: ({ index }) =>
      `Stem number ${index + 1} of ten. The stems take the days in turn without a break, so it comes every tenth day; years, months and hours carry it in the same order.`,
    branches: ({ index }) =>
      `Branch number ${index + 1} of twelve. The branches take the days in turn without a break, so it comes every twelfth day. Its month begins with ${at(terms, firstTermOf(index)).name.en}, its hour is ${hourSpan(index)} by the sun.`,
    pillars: ({ index }) =>
      `The stem ${at(stems, index % 10).zh} above the branch ${at(branches, index % 12).zh}: number ${index + 1} of sixty. The count of days has run on without a break, so it returns after sixty days. Years that bear it: ${yearsOf(index)}.`,
    terms: ({ index }) =>
      `It begins at the moment when the sun reaches ${longitudeOf(index)}° of its yearly path, and lasts until the next fifteen degrees are done. ${index % 2 === 0 ? `With it begins the month of the ${at(branches, (index / 2 + 2) % 12).name.en}.` : 'It stands in the middle of its solar month.'}`,
    'lunar-days': ({ index }) =>
      index === 29
        ? 'The last day of a long month: a month has twenty-nine or thirty days from one new moon to the next, so nearly half of the months go without it.'
        : `Day ${index + 1} of the moon; the day of the new moon, by the time of China, is the first.`,
    hours: ({ index }) =>
      `${hourSpan(index)} by the sun; the clock of a town may differ from it by an hour and more. The branch ${at(branches, index).zh} belongs to it on every day, the stem changes with the day.`,
    'hour-stars': () =>
      'The day places it: the table shows which double-hours have it, by the stem, the branch or the ten days of the day.',
    'ten-gods': ({ index }) =>
      `To the day master, a stem ${at(relationsInEnglish, Math.floor(index / 2))} and of ${index % 2 === 0 ? 'the same' : 'the other'} polarity. The table shows which stem that is for each day master.`,
    'natal-stars': () =>
      'A birth places it: the table shows where it stands, counted from a pillar of the birth.',
  },
  ru: {
    officers: ({ index }) =>
      `Счёт идёт от месяца: день с ветвью солнечного месяца — Основание, а это установление — ${index + 1}-е из двенадцати. В день, когда начинается новый солнечный месяц, вчерашнее установление повторяется.`,
    paths: ({ index }) =>
      `Двенадцать звёзд идут одна за другой по ветвям, а солнечный месяц решает, откуда начать счёт; эта — ${index + 1}-я из двенадцати. Двухчасовки дня считают так же.`,
    mansions: ({ index }) =>
      `Созвездия сменяют друг друга день за днём без перерыва, какой бы ни был месяц; это — ${index + 1}-е из двадцати восьми. Двадцать восемь дней — ровно четыре недели, поэтому созвездие всегда приходит в один и тот же день недели.`,
    stars: () => 'В таблице — дни, в которые она стоит; ниже сказано, почему она пришла в один из них.',
    taboos: () =>
      'Ствол, ветвь или день луны отказывает в одном деле, и ничто другое в этом дне этого не перевесит.',
    stems: ({ index }) =>
      `${index + 1}-й ствол из десяти. Стволы сменяют друг друга день за днём без перерыва, поэтому он приходит каждый десятый день; в годах, месяцах и часах порядок тот же.`,
    branches: ({ index }) =>
      `${index + 1}-я ветвь из двенадцати. Ветви сменяют друг друга день за днём без перерыва, поэтому она приходит каждый двенадцатый день. Её месяц открывает сезон «${at(terms, firstTermOf(index)).name.ru}», её час — ${hourSpan(index)} по солнцу.`,
    pillars: ({ index }) =>
      `Ствол ${at(stems, index % 10).zh} над ветвью ${at(branches, index % 12).zh}: ${index + 1}-й из шестидесяти. Счёт дней не прерывался никогда, поэтому столп возвращается через шестьдесят дней. Годы с этим столпом: ${yearsOf(index)}.`,
    terms: ({ index }) =>
      `Начинается в миг, когда солнце доходит до ${longitudeOf(index)}° своего годового пути, и длится, пока не пройдены следующие пятнадцать градусов. ${index % 2 === 0 ? `С него начинается месяц ${at(branches, (index / 2 + 2) % 12).ruGenitive}.` : 'Стоит в середине своего солнечного месяца.'}`,
    'lunar-days': ({ index }) =>
      index === 29
        ? 'Последний день длинного месяца: от новолуния до новолуния двадцать девять или тридцать дней, так что почти в половине месяцев его нет.'
        : `${index + 1}-й день луны; первый — день новолуния по времени Китая.`,
    hours: ({ index }) =>
      `${hourSpan(index)} по солнцу; городские часы могут расходиться с ним на час и больше. Ветвь ${at(branches, index).zh} у двухчасовки одна в любой день, ствол меняется вместе с днём.`,
    'hour-stars': () =>
      'Её ставит день: в таблице — двухчасовки, в которых она стоит, по стволу, ветви или десятидневке дня.',
    'ten-gods': ({ index }) =>
      `Для Господина Дня это ствол ${at(relationsInRussian, Math.floor(index / 2))}, ${index % 2 === 0 ? 'той же' : 'другой'} полярности. В таблице — какой это ствол для каждого Господина Дня.`,
    'natal-stars': () => 'Её ставит рождение: в таблице — где она стоит, если считать от столпа рождения.',
  },
}

/** What places a sign, in a sentence or two. */
export function describeSignRule(sign: Sign, locale: Locale): string {
  return writers[locale][sign.kind](sign)
}
