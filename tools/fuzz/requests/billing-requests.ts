import { bare, post, type TestClient, type ValidRequest } from './account-requests.ts'
import { aChart } from './chart-requests.ts'

const checkoutOf = (uuid: string) => ({
  uuid,
  product: 'personal_1m',
  autopay: true,
  offer: true,
  locale: 'ru',
  amount: 1,
})

async function anOrder(client: TestClient): Promise<{ uuid: string; token: string }> {
  const { uuid, token } = await aChart(client)
  await client.send(post('/api/checkout', checkoutOf(uuid), token))
  return { uuid, token }
}

/** A valid request of every operation of billing, each about a chart or an order of its own. */
export const billingRequests: Readonly<Record<string, (client: TestClient) => Promise<ValidRequest>>> = {
  listProducts: async () => ({ method: 'GET', url: '/api/products?locale=ru', headers: {} }),
  async startCheckout(client) {
    const { uuid, token } = await aChart(client)
    return post('/api/checkout', checkoutOf(uuid), token)
  },
  async activatePaidChart(client) {
    const { uuid, token } = await anOrder(client)
    return post('/api/charts/activate_from_kassa_success', { uuid }, token)
  },
  async listPayments(client) {
    const { token } = await anOrder(client)
    return bare('GET', '/api/client/payments', token)
  },
  async stopAutopay(client) {
    const { uuid, token } = await anOrder(client)
    return post('/api/rbkmoney/autopay', { uuid }, token)
  },
}
