import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { createRandom } from '../testbed/random.ts'
import { createDetector } from './detect-mutation.ts'
import { type Almanac, loadAlmanac } from './load-almanac.ts'
import { type Mutation, mutateInstant, mutateLunarYear } from './mutate.ts'

const source = join(import.meta.dirname, '../../packages/almanac/src')
const SEED = 2033

/** Loads a copy of the almanac with one change in its tables. */
export async function loadMutated({ file, change }: Mutation): Promise<Almanac> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-mutation-'))
  try {
    cpSync(source, join(folder, 'src'), { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    const path = join(folder, 'src', file)
    const before = readFileSync(path, 'utf8')
    const after = change(before)
    if (after === before) throw new Error('a mutation must change something')
    writeFileSync(path, after)
    return await loadAlmanac(join(folder, 'src'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A change that no check may catch. */
const idle: Mutation = { what: 'a comment', file: 'version.ts', change: (source) => `${source}// more\n` }

/** Changes tables at random and counts how many changes the checks catch without regenerating the tables. */
export async function measureMutations({ small }: { small: boolean }): Promise<Figure[]> {
  const count = small ? 20 : 200
  const random = createRandom(SEED)
  const detect = createDetector()
  if (detect(await loadMutated(idle)))
    throw new Error('the checks refuse the almanac as it stands: they would catch anything')
  const missed: string[] = []
  for (let index = 0; index < count; index++) {
    const mutation = index % 3 === 0 ? mutateLunarYear(random) : mutateInstant(random)
    if (!detect(await loadMutated(mutation))) missed.push(mutation.what)
  }
  for (const what of missed) console.error(`missed: ${what}`)
  const share = rounded((100 * (count - missed.length)) / count, 1)
  return [figure(`random changes of the tables caught, of ${count}`, share, '%', '>= 95')]
}
