import { type Operation, operations } from '@zeri/contract'
import { costs } from '../../../apps/server/src/platform/http/charge.ts'
import { aBirthForm } from '../../../apps/server/src/testing/chart.ts'
import { type Figure, figure, rounded } from '../../figures/figures.ts'
import { navigation, ownFetch } from '../measuring/browser-headers.ts'
import { processorSeconds } from '../measuring/processor-time.ts'
import { addPayer, type MeasuredSite } from './measured-site.ts'

/** Something that clients are charged for, and the n-th request of it; none repeats, so that no cache helps. */
type Charged = {
  readonly name: string
  readonly declaredMs: number
  readonly request: (n: number) => Promise<Response>
}

const WARM_UP = 20
const DAY_MS = 86_400_000
/** On a busy machine the same work takes up to three times the processor time. */
const TOLERANCE = 3

/** Whether what clients are charged is what it costs the server and PostgreSQL. */
export async function measureDeclaredCosts(
  site: MeasuredSite,
  { small }: { small: boolean },
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, declaredMs, request } of await listCharged(site)) {
    const send = async (from: number, count: number) => {
      for (let n = from; n < from + count; n += 1) {
        const response = await request(n)
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${name}: ${response.status}`)
      }
    }
    await send(0, WARM_UP)
    const count = small ? 20 : 60
    const spent = () => processorSeconds(site.pids.server) + processorSeconds(site.pids.postgres)
    const before = spent()
    await send(WARM_UP, count)
    const ms = ((spent() - before) * 1000) / count
    const bar = `<= ${TOLERANCE * declaredMs}` as const
    figures.push(figure(`costs: ${name}, declared as ${declaredMs} ms`, rounded(ms), 'ms', bar))
  }
  return figures
}

function costOf(id: string): number {
  const found = operations.find((one: Operation) => one.id === id)
  if (!found) throw new Error(`no operation ${id}`)
  return found.costMs
}

const isoDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const dateAt = (n: number): number => Date.UTC(1950, 0, 1) + n * 11 * DAY_MS
const pathAt = (n: number): string => isoDate(dateAt(n)).split('-').map(Number).join('/')

type Payer = { readonly url: string; readonly token: string; readonly chart: string }
type Headers = Readonly<Record<string, string>>

async function listCharged(site: MeasuredSite): Promise<Charged[]> {
  const { token, chart } = await addPayer(site, 'costs@example.org')
  const payer = { url: site.url, token, chart }
  return [...listPages(payer), ...listOperations(payer)]
}

function listPages({ url, token, chart }: Payer): Charged[] {
  const cookie = `__Host-token=${token}`
  const get = (path: string, headers: Headers = {}) => fetch(url + path, { headers })
  return [
    { name: 'a public page', declaredMs: costs.publicPage, request: (n) => get(`/${pathAt(n)}`) },
    {
      name: 'a page of a visitor',
      declaredMs: costs.visitorPage,
      request: (n) => get(`/sign-in?back=/${n}`),
    },
    {
      name: 'a personal page',
      declaredMs: costs.personalPage,
      request: (n) => get(`/personal/${chart}/${pathAt(n)}`, { ...navigation, cookie }),
    },
    {
      name: 'a layer over a shared page',
      declaredMs: costs.layer,
      request: (n) => get(`/personal/layer?path=/${pathAt(n)}`, { ...ownFetch, cookie }),
    },
    {
      name: 'a day as a file',
      declaredMs: costs.dayFile,
      request: (n) => get(`/calendar/days/${isoDate(dateAt(n))}.ics`),
    },
    {
      name: 'a day of a chart as a file',
      declaredMs: costs.personalDayFile,
      request: (n) => get(`/api/charts/${chart}/days/${isoDate(dateAt(n))}.ics`, { cookie }),
    },
    {
      name: 'a day of the chooser as a file',
      declaredMs: costs.takenDayFile,
      request: (n) =>
        get(`/calendar/predict/days/${isoDate(dateAt(n))}.ics?tag=wedding&charts=${chart}`, { cookie }),
    },
    {
      name: 'lunar dates for calendar programs',
      declaredMs: costs.lunarFeed,
      request: (n) =>
        get(
          `/feeds/lunar-dates.ics?dates=${Array.from({ length: 50 }, (_, index) => `b${(index % 12) + 1}-30.both%20Name${n}`).join('~')}`,
        ),
    },
    { name: 'the widget', declaredMs: costs.widget, request: () => get('/widget/today.json') },
    {
      name: 'a day in a frame',
      declaredMs: costs.embed,
      request: (n) =>
        get(
          `/embed/${isoDate(dateAt(n + 900))
            .split('-')
            .map(Number)
            .join('/')}`,
        ),
    },
    {
      name: 'a message of a language model',
      declaredMs: costs.toolMessage,
      request: (n) =>
        fetch(`${url}/mcp`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
          body: JSON.stringify({ jsonrpc: '2.0', id: n, method: 'tools/list', params: {} }),
        }),
    },
    {
      name: 'the facts of a year',
      declaredMs: costs.factsOfYear,
      request: (n) => get(`/data/${1910 + n}.csv`),
    },
    {
      name: 'the description of a frame',
      declaredMs: costs.oembed,
      request: (n) => get(`/oembed?format=json&url=http%3A%2F%2Flocalhost%3A3000%2F${1910 + n}%2F1%2F1`),
    },
  ]
}

function listOperations({ url, token, chart }: Payer): Charged[] {
  const own = { authorization: `Bearer ${token}` }
  const get = (path: string, headers: Headers = {}) => fetch(url + path, { headers })
  const post = (path: string, body: object, headers: Headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const operation = (id: string, request: Charged['request']) => ({
    name: id,
    declaredMs: costOf(id),
    request,
  })
  const year = (n: number) => `from=${isoDate(dateAt(n))}&to=${isoDate(dateAt(n) + 365 * DAY_MS)}`
  const now = new Date()
  return [
    operation('listDays', (n) => get(`/calendar/days?${year(n)}`)),
    operation('describeDay', (n) => get(`/calendar/days/${isoDate(dateAt(n + 500))}`)),
    operation('convertDate', (n) => get(`/calendar/convert?monthPillar=bing-wu&from=${1910 + n}-01-01`)),
    operation('listLunarReturns', (n) =>
      get(
        `/calendar/lunar-returns?count=30&dates=${Array.from({ length: 50 }, (_, index) => `${(index % 12) + 1}-30.both`).join()}&from=${1910 + n}-01-01`,
      ),
    ),
    operation('describeYear', (n) => get(`/calendar/years/${1910 + n}`)),
    operation('describeLocal', (n) =>
      get(`/calendar/local?latitude=55.8&longitude=37.6&zone=Europe/Moscow&span=${isoDate(dateAt(n + 700))}`),
    ),
    operation('describeActivity', (n) =>
      get(`/calendar/activities/${n % 2 ? 'wedding' : 'haircut'}?locale=${n % 3 ? 'en' : 'ru'}`),
    ),
    operation('listActivityDays', (n) => get(`/calendar/activities/wedding/days?${year(n)}`)),
    operation('countDays', (n) => get(`/calendar/counts?month=${(n % 12) + 1}&tag=wedding&year=${1910 + n}`)),
    operation('listSampleDays', (n) => get(`/calendar/sample?from=${isoDate(dateAt(n))}`)),
    operation('listAllSigns', (n) => get(`/calendar/signs?locale=${n % 2 ? 'en' : 'ru'}`)),
    operation('describeSign', (n) => get(`/calendar/signs/lunar-days/${(n % 30) + 1}`)),
    operation('describeDirections', (n) => get(`/calendar/directions/${isoDate(dateAt(n))}`)),
    operation('describeFengshuiYear', (n) => get(`/calendar/fengshui/${1910 + n}`)),
    operation('describeFigure', (n) =>
      get(`/calendar/figures/officers-month?args=${isoDate(dateAt(n)).slice(0, 7)}`),
    ),
    operation('search', (n) => get(`/calendar/search?q=${n % 2 ? 'weding' : 'dragon'}%20${n}&locale=en`)),
    operation('listFacingDays', (n) => get(`/calendar/facing?facing=${n % 360}&${year(n)}`)),
    operation('predictDays', (n) =>
      post(
        '/calendar/predict',
        { tag: 'wedding', volume: 'year', year: 1950 + n, charts: [{ uuid: chart }] },
        own,
      ),
    ),
    operation('compareDays', () =>
      post('/calendar/predict/compare', { tag: 'wedding', dates: [isoDate(now.getTime())] }),
    ),
    operation('listPersonalDays', (n) => get(`/api/charts/${chart}/days?${year(n)}`, own)),
    operation('describePersonalDay', (n) => get(`/api/charts/${chart}/days/${isoDate(dateAt(n))}`, own)),
    operation('describePersonalYear', (n) => get(`/api/charts/${chart}/years/${1910 + n}`, own)),
    operation('searchPlaces', (n) => post('/calendar/location/search', { city: `Mosc${n}`, locale: 'en' })),
    operation('createReading', () => post('/api/bazi', { ...aBirthForm(), consent: true })),
    operation('exportAccount', () => get('/api/user/export', own)),
    operation('getUser', () => get('/api/user', own)),
    operation('listProducts', () => get('/api/products?locale=en')),
  ]
}
