import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMigratedDatabase, type SiteProcess, startServer } from '../tools/testbed/site/site.ts'

const PASSWORD = 'choosing the day'
let database: Awaited<ReturnType<typeof createMigratedDatabase>>
let servers: SiteProcess[]

const start = () => startServer(database.url, { LOG_LEVEL: 'info' })

beforeAll(async () => {
  database = await createMigratedDatabase()
  servers = await Promise.all([start(), start()])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await database.drop()
})

function post(server: SiteProcess | undefined, path: string, payload: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${server?.url}${path}`, { method: 'POST', headers, body: JSON.stringify(payload) })
}

const signIn = async (server: SiteProcess | undefined, username: string, password: string) =>
  (await post(server, '/api/token/auth', { username, password })).status

test('guesses are counted across two processes, and survive a killed process', async () => {
  const email = 'guessed@example.org'
  await post(servers[0], '/api/user/singup', { email, password: PASSWORD, consent: true })
  for (let i = 0; i < 5; i += 1) expect(await signIn(servers[i % 2], email, `guess ${i}`)).toBe(400)
  for (const server of servers) expect(await signIn(server, email, PASSWORD)).toBe(429)
  servers[0]?.process.kill('SIGKILL')
  servers[0] = await start()
  expect(await signIn(servers[0], email, PASSWORD)).toBe(429)
})

test('a second account of an e-mail returns a 302 without a location', async () => {
  const account = { email: 'twice@example.org', password: PASSWORD, consent: true }
  expect((await post(servers[0], '/api/user/singup', account)).status).toBe(201)
  const again = await post(servers[1], '/api/user/singup', account)
  expect([again.status, again.redirected, again.headers.get('location')]).toEqual([302, false, null])
  expect(await again.json()).toMatchObject({ code: 'account.exists' })
})

test('an address may try twenty times a minute across both processes', async () => {
  const statuses = new Set<number>()
  for (let i = 0; i < 45; i += 1)
    statuses.add(await signIn(servers[i % 2], `nobody.${i}@example.org`, 'guess'))
  expect([...statuses].sort()).toEqual([400, 429])
})

test('no process logged an e-mail or a password', () => {
  const written = servers.flatMap(({ output }) => output).join('\n')
  expect(written).toContain('sign-in.failed')
  expect(written).not.toMatch(/example\.org|choosing the day/)
})
