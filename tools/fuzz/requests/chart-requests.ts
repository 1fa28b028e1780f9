import { bare, post, type TestClient, type ValidRequest } from './account-requests.ts'

const birth = {
  gender: 'male',
  birthday: '1985-03-31',
  birthdayTime: '12:05',
  city: 'Москва, Россия',
  latitude: 55.75222,
  longitude: 37.61556,
  utc: 'Europe/Moscow',
}
const form = { fio: 'Анна Ли', ...birth, email: 'anna@example.org' }
const theDay = { day: 15, month: 11, year: 2020 }

/** A chart and the session token of its owner. */
export async function aChart({ aPerson, send }: TestClient): Promise<{ uuid: string; token: string }> {
  const { token } = await aPerson()
  const { body } = await send(post('/api/charts', { ...form, consent: true }, token))
  const { uuid } = body.chart as { uuid: string } // true: a chart that was made
  return { uuid, token }
}

/** A folder and the session token of its owner. */
async function aFolder({ aPerson, send }: TestClient): Promise<{ uuid: string; token: string }> {
  const { token } = await aPerson()
  const { body } = await send(post('/api/folders', { name: 'Family' }, token))
  return { uuid: String(body.uuid), token }
}

/** A lunar date and the session token of its owner. */
async function aLunarDate({ aPerson, send }: TestClient): Promise<{ uuid: string; token: string }> {
  const { token } = await aPerson()
  const dates = [{ name: 'Mum', date: '1962-03-04' }]
  const { body } = await send(post('/api/lunar-dates', { dates }, token))
  return { uuid: String((body.uuids as string[])[0]), token }
}

async function aReading({ send }: TestClient): Promise<{ uuid: string; headers: Record<string, string> }> {
  const { body, cookies } = await send(post('/api/bazi', { ...birth, consent: true }))
  return { uuid: String(body.uuid), headers: { cookie: cookies[0]?.split(';')[0] ?? '' } }
}

const postToChart =
  (urlOf: (uuid: string) => string, payload: (uuid: string) => ValidRequest['payload']) =>
  async (client: TestClient): Promise<ValidRequest> => {
    const { uuid, token } = await aChart(client)
    return post(urlOf(uuid), payload(uuid), token)
  }
const getOfChart = (urlOf: (uuid: string) => string) => async (client: TestClient) => {
  const { uuid, token } = await aChart(client)
  return bare('GET', urlOf(uuid), token)
}

