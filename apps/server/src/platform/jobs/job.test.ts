import { pino } from 'pino'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { defineJob, handleJob, judgeFailure, PermanentFailure } from './job.ts'

const context = { id: 'a', signal: new AbortController().signal, log: pino({ level: 'silent' }) }

test.each([
  { retryCount: 0, verdict: { kind: 'retry', afterSeconds: 60 } },
  { retryCount: 1, verdict: { kind: 'retry', afterSeconds: 300 } },
  { retryCount: 2, verdict: { kind: 'dead' } },
  { retryCount: 7, verdict: { kind: 'dead' } },
])('after $retryCount retries a failure means $verdict.kind', ({ retryCount, verdict }) => {
  expect(judgeFailure([60, 300], new Error('down'), retryCount)).toEqual(verdict)
})

test('a permanent failure is not tried again', () => {
  expect(judgeFailure([60, 300], new PermanentFailure('smtp.rejected'), 0)).toEqual({ kind: 'dead' })
})

test('a job without pauses is tried once', () => {
  expect(judgeFailure([], new Error('down'), 0)).toEqual({ kind: 'dead' })
})

test('a handler gets the payload as its schema reads it', async () => {
  const seen: unknown[] = []
  const job = defineJob({ name: 'a', schema: z.strictObject({ size: z.coerce.number() }) })
  const handled = handleJob(job, async (data) => {
    seen.push(data)
  })
  await handled.run({ size: '4' }, context)
  expect(seen).toEqual([{ size: 4 }])
})

test('a payload that breaks the schema fails for good and never reaches the handler', async () => {
  const handled = handleJob(defineJob({ name: 'a', schema: z.strictObject({}) }), async () => {
    throw new Error('reached')
  })
  await expect(handled.run({ extra: 1 }, context)).rejects.toThrow(PermanentFailure)
})
