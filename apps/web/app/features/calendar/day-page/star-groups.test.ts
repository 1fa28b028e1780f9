import { expect, test } from 'vitest'
import type { WholeDay } from '../day.ts'
import { groupStars } from './star-groups.ts'

const aStar = (id: string, family: string, side = 'good') => ({ id, family, side, grade: 1 })

/** A day with only the data that grouping reads. */
function aDay(stars: readonly ReturnType<typeof aStar>[] | null): WholeDay {
  const day = {
    judgement: stars && { stars },
    day_info: { officer: { id: 'officer-break' }, path: { id: 'hook-array', isYellow: false } },
    su: { id: 'mansion-room', side: 'good' },
  }
  return day as unknown as WholeDay // true for all that grouping reads
}

const idsOf = (day: WholeDay) => groupStars(day).map(({ id, stars }) => [id, ...stars.map((star) => star.id)])

test('good stars come first, then bad ones, then the signs every day has, then taboos', () => {
  const day = aDay([
    aStar('taboo-gui', 'taboo', 'bad'),
    aStar('mansion-room', 'mansion'),
    aStar('hook-array', 'path', 'bad'),
    aStar('officer-break', 'officer', 'bad'),
    aStar('month-break', 'star', 'bad'),
    aStar('no-general', 'star'),
  ])
  expect(idsOf(day)).toEqual([
    ['good', 'no-general'],
    ['bad', 'month-break'],
    ['signs', 'officer-break', 'hook-array', 'mansion-room'],
    ['taboos', 'taboo-gui'],
  ])
})

test('a custom that favours something is a good star, not a taboo', () => {
  expect(idsOf(aDay([aStar('bathing-days', 'taboo')]))[0]).toEqual(['good', 'bathing-days'])
})

test('an empty group is left out', () => {
  expect(idsOf(aDay([aStar('no-general', 'star')])).map(([id]) => id)).toEqual(['good', 'signs'])
})

test('a judged sign has a grade, any other has none', () => {
  const gradesOf = (day: WholeDay) =>
    groupStars(day)
      .at(-1)
      ?.stars.map(({ grade }) => grade)
  expect(gradesOf(aDay([aStar('officer-break', 'officer', 'bad')]))).toEqual([1, undefined, undefined])
  expect(gradesOf(aDay(null))).toEqual([undefined, undefined, undefined])
})

test('beyond the horizon there are only signs', () => {
  expect(idsOf(aDay(null))).toEqual([['signs', 'officer-break', 'hook-array', 'mansion-room']])
})
