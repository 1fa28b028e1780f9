// A request that succeeds for each operation of the console, for the matrix of roles.

import { randomUUID } from 'node:crypto'
import type { Locale } from '@zeri/contract'
import type { ConsoleOperation } from '@zeri/contract/console'
import { sql } from 'kysely'
import { parseConfig } from '../config.ts'
import { createBillingKeyring, grantFreeTime } from '../features/billing/index.ts'
import { markPaid } from '../features/billing/store.ts'
import { addOperator } from '../features/console/index.ts'
import { systemRandom } from '../platform/random.ts'
import { anAuthenticator } from './authenticator.ts'
import type { TestClock } from './clock.ts'
import { CONSOLE_ORIGIN, type TestConsole, type TestOperator } from './console-app.ts'
import type { TestDatabase } from './database.ts'
import { anOrder } from './order.ts'
import { cookieOf } from './test-app.ts'

type Setting = { readonly database: TestDatabase; readonly office: TestConsole; readonly clock: TestClock }
type Input = Readonly<Record<string, unknown>>
type Prepared = { readonly input: Input; readonly headers?: Record<string, string> }

type Requests = Readonly<Record<string, (by: TestOperator) => Promise<Prepared>>>

/** Method and path of an operation with the names in its path filled in; the query of a GET or DELETE follows. */
export function fillPath(
  { method, path }: ConsoleOperation,
  input: Input,
): ['GET' | 'POST' | 'DELETE', string] {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => String(input[name]))
  const rest = Object.entries(input).filter(([name]) => !path.includes(`{${name}}`))
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString()
  return [method, method === 'POST' || query === '' ? filled : `${filled}?${query}`]
}

/** The body of a POST: what is not in the path. */
export function bodyOf({ method, path }: ConsoleOperation, input: Input): Input | undefined {
  if (method !== 'POST') return undefined
  return Object.fromEntries(Object.entries(input).filter(([name]) => !path.includes(`{${name}}`)))
}

/** For each operation what it needs to succeed when `by` calls it. */
export function requestsOf(setting: () => Setting): Requests {
  const none = async () => ({ input: {} })
  const another = async () => ({ input: { id: (await setting().office.enrol('support')).id } })
  const linkToken = async () => {
    const { database, clock } = setting()
    const services = { db: database.db, clock, random: systemRandom, origin: CONSOLE_ORIGIN }
    const { link } = await addOperator(services, { name: 'New', role: 'support' }, null)
    return link.split('#')[1] ?? ''
  }
  const person = async () => {
    const { database, clock } = setting()
    const keyring = createBillingKeyring(parseConfig({}))
    const made = await anOrder(database.db, { at: new Date(clock.at) })
    const { keyId, bytes } = keyring.close('Anna', made.order.id)
    const named = { key_id: keyId, box: bytes }
    await database.db.updateTable('order_owners').set(named).where('order_id', '=', made.order.id).execute()
    return { ...made, email: `${made.accountId}@example.org` }
  }
  const paidOrder = async () => {
    const { database, clock } = setting()
    const { order, attemptId } = await person()
    const paid = { state: 'succeeded', payment_id: attemptId }
    await database.db.updateTable('payment_attempts').set(paid).where('id', '=', attemptId).execute()
    await markPaid(database.db, order.id, 'paid', new Date(clock.at))
    return order.id
  }
  const chart = async () => (await person()).order.chartId ?? ''
  let priceHours = 0
  return {
    startEnrolment: async () => ({ input: { token: await linkToken() } }),
    enrolOperator: async () => {
      const token = await linkToken()
      const started = await setting().office.send('POST', '/console/enrolment/options', { body: { token } })
      const credential = anAuthenticator().register(started.json().options, { origin: CONSOLE_ORIGIN })
      return { input: { token, credential } }
    },
    startOperatorSignIn: none,
    signInOperator: async ({ authenticator }) => {
      const started = await setting().office.send('POST', '/console/session/options', { body: {} })
      const cookie = `__Host-operator-challenge=${cookieOf(started, '__Host-operator-challenge')}`
      const credential = authenticator.sign(started.json().options, { origin: CONSOLE_ORIGIN })
      return { input: { credential }, headers: { cookie } }
    },
    getOperator: none,
    signOutOperator: none,
    listOperators: none,
    addOperator: async () => ({ input: { name: 'Anna', role: 'support' } }),
    inviteOperator: another,
    changeOperatorRole: async () => ({ input: { ...(await another()).input, role: 'finance' } }),
    removeOperator: another,
    listAudit: none,
    findPerson: async () => ({ input: { email: (await person()).email } }),
    getPerson: async () => ({ input: { id: (await person()).accountId } }),
    mailPersonVerification: async () => ({ input: { id: (await person()).accountId } }),
    endPersonSessions: async () => ({ input: { id: (await person()).accountId } }),
    erasePerson: async () => ({ input: { id: (await person()).accountId, reason: 'on request' } }),
    releasePersonMail: async () => ({ input: { id: (await person()).accountId, reason: 'on request' } }),
    listOrders: none,
    getOrder: async () => ({ input: { id: (await person()).order.id } }),
    refundOrder: async () => {
      const request = { minor: null, takesTime: false, reason: 'a mistake' }
      return { input: { id: await paidOrder(), key: randomUUID(), ...request } }
    },
    grantTime: async () => ({ input: { id: await chart(), months: 1, reason: 'goodwill' } }),
    takeTime: async () => {
      const { database, clock } = setting()
      const grant = { chartId: await chart(), months: 1, locale: 'en', at: new Date(clock.at) } as const
      const granted = await grantFreeTime(database.db, systemRandom, grant)
      return { input: { id: granted?.grantId, reason: 'a mistake' } }
    },
    stopChartRenewals: async () => ({ input: { id: await chart(), reason: 'on request' } }),
    listProducts: none,
    listPricePeriods: none,
    enterPrice: async () => {
      priceHours += 1
      const from = new Date(setting().clock.at + (1 + priceHours) * 3_600_000).toISOString()
      return { input: { code: 'personal_1m', locale: 'en', minor: 1_000, from } }
    },
    listPaymentFindings: none,
    listRevenue: async () => ({ input: { from: '2026-01-01', to: '2026-12-31' } }),
    ...deskRequestsOf(setting),
  }
}

