import { pictureOfPage, picturePath } from '../../apps/server/src/features/exports/index.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { startSite } from '../testbed/site/site.ts'
import { pinToFirstCore } from './measuring/load.ts'
import { pidOf, ratioToBare } from './measuring/ratio-to-bare.ts'

/** The cost of a cached link preview picture compared with a bare Fastify that sends the same bytes, and its size. */
export async function measurePictures({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite()
  try {
    const pid = pidOf(site.process)
    await pinToFirstCore(pid)
    const pages = ['/2026/1/14', '/ru/2026/1/14', '/2026/1', '/ru/2026/3']
    const sizes: number[] = []
    for (const page of pages) {
      const response = await fetch(`${site.url}${picturePath(pictureOfPage(page))}`)
      sizes.push((await response.arrayBuffer()).byteLength / 1000)
    }
    const url = `${site.url}${picturePath(pictureOfPage('/2026/1/14'))}`
    return [
      figure('calendar.cached-picture-vs-bare', await ratioToBare({ url, pid }, small), 'ratio', '>= 0.7'),
      figure('calendar.heaviest-picture', rounded(Math.max(...sizes), 1), 'kB', '<= 100'),
    ]
  } finally {
    await site.stop()
  }
}
