import { expect, test } from 'vitest'
import { isReadable, listFailed, type Outcome, refusedForMs } from './judge-refusals.ts'

const anOutcome = (overrides: Partial<Outcome>): Outcome => ({
  kind: 'anonymous',
  path: '/',
  status: 200,
  begunMs: 0,
  endedMs: 10,
  ...overrides,
})

test('a failed request counts unless what it connects to was dead meanwhile', () => {
  const outage = { fromMs: 100, toMs: 200 }
  const cases = [
    anOutcome({ status: 200 }),
    anOutcome({ status: 304 }),
    anOutcome({ status: 503 }),
    anOutcome({ status: 0, begunMs: 90, endedMs: 101 }),
    anOutcome({ status: 0, begunMs: 150, endedMs: 151 }),
    anOutcome({ status: 404, begunMs: 201, endedMs: 210 }),
  ]
  expect(listFailed(cases, [outage])).toEqual([cases[2], cases[5]])
  expect(listFailed(cases, [])).toHaveLength(4)
})

test('requests are refused until the last refusal between two events', () => {
  const failed = [120, 400, 2_000].map((endedMs) => anOutcome({ status: 503, endedMs }))
  expect(refusedForMs(failed, { fromMs: 100, toMs: 1_000 })).toBe(300)
  expect(refusedForMs(failed, { fromMs: 500, toMs: 1_000 })).toBe(0)
})

test.each([
  ['a refusal of a program', { status: 503, retryAfter: '5', text: '{"code":"a","message":"Wait."}' }, true],
  ['a refusal of a person', { status: 503, retryAfter: '5', text: '<html><p>Away.</p></html>' }, true],
  ['no time to wait', { status: 503, text: '{"code":"a","message":"Wait."}' }, false],
  ['no words', { status: 503, retryAfter: '5', text: '{"code":"a","message":""}' }, false],
  ['half of them', { status: 503, retryAfter: '5', text: '{"code":"a","mess' }, false],
  ['an empty page', { status: 503, retryAfter: '5', text: '<html><p> </p></html>' }, false],
  ['another status', { status: 502, retryAfter: '5', text: '<html><p>Away.</p></html>' }, false],
  ['no response', { status: 0, text: 'ECONNRESET' }, false],
])('%s is readable or not', (_name, overrides, expected) => {
  expect(isReadable(anOutcome(overrides))).toBe(expected)
})
