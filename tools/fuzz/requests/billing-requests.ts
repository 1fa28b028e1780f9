import { bare, post, type ValidRequest, type World } from './account-requests.ts'
import { aChart } from './chart-requests.ts'

const checkoutOf = (uuid: string) => ({
  uuid,
  product: 'personal_1m',
  autopay: true,
  offer: true,
  locale: 'ru',
  amount: 1,
})

async function anOrder(world: World): Promise<{ uuid: string; token: string }> {
  const { uuid, token } = await aChart(world)
  await world.send(post('/api/checkout', checkoutOf(uuid), token))
  return { uuid, token }
}

/** A valid request of every operation of billing, each about a chart or an order of its own. */
export const billingRequests: Readonly<Record<string, (world: World) => Promise<ValidRequest>>> = {
  listProducts: async () => ({ method: 'GET', url: '/api/products?locale=ru', headers: {} }),
  async startCheckout(world) {
    const { uuid, token } = await aChart(world)
    return post('/api/checkout', checkoutOf(uuid), token)
  },
  async activatePaidChart(world) {
    const { uuid, token } = await anOrder(world)
    return post('/api/charts/activate_from_kassa_success', { uuid }, token)
  },
  async listPayments(world) {
    const { token } = await anOrder(world)
    return bare('GET', '/api/client/payments', token)
  },
  async stopAutopay(world) {
    const { uuid, token } = await anOrder(world)
    return post('/api/rbkmoney/autopay', { uuid }, token)
  },
}
