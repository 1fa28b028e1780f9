import { type Figure, figure } from '../figures/figures.ts'
import { startSite } from '../testbed/site/site.ts'
import { pinToFirstCore } from './measuring/load.ts'
import { pidOf, ratioToBare } from './measuring/ratio-to-bare.ts'

/** The cost of an operation compared with a bare Fastify that sends the same bytes. */
export async function measureApp({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite()
  try {
    const pid = pidOf(site.process)
    await pinToFirstCore(pid)
    const day = `${site.url}/calendar/days?from=2026-11-15&to=2026-11-15`
    const json = await ratioToBare({ url: day, pid }, small)
    return [figure('app.small-json-vs-bare', json, 'ratio', '>= 0.5')]
  } finally {
    await site.stop()
  }
}
