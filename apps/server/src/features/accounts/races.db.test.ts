import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { hashToken } from '../../platform/http/auth.ts'
import type { Enqueue } from '../../platform/jobs/job.ts'
import { aCaller, anAccountService } from '../../testing/account-services.ts'
import { aClock } from '../../testing/clock.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { changePassword } from './change-password.ts'
import { createFindSession } from './find-session.ts'
import { recoverByLink, sendRecoveryCode } from './recover-password.ts'
import type { Services } from './services.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

/** The owner recovers between the check of an intruder's password and what the intruder wanted with it. */
const PASSWORD = 'choosing the day'
const THIEFS_PASSWORD = 'a day for thieves'
const clock = aClock()

let database: TestDatabase
let services: Services
let links: string[]
let count = 0
let email: string

const collectLinks: Enqueue = async (_db, _job, payload) => {
  const { template, data } = payload as { template: string; data: { token: string } } // true: it is a mail
  if (template === 'recovery-code') links.push(services.seal.open(data.token))
  return ''
}
beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
  services = anAccountService(database.db, { clock, enqueue: collectLinks })
})
afterAll(() => database.close())
beforeEach(async () => {
  links = []
  count += 1
  email = `owner.${count}@example.org`
})

const owner = () => aCaller(`203.0.113.${count}`)
const intruder = () => aCaller(`198.51.100.${count}`)
const findSession = (token: string) => createFindSession(database.db, clock)(hashToken(token))

async function recover(): Promise<void> {
  await sendRecoveryCode(services, { email }, owner())
  await recoverByLink(services, { token: links.at(-1) ?? '', password: 'another good day' }, owner())
}

/** Services that run `meanwhile` after a password was found right, before anything comes of it. */
function interruptedBy(meanwhile: () => Promise<void>): Services {
  const { passwords } = services
  let isFirst = true
  return {
    ...services,
    passwords: {
      ...passwords,
      async isRight(password, stored) {
        const isRight = await passwords.isRight(password, stored)
        if (isFirst) {
          isFirst = false
          await meanwhile()
        }
        return isRight
      },
    },
  }
}

test('a sign-in whose password was right before a recovery opens no session after it', async () => {
  await signUp(services, { email, password: PASSWORD, locale: 'en' }, owner())
  const late = signIn(interruptedBy(recover), { username: email, password: PASSWORD }, intruder())
  await expect(late).rejects.toMatchObject({ code: 'auth.bad-credentials' })
})

test('a password change that began before a recovery does not undo it', async () => {
  const { token } = await signUp(services, { email, password: PASSWORD, locale: 'en' }, owner())
  const session = await findSession(token)
  if (!session) throw new Error('there is no session')
  const change = { current: PASSWORD, pass: THIEFS_PASSWORD, end: [] }
  const late = changePassword(interruptedBy(recover), change, { session, caller: intruder() })
  await expect(late).rejects.toMatchObject({ code: 'auth.required' })
  const byThief = signIn(services, { username: email, password: THIEFS_PASSWORD }, intruder())
  await expect(byThief).rejects.toMatchObject({ code: 'auth.bad-credentials' })
})

test('of two uses of one link at the same time one succeeds', async () => {
  await signUp(services, { email, password: PASSWORD, locale: 'en' }, owner())
  await sendRecoveryCode(services, { email }, owner())
  const [token = ''] = links
  const uses = await Promise.allSettled([
    recoverByLink(services, { token, password: 'another good day' }, owner()),
    recoverByLink(services, { token, password: THIEFS_PASSWORD }, intruder()),
  ])
  expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('simultaneous requests for recovery send one mail', async () => {
  await signUp(services, { email, password: PASSWORD, locale: 'en' }, owner())
  await Promise.all(Array.from({ length: 5 }, () => sendRecoveryCode(services, { email }, owner())))
  expect(links).toHaveLength(1)
})