/** The same for questions, jobs and switches. */
function deskRequestsOf(setting: () => Setting): Requests {
  const none = async () => ({ input: {} })
  const question = async () => {
    const { database, clock } = setting()
    return insertQuestion(database.db, { at: new Date(clock.at) })
  }
  const failedJob = async () => {
    const { database } = setting()
    return { queue: 'mail.send', id: await insertFailedJob(database) }
  }
  return {
    listQuestions: async () => ({ input: { state: 'open' } }),
    findQuestionsOf: async () => {
      await question()
      return { input: { email: 'anna@example.org' } }
    },
    getQuestion: async () => ({ input: { id: await question() } }),
    answerQuestion: async () => ({ input: { id: await question(), text: 'The 8th.' } }),
    setQuestionState: async () => ({ input: { id: await question(), state: 'closed' } }),
    listReminderFailures: none,
    listBounces: none,
    listQueues: none,
    listJobs: async () => ({ input: { queue: (await failedJob()).queue } }),
    retryJob: async () => ({ input: await failedJob() }),
    cancelJob: async () => ({ input: await failedJob() }),
    listSwitches: none,
    setSwitch: async () => ({
      input: { name: 'reminders', on: true, note: null, reason: 'a test of the roles' },
    }),
  }
}

type NewQuestion = {
  readonly email?: string
  readonly at: Date
  readonly locale?: Locale
  readonly topic?: string
  readonly question?: string
}

/** A question as the form of the site stores it; returns its id. */
export async function insertQuestion(
  db: TestDatabase['db'],
  {
    email = 'anna@example.org',
    at,
    locale = 'en',
    topic = 'A wedding',
    question = 'Which day?',
  }: NewQuestion,
): Promise<string> {
  const id = systemRandom.uuid()
  await db
    .insertInto('questions')
    .values({ id, email, name: 'Anna', topic, question, locale, consent_version: 'one', asked_at: at })
    .execute()
  return id
}

/** A mail that was given up, with a payload and an error as the worker stores them; returns its id. */
export async function insertFailedJob({ db, jobSchema }: TestDatabase): Promise<string> {
  const data = { template: 'question-received', locale: 'en', to: 'secret@example.org', data: {} }
  const output = { type: 'Error', code: 'ECONNREFUSED', responseCode: 'of secret@example.org' }
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.id(jobSchema, 'job')} (name, data, state, output, retry_count, started_on, completed_on)
    values ('mail.send', ${JSON.stringify(data)}::jsonb, 'failed', ${JSON.stringify(output)}::jsonb, 4, now(), now())
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}
