import { expect, test } from 'vitest'
import { pageOfSubject } from './page-of-subject.ts'

test.each([
  [{ action: 'person.look', subject: 'a' }, '/people/a'],
  [{ action: 'order.look', subject: 'b' }, '/orders/b'],
  [{ action: 'person.find', subject: 'nobody' }, undefined],
  [{ action: 'price.enter', subject: 'personal_1m' }, undefined],
])('%j has the page %s', (entry, page) => {
  expect(pageOfSubject(entry)).toBe(page)
})
