import { expect, test } from 'vitest'
import { readGuestReplies } from './guest-replies.ts'

test('only fields that name a day and hold a known reply are read', () => {
  const form = new FormData()
  for (const [field, value] of [
    ['name', 'Vera'],
    ['day-2026-11-20', 'yes'],
    ['day-2026-11-21', 'perhaps'],
    ['day-x', 'no'],
  ] as const)
    form.set(field, value)
  expect(readGuestReplies(form)).toEqual({ '2026-11-20': 'yes' })
})
