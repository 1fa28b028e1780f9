import { type Figure, figure, median } from '../figures/figures.ts'
import { openBrowser } from '../testbed/browser.ts'
import { findFreePort } from '../testbed/free-port.ts'
import { startSite } from '../testbed/site/site.ts'
import { bars, categories, runUndisturbed, score } from './lighthouse.ts'

const paths = ['/articles/how-to-read-a-day', '/faq'].flatMap((path) => [path, `/ru${path}`])

/** Lighthouse scores of articles and the FAQ on a phone. */
export async function measureContent({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite()
  const port = await findFreePort()
  const figures: Figure[] = []
  try {
    const browser = await openBrowser([`--remote-debugging-port=${port}`])
    try {
      for (const path of paths) {
        const runs = await runUndisturbed(small ? 1 : 5, () => score(`${site.url}${path}`, port))
        for (const category of categories) {
          const value = median(runs.map((scores) => scores[category] ?? 0))
          figures.push(figure(`content.${path}.${category}`, value, 'score', bars[category]))
        }
      }
    } finally {
      await browser.close()
    }
    return figures
  } finally {
    await site.stop()
  }
}
