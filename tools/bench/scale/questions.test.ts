import { expect, test } from 'vitest'
import { accountOf, emailOf, idOf, STEP } from './crowd.ts'
import { questions } from './questions.ts'
import { recordStatement } from './record-statement.ts'

const crowd = { accounts: 20_000, at: new Date('2026-11-15T05:00:30Z') }

test.each(questions)('$name: every call is a statement of the application', async ({ calls }) => {
  for (const call of calls(crowd, () => 0.5)) {
    const { sql } = await recordStatement(call)
    expect(sql).toMatch(/accounts|sessions|charts|tries|reminder/)
  }
})

test('somebody else is asked about each time', async () => {
  const [question] = questions
  const emailAt = async (share: number) => {
    const [call] = question?.calls(crowd, () => share) ?? []
    return call && (await recordStatement(call)).parameters
  }
  expect(await emailAt(0)).toContain(emailOf(1))
  expect(await emailAt(0.5)).toContain(emailOf(10_001))
})

test('a call that asks nothing is told apart from one that does', async () => {
  await expect(recordStatement(async () => 'nothing')).rejects.toThrow('asked nothing')
})

test('ids are those PostgreSQL makes of the same words', () => {
  // select md5('account:1')::uuid
  expect(idOf('account', 1)).toBe('473ecd9f-e45b-282b-857c-5bf70105af38')
})

test('everybody has a first chart', () => {
  const owners = new Set(Array.from({ length: 20_000 }, (_, index) => accountOf(index + 1, 20_000)))
  expect(owners.size).toBe(20_000)
})

test('a size the step divides would leave some without', () => {
  const owners = new Set(Array.from({ length: STEP }, (_, index) => accountOf(index + 1, STEP)))
  expect(owners.size).toBe(1)
})
