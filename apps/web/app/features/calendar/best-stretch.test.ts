import { expect, test } from 'vitest'
import type { Weight } from '../../ui/weight.ts'
import { findBestStretch } from './best-stretch.ts'

/** Twelve hours from 子; the middle eight are waking ones. */
const hoursOf = (weights: readonly Weight[]) =>
  weights.map((weight, index) => ({ weight, isWaking: index >= 4 }))

test('the best stretch is a run of good waking hours', () => {
  const hours = hoursOf([-2, 1, 0, 1, -1, -1, -1, 1, 1, 1, -1, -1])
  expect(findBestStretch(hours)).toEqual({ first: 7, last: 9 })
})

test('the night does not lengthen a stretch, nor begin one', () => {
  expect(findBestStretch(hoursOf([3, 3, 3, 3, 1, 0, 0, 0, 0, 0, 0, 0]))).toEqual({ first: 4, last: 4 })
  expect(findBestStretch(hoursOf([3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0]))).toBeUndefined()
})

test('nothing rated 0 or less is called best', () => {
  expect(findBestStretch(hoursOf([0, 0, 0, 0, 0, 0, -1, 0, 0, -3, 0, 0]))).toBeUndefined()
})

test('the run with the best hour wins, then the longer one, then the earlier one', () => {
  expect(findBestStretch(hoursOf([0, 0, 0, 0, 1, 1, 1, 0, 2, 0, 0, 0]))).toEqual({ first: 8, last: 8 })
  expect(findBestStretch(hoursOf([0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0]))).toEqual({ first: 6, last: 7 })
  expect(findBestStretch(hoursOf([0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0]))).toEqual({ first: 4, last: 4 })
})

test('an hour that clashes with the birth breaks a run', () => {
  const hours = hoursOf([0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0]).map((hour, index) => ({
    ...hour,
    clashes: index === 5,
  }))
  expect(findBestStretch(hours)).toEqual({ first: 4, last: 4 })
})

test('hours that are not judged have no best stretch', () => {
  expect(findBestStretch([{ weight: null, isWaking: true }])).toBeUndefined()
})
