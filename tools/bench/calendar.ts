import { join } from 'node:path'
import type { PageContext } from '@zeri/contract'
import { createClient } from '@zeri/contract'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { startSite } from '../testbed/site/site.ts'
import { measureCpuPerRequest, pinToFirstCore } from './measuring/load.ts'
import { pidOf, ratioToBare } from './measuring/ratio-to-bare.ts'
import { measureNginxRatio } from './nginx-vs-bare.ts'
import { measurePictures } from './pictures.ts'
import { measureRenderAlone } from './render-alone.ts'
import { measureHitRatio } from './replay.ts'

const scriptOf = (name: string): string => join(import.meta.dirname, 'measuring', name)
const TAGS = '{"day":15,"month":11,"year":2020,"locale":"en","personal":{"state":false}}'

/** The context that the server passes to a page, with its API calls sent to a running site. */
function contextAt(url: string): PageContext {
  return {
    locale: 'en',
    isShared: true,
    place: null,
    today: '2026-11-15',
    solarOffsetSec: null,
    countsVisits: false,
    identityProviders: [],
    product: 'Zeri',
    contact: 'hello@zeri.test',
    origins: { en: url, ru: url },
    cardOf: () => ({ isIndexable: true, picture: '/og/1/en.png' }),
    trueUntil: () => {},
    nonce: 'n',
    hasToken: false,
    report: (error) => {
      throw error
    },
    api: createClient({
      transport: async ({ method, path, body }) => {
        const response = await fetch(`${url}${path}`, { method, body: body ?? null })
        return { status: response.status, text: await response.text() }
      },
    }),
  }
}

/** The cost of the pages and calls of the calendar compared with a bare Fastify and with React alone. */
export async function measureCalendar({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite({ PAGE_CACHE_MB: '64' })
  try {
    const pid = pidOf(site.process)
    await pinToFirstCore(pid)
    const tagsUrl = `${site.url}/calendar/dayinfo/tags`
    const warm = await ratioToBare({ url: tagsUrl, pid, script: scriptOf('tags.lua'), post: TAGS }, small)
    const cold = await ratioToBare(
      { url: tagsUrl, pid, script: scriptOf('tags-each-day.lua'), post: TAGS },
      small,
    )
    const months = { url: `${site.url}/2026/11`, pid, script: scriptOf('months.lua'), connections: 2 }
    // React alone is measured warm, so the server is warmed too: its first hundred months cost twice as much.
    // Browsers and nginx accept Brotli, and a page is compressed for whom it is sent to.
    const headers = { 'accept-encoding': 'br' }
    await measureCpuPerRequest({ ...months, script: scriptOf('later-months.lua') }, small ? 3 : 15, headers)
    const uncached = await measureCpuPerRequest(months, small ? 3 : 10, headers)
    const alone = await measureRenderAlone('/2020/11', contextAt(site.url), small ? 20 : 200)
    console.error(`uncached month ${rounded(uncached, 0)} µs, React alone ${rounded(alone, 0)} µs`)
    return [
      ...(await measureNginxRatio(site, ['/ru', '/2026/11', '/2026/11/15'], { small })),
      figure('calendar.warm-tags-vs-bare', warm, 'ratio', '>= 0.4'),
      figure('calendar.cold-tags-vs-bare', cold, 'ratio', '>= 0'),
      ...(await measurePictures({ small })),
      figure('calendar.uncached-month-vs-react', rounded(uncached / alone), 'ratio', '<= 2.5'),
      ...(await measureHitRatio({ small })),
    ]
  } finally {
    await site.stop()
  }
}
