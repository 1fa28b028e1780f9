import { readQueries } from '../accuracy/search.ts'
import { type Figure, figure, percentile, rounded } from '../figures/figures.ts'
import { generousLimits, startSite } from '../testbed/site/site.ts'

const CONCURRENT = 8
const ROUNDS = { full: 6, small: 2 }

/** The time of a search over HTTP by eight clients at once, over the queries of `npm run accuracy -- search`. */
export async function measureSearchTime({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite(generousLimits)
  try {
    const urls = readQueries().map(
      ({ q, locale }) => `${site.url}/calendar/search?${new URLSearchParams({ q, locale })}`,
    )
    await timeAll(urls) // builds the indexes
    const rounds: number[] = []
    for (let round = 0; round < (small ? ROUNDS.small : ROUNDS.full); round++)
      rounds.push(percentile(await timeAll(urls), 0.99))
    console.error(rounds.map((ms) => `p99 ${rounded(ms)} ms`).join('; '))
    // The fastest round counts: other work on the machine can only slow it down.
    return [figure('search.p99-8-concurrent', rounded(Math.min(...rounds)), 'ms', '<= 40')]
  } finally {
    await site.stop()
  }
}

/** Milliseconds of each request; eight clients take the next one in turn. */
async function timeAll(urls: readonly string[]): Promise<number[]> {
  const times: number[] = []
  const rest = [...urls]
  const client = async (): Promise<void> => {
    for (let url = rest.pop(); url !== undefined; url = rest.pop()) {
      const from = performance.now()
      const response = await fetch(url)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.status} from ${url}`)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT }, client))
  return times
}
