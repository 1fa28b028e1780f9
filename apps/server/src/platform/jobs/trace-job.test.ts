import { expect, test } from 'vitest'
import { takeTrace, withTrace } from './trace-job.ts'

const traceparent = '00-5b8efff798038103d269b633813fc60c-eee19b7ec3c1b174-01'

test.each([[null], [{ to: 'a', lines: [1, 2] }]])(
  'the payload %j comes back as it was, with its trace',
  (data) => {
    expect(takeTrace(withTrace(data, traceparent))).toEqual({ data, traceparent })
  },
)

test('a payload without a trace is left alone', () => {
  const data = { to: 'a' }
  expect(withTrace(data, undefined)).toBe(data)
  expect(takeTrace(data)).toEqual({ data, traceparent: undefined })
  expect(takeTrace(null)).toEqual({ data: null, traceparent: undefined })
})

test('fields of a mail stay where erasing an account looks for them', () => {
  expect(withTrace({ to: 'a' }, traceparent)).toMatchObject({ to: 'a' })
})
