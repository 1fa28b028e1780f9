import { type Figure, figure } from '../figures/figures.ts'
import { startSite } from '../testbed/site/site.ts'
import { measureFirstLoad } from './measuring/first-load.ts'
import { pinToFirstCore } from './measuring/load.ts'
import { pidOf, ratioToBare } from './measuring/ratio-to-bare.ts'

/** The cost of the framework compared with a bare Fastify that sends the same bytes, and what a first visit loads. */
export async function measureApp({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite()
  try {
    const pid = pidOf(site.process)
    await pinToFirstCore(pid)
    const day = `${site.url}/calendar/days?from=2026-11-15&to=2026-11-15`
    const json = await ratioToBare({ url: day, pid }, small)
    const { js, css } = await measureFirstLoad(site.url)
    return [
      figure('app.small-json-vs-bare', json, 'ratio', '>= 0.5'),
      figure('app.first-load-js-gzip', js, 'kB', '<= 165'),
      figure('app.first-load-css-gzip', css, 'kB', '<= 20'),
    ]
  } finally {
    await site.stop()
  }
}
