import lighthouse from 'lighthouse'
import { type Figure, figure, median, rounded } from '../figures/figures.ts'
import { openBrowser } from '../testbed/browser.ts'
import { findFreePort } from '../testbed/free-port.ts'
import { startSite } from '../testbed/site/site.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const bars = {
  performance: '>= 97',
  accessibility: '= 100',
  'best-practices': '= 100',
  seo: '= 100',
} as const

/** Lighthouse scores of the built pages on a phone with a slow network: medians of several runs. */
export async function measureLighthouse({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite()
  const port = await findFreePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  try {
    const figures: Figure[] = []
    for (const path of listPaths(new Date())) {
      const runs = await runUndisturbed(small ? 1 : 5, () => score(`${site.url}${path}`, port))
      for (const category of categories) {
        const value = median(runs.map((scores) => scores[category] ?? 0))
        figures.push(figure(`lighthouse.${path}.${category}`, value, 'score', bars[category]))
      }
      const shift = median(runs.map((scores) => scores.shift ?? 1))
      figures.push(figure(`lighthouse.${path}.layout-shift`, shift, 'CLS', '= 0'))
      const paint = median(runs.map((scores) => scores.paint ?? Number.POSITIVE_INFINITY))
      figures.push(figure(`lighthouse.${path}.largest-paint`, rounded(paint / 1000), 's', '<= 1.6'))
    }
    const { uuid, cookie } = await makeReading(site.url)
    for (const path of ['/bazi', `/bazi/${uuid}`, '/personal'].flatMap((one) => [one, `/ru${one}`])) {
      const { accessibility = 0 } = await score(`${site.url}${path}`, port, cookie)
      figures.push(
        figure(`lighthouse.${path.replace(uuid, '{uuid}')}.accessibility`, accessibility, 'score', '= 100'),
      )
    }
    return figures
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Below this share of the best speed that the browser itself measured, other programs were at work. */
const DISTURBED = 0.9
const MOST_TRIES = 3

type Scores = Readonly<Record<string, number>>

/** Scores of so many runs, those beside the least other work; disturbed ones are repeated for a while. */
export async function runUndisturbed(count: number, run: () => Promise<Scores>): Promise<Scores[]> {
  const speedOf = ({ speed = 0 }: Scores) => speed
  const runs: Scores[] = []
  const countQuiet = () => {
    const best = Math.max(...runs.map(speedOf))
    return runs.filter((scores) => speedOf(scores) >= best * DISTURBED).length
  }
  while (countQuiet() < count && runs.length < count * MOST_TRIES) runs.push(await run())
  return runs.sort((a, b) => speedOf(b) - speedOf(a)).slice(0, count)
}

/** The most visited pages, in both languages. */
function listPaths(today: Date): string[] {
  const month = `/${today.getUTCFullYear()}/${today.getUTCMonth() + 1}`
  const day = `${month}/${today.getUTCDate()}`
  const signs = ['/signs', '/signs/stars/heavenly-virtue', '/method', '/observatory']
  const paths = [month, day, '/articles/how-to-read-a-day', '/predict', '/days-for/wedding', ...signs]
  return ['/', ...paths, '/ru', ...paths.map((path) => `/ru${path}`)]
}

/** Makes a reading; only the browser that made it may see it. */
async function makeReading(url: string): Promise<{ uuid: string; cookie: string }> {
  const answer = await fetch(`${url}/api/bazi`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fio: 'Anna',
      gender: 'female',
      birthday: '1985-11-23',
      birthdayTime: '14:10',
      city: 'Moscow',
      latitude: 55.75,
      longitude: 37.62,
      utc: 'Europe/Moscow',
      consent: true,
    }),
  })
  const { uuid }: { uuid: string } = await answer.json()
  return { uuid, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

export async function score(url: string, port: number, cookie?: string): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    // A first visit: what an earlier run stored would send for fonts before the first paint.
    clearStorageTypes: ['all'],
    ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
  })
  if (!result) throw new Error(`lighthouse gave nothing for ${url}`)
  const { lhr } = result
  // An unfinished trace measures nothing.
  if (lhr.categories.performance?.score === null) return score(url, port, cookie)
  const { rttMs, throughputKbps, cpuSlowdownMultiplier } = lhr.configSettings.throttling ?? {}
  const network = `${lhr.configSettings.throttlingMethod}, ${rttMs} ms, ${throughputKbps} kbit/s, CPU ×${cpuSlowdownMultiplier}`
  const scores = Object.fromEntries(
    Object.entries(lhr.categories).map(([name, { score: value }]) => [name, Math.round((value ?? 0) * 100)]),
  )
  const shift = lhr.audits['cumulative-layout-shift']?.numericValue
  const { displayValue, numericValue: paint } = lhr.audits['largest-contentful-paint'] ?? {}
  const element = lhr.audits['largest-contentful-paint-element']?.details
  console.error(
    `${url} ${JSON.stringify(scores)} LCP ${displayValue} of ${snippetIn(element)} CLS ${shift} at speed ${lhr.environment.benchmarkIndex} (${network})`,
  )
  for (const audit of Object.values(lhr.audits)) {
    if (audit.scoreDisplayMode === 'binary' && audit.score === 0) console.error(`  fails: ${audit.id}`)
  }
  const speed = lhr.environment.benchmarkIndex
  return { ...scores, speed, shift: Number((shift ?? 1).toFixed(4)), ...(paint !== undefined && { paint }) }
}

/** The first element that an audit complains of, as HTML. */
function snippetIn(details: unknown): string {
  return /"snippet":"(.*?[^\\\\])"/.exec(JSON.stringify(details) ?? '')?.[1] ?? 'nothing'
}
