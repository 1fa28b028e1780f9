import type { DaySign, SignMeeting } from '@zeri/almanac/bazi'
import { at } from '../at.ts'
import { branches } from '../branches.ts'
import type { Locale, Words } from '../locale.ts'

/** What a sign is to a day, in a word. */
export const signMeetings: Readonly<Record<SignMeeting | 'none', Words>> = {
  clash: { en: 'Clash', ru: 'Против' },
  'six-harmony': { en: 'Closest', ru: 'Пара' },
  trine: { en: 'Friend', ru: 'Друг' },
  punishment: { en: 'At odds', ru: 'Не в ладу' },
  harm: { en: 'At odds', ru: 'Не в ладу' },
  same: { en: 'Own', ru: 'Свой' },
  none: { en: 'Neutral', ru: 'Ровно' },
}

const plurals = [
  'Rats',
  'Oxen',
  'Tigers',
  'Rabbits',
  'Dragons',
  'Snakes',
  'Horses',
  'Goats',
  'Monkeys',
  'Roosters',
  'Dogs',
  'Pigs',
]
const datives = [
  'Крысам',
  'Быкам',
  'Тиграм',
  'Кроликам',
  'Драконам',
  'Змеям',
  'Лошадям',
  'Козам',
  'Обезьянам',
  'Петухам',
  'Собакам',
  'Свиньям',
]

const nominatives = [
  'Крысы',
  'Быки',
  'Тигры',
  'Кролики',
  'Драконы',
  'Змеи',
  'Лошади',
  'Козы',
  'Обезьяны',
  'Петухи',
  'Собаки',
  'Свиньи',
]

/** The branch that makes a pair of the six harmonies with another: 協紀辨方書 001-41b. */
const partnerOf = (branch: number): number => (13 - branch) % 12

/**
 * Whom a day does not favour, whom it favours, and with whom it is at odds, a sentence each; made of the same list as the
 * strip of the signs. Great matters alone weigh a punishment or harm: 協紀辨方書 007-24b.
 */
export function describeSigns(signs: readonly DaySign[], locale: Locale): readonly string[] {
  const clash = signs.find(({ meeting }) => meeting === 'clash')
  const listed = (names: readonly string[], ...kinds: readonly SignMeeting[]): string[] =>
    kinds.flatMap((kind) =>
      signs.filter(({ meeting }) => meeting === kind).map(({ branch }) => at(names, branch)),
    )
  const [favoured, opposed] = locale === 'ru' ? [datives, nominatives] : [plurals, plurals]
  const write = locale === 'ru' ? inRussian : inEnglish
  return write({
    clash: listed(favoured, 'clash').join(''),
    hour: clash ? partnerOf(clash.branch) : 0,
    pair: listed(favoured, 'six-harmony').join(''),
    friends: listed(favoured, 'trine'),
    odds: listed(opposed, 'punishment', 'harm'),
  })
}

type Named = {
  readonly clash: string
  /** The hour that is the pair of the sign in clash. */
  readonly hour: number
  readonly pair: string
  readonly friends: readonly string[]
  readonly odds: readonly string[]
}

const joined = (names: readonly string[], and: string): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(` ${and} `)

function inEnglish({ clash, hour, pair, friends, odds }: Named): string[] {
  const { zh, name } = at(branches, hour)
  return [
    `The day does not favour ${clash}: choose another day for weddings and moves, or start in the hour of the ${name.en} ${zh}.`,
    `It favours ${pair}, its pair, and ${joined(friends, 'and')}, its trio.`,
    ...(odds.length > 0
      ? [
          `It is at odds with ${joined(odds, 'and')}: weigh that in great matters; in small ones it does not count.`,
        ]
      : []),
  ]
}

function inRussian({ clash, hour, pair, friends, odds }: Named): string[] {
  const { zh, ruGenitive } = at(branches, hour)
  return [
    `День не благоприятствует ${clash}: для свадьбы и переезда выберите другой день или начните в час ${ruGenitive} ${zh}.`,
    `Благоволит ${pair}, своей паре, а также ${joined(friends, 'и')}, своей тройке.`,
    ...(odds.length > 0
      ? [`Не в ладу с днём ${joined(odds, 'и')}: в крупных делах это стоит учесть, в мелких не важно.`]
      : []),
  ]
}
