import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

function aWork() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const run = () => {
    work.started = true
    return promise
  }
  const work = { started: false, resolve, run }
  return work
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('so many run at once, the next wait in order, later ones are refused', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 2 })
  const works = [aWork(), aWork(), aWork()]
  const answers = works.map((work) => queue.run(work.run))
  await expect(queue.run(async () => 'late')).rejects.toMatchObject({
    code: 'server.busy',
    retryAfterSec: 2,
  })
  expect(works.map(({ started }) => started)).toEqual([true, false, false])
  works[0]?.resolve('first')
  await settle()
  expect(works.map(({ started }) => started)).toEqual([true, true, false])
  works[1]?.resolve('second')
  works[2]?.resolve('third')
  expect(await Promise.all(answers)).toEqual(['first', 'second', 'third'])
})

test('work that fails releases its slot', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 0 })
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run(async () => 'next')).toBe('next')
  expect(await queue.run(async () => 'and the next')).toBe('and the next')
})
