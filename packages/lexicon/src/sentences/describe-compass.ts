import type { CompassMarkId, FacingMark, Palace, Room, Sector } from '@zeri/almanac/fengshui'
import { at } from '../at.ts'
import { branches } from '../branches.ts'
import { compassMarks } from '../compass-marks.ts'
import { type DayDirectionId, dayDirectionWords } from '../day-directions.ts'
import type { Locale, Words } from '../locale.ts'
import { roomWords, sectorWords } from '../sectors.ts'

/**
 * An arc of the compass, clockwise.
 * @example describeDegrees(352.5, 7.5, 'en') // '352.5°–7.5°'
 */
export function describeDegrees(fromDeg: number, toDeg: number, locale: Locale): string {
  const write = (deg: number): string => `${locale === 'ru' ? String(deg).replace('.', ',') : deg}°`
  return `${write(fromDeg)}–${write(toDeg)}`
}

/**
 * A mark of the compass and its direction in one line; none in the centre.
 * @example describeMark('year-break', 'north', 'en') // 'Year Break: in the north'
 */
export function describeMark(id: CompassMarkId, sector: Sector | undefined, locale: Locale): string {
  const where = sector === undefined ? inCentre : sectorWords[sector].where
  return `${compassMarks[id].name[locale]}: ${where[locale]}`
}

const inCentre: Words = {
  en: 'in the centre, so no direction has it',
  ru: 'в центре, то есть ни на одной из сторон',
}

type Sides = Readonly<Record<FacingMark['side'], Words>>

const facingSentences: Readonly<Partial<Record<CompassMarkId, Sides>>> = {
  'tai-sui': {
    facing: {
      en: 'The front looks at Tai Sui: the book leaves building and moving in for another year',
      ru: 'Фасад смотрит на Тай-суя: стройку и въезд книга оставляет до другого года',
    },
    sitting: {
      en: 'Tai Sui is at the back: the book allows it',
      ru: 'Тай-суй за спиной дома: книга это допускает',
    },
  },
  'year-break': {
    facing: {
      en: 'The Year Break lies before the front, and the back is on Tai Sui, which the book allows; works on the front itself wait',
      ru: 'Разрушитель года перед фасадом, а за спиной дома Тай-суй, что книга допускает; с работами на самом фасаде ждут',
    },
    sitting: {
      en: 'The Year Break is at the back: no building and no moving in while the year lasts',
      ru: 'Разрушитель года за спиной дома: пока длится год, не строят и не въезжают',
    },
  },
  'year-three-sha': {
    facing: {
      en: 'The front looks at the three sha of the year: the book allows it',
      ru: 'Фасад смотрит на три ша года: книга это допускает',
    },
    sitting: {
      en: 'The three sha of the year are at the back: the book leaves building for another year',
      ru: 'Три ша года за спиной дома: стройку книга оставляет до другого года',
    },
  },
  'year-five-yellow': {
    facing: {
      en: 'The Five Yellow of the year is before the front: schools of flying stars leave that side quiet',
      ru: 'Жёлтая пятёрка года перед фасадом: школы летящих звёзд эту сторону не тревожат',
    },
    sitting: {
      en: 'The Five Yellow of the year is at the back: schools of flying stars leave that side quiet',
      ru: 'Жёлтая пятёрка года за спиной дома: школы летящих звёзд эту сторону не тревожат',
    },
  },
  'month-break': {
    facing: {
      en: 'The Month Break lies before the front: custom allows it, but for works on the front itself',
      ru: 'Разрушитель месяца перед фасадом: обычай это допускает, кроме работ на самом фасаде',
    },
    sitting: {
      en: 'The Month Break is at the back: by custom one builds in another month',
      ru: 'Разрушитель месяца за спиной дома: по обычаю строят в другом месяце',
    },
  },
  'month-three-sha': {
    facing: {
      en: 'The front looks at the three sha of the month: custom allows it, as with those of the year',
      ru: 'Фасад смотрит на три ша месяца: обычай это допускает, как и с годовыми',
    },
    sitting: {
      en: 'The three sha of the month are at the back: by custom one builds in another month',
      ru: 'Три ша месяца за спиной дома: по обычаю строят в другом месяце',
    },
  },
  'month-five-yellow': {
    facing: {
      en: 'The Five Yellow of the month is before the front: schools of flying stars wait a month',
      ru: 'Жёлтая пятёрка месяца перед фасадом: школы летящих звёзд пережидают месяц',
    },
    sitting: {
      en: 'The Five Yellow of the month is at the back: schools of flying stars wait a month',
      ru: 'Жёлтая пятёрка месяца за спиной дома: школы летящих звёзд пережидают месяц',
    },
  },
}

const beside: Words = {
  en: 'These are the 15° beside it, which not every school counts',
  ru: 'Это соседние 15°, а не те самые: их берут в расчёт не все школы',
}

const away: Words = {
  en: 'On this day the gods of the year are away, and their place is free',
  ru: 'В этот день боги года в отлучке, и их место свободно',
}

/** What a mark before a building or at its back means, in one to three sentences. */
export function describeFacingMark(
  { id, side, isExact, isAway }: Pick<FacingMark, 'id' | 'side' | 'isExact' | 'isAway'>,
  locale: Locale,
): string {
  const sentence = facingSentences[id]?.[side]
  if (!sentence) throw new RangeError(`no words for ${id} on the side ${side}`)
  const parts = [sentence, ...(isExact ? [] : [beside]), ...(isAway ? [away] : [])]
  return parts.map((part) => `${part[locale]}.`).join(' ')
}

/** The outing of the gods of the year to one side of a building. */
export function describeVisit(side: FacingMark['side'], locale: Locale): string {
  return visits[side][locale]
}

const visits: Sides = {
  facing: {
    en: 'On this day the gods of the year visit the side before the front: building waits a few days.',
    ru: 'В этот день боги года гостят перед фасадом: со стройкой ждут несколько дней.',
  },
  sitting: {
    en: 'On this day the gods of the year visit the side at the back: building waits a few days.',
    ru: 'В этот день боги года гостят за спиной дома: со стройкой ждут несколько дней.',
  },
}

/** Where something of a day is: a direction, a branch within it, a room, or none of these. */
export type DayPlace = {
  readonly id: DayDirectionId
  readonly at: Palace | undefined
  readonly branch?: number | undefined
  readonly room?: Room | undefined
}

/** Where it is when it has no direction. */
const elsewhere: Readonly<Partial<Record<DayDirectionId, Words>>> = {
  crane: { en: 'in heaven, every road is open', ru: 'на небе, все дороги открыты' },
  wanderer: { en: 'outside the dwelling', ru: 'вне жилища' },
  'year-gods': { en: 'none today, they are at their own places', ru: 'сегодня нет, они на своих местах' },
}

/**
 * Something of a day and its direction in one line.
 * @example describeDayPlace({ id: 'joy', at: 'north-east', branch: 2 }, 'en') // 'Spirit of Joy: in the north-east, Hour of the Tiger'
 */
export function describeDayPlace({ id, at: palace, branch, room }: DayPlace, locale: Locale): string {
  const name = dayDirectionWords[id].name[locale]
  if (room !== undefined) return `${name}: ${roomWords[room][locale]}`
  if (palace === undefined) return `${name}: ${elsewhere[id]?.[locale] ?? ''}`
  const where = sectorWords[palace].where[locale]
  if (branch === undefined) return `${name}: ${where}`
  const { zh, name: animal, hour } = at(branches, branch)
  const named = id === 'joy' ? hour.name[locale] : `${zh} ${animal[locale]}`
  return `${name}: ${where}, ${named}`
}
