import { aChartForm } from '../../apps/server/src/testing/chart.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { payChartUntil } from '../testbed/site/owner.ts'
import { startSite } from '../testbed/site/site.ts'
import { pinToFirstCore } from './measuring/load.ts'
import { pidOf, ratioToBare } from './measuring/ratio-to-bare.ts'

const YEAR_MS = 365 * 86_400_000
const POLLS = 5_000
const PROGRAMS = 50
const AT_ONCE = 16

/** Polls of calendar apps: how many get “not modified”, and what one costs. */
export async function measureFeeds({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite()
  try {
    const post = async (path: string, payload: object, token = ''): Promise<Record<string, unknown>> => {
      const headers = {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      }
      const response = await fetch(site.url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(payload),
      })
      if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.json()
    }
    const email = 'bench@example.org'
    const account = { email, password: 'choosing the day', consent: true }
    const token = String((await post('/api/user/singup', account)).token)
    const { chart } = await post('/api/charts', aChartForm({ email }), token)
    const { uuid } = chart as { uuid: string } // true: the response of that operation
    await payChartUntil(site.databaseUrl, uuid, new Date(Date.now() + YEAR_MS))
    const urls: string[] = []
    for (const tag of ['wedding', 'travel-far', 'haircut', undefined]) {
      const made = await post('/api/feeds', { chart: uuid, withHours: true, locale: 'ru', tag }, token)
      urls.push(`${site.url}/feeds/${made.token}.ics`)
    }

    const etags = new Map<string, string>()
    let [polls, unchanged] = [0, 0]
    const poll = async (): Promise<void> => {
      while (polls < POLLS) {
        const number = polls
        polls += 1
        const url = urls[number % urls.length] ?? ''
        const program = `${number % PROGRAMS} ${url}`
        const etag = etags.get(program)
        const response = await fetch(url, etag ? { headers: { 'if-none-match': etag } } : {})
        await response.arrayBuffer()
        if (response.status === 304) unchanged += 1
        else etags.set(program, response.headers.get('etag') ?? '')
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, poll))

    const pid = pidOf(site.process)
    await pinToFirstCore(pid)
    const [url = ''] = urls
    const headers = { 'if-none-match': String((await fetch(url)).headers.get('etag')) }
    const ratio = await ratioToBare({ url, pid }, small, headers)
    return [
      figure('feeds: polls answered with “not modified”', rounded((100 * unchanged) / POLLS), '%', '>= 95'),
      figure('feeds: speed of a poll beside bare Fastify', ratio, 'ratio', '>= 0.08'),
    ]
  } finally {
    await site.stop()
  }
}
