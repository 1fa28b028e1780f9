import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { parseConfig } from '../../config.ts'
import { type Database, openDatabase } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { hashToken, type Session } from '../../platform/http/auth.ts'
import type { Enqueue } from '../../platform/jobs/job.ts'
import { drawKeys } from '../../platform/secret.ts'
import { aCaller, anAccountService } from '../../testing/account-services.ts'
import { aClock } from '../../testing/clock.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { askQuestion } from '../content/ask-question.ts'
import { MIN_AGE_MS, writeTicket } from '../content/form-ticket.ts'
import { changePassword } from './change-password.ts'
import { cancelDeletion, deleteAccount } from './delete-account.ts'
import { createFindSession } from './find-session.ts'
import { takeConfirmation } from './mail-allowance.ts'
import { recoverByLink, recoverPassword, sendRecoveryCode } from './recover-password.ts'
import type { Services } from './services.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { findAccountByEmail } from './store.ts'
import { createTries } from './tries.ts'
import { mailVerification, sendVerification, verifyAddress } from './verify-address.ts'

/**
 * However strangers and the owner use the site, one mailbox gets few mails a day. The services are the real ones on a real
 * database; only the hash of passwords is left out, and the mails are collected instead of queued.
 */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** All of them take minutes; CI runs a fifth. */
const SEQUENCES = process.env.CI ? 400 : 2_000
/** Properties that run at the same time, each with a connection or two. */
const LANES = 4

let database: TestDatabase
let db: Kysely<Database>
let shared: Services
let mailboxes = 0
const { secretKeys } = parseConfig({})
const [triesKeys, questionKeys] = [drawKeys(secretKeys, 'tries'), drawKeys(secretKeys, 'questions')]

beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
  const { url, schema } = database
  // A crash of the machine may lose the last commits of this test; nothing else does.
  const options = encodeURIComponent(`-c search_path=${schema},public -c synchronous_commit=off`)
  db = openDatabase({ url: `${url}?options=${options}`, poolSize: 2 * LANES })
  shared = anAccountService(db, { clock: aClock(), enqueue: async () => '' })
})
afterAll(async () => {
  await db.destroy()
  await database.close()
})

/** What can be done; `who` picks a spelling of the mailbox, `from` an address of a stranger. */
type Action = {
  readonly kind: keyof typeof actions | 'pass'
  readonly who: number
  readonly from: number
  readonly minutes: number
}

type SentMail = { readonly template: string; readonly at: number; readonly isVerified: boolean }

/** One mailbox and everything that happened to it. */
type Mailbox = {
  readonly services: Services
  readonly clock: { at: number; now(): number }
  readonly sent: SentMail[]
  /** The latest secrets in the mailbox, by template and spelling. */
  readonly secrets: Map<string, { readonly token?: string; readonly code?: string }>
  readonly sessions: Map<string, Session>
  readonly passwords: Map<string, string>
  readonly number: number
}

const spellings = [
  (n: number) => `box${n}@gmail.com`,
  (n: number) => `Box${n}@gmail.com`,
  (n: number) => `b.ox${n}@gmail.com`,
  (n: number) => `box${n}+a@googlemail.com`,
  (n: number) => `bo.x${n}+b@gmail.com`,
]
const spell = ({ number }: Mailbox, who: number) => (spellings[who % spellings.length] ?? String)(number)
const keyOf = (email: string) => email.toLowerCase()
const PASSWORD = 'choosing the day'
const passwordOf = (box: Mailbox, email: string) => box.passwords.get(keyOf(email)) ?? PASSWORD

