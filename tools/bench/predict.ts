import { aChartForm } from '../../apps/server/src/testing/chart.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { payChartUntil } from '../testbed/site/owner.ts'
import { startSite } from '../testbed/site/site.ts'

const YEAR_MS = 365 * 86_400_000
const PEOPLE = 6

/** The time of the best days of a year, another year each time, so that nothing is cached. */
export async function measurePredict({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite()
  try {
    const send = async (path: string, payload: object, token = ''): Promise<Record<string, unknown>> => {
      const headers = {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      }
      const response = await fetch(site.url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(payload),
      })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.json()
    }
    const email = 'bench@example.org'
    const { token } = await send('/api/user/singup', { email, password: 'choosing the day', consent: true })
    const charts: { uuid: string }[] = []
    for (let index = 0; index < PEOPLE; index += 1) {
      const form = aChartForm({ email, birthday: `19${60 + 6 * index}-0${1 + index}-1${index}` })
      const { chart } = await send('/api/charts', form, String(token))
      const { uuid } = chart as { uuid: string } // true: the response of that operation
      await payChartUntil(site.databaseUrl, uuid, new Date(Date.now() + YEAR_MS))
      charts.push({ uuid })
    }
    const rounds = small ? 10 : 30
    const best = async (count: number): Promise<number> => {
      let least = Number.POSITIVE_INFINITY
      for (let round = 0; round < rounds; round += 1) {
        const query = {
          tag: 'wedding',
          from: `${2000 + round}-03-01`,
          to: `${2001 + round}-02-28`,
          charts: charts.slice(0, count),
          place: '524901',
          locale: 'ru',
        }
        const before = performance.now()
        await send('/calendar/predict', query, String(token))
        least = Math.min(least, performance.now() - before)
      }
      return least
    }
    const [one, six] = [await best(1), await best(PEOPLE)]
    return [
      figure('predict: twelve months for one chart, answered', rounded(one, 1), 'ms', '<= 80'),
      figure('predict: twelve months for six charts, answered', rounded(six, 1), 'ms', '<= 250'),
    ]
  } finally {
    await site.stop()
  }
}
