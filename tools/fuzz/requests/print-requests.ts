import { bare, post, type ValidRequest, type World } from './account-requests.ts'

async function aPrint({ aPerson, send }: World): Promise<{ uuid: string; token: string }> {
  const { token } = await aPerson()
  const { body } = await send(post('/api/prints', { kind: 'fridge' }, token))
  const { uuid } = body.print as { uuid: string } // true: a sheet that was ordered
  return { uuid, token }
}

const ofPrint =
  (method: 'GET' | 'DELETE', end = '') =>
  async (world: World) => {
    const { uuid, token } = await aPrint(world)
    return bare(method, `/api/prints/${uuid}${end}`, token)
  }

/** A valid request of every operation of prints, each by a person of its own. */
export const printRequests: Readonly<Record<string, (world: World) => Promise<ValidRequest>>> = {
  async orderPrint({ aPerson }) {
    const asked = { kind: 'month', year: 2026, month: 11, locale: 'ru' }
    return post('/api/prints', asked, (await aPerson()).token)
  },
  getPrint: ofPrint('GET'),
  listPrints: async ({ aPerson }) => bare('GET', '/api/prints', (await aPerson()).token),
  deletePrint: ofPrint('DELETE'),
}
