import { bare, post, type TestClient, type ValidRequest } from './account-requests.ts'

const list = {
  tag: 'haircut',
  dates: ['2020-11-15', '2020-11-17'],
  charts: [],
  place: '524901',
  locale: 'ru',
}

async function aChoice({ aPerson, send }: TestClient) {
  const { token } = await aPerson()
  const { body } = await send(post('/api/choices', list, token))
  return { token, uuid: String(body.uuid), secret: String(body.token) }
}

/** A valid request of every operation of the chooser and of feeds, each for an account of its own. */
export const chooserRequests: Readonly<Record<string, (client: TestClient) => Promise<ValidRequest>>> = {
  predictDays: async () =>
    post('/calendar/predict', {
      theme: 'family',
      tag: 'wedding',
      volume: 'month',
      year: 2025,
      month: 11,
      weekdays: [1, 6],
      holidays: 'avoid',
      hours: { from: '09:00', to: '18:00' },
      night: true,
      detailed: 3,
      minWeight: 1,
      charts: [],
      place: '524901',
      locale: 'ru',
    }),
  compareDays: async () => post('/calendar/predict/compare', list),
  createChoice: async ({ aPerson }) =>
    post('/api/choices', { ...list, keepDays: 7 }, (await aPerson()).token),
  listChoices: async (client) => bare('GET', '/api/choices?locale=ru', (await aChoice(client)).token),
  async deleteChoice(client) {
    const { uuid, token } = await aChoice(client)
    return bare('DELETE', `/api/choices/${uuid}`, token)
  },
  async decideChoice(client) {
    const { uuid, token } = await aChoice(client)
    return post(`/api/choices/${uuid}/decision`, { date: '2020-11-15' }, token)
  },
  async removeGuest(client) {
    const { uuid, token, secret } = await aChoice(client)
    await client.send(
      post(`/api/choices/shared/${secret}/marks`, { name: 'Вера', answers: { '2020-11-15': 'yes' } }),
    )
    const { body } = await client.send(bare('GET', '/api/choices', token))
    const [choice] = body.choices as { guests: { uuid: string }[] }[]
    return bare('DELETE', `/api/choices/${uuid}/guests/${choice?.guests[0]?.uuid}`, token)
  },
  readChoice: async (client) => ({
    method: 'GET',
    url: `/api/choices/shared/${(await aChoice(client)).secret}?locale=ru`,
    headers: {},
  }),
  markChoice: async (client) =>
    post(`/api/choices/shared/${(await aChoice(client)).secret}/marks`, {
      name: 'Тётя Вера',
      answers: { '2020-11-15': 'yes' },
    }),
  createFeed: async ({ aPerson }) =>
    post(
      '/api/feeds',
      { tag: 'haircut', filter: 'good', withHours: true, place: '524901', locale: 'ru' },
      (await aPerson()).token,
    ),
  listFeeds: async ({ aPerson }) => bare('GET', '/api/feeds?locale=ru', (await aPerson()).token),
  async deleteFeed({ aPerson, send }) {
    const { token } = await aPerson()
    const { body } = await send(post('/api/feeds', { filter: 'good' }, token))
    return bare('DELETE', `/api/feeds/${body.uuid}`, token)
  },
}
