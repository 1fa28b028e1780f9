import { expect, test } from 'vitest'
import { countOutcomes } from './nginx.ts'

test('the access log is counted by status and by cache outcome', () => {
  const log = [
    '{"status":200,"cache":"MISS"}',
    '{"status":200,"cache":"HIT"}',
    '{"status":503,"cache":""}',
    '{"status":200,"cache":"HIT"}',
    '',
  ].join('\n')
  expect(countOutcomes(log)).toEqual({
    requests: 4,
    byStatus: { 200: 3, 503: 1 },
    byCache: { MISS: 1, HIT: 2, none: 1 },
  })
})

test('an empty log counts no requests', () => {
  expect(countOutcomes('')).toEqual({ requests: 0, byStatus: {}, byCache: {} })
})
