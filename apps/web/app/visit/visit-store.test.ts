import { expect, test, vi } from 'vitest'
import { createVisitStore } from './visit-store.ts'

const kazan = {
  id: '551487',
  latitude: 55.8,
  longitude: 49.1,
  zone: 'Europe/Moscow',
  en: 'Kazan',
  ru: 'Казань',
}
const HERE = `here=${encodeURIComponent(JSON.stringify(kazan))}`
const facts = { today: '2026-11-16', solarOffsetSec: 12_000 }
const layer = { user: { username: 'Anna' }, charts: { selected: null, active: [] }, page: { days: [] } }

/** A store in a browser with the given cookies; responses are made by `respond`. */
function storeWith(cookies: string, respond: (url: string) => Response | Promise<Response>) {
  const fetch = vi.fn(async (url: string | URL | Request) => respond(String(url)))
  const browser = { fetch, isOnline: () => true, showNotFound: () => expect.unreachable('the page was left') }
  const store = createVisitStore({ browser, cookies: () => cookies, sleep: async () => undefined })
  const at = (path: string) => store.fill(new URL(path, 'https://zeri.test'))
  return { store, at, fetched: () => fetch.mock.calls.map(([url]) => String(url)) }
}
const answer = (url: string) => Response.json(url.includes('/personal/layer') ? layer : facts)

test('a visitor without a place and a session causes no request', async () => {
  const { store, at, fetched } = storeWith('locale=ru', answer)
  await at('/2026/11')
  expect(fetched()).toEqual([])
  expect(store.read()).toMatchObject({ path: '/2026/11', here: null, local: null, layer: { user: null } })
})

test('a chosen place is fetched by its rounded coordinates, for the span of the page', async () => {
  const { store, at, fetched } = storeWith(HERE, answer)
  await at('/ru/2026/11/16')
  const query = 'latitude=55.8&locale=ru&longitude=49.1&span=2026-11-16&zone=Europe%2FMoscow'
  expect(fetched()).toEqual([`/calendar/local?${query}`])
  expect(store.read()).toMatchObject({ here: kazan, local: facts })
})

test('a person is fetched with the path and query of the page, in its language', async () => {
  const { store, at, fetched } = storeWith('person=chart', answer)
  await at('/ru/personal?chart=abc')
  expect(fetched()).toEqual(['/ru/personal/layer?path=%2Fru%2Fpersonal%3Fchart%3Dabc'])
  expect(store.read().layer).toEqual(layer)
})

test('a page that the server renders for one visitor is not filled in', async () => {
  const { store, at, fetched } = storeWith(`${HERE}; person=chart`, answer)
  await at('/client/data')
  expect(fetched()).toEqual([])
  expect(store.read().path).toBe('')
})

test('a page whose address names a place follows that place', async () => {
  const { at, fetched } = storeWith(HERE, answer)
  await at('/place/524901/2026/11')
  expect(fetched()).toEqual([])
})

test('while the server is away the person stays known, and the page is the one for everyone', async () => {
  let isAway = false
  const { store, at } = storeWith(`${HERE}; person=chart`, (url) =>
    isAway ? Promise.reject(new TypeError('offline')) : answer(url),
  )
  await at('/2026/11')
  isAway = true
  await at('/2026/12')
  expect(store.read()).toMatchObject({
    path: '/2026/12',
    local: facts,
    layer: { user: layer.user, page: null },
  })
})

test('a 404 leaves the page as the document has it', async () => {
  const { store, at } = storeWith(`${HERE}; person=chart`, () => new Response(null, { status: 404 }))
  await at('/2026/11')
  expect(store.read()).toMatchObject({ path: '/2026/11', local: null, layer: { user: null, page: null } })
})

test('a busy server is tried again', async () => {
  let tries = 0
  const { store, at } = storeWith('person=chart', (url) => {
    tries += 1
    return tries < 3 ? new Response(null, { status: 503 }) : answer(url)
  })
  await at('/')
  expect(store.read().layer).toEqual(layer)
})

test('of two pages in a row only the later one is filled in, whichever answer comes first', async () => {
  const held: (() => void)[] = []
  const { store, at } = storeWith(
    HERE,
    (url) => new Promise((resolve) => void held.push(() => resolve(Response.json({ today: url })))),
  )
  const [first, second] = [at('/2026/11'), at('/2026/12')]
  held[1]?.()
  held[0]?.()
  await Promise.all([first, second])
  expect(store.read().path).toBe('/2026/12')
  expect(store.read().local?.today).toContain('span=2026-12')
})

test('listeners hear of what is filled in until they leave', async () => {
  const { store, at } = storeWith('', answer)
  const heard = vi.fn()
  const leave = store.subscribe(heard)
  await at('/')
  leave()
  await at('/2026')
  expect(heard).toHaveBeenCalledOnce()
})
