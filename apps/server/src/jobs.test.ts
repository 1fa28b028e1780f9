import { expect, test } from 'vitest'
import { createHandlers, jobs, planners } from './jobs.ts'

const sender = { product: 'Zeri', address: 'a@zeri.test', origins: { en: '', ru: '' } }
const mail = { send: async () => {}, clock: { now: () => 0 }, sender }

test('every job that can be enqueued has exactly one handler', () => {
  const handled = createHandlers({ mail }).map(({ job }) => job.name)
  expect(handled.sort()).toEqual(jobs.map(({ name }) => name).sort())
})

test('no two queues share a name', () => {
  const names = [...jobs, ...planners].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
