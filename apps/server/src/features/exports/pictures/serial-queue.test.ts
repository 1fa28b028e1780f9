import { expect, test } from 'vitest'
import { createSerialQueue } from './serial-queue.ts'

test('tasks run one at a time in order, and a task beyond the limit is rejected', async () => {
  const queue = createSerialQueue(2)
  let running = 0
  let most = 0
  const done: number[] = []
  const results = Array.from({ length: 6 }, (_, index) =>
    queue(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running -= 1
      done.push(index)
      return index
    }),
  )
  expect(results.map((result) => result !== undefined)).toEqual([true, true, true, false, false, false])
  await Promise.all(results)
  expect(done).toEqual([0, 1, 2])
  expect(most).toBe(1)
})

test('a failed task does not affect the next one', async () => {
  const queue = createSerialQueue(0)
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await new Promise(setImmediate)
  expect(await queue(async () => 'yes')).toBe('yes')
})
