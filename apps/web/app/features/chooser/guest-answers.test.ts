import { expect, test } from 'vitest'
import { answersOf } from './guest-answers.ts'

test('a form says something to the days it names and to nothing else', () => {
  const form = new FormData()
  for (const [field, value] of [
    ['name', 'Vera'],
    ['day-2026-11-20', 'yes'],
    ['day-2026-11-21', 'perhaps'],
    ['day-x', 'no'],
  ] as const)
    form.set(field, value)
  expect(answersOf(form)).toEqual({ '2026-11-20': 'yes' })
})
