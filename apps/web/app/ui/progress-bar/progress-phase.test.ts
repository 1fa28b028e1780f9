import { expect, test } from 'vitest'
import { nextPhase, type ProgressPhase } from './progress-phase.ts'

type Event = Parameters<typeof nextPhase>[1]
const after = (...events: Event[]): ProgressPhase => events.reduce<ProgressPhase>(nextPhase, 'idle')

test('a navigation that ends within the throttle shows nothing', () => {
  expect(after('start')).toBe('waiting')
  expect(after('start', 'finish')).toBe('idle')
})

test('a longer one runs, completes and fades', () => {
  expect(after('start', 'throttled')).toBe('running')
  expect(after('start', 'throttled', 'finish')).toBe('done')
  expect(after('start', 'throttled', 'finish', 'faded')).toBe('idle')
})

test('a failure is shown whether or not the bar was running', () => {
  expect(after('start', 'fail')).toBe('failed')
  expect(after('start', 'throttled', 'fail')).toBe('failed')
  expect(after('fail')).toBe('failed')
})

test('the end of a failed navigation does not turn it into a success', () => {
  expect(after('start', 'throttled', 'fail', 'finish')).toBe('failed')
})

test('a navigation that follows another at once keeps the bar running', () => {
  expect(after('start', 'throttled', 'start')).toBe('running')
})

test('a late timer of an earlier navigation changes nothing', () => {
  expect(after('start', 'finish', 'throttled')).toBe('idle')
  expect(after('start', 'throttled', 'faded')).toBe('running')
})
