import { expect, test } from 'vitest'
import { createHandlers, jobs, planners } from './jobs.ts'
import { createSeal, singleKey } from './platform/secret.ts'

const sender = { product: 'Zeri', address: 'a@zeri.test', origins: { en: '', ru: '' } }
const mail = { send: async () => {}, clock: { now: () => 0 }, sender, seal: createSeal(singleKey('x')) }

test('every job that can be enqueued has exactly one handler', () => {
  const idle = async () => {}
  const sheets = { makePrint: idle, makeSharedPrint: idle }
  const work = {
    warnUnverified: idle,
    sendRefund: idle,
    settle: idle,
    renew: idle,
    reconcile: idle,
    ...sheets,
  }
  const handled = createHandlers({ mail, ...work, reminders: { plan: idle, send: idle } }).map(
    ({ job }) => job.name,
  )
  expect(handled.sort()).toEqual(jobs.map(({ name }) => name).sort())
})

test('no two queues share a name', () => {
  const names = [...jobs, ...planners].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
