import { aBirthPayload, aChartForm } from '../../../apps/server/src/testing/chart.ts'
import { aQuestion } from '../../../apps/server/src/testing/content.ts'
import { accountRequests, bare, post, type TestClient, type ValidRequest } from './account-requests.ts'
import { billingRequests } from './billing-requests.ts'
import { aChart, chartRequests } from './chart-requests.ts'
import { chooserRequests } from './chooser-requests.ts'
import { morningRequests } from './morning-requests.ts'
import { printRequests } from './print-requests.ts'

const YEAR_LATER = { day: 15, month: 11, year: 2026 }

async function personalRequest(client: TestClient, url: string): Promise<ValidRequest> {
  const { token } = await client.aPerson()
  await client.send(post('/api/charts', aChartForm(), token))
  return post(url, { ...YEAR_LATER, personal: { state: true, birth: aBirthPayload() } }, token)
}

/**
 * A valid request of every operation whose values no schema can describe: real ids, mailed secrets, the caller's charts.
 * Requests of the other operations are drawn from their schemas alone.
 */
export function knownRequests(
  pass: (ms: number) => void,
  unpaid: TestClient,
): Readonly<Record<string, (client: TestClient) => Promise<ValidRequest>>> {
  return {
    ...accountRequests,
    ...chartRequests,
    ...billingRequests,
    ...chooserRequests,
    ...morningRequests,
    ...printRequests,
    async activateChart(client) {
      const { uuid, token } = await aChart(client)
      return post('/api/charts/activate', { uuid }, token)
    },
    // A paid chart cannot be deleted.
    deleteChart: () => deletionOfChart(unpaid),
    async saveMessenger(client) {
      const { uuid, token } = await aChart(client)
      return post('/api/messenger', { active: false, timeReminder: '08:00', chart: uuid }, token)
    },
    dayInfoTags: (client) => personalRequest(client, '/calendar/dayinfo/tags'),
    dayInfoStars: (client) => personalRequest(client, '/calendar/dayinfo/stars'),
    listActivations: (client) => personalRequest(client, '/calendar/activation/list'),
    getArticle: async () => visit('/calendar/articles/how-to-read-a-day'),
    getSection: async () => visit('/calendar/sections/beginnings'),
    getPage: async () => visit('/calendar/pages/about'),
    describeSign: async () => visit('/calendar/signs/officers/officer-success'),
    describeFigure: async () => visit('/calendar/figures/terms-circle?args=2026'),
    describeLocal: async () =>
      visit('/calendar/local?latitude=55.8&longitude=37.6&zone=Europe%2FMoscow&span=2026-11-15'),
    convertDate: async () => visit('/calendar/convert?lunar=2025-06-01&leap=true'),
    sampleMorning: async () => visit('/api/mornings/sample?place=524901&locale=ru'),
    listLunarReturns: async () => visit('/calendar/lunar-returns?dates=6-15.both%2C1-30&from=2026-11-15'),
    findZonePlace: async () => visit('/calendar/location/zone?zone=Europe%2FMoscow'),
    async askQuestion({ aPerson, send }) {
      const { body } = await send(visit('/api/faq/form'))
      pass(5_000) // the site refuses a form that is sent back at once as a robot's
      const { email } = await aPerson()
      return post('/api/faq/question', aQuestion({ ticket: body.ticket, email }))
    },
    async getReminderMail(client) {
      const { token } = await aChart(client)
      return bare('GET', '/api/reminders/mail', token)
    },
  }
}

async function deletionOfChart(client: TestClient): Promise<ValidRequest> {
  const { uuid, token } = await aChart(client)
  return bare('DELETE', `/api/charts/${uuid}`, token)
}

const visit = (url: string): ValidRequest => ({ method: 'GET', url, headers: {} })
