import { expect, test } from 'vitest'
import { runBehindForeignCache, runControl } from '../tools/drills/foreign-cache.ts'

const PATIENCE_MS = 300_000

test(
  'behind a cache that knows nothing of us nobody sees what is of another, nor yesterday as today',
  async () => {
    const { visits, served, refused, faults, secretsStored } = await runBehindForeignCache(true)
    expect(faults).toEqual([])
    expect(secretsStored).toBe(0)
    expect(visits).toBeGreaterThan(300)
    expect(served).toBeGreaterThan(visits / 10)
    expect(refused).toBeLessThan(visits / 50)
  },
  PATIENCE_MS,
)

test('pages that depend on cookies without saying so leak, and the check finds it (control)', async () => {
  const { faults } = await runControl()
  const found = new Set(faults.map(({ kind }) => kind))
  expect([...found]).toEqual(expect.arrayContaining(['language', 'place', 'person', 'stored', 'today']))
})
