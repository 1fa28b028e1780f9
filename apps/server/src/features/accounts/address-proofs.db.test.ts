import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { type Database, openDatabase } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { hashToken, type Session } from '../../platform/http/auth.ts'
import type { Enqueue } from '../../platform/jobs/job.ts'
import { aCaller, anAccountService } from '../../testing/account-services.ts'
import { aClock } from '../../testing/clock.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { cancelAddressChange, proveAddressChange, requestAddressChange } from './change-address.ts'
import { deleteAccount } from './delete-account.ts'
import { createFindSession } from './find-session.ts'
import { recoverByLink, sendRecoveryCode } from './recover-password.ts'
import type { Services } from './services.ts'
import { setConfirmation } from './session-store.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

/**
 * Three people and five mailboxes, whatever their owners do: the address of an account changes only after the codes of
 * both mailboxes were typed for that very change, and no two accounts share one. The services are the real ones on a real
 * database, without the hash of passwords.
 */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

/** All of them take a minute; CI runs a third. */
const SEQUENCES = process.env.CI ? 100 : 300
const MINUTE_MS = 60_000
const PASSWORD = 'choosing the day'
const MAILBOXES = 5

let database: TestDatabase
let db: Kysely<Database>
let worlds = 0
beforeAll(async () => {
  database = await openTestDatabase(inject('databaseUrl'))
  const { url, schema } = database
  const options = encodeURIComponent(`-c search_path=${schema},public -c synchronous_commit=off`)
  db = openDatabase({ url: `${url}?options=${options}`, poolSize: 4 })
})
afterAll(async () => {
  await db.destroy()
  await database.close()
})

type Person = { session: Session | undefined; accountId: string | undefined; home: number }
/** What the model knows of the change that waits for an account. */
type Waiting = { readonly to: string; old: boolean; new: boolean }
type Model = {
  readonly services: Services
  readonly clock: { at: number; now(): number }
  /** The last code in each mailbox by its kind, and the last recovery link. */
  readonly inbox: Map<string, string>
  readonly people: Person[]
  readonly waiting: Map<string, Waiting>
  readonly addresses: Map<string, string>
  readonly number: number
}

function openModel(): Model {
  worlds += 1
  const clock = aClock()
  const inbox: Model['inbox'] = new Map()
  const services = anAccountService(db, {
    clock,
    enqueue: (async (_trx, _job, payload) => {
      // True: every job of these services is a mail.
      const { to, template, data } = payload as {
        to: string
        template: string
        data: { code?: string; token?: string; kind?: string }
      }
      const box = to.toLowerCase()
      if (template === 'address-change' && data.code)
        inbox.set(`${data.kind} ${box}`, services.seal.open(data.code))
      if (template === 'recovery-code' && data.token) inbox.set(`link ${box}`, services.seal.open(data.token))
      return ''
    }) satisfies Enqueue,
  })
  const unlimited = { ...services.tries, take: async () => ({ key: Buffer.alloc(0), at: new Date() }) }
  return {
    services: { ...services, tries: { ...unlimited, tryTake: async () => true } },
    clock,
    inbox,
    people: [0, 1, 2].map((home) => ({ session: undefined, accountId: undefined, home })),
    waiting: new Map(),
    addresses: new Map(),
    number: worlds,
  }
}

type Step = {
  readonly kind: keyof typeof steps
  readonly who: number
  readonly box: number
  /** Whether a typed code is the one in the mailbox. */
  readonly isRight: boolean
}

const addressOf = ({ number }: Model, box: number) => `box${box}.${number}@example.org`
const caller = aCaller('203.0.113.7')

async function openSession(model: Model, person: Person, token: string): Promise<void> {
  person.session = await createFindSession(db, model.clock)(hashToken(token))
  person.accountId = person.session?.userId
}
function sessionOf({ session }: Person): Session {
  if (!session) throw new AppError('auth.required')
  return session
}
/** The address an account of the model has now. */
const ownAddress = (model: Model, person: Person) => model.addresses.get(person.accountId ?? '') ?? ''

