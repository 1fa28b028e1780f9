import lighthouse from 'lighthouse'
import { openBrowser } from '../browser.ts'
import { type Figure, figure, median } from '../figures.ts'
import { findFreePort } from '../free-port.ts'
import { startSite } from '../site/site.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const bars = {
  performance: '>= 90',
  accessibility: '= 100',
  'best-practices': '= 100',
  seo: '= 100',
} as const

/** Lighthouse as a phone on a slow network sees the built pages: medians of several runs. */
export async function measureLighthouse({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite()
  const port = await findFreePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  try {
    const figures: Figure[] = []
    for (const path of ['/', '/ru']) {
      const runs: Record<string, number>[] = []
      for (let run = 0; run < (small ? 1 : 5); run++) runs.push(await score(`${site.url}${path}`, port))
      for (const category of categories) {
        const value = median(runs.map((scores) => scores[category] ?? 0))
        figures.push(figure(`lighthouse.${path}.${category}`, value, 'score', bars[category]))
      }
    }
    return figures
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function score(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  })
  if (!result) throw new Error(`lighthouse gave nothing for ${url}`)
  const { lhr } = result
  // A trace the browser did not finish measures nothing.
  if (lhr.categories.performance?.score === null) return score(url, port)
  const { rttMs, throughputKbps, cpuSlowdownMultiplier } = lhr.configSettings.throttling ?? {}
  const network = `${lhr.configSettings.throttlingMethod}, ${rttMs} ms, ${throughputKbps} kbit/s, CPU ×${cpuSlowdownMultiplier}`
  const scores = Object.fromEntries(
    Object.entries(lhr.categories).map(([name, { score: value }]) => [name, Math.round((value ?? 0) * 100)]),
  )
  const shift = lhr.audits['cumulative-layout-shift']?.numericValue
  const paint = lhr.audits['largest-contentful-paint']?.displayValue
  console.error(`${url} ${JSON.stringify(scores)} LCP ${paint} CLS ${shift} (${network})`)
  for (const audit of Object.values(lhr.audits)) {
    if (audit.scoreDisplayMode === 'binary' && audit.score === 0) console.error(`  fails: ${audit.id}`)
  }
  return scores
}
