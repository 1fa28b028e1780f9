import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { parseConfig } from './config.ts'
import { createSealedMails } from './platform/jobs/engine.ts'
import { createSeal, sealKeyOf } from './platform/secret.ts'
import { revokeSecretKey, rotateSecretKeys } from './secret-keys.ts'
import { aClock } from './testing/clock.ts'
import type { TestDatabase } from './testing/database.ts'
import { listMailsTo } from './testing/queued-mail.ts'
import { openAppDatabase, openTestApp, PASSWORD, type TestApp } from './testing/test-app.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const [OLD, NEW] = ['the-secret-of-a-deployment-without-a-name', 'the-secret-that-the-operator-rotates-to']
const before = { SECRET_KEY: OLD }
const after = { SECRET_KEY: `2027:${NEW},first:${OLD}` }
const afterwards = { SECRET_KEY: `2027:${NEW}` }
const seal = createSeal(parseConfig(after).secretKeys)

const clock = aClock()
let database: TestDatabase
let old: TestApp
let current: TestApp
let last: TestApp
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  old = await openTestApp(database, { clock, env: before })
  current = await openTestApp(database, { clock, env: after })
  last = await openTestApp(database, { clock, env: afterwards })
})
afterAll(async () => {
  for (const site of [old, current, last]) await site.close()
  await database.close()
})

const deps = () => ({ db: database.db, mails: createSealedMails({ schema: database.jobSchema }) })
const list = { tag: 'wedding', dates: ['2026-11-20'] }

/** An account with a subscribed calendar, a shared list and a recovery code, made by one process. */
async function settle(site: TestApp, email: string) {
  const token = await site.signUp(email)
  const feed: string = (await site.post('/api/feeds', {}, { token })).json().token
  const choice: string = (await site.post('/api/choices', list, { token })).json().token
  await site.post('/api/user/recovery/code', { email })
  return { token, email, feed, choice }
}
type Owner = Awaited<ReturnType<typeof settle>>

const statusesOf = async ({ feed, choice }: Owner) => [
  (await current.get(`/feeds/${feed}.ics`)).statusCode,
  (await current.get(`/api/choices/shared/${choice}`)).statusCode,
]
const signIn = async (site: TestApp, username: string) =>
  (await site.post('/api/token/auth', { username, password: PASSWORD })).statusCode
const shownAt = async (site: TestApp, { token }: Owner) => [
  (await site.get('/api/feeds', { token })).json().feeds[0].token,
  (await site.get('/api/choices', { token })).json().choices[0].token,
]
const recover = async (site: TestApp, { email }: Owner, code: string) =>
  (await site.post('/api/user/recovery/password', { email, code, password: 'another good day' })).statusCode
const codeMailed = async ({ email }: Owner, env: { SECRET_KEY: string }) =>
  (await listMailsTo(database, email, parseConfig(env)))[0]?.data.code ?? ''

test('a rotation seals addresses and waiting mails again, and counts the passwords that have not moved', async () => {
  const owner = await settle(old, 'rotated@example.org')
  const { addresses, lost, mails, passwords } = await rotateSecretKeys(deps(), seal)
  expect([addresses, lost, mails]).toEqual([2, 0, 2])
  expect(passwords).toEqual(new Map([['first', 1]]))
  expect(await shownAt(last, owner)).toEqual([owner.feed, owner.choice])
  expect(await codeMailed(owner, afterwards)).toMatch(/^\d{8}$/)
  expect(await rotateSecretKeys(deps(), seal)).toMatchObject({ addresses: 0, lost: 0, mails: 0 })
  expect(await signIn(current, owner.email)).toBe(200)
  expect((await rotateSecretKeys(deps(), seal)).passwords).toEqual(new Map())
  expect(await signIn(last, owner.email)).toBe(200)
})

test('a rotation in many batches leaves what has a lost key, and goes on', async () => {
  const { email } = await settle(old, 'many@example.org')
  const texts = Array.from({ length: 1_200 }, (_, index) =>
    index % 100 === 7
      ? `gone.address-${index}`
      : createSeal(parseConfig(before).secretKeys).close(`address ${index}`),
  )
  await sql`
    insert into feeds (id, account_id, token_hash, token_sealed, filter, with_hours, locale, created_at)
    select gen_random_uuid(), accounts.id, sha256(text::bytea), text, 'all', false, 'en', now()
    from accounts, unnest(${texts}::text[]) as text where email = ${email}`.execute(database.db)
  expect(await rotateSecretKeys(deps(), seal)).toMatchObject({ addresses: 1_190, lost: 12 })
  const { rows } = await sql<{ sealed: string }>`select token_sealed as sealed from feeds`.execute(
    database.db,
  )
  expect(new Set(rows.map(({ sealed }) => sealKeyOf(sealed)))).toEqual(new Set(['2027', 'gone']))
  await sql`delete from feeds where token_sealed like 'gone.%'`.execute(database.db)
})

test('revoking a key ends the addresses, codes and mails that rest on it, and nothing else', async () => {
  const [victim, other] = [
    await settle(old, 'victim@example.org'),
    await settle(current, 'other@example.org'),
  ]
  const code = await codeMailed(victim, before)
  const ended = await revokeSecretKey(deps(), { keyId: 'first' })
  expect(ended).toMatchObject({ feeds: 1, choices: 1, passwords: 0 })
  expect(await statusesOf(victim)).toEqual([404, 404])
  expect(await statusesOf(other)).toEqual([200, 200])
  expect(await recover(current, victim, code)).not.toBe(200)
  expect(await listMailsTo(database, victim.email, parseConfig(after))).toEqual([])
  expect((await listMailsTo(database, other.email, parseConfig(after))).length).toBeGreaterThan(0)
  expect(await signIn(current, victim.email)).toBe(200)
  expect((await current.post('/api/token/verify', { token: victim.token })).statusCode).toBe(200)
})

test('revoking with an instant also ends what a rotation has sealed again', async () => {
  const owner = await settle(old, 'moved@example.org')
  await rotateSecretKeys(deps(), seal)
  await revokeSecretKey(deps(), { keyId: 'first' })
  expect(await statusesOf(owner)).toEqual([200, 200])
  clock.at += 60_000
  const later = await settle(current, 'later@example.org')
  await revokeSecretKey(deps(), { keyId: 'first', before: new Date(clock.at) })
  expect(await statusesOf(owner)).toEqual([404, 404])
  expect(await statusesOf(later)).toEqual([200, 200])
})

test('revoking passwords makes those of the key wrong, and their owners recover', async () => {
  const [victim, other] = [await settle(old, 'weak@example.org'), await settle(current, 'strong@example.org')]
  const { passwords } = await revokeSecretKey(deps(), { keyId: 'first', withPasswords: true })
  expect(passwords).toBeGreaterThan(0)
  expect([await signIn(current, victim.email), await signIn(current, other.email)]).toEqual([400, 200])
  clock.at += 120_000
  await current.post('/api/user/recovery/code', { email: victim.email })
  expect(await recover(current, victim, await codeMailed(victim, after))).toBe(200)
})