function openMailbox(withAllowance: boolean): Mailbox {
  mailboxes += 1
  const clock = aClock()
  const sent: SentMail[] = []
  const secrets: Mailbox['secrets'] = new Map()
  const enqueue: Enqueue = async (trx, _job, payload) => {
    // True: every job of these services is a mail.
    const { to, template, data } = payload as {
      to: string
      template: string
      data: { token?: string; code?: string }
    }
    if (template === 'question-asked') return ''
    const account = await findAccountByEmail(trx, keyOf(to))
    sent.push({ template, at: clock.at, isVerified: account?.isVerified === true })
    const open = (text: string | undefined) => (text === undefined ? {} : { value: shared.seal.open(text) })
    const [token, code] = [open(data.token).value, open(data.code).value]
    secrets.set(`${template} ${keyOf(to)}`, { ...(token ? { token } : {}), ...(code ? { code } : {}) })
    return ''
  }
  const tries = createTries({ db, clock, keys: triesKeys, factor: 1 })
  const unlimited = { ...tries, tryTake: async () => true }
  const services = { ...shared, clock, enqueue, tries: withAllowance ? tries : unlimited }
  return { services, clock, sent, secrets, sessions: new Map(), passwords: new Map(), number: mailboxes }
}

type Step = (box: Mailbox, email: string, action: Action) => Promise<unknown>
const callerAt = (box: Mailbox, from: number) => aCaller(`10.${box.number & 255}.${from >> 8}.${from & 255}`)
const openSession = async (box: Mailbox, email: string, token: string) => {
  const session = await createFindSession(db, box.clock)(hashToken(token))
  if (session) box.sessions.set(keyOf(email), session)
}
const sessionOf = (box: Mailbox, email: string): Session => {
  const session = box.sessions.get(keyOf(email))
  if (!session) throw new AppError('auth.required')
  return session
}

const actions = {
  async signUp(box, email, { from }) {
    const form = { email, password: PASSWORD, locale: 'en' } as const
    const { token } = await signUp(box.services, form, callerAt(box, from))
    box.passwords.delete(keyOf(email))
    await openSession(box, email, token)
  },
  async signIn(box, email, { from }) {
    const password = passwordOf(box, email)
    const result = await signIn(box.services, { username: email, password }, callerAt(box, from))
    if ('token' in result) await openSession(box, email, result.token)
  },
  guess: (box, email, { from }) =>
    signIn(box.services, { username: email, password: 'a wrong guess' }, callerAt(box, from)),
  requestRecovery: (box, email, { from }) => sendRecoveryCode(box.services, { email }, callerAt(box, from)),
  /** All day, as soon as another mail may be sent. */
  async keepRequesting(box, email, { from }) {
    for (let time = 0; time < 13; time += 1) {
      await sendRecoveryCode(box.services, { email }, callerAt(box, from + time))
      box.clock.at += 15 * MINUTE_MS
    }
  },
  async recoverByLink(box, email, { from }) {
    const { token = '' } = box.secrets.get(`recovery-code ${keyOf(email)}`) ?? {}
    const password = `a new day ${box.sent.length}`
    await recoverByLink(box.services, { token, password }, callerAt(box, from))
    box.passwords.set(keyOf(email), password)
  },
  async recoverByCode(box, email, { from }) {
    const { code = '0' } = box.secrets.get(`recovery-code ${keyOf(email)}`) ?? {}
    const password = `a new day ${box.sent.length}`
    await recoverPassword(box.services, { email, code, password }, callerAt(box, from))
    box.passwords.set(keyOf(email), password)
  },
  async changePassword(box, email, { from }) {
    const [current, pass] = [passwordOf(box, email), `another day ${box.sent.length}`]
    const caller = { session: sessionOf(box, email), caller: callerAt(box, from) }
    await changePassword(box.services, { current, pass, end: [] }, caller)
    box.passwords.set(keyOf(email), pass)
  },
  sendVerification: (box, email) => sendVerification(box.services, { session: sessionOf(box, email) }),
  verify(box, email) {
    const { token = '' } = box.secrets.get(`address-verification ${keyOf(email)}`) ?? {}
    return verifyAddress(box.services, { token }, { session: undefined, requestId: '' })
  },
  async warn(box, email) {
    const account = await findAccountByEmail(db, keyOf(email))
    if (!account || account.isVerified) return
    await db
      .transaction()
      .execute((trx) => mailVerification(box.services, trx, { account, endsAt: new Date() }))
  },
  async ask(box, email, { from }) {
    const { services } = box
    const keys = questionKeys
    const ticket = writeTicket(keys, services.random, box.clock.at - MIN_AGE_MS)
    const form = { name: 'A', topic: 'A', question: 'A?', consent: true, website: '', locale: 'en' } as const
    await askQuestion(
      {
        ...services,
        keys,
        operator: 'hello@zeri.test',
        takeConfirmation: (trx, question) => takeConfirmation(services, trx, question),
      },
      { ...form, email, ticket },
      { accountId: box.sessions.get(keyOf(email))?.userId, address: callerAt(box, from).address },
    )
  },
  deleteAccount: (box, email) =>
    deleteAccount(box.services, { session: sessionOf(box, email), email, requestId: '' }),
  cancelDeletion(box, email) {
    const { token = '' } = box.secrets.get(`deletion-requested ${keyOf(email)}`) ?? {}
    return cancelDeletion(box.services, { token, requestId: '' })
  },
  /** At once, which is worse than after the days of grace. */
  async erase(box, email) {
    box.sessions.delete(keyOf(email))
    await db.deleteFrom('accounts').where('email', '=', keyOf(email)).execute()
  },
} as const satisfies Record<string, Step>

