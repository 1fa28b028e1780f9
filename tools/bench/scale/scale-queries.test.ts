import { expect, test } from 'vitest'
import { accountOf, emailOf, idOf, STEP } from './population.ts'
import { recordStatement } from './record-statement.ts'
import { scaleQueries } from './scale-queries.ts'

const population = { accounts: 20_000, at: new Date('2026-11-15T05:00:30Z') }

test.each(scaleQueries)('$name: every call runs a statement of the application', async ({ calls }) => {
  for (const call of calls(population, () => 0.5)) {
    const { sql } = await recordStatement(call)
    expect(sql).toMatch(/accounts|sessions|charts|tries|reminder/)
  }
})

test('each draw is about another account', async () => {
  const [query] = scaleQueries
  const emailAt = async (share: number) => {
    const [call] = query?.calls(population, () => share) ?? []
    return call && (await recordStatement(call)).parameters
  }
  expect(await emailAt(0)).toContain(emailOf(1))
  expect(await emailAt(0.5)).toContain(emailOf(10_001))
})

test('a call without a statement is an error', async () => {
  await expect(recordStatement(async () => 'nothing')).rejects.toThrow('ran no statement')
})

test('ids are those PostgreSQL computes from the same words', () => {
  // select md5('account:1')::uuid
  expect(idOf('account', 1)).toBe('473ecd9f-e45b-282b-857c-5bf70105af38')
})

test('every account has a first chart', () => {
  const owners = new Set(Array.from({ length: 20_000 }, (_, index) => accountOf(index + 1, 20_000)))
  expect(owners.size).toBe(20_000)
})

test('a size that the step divides would leave accounts without a chart', () => {
  const owners = new Set(Array.from({ length: STEP }, (_, index) => accountOf(index + 1, STEP)))
  expect(owners.size).toBe(1)
})
