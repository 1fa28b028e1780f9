import { aBirthPayload, aChartForm } from '../../../apps/server/src/testing/chart.ts'
import { aQuestion } from '../../../apps/server/src/testing/content.ts'
import { bare, post, type ValidRequest, validRequests, type World } from './account-requests.ts'
import { billingRequests } from './billing-requests.ts'
import { aChart, chartRequests } from './chart-requests.ts'
import { chooserRequests } from './chooser-requests.ts'
import { printRequests } from './print-requests.ts'

const YEAR_LATER = { day: 15, month: 11, year: 2026 }

async function askForPerson(world: World, url: string): Promise<ValidRequest> {
  const { token } = await world.aPerson()
  await world.send(post('/api/charts', aChartForm(), token))
  return post(url, { ...YEAR_LATER, personal: { state: true, birth: aBirthPayload() } }, token)
}

/**
 * A valid request of every operation whose good values no schema tells: real ids, secrets that were mailed, one's own
 * charts. What is not here is made of its schema alone.
 */
export function knownRequests(
  pass: (ms: number) => void,
  unpaid: World,
): Readonly<Record<string, (world: World) => Promise<ValidRequest>>> {
  return {
    ...validRequests,
    ...chartRequests,
    ...billingRequests,
    ...chooserRequests,
    ...printRequests,
    async activateChart(world) {
      const { uuid, token } = await aChart(world)
      return post('/api/charts/activate', { uuid }, token)
    },
    // A chart that is paid for is in use.
    deleteChart: () => deletionOfChart(unpaid),
    async saveMessenger(world) {
      const { uuid, token } = await aChart(world)
      return post('/api/messenger', { active: false, timeReminder: '08:00', chart: uuid }, token)
    },
    dayInfoTags: (world) => askForPerson(world, '/calendar/dayinfo/tags'),
    dayInfoStars: (world) => askForPerson(world, '/calendar/dayinfo/stars'),
    listActivations: (world) => askForPerson(world, '/calendar/activation/list'),
    getArticle: async () => visit('/calendar/articles/how-to-read-a-day'),
    getSection: async () => visit('/calendar/sections/beginnings'),
    getPage: async () => visit('/calendar/pages/about'),
    findZonePlace: async () => visit('/calendar/location/zone?zone=Europe%2FMoscow'),
    async askQuestion({ aPerson, send }) {
      const { body } = await send(visit('/api/faq/form'))
      pass(5_000) // a form that comes back at once was filled in by a program
      const { email } = await aPerson()
      return post('/api/faq/question', aQuestion({ ticket: body.ticket, email }))
    },
    async getReminderMail(world) {
      const { token } = await aChart(world)
      return bare('GET', '/api/reminders/mail', token)
    },
  }
}

async function deletionOfChart(world: World): Promise<ValidRequest> {
  const { uuid, token } = await aChart(world)
  return bare('DELETE', `/api/charts/${uuid}`, token)
}

const visit = (url: string): ValidRequest => ({ method: 'GET', url, headers: {} })
