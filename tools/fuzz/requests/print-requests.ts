import { bare, post, type TestClient, type ValidRequest } from './account-requests.ts'

async function aPrint({ aPerson, send }: TestClient): Promise<{ uuid: string; token: string }> {
  const { token } = await aPerson()
  const { body } = await send(post('/api/prints', { kind: 'fridge' }, token))
  const { uuid } = body.print as { uuid: string } // true: a sheet that was ordered
  return { uuid, token }
}

const ofPrint =
  (method: 'GET' | 'DELETE', end = '') =>
  async (client: TestClient) => {
    const { uuid, token } = await aPrint(client)
    return bare(method, `/api/prints/${uuid}${end}`, token)
  }

/** A valid request of every operation of prints, each by an account of its own. */
export const printRequests: Readonly<Record<string, (client: TestClient) => Promise<ValidRequest>>> = {
  async orderPrint({ aPerson }) {
    const order = { kind: 'month', year: 2026, month: 11, locale: 'ru' }
    return post('/api/prints', order, (await aPerson()).token)
  },
  getPrint: ofPrint('GET'),
  listPrints: async ({ aPerson }) => bare('GET', '/api/prints', (await aPerson()).token),
  deletePrint: ofPrint('DELETE'),
}
