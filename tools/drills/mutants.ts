import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, figure } from '../figures/figures.ts'
import { takeOption } from '../figures/take-option.ts'
import { atExit } from '../testbed/at-exit.ts'
import { type DrillRun, findMiss, type Mutant, nameFailed, parseMutant } from './mutant.ts'
import { copyTree, type TreeCopy } from './tree-copy.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(import.meta.dirname, 'mutants')
const RUN_LIMIT_MS = 20 * 60_000
const PATCH = '.patch'

/** All mutants of the folder, by name. */
export function readMutants(): Mutant[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(PATCH))
    .toSorted()
    .map((file) => parseMutant(file.slice(0, -PATCH.length), readFileSync(join(folder, file), 'utf8')))
}

/**
 * `npm run drills -- mutants [name …] [--times 5] [--lanes 2]`: applies each mutant to a copy of the tree and runs its drill
 * there at the small size, which must fail by the figures that the mutant names. Names may be the beginnings of names.
 */
export async function runMutants(args: readonly string[]): Promise<void> {
  const { rest, value: times = '1' } = takeOption(args, '--times')
  const { rest: names, value: lanes = '1' } = takeOption(rest, '--lanes')
  const mutants = readMutants()
  const unknown = names.filter((name) => !mutants.some((mutant) => mutant.name.startsWith(name)))
  if (unknown.length > 0) {
    console.error(`unknown: ${unknown.join(', ')}; known: ${mutants.map(({ name }) => name).join(', ')}`)
    process.exitCode = 1
    return
  }
  const left = mutants.filter(
    (mutant) => names.length === 0 || names.some((name) => mutant.name.startsWith(name)),
  )
  const runLane = async () => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const one = await tryMutant(mutant, Number(times))
      console.log(JSON.stringify(one))
      if (!one.ok) process.exitCode = 1
    }
  }
  await Promise.all(Array.from({ length: Number(lanes) }, runLane))
}

async function tryMutant(mutant: Mutant, times: number): Promise<Figure> {
  const copy = copyTree(root)
  const misses: string[] = []
  try {
    const fault = breakCopy(copy, mutant)
    if (fault !== undefined) misses.push(...Array<string>(times).fill(fault))
    while (fault === undefined && misses.length < times) misses.push((await runOnce(copy, mutant)) ?? '')
  } finally {
    copy.remove()
  }
  for (const miss of new Set(misses.filter(Boolean))) console.error(`${mutant.name}: ${miss}`)
  const caught = misses.filter((miss) => miss === '').length
  return figure(`mutant ${mutant.name}`, caught, `of ${times}`, `= ${times}`)
}

/** Applies the patch; returns what is wrong with it. A patch that breaks the syntax breaks no promise. */
function breakCopy(copy: TreeCopy, { patch, files }: Mutant): string | undefined {
  try {
    copy.apply(patch)
    for (const file of files.filter((name) => name.endsWith('.ts')))
      execFileSync(process.execPath, ['--check', file], { cwd: copy.folder, stdio: 'pipe' })
    return undefined
  } catch (error) {
    return `the patch does not fit: ${error instanceof Error ? error.message : error}`
  }
}

async function runOnce({ folder: cwd }: TreeCopy, mutant: Mutant): Promise<string | undefined> {
  const startedAt = performance.now()
  const run = await runDrill(cwd, mutant.drill)
  const miss = findMiss(mutant, run)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.error(
    `${mutant.name}: ${miss === undefined ? 'caught' : 'missed'} in ${seconds} s: ${nameFailed(run)}`,
  )
  if (miss !== undefined) console.error(run.output)
  return miss
}

async function runDrill(cwd: string, drill: string): Promise<DrillRun> {
  const child = spawn(process.execPath, ['tools/drills/main.ts', drill, '--small', '--no-controls'], { cwd })
  const forget = atExit(() => void child.kill('SIGTERM'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const limit = setTimeout(() => child.kill('SIGTERM'), RUN_LIMIT_MS)
  const [code] = await once(child, 'close')
  clearTimeout(limit)
  forget()
  return { exitCode: typeof code === 'number' ? code : null, output }
}