const steps = {
  async signUp(model: Model, person: Person, { box }: Step) {
    const email = addressOf(model, box)
    const { token } = await signUp(model.services, { email, password: PASSWORD, locale: 'en' }, caller)
    await openSession(model, person, token)
    model.addresses.set(sessionOf(person).userId, email)
  },
  async signIn(model: Model, person: Person) {
    const form = { username: ownAddress(model, person), password: PASSWORD }
    const result = await signIn(model.services, form, caller)
    if ('token' in result) await openSession(model, person, result.token)
  },
  async request(model: Model, person: Person, { box }: Step) {
    const session = sessionOf(person)
    await setConfirmation(db, session.id, new Date(model.clock.at))
    const email = addressOf(model, box).toUpperCase()
    await requestAddressChange(model.services, { email }, { session, caller })
    model.waiting.set(session.userId, { to: email.toLowerCase(), old: false, new: false })
  },
  proveOld: (model: Model, person: Person, step: Step) => prove(model, person, step, 'old'),
  proveNew: (model: Model, person: Person, step: Step) => prove(model, person, step, 'new'),
  async cancel(model: Model, person: Person) {
    const session = sessionOf(person)
    await cancelAddressChange(model.services, { session, caller })
    model.waiting.delete(session.userId)
  },
  async recover(model: Model, person: Person) {
    const email = ownAddress(model, person)
    await sendRecoveryCode(model.services, { email }, caller)
    await recoverByLink(
      model.services,
      { token: model.inbox.get(`link ${email}`) ?? '', password: PASSWORD },
      caller,
    )
    model.waiting.delete(person.accountId ?? '')
  },
  async delete(model: Model, person: Person) {
    const session = sessionOf(person)
    await deleteAccount(model.services, { session, email: ownAddress(model, person), requestId: '' })
    model.waiting.delete(session.userId)
  },
  async wait(model: Model) {
    model.clock.at += 31 * MINUTE_MS
    model.waiting.clear()
  },
} as const satisfies Record<string, (model: Model, person: Person, step: Step) => Promise<void>>

async function prove(model: Model, person: Person, { isRight }: Step, side: 'old' | 'new'): Promise<void> {
  const session = sessionOf(person)
  const change = model.waiting.get(session.userId)
  const box = side === 'old' ? ownAddress(model, person) : (change?.to ?? '')
  const code = isRight ? (model.inbox.get(`${side} ${box}`) ?? 'none') : 'wrong'
  const { changed } = await proveAddressChange(model.services, { of: side, code }, { session, caller })
  if (!change) throw new Error('a code was right for a change that nobody requested')
  change[side] = true
  expect(changed).toBe(change.old && change.new)
  if (!changed) return
  model.addresses.set(session.userId, change.to)
  model.waiting.delete(session.userId)
}

/** The database has the addresses that the model expects, each of them once. */
async function check(model: Model): Promise<void> {
  const ids = [...model.addresses.keys()]
  if (ids.length === 0) return
  const rows = await db.selectFrom('accounts').select(['id', 'email']).where('id', 'in', ids).execute()
  const found = new Map(rows.map(({ id, email }) => [id, email]))
  expect(found).toEqual(model.addresses)
  expect(new Set(found.values()).size).toBe(found.size)
}

const aStep: fc.Arbitrary<Step> = fc.record({
  // True: the keys of a literal.
  kind: fc.oneof(
    { arbitrary: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])), weight: 1 },
    { arbitrary: fc.constantFrom('request', 'proveOld', 'proveNew', 'proveOld', 'proveNew'), weight: 2 },
  ),
  // Mostly the first person, so that the steps of a change come together.
  who: fc.oneof({ arbitrary: fc.constant(0), weight: 2 }, { arbitrary: fc.nat(2), weight: 1 }),
  box: fc.nat(MAILBOXES - 1),
  isRight: fc.oneof({ arbitrary: fc.constant(true), weight: 4 }, { arbitrary: fc.boolean(), weight: 1 }),
})

type Tally = { changed: number }

const history = (tally: Tally, spoil?: (model: Model) => Promise<void>) =>
  fc.asyncProperty(fc.array(aStep, { minLength: 10, maxLength: 30, size: 'max' }), async (list) => {
    const model = openModel()
    const first = { kind: 'signUp', isRight: true } as const
    for (const who of [0, 1]) await act(model, { ...first, who, box: who })
    const before = new Map(model.addresses)
    for (const step of list) {
      await act(model, step)
      await spoil?.(model)
      await check(model)
    }
    for (const [id, email] of before) if (model.addresses.get(id) !== email) tally.changed += 1
  })

async function act(model: Model, step: Step): Promise<void> {
  model.clock.at += 1_000
  const person = model.people[step.who] as Person // true: within the list
  try {
    await steps[step.kind](model, person, step)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The proofs of a change whose address was taken end with it.
    if (error.code === 'address.taken') model.waiting.delete(person.accountId ?? '')
  }
}

test(`in ${SEQUENCES} histories no address changes without both proofs, and no two accounts share one`, async ({
  annotate,
}) => {
  const tally: Tally = { changed: 0 }
  await fc.assert(history(tally), { numRuns: SEQUENCES, seed: 2026, endOnFailure: true })
  await annotate(`${tally.changed} accounts of the first two ended with another address`)
  // The histories reach a change, so that they mean something.
  expect(tally.changed).toBeGreaterThan(SEQUENCES / 20)
})

test('a change with one proof would be noticed', async () => {
  // As if the old mailbox alone were enough.
  const spoil = async ({ waiting }: Model) => {
    for (const [id, { to, old }] of waiting)
      if (old)
        await db
          .updateTable('accounts')
          .set({ email: to })
          .where('id', '=', id)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('accounts as other').select('other.id').where('other.email', '=', to))),
          )
          .execute()
  }
  const result = await fc.check(history({ changed: 0 }, spoil), {
    numRuns: 200,
    seed: 2026,
    endOnFailure: true,
  })
  expect(result.failed).toBe(true)
})
