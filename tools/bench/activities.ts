import { listShownActivities } from '@zeri/almanac/judgement'
import { locales, pathIn } from '@zeri/contract'
import { type Figure, figure, median, rounded } from '../figures/figures.ts'
import { startSite } from '../testbed/site/site.ts'

const MONTHS = 3
const BAR = '<= 60'

/** The paths of the next months of every activity in both languages. */
function listPaths(now: Date): string[] {
  const months = Array.from({ length: MONTHS }, (_, ahead) => {
    const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
    return `/${date.getUTCFullYear()}/${date.getUTCMonth() + 1}`
  })
  return locales.flatMap((locale) =>
    listShownActivities().flatMap(({ id }) =>
      months.map((month) => pathIn(locale, `/days-for/${id}${month}`)),
    ),
  )
}

/** The time of a page of an activity and a month that no cache holds: the best of some requests to each. */
export async function measureActivities({ small }: { small: boolean }): Promise<Figure[]> {
  // The cache holds a few pages at most, so the next round renders all of them again.
  const site = await startSite({ PAGE_CACHE_MB: '1' })
  try {
    const paths = listPaths(new Date())
    const times = paths.map(() => Number.POSITIVE_INFINITY)
    const timeOf = async (path: string): Promise<number> => {
      const before = performance.now()
      const response = await fetch(site.url + path)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      return performance.now() - before
    }
    for (const path of paths.slice(0, 20)) await timeOf(path)
    for (let round = 0; round < (small ? 2 : 5); round += 1)
      for (const [index, path] of paths.entries())
        times[index] = Math.min(times[index] ?? 0, await timeOf(path))
    const slowest = Math.max(...times)
    console.error(`${paths.length} pages, the slowest ${paths[times.indexOf(slowest)]}`)
    return [
      figure('activities: a month rendered uncached, the median page', rounded(median(times), 1), 'ms', BAR),
      figure('activities: a month rendered uncached, the slowest page', rounded(slowest, 1), 'ms', BAR),
    ]
  } finally {
    await site.stop()
  }
}
