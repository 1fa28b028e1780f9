import type { AlternativeChart } from '@zeri/almanac/bazi'
import type { Words } from './locale.ts'

/** Why a birth might have other pillars. */
export const natalDoubts = {
  'near-boundary': {
    name: { en: 'Close to a Boundary', ru: 'Рядом с границей' },
    short: {
      en: 'A few minutes on the clock would be enough to change a pillar',
      ru: 'Чтобы столп сменился, хватило бы нескольких минут на часах',
    },
  },
  'zi-rule': {
    name: { en: 'The Late Hour of the Rat', ru: 'Поздний час Крысы' },
    short: {
      en: 'From 23:00 by the sun some schools already count the next day, others wait for midnight',
      ru: 'После 23:00 по солнцу одни школы считают уже новый день, другие ждут полуночи',
    },
  },
  'time-basis': {
    name: { en: 'By Another Clock', ru: 'По другим часам' },
    short: {
      en: 'Sundial, mean sun and wall clock do not always agree on the double-hour',
      ru: 'Солнечные часы, среднее солнце и настенные часы сходятся не всегда',
    },
  },
  'time-unknown': {
    name: { en: 'If Born at Another Time That Day', ru: 'Если родились в другое время этого дня' },
    short: {
      en: 'A pillar changes on this very date, and the time of birth is not known',
      ru: 'Именно в эту дату столп меняется, а время рождения неизвестно',
    },
  },
} as const satisfies Record<AlternativeChart['because'], { readonly name: Words; readonly short: Words }>
