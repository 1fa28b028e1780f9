import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { sweepLimitCounters } from './sweep-limit-counters.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const HOUR_MS = 3_600_000

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.close())

test('counters older than a day are deleted, younger ones stay', async () => {
  const { db } = database
  const counter = (key: string, ageHours: number) => ({
    key,
    window_start: new Date(NOW - ageHours * HOUR_MS),
    hits: 1,
  })
  await db
    .insertInto('limit_counters')
    .values([counter('a', 0), counter('a', 23), counter('a', 25), counter('b', 24.1), counter('b', 900)])
    .execute()
  const enqueue = () => Promise.reject(new Error('a sweep enqueues nothing'))
  await sweepLimitCounters.plan(
    { db, enqueue, log: pino({ level: 'silent' }), forgetMails: async () => {} },
    NOW,
  )
  const left = await db
    .selectFrom('limit_counters')
    .select(['key', 'window_start'])
    .orderBy('window_start')
    .execute()
  expect(left.map((row) => [row.key, (NOW - row.window_start.getTime()) / HOUR_MS])).toEqual([
    ['a', 23],
    ['a', 0],
  ])
})
