import fc from 'fast-check'
import { expect, test } from 'vitest'
import { systemRandom } from './random.ts'
import { createRetryBudget, retryPauseMs } from './retry.ts'

const bounds = { firstMs: 200, mostMs: 2_000 }
const longest = { below: (limit: number) => limit - 1 }

test('the bound of a pause doubles from try to try, up to the most', () => {
  expect([1, 2, 3, 4, 5, 60].map((tries) => retryPauseMs(tries, bounds, longest))).toEqual([
    200, 400, 800, 1_600, 2_000, 2_000,
  ])
})

test('pauses of many clients are spread over the whole range', () => {
  const pauses = Array.from({ length: 2_000 }, () => retryPauseMs(1, bounds, systemRandom))
  expect([Math.min(...pauses) < 20, Math.max(...pauses) > 180, Math.max(...pauses) <= 200]).toEqual([
    true,
    true,
    true,
  ])
})

test('retries never exceed the share of calls plus the saved budget', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 500 }), (isCall) => {
      const budget = createRetryBudget({ share: 0.25, most: 5 })
      let [calls, tries] = [0, 0]
      for (const one of isCall) {
        if (one) {
          budget.earn()
          calls += 1
        } else if (budget.spend()) tries += 1
      }
      expect(tries).toBeLessThanOrEqual(5 + calls * 0.25)
    }),
  )
})

test('an empty budget earns the next retry by calls', () => {
  const budget = createRetryBudget({ share: 0.5, most: 1 })
  expect([budget.spend(), budget.spend()]).toEqual([true, false])
  budget.earn()
  expect(budget.spend()).toBe(false)
  budget.earn()
  expect(budget.spend()).toBe(true)
})
