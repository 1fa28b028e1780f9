import { expect, test } from 'vitest'
import { createRandom } from '../testbed/random.ts'
import * as almanac from './almanac.ts'
import { createDetector } from './detect-mutation.ts'
import { mutateInstant, mutateLunarYear } from './mutate.ts'
import { loadMutated } from './mutation.ts'

const detect = createDetector()
// Each mutation loads its own copy of the almanac, which takes seconds on a busy machine.
const MUTATED_MS = 60_000

test('the almanac as it stands passes the checks', () => {
  expect(detect(almanac)).toBe(false)
})

test(
  'an instant moved by ten seconds or more, and a changed lunar year, are caught',
  async () => {
    expect(detect(await loadMutated(mutateInstant(createRandom(1))))).toBe(true)
    expect(detect(await loadMutated(mutateLunarYear(createRandom(1))))).toBe(true)
  },
  MUTATED_MS,
)

test('a mutation that changes nothing is refused', async () => {
  const idle = { what: 'nothing', file: 'version.ts', change: (source: string) => source }
  await expect(loadMutated(idle)).rejects.toThrow('change something')
})