/** A valid request of every operation of charts and readings, each on a chart of its own. */
export const chartRequests: Readonly<Record<string, (client: TestClient) => Promise<ValidRequest>>> = {
  listCharts: getOfChart(() => '/api/charts'),
  deactivateChart: postToChart(
    () => '/api/charts/deactivate',
    (uuid) => ({ uuid }),
  ),
  activatePaidChart: postToChart(
    () => '/api/charts/activate_from_kassa_success',
    (uuid) => ({ uuid }),
  ),
  async createChart({ aPerson }) {
    return post(
      '/api/charts',
      { ...form, isMobile: true, consent: true, locale: 'ru' },
      (await aPerson()).token,
    )
  },
  updateChart: postToChart(
    (uuid) => `/api/charts/${uuid}`,
    () => ({ ...form, birthdayTime: '02:30', offsetSec: 10_800 }),
  ),
  async deleteChart(client) {
    const { uuid, token } = await aChart(client)
    return bare('DELETE', `/api/charts/${uuid}`, token)
  },
  async previewBirth() {
    const { gender: _, city: __, ...moment } = birth
    return post('/api/charts/preview', { ...moment, locale: 'ru' })
  },
  listPersonalDays: getOfChart((uuid) => `/api/charts/${uuid}/days?from=2026-11-01&to=2026-11-30&locale=ru`),
  describePersonalDay: getOfChart((uuid) => `/api/charts/${uuid}/days/2026-11-15?place=524901`),
  describePersonalYear: getOfChart((uuid) => `/api/charts/${uuid}/years/2026`),
  listMobileDays: getOfChart((uuid) => `/api/mobile/charts/${uuid}/days?from=2026-11-01&to=2026-11-30`),
  describeMobileDay: getOfChart((uuid) => `/api/mobile/charts/${uuid}/days/2026-11-15?place=524901`),
  describeMobileYear: getOfChart((uuid) => `/api/mobile/charts/${uuid}/years/2026`),
  dayInfoTags: async () => post('/calendar/dayinfo/tags', { ...theDay, personal: { state: false } }),
  getMessenger: getOfChart(() => '/api/messenger'),
  getReminderMail: getOfChart(() => '/api/reminders/mail'),
  saveReminderMail: postToChart(
    () => '/api/reminders/mail',
    (uuid) => ({ active: false, timeReminder: '24:45', chart: uuid, locale: 'ru' }),
  ),
  disableReminder: postToChart(
    () => '/api/reminders/disable',
    (uuid) => ({ uuid }),
  ),
  async createReading() {
    return post('/api/bazi', {
      ...birth,
      fio: 'Anna',
      email: 'nobody@example.org',
      consent: true,
      locale: 'en',
    })
  },
  async listReadings(client) {
    return { method: 'GET', url: '/api/bazi', headers: (await aReading(client)).headers }
  },
  readBazi: getOfChart((uuid) => `/api/bazi/${uuid}?year=2031&locale=ru`),
  exportChart: getOfChart((uuid) => `/api/bazi/${uuid}/export`),
  compareCharts: getOfChart((uuid) => `/api/bazi/${uuid}/compare/${uuid}?locale=ru`),
  listFolders: getOfChart(() => '/api/folders'),
  createFolder: postToChart(
    () => '/api/folders',
    () => ({ name: 'Семья' }),
  ),
  async renameFolder(client) {
    const { uuid, token } = await aFolder(client)
    return post(`/api/folders/${uuid}`, { name: 'Clients' }, token)
  },
  async deleteFolder(client) {
    const { uuid, token } = await aFolder(client)
    return bare('DELETE', `/api/folders/${uuid}`, token)
  },
  moveChart: postToChart(
    (uuid) => `/api/charts/${uuid}/folder`,
    () => ({ folder: null }),
  ),
  listLunarDates: getOfChart(() => '/api/lunar-dates'),
  addLunarDates: postToChart(
    () => '/api/lunar-dates',
    () => ({ dates: [{ name: 'Бабушка', kind: 'memorial', leapRule: 'both', date: '1987-08-09' }] }),
  ),
  async changeLunarDate(client) {
    const { uuid, token } = await aLunarDate(client)
    const lunar = { month: 6, day: 15, isLeap: true, year: 1987 }
    return post(`/api/lunar-dates/${uuid}`, { name: 'Mum', leapRule: 'leap', lunar }, token)
  },
  async deleteLunarDate(client) {
    const { uuid, token } = await aLunarDate(client)
    return bare('DELETE', `/api/lunar-dates/${uuid}`, token)
  },
  async renameReading(client) {
    const { uuid, headers } = await aReading(client)
    return { ...post(`/api/bazi/${uuid}/name`, { fio: 'Мама' }), headers }
  },
  async chooseNatalRules(client) {
    const { uuid, headers } = await aReading(client)
    const rules = { ziRule: 'midnight', timeBasis: 'mean', seasonRule: 'branch', commandTable: 'san-ming' }
    return {
      ...post(`/api/bazi/${uuid}/rules`, { ...rules, lifePalaceMonth: null, chosenAt: null }),
      headers,
    }
  },
  async shareReading(client) {
    const { uuid, headers } = await aReading(client)
    return { ...post(`/api/bazi/${uuid}/share`, { isShared: true }), headers }
  },
  async claimReading(client) {
    const { uuid, headers } = await aReading(client)
    const { token } = await client.aPerson()
    const request = post(`/api/bazi/${uuid}/claim`, {}, token)
    return { ...request, headers: { ...headers, ...request.headers } }
  },
  async deleteReading(client) {
    const { uuid, headers } = await aReading(client)
    return { method: 'DELETE', url: `/api/bazi/${uuid}`, headers }
  },
}
