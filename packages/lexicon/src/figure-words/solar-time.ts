import type { Locale } from '../locale.ts'
import type { FigureWords } from './figure-words.ts'

type SolarYear = {
  readonly year: number
  /** Undefined where the language has no default place. */
  readonly place: string | undefined
  /** "3 November, +16.4" and so on. */
  readonly turns: readonly string[]
  /** The smallest and the largest difference of sundial and clock in the place, in whole minutes with their sign. */
  readonly least: string
  readonly most: string
}

export const solarTimeLabels = {
  ahead: { en: 'sundial ahead', ru: 'солнце впереди' },
  behind: { en: 'sundial behind', ru: 'солнце отстаёт' },
  north: { en: 'higher at noon', ru: 'в полдень выше' },
  south: { en: 'lower at noon', ru: 'в полдень ниже' },
  minutes: { en: 'min', ru: 'мин' },
} as const

/** The words of true solar time over a year. */
export function solarTimeWords({ year, place, turns, least, most }: SolarYear, locale: Locale): FigureWords {
  if (locale === 'ru') {
    const here =
      place === undefined
        ? ''
        : ` ${place}: солнечное время расходится с часами на величину от ${least} до ${most} мин.`
    return {
      title: `Истинное солнечное время за ${year} год`,
      caption: `Вверху — на сколько минут солнечные часы обгоняют ровный ход или отстают от него. Внизу — та же поправка с высотой солнца: за год точка описывает восьмёрку, аналемму.${here}`,
      text: `Поправка солнечных часов поворачивает четыре раза: ${turns.join('; ')} мин.${here} Вместе с высотой солнца в полдень она чертит за год восьмёрку.`,
    }
  }
  const here =
    place === undefined ? '' : ` In ${place} solar time differs from the clock by ${least} to ${most} min.`
  return {
    title: `True solar time over ${year}`,
    caption: `Above, how many minutes a sundial runs ahead of an even clock or behind it. Below, the same against the height of the sun: over a year the point draws a figure of eight, the analemma.${here}`,
    text: `The sundial turns four times: ${turns.join('; ')} min.${here} Together with the height of the sun at noon it draws a figure of eight in a year.`,
  }
}