async function act(box: Mailbox, action: Action): Promise<void> {
  box.clock.at += action.kind === 'pass' ? action.minutes * MINUTE_MS : 1_000
  if (action.kind === 'pass') return
  try {
    await actions[action.kind](box, spell(box, action.who), action)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}

/** The most of these mails in any 24 hours. */
function mostInADay(mails: readonly SentMail[]): number {
  return Math.max(
    0,
    ...mails.map(({ at }) => mails.filter((one) => one.at >= at && one.at < at + DAY_MS).length),
  )
}

const step: fc.Arbitrary<Action> = fc.record({
  kind: fc.oneof(
    { arbitrary: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])), weight: 3 },
    {
      arbitrary: fc.constantFrom('signUp', 'signIn', 'requestRecovery', 'verify', 'changePassword'),
      weight: 3,
    },
    { arbitrary: fc.constant('pass' as const), weight: 1 },
  ),
  // Mostly the address itself: spellings are other accounts.
  who: fc.oneof({ arbitrary: fc.constant(0), weight: 3 }, { arbitrary: fc.nat(4), weight: 1 }),
  from: fc.nat(500),
  minutes: fc.constantFrom(1, 14, 16, 20, 60, 300, 1_439, 1_441),
})

type Most = { unverified: number; verified: number }

type Trial = { readonly withAllowance: boolean; readonly longest: number; readonly most: Most }

const mailbox = ({ withAllowance, longest, most }: Trial) =>
  fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: longest, size: 'max' }), async (steps) => {
    const box = openMailbox(withAllowance)
    await act(box, { kind: 'signUp', who: 0, from: 0, minutes: 0 })
    for (const one of steps) await act(box, one)
    const [unverified, all] = [mostInADay(box.sent.filter((mail) => !mail.isVerified)), mostInADay(box.sent)]
    most.unverified = Math.max(most.unverified, unverified)
    most.verified = Math.max(most.verified, all)
    expect(unverified).toBeLessThanOrEqual(5)
    expect(all).toBeLessThanOrEqual(17)
  })

test(`in ${SEQUENCES} sequences no mailbox gets more than 5 mails a day unverified, 17 verified`, async ({
  annotate,
}) => {
  const most: Most = { unverified: 0, verified: 0 }
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    fc.assert(mailbox({ withAllowance: true, longest: 10, most }), {
      numRuns: SEQUENCES / LANES,
      seed: 2026 + lane,
      endOnFailure: true,
    }),
  )
  await Promise.all(lanes)
  await annotate(`most mails in 24 hours: ${most.unverified} unverified, ${most.verified} in all`)
  // The sequences reach the limits, so that they mean something.
  expect(most.unverified).toBe(5)
  expect(most.verified).toBeGreaterThan(14)
})

test('without the allowance the same sequences exceed it', async () => {
  const most: Most = { unverified: 0, verified: 0 }
  const result = await fc.check(mailbox({ withAllowance: false, longest: 40, most }), {
    numRuns: 100,
    seed: 2026,
    endOnFailure: true,
  })
  expect(result.failed).toBe(true)
})
