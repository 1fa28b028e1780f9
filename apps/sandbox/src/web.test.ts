import { expect, test } from 'vitest'
import { parseFaults } from './web.ts'

test.each([
  ['{"smtp":"slow","slowMs":50}', { smtp: 'slow', slowMs: 50 }],
  ['{"smtp":"ok"}', { smtp: 'ok' }],
  ['{}', {}],
])('%s changes the switches it names', (body, change) => {
  expect(parseFaults(body)).toEqual(change)
})

test.each(['', 'null', '[]', '"ok"', '{"smtp":"explode"}', '{"slowMs":-1}', '{"slowMs":1e9}', '{"other":1}'])(
  '%s changes nothing',
  (body) => {
    expect(parseFaults(body)).toBeUndefined()
  },
)
