import { aSubscription } from '../../../apps/server/src/testing/push.ts'
import { bare, post, type TestClient, type ValidRequest } from './account-requests.ts'

const chosen = { time: '07:00', rhythm: 'weekly', place: '524901', locale: 'ru' }

/** The morning of an account, and the session token of its owner. */
async function aMorning({ aPerson, send }: TestClient): Promise<{ uuid: string; token: string }> {
  const { token } = await aPerson()
  const { body } = await send(post('/api/mornings/mail', chosen, token))
  return { uuid: String(body.uuid), token }
}

/** A valid request of every operation of mornings. */
export const morningRequests: Readonly<Record<string, (client: TestClient) => Promise<ValidRequest>>> = {
  async listMornings(client) {
    const { token } = await aMorning(client)
    return bare('GET', '/api/mornings?locale=ru', token)
  },
  savePushMorning: async ({ now }) =>
    post('/api/mornings/push', { ...chosen, subscription: aSubscription(`fuzz-${now()}`) }),
  inviteTelegramMorning: async () => post('/api/mornings/telegram', chosen),
  saveMailMorning: async ({ aPerson }) => post('/api/mornings/mail', chosen, (await aPerson()).token),
  async changeMorning(client) {
    const { uuid, token } = await aMorning(client)
    return post(`/api/mornings/${uuid}`, { time: '08:15', rhythm: 'daily', place: '524901' }, token)
  },
  async endMorning(client) {
    const { uuid, token } = await aMorning(client)
    return bare('DELETE', `/api/mornings/${uuid}`, token)
  },
}
