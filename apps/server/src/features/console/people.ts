// People: looking them up, and what is done for them on request.

import type { ConsoleInput, ConsoleOutput, consoleCalls } from '@zeri/contract/console'
import { AppError } from '../../platform/http/app-error.ts'
import {
  beginDeletion,
  deleteSessionsOf,
  erasureOf,
  findPerson,
  findPersonId,
  lockPerson,
  mailVerification,
  type Person,
} from '../accounts/index.ts'
import { findOwnerId, listFreeGrants, listOrderedNames, listOrdersOf } from '../billing/index.ts'
import { releaseAddress } from '../bounces/index.ts'
import { recordAudit } from './audit.ts'
import type { Db, Operator } from './operator-store.ts'
import { ConsoleRefusal } from './refusal.ts'
import type { ConsoleServices } from './services.ts'

const MOST_ROWS = 100
/** When an address whose allowance is used up may get the next mail. */
const RETRY_AFTER_SEC = 3_600

/** Looks a person up and records it; who was not found is recorded as nobody. */
export async function lookForPerson(
  { db, clock }: ConsoleServices,
  input: ConsoleInput<typeof consoleCalls.findPerson>,
  operator: Operator,
): Promise<{ id: string | null }> {
  return db.transaction().execute(async (trx) => {
    const id = 'email' in input ? await findPersonId(trx, input.email) : await findOwnerId(trx, input.order)
    const [at, by] = [new Date(clock.now()), 'email' in input ? 'email' : 'order']
    const entry = { action: 'person.find', subject: id ?? 'nobody', details: { by } }
    await recordAudit(trx, { at, operatorId: operator.id, ...entry })
    return { id: id ?? null }
  })
}

/** Everything an operator may know of a person; the look is recorded before it is shown. */
export async function lookAtPerson(
  services: ConsoleServices,
  id: string,
  operator: Operator,
): Promise<ConsoleOutput<typeof consoleCalls.getPerson>> {
  const { db, clock } = services
  return db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, id)
    if (!person) throw new ConsoleRefusal('person.not-found')
    const shown = {
      id,
      email: person.emailTyped,
      isVerified: person.isVerified,
      locale: person.locale,
      createdAt: person.createdAt.toISOString(),
      erasedAt: person.deletionRequestedAt && erasureOf(person.deletionRequestedAt).toISOString(),
      sessions: await listSessions(trx, id),
      events: await listEvents(trx, id),
      charts: await listCharts(services, trx, id),
      orders: await listOrdersOf(trx, id, MOST_ROWS),
    }
    const at = new Date(clock.now())
    await recordAudit(trx, { at, operatorId: operator.id, action: 'person.look', subject: id })
    return shown
  })
}

async function listSessions(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .execute()
  return rows.map((row) => ({
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }))
}

async function listEvents(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('security_events')
    .select(['kind', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(MOST_ROWS)
    .execute()
  return rows.map(({ kind, at }) => ({ kind, at: at.toISOString() }))
}

/** The charts of a person by their paid time. A name is known from an order; births stay closed. */
async function listCharts({ billingKeyring }: ConsoleServices, db: Db, accountId: string) {
  const names = await listOrderedNames(db, accountId)
  const granted = await listFreeGrants(db, accountId)
  const rows = await db
    .selectFrom('charts')
    .select(['id', 'paid_until', 'is_mobile', 'is_card_bound'])
    .where('account_id', '=', accountId)
    .orderBy('added')
    .execute()
  return rows.map((row) => {
    const named = names.find(({ chart_id }) => chart_id === row.id)
    return {
      id: row.id,
      name: named ? billingKeyring.open({ keyId: named.key_id, bytes: named.box }, named.id) : null,
      paidUntil: row.paid_until?.toISOString() ?? null,
      isMobile: row.is_mobile,
      renews: row.is_card_bound,
      granted: granted
        .filter(({ chart_id }) => chart_id === row.id)
        .map(({ id, from_at, until_at }) => ({
          id,
          from: from_at.toISOString(),
          until: until_at.toISOString(),
        })),
    }
  })
}

type Act<Result> = (
  trx: Db,
  person: Person,
) => Promise<{ readonly result: Result; readonly details?: Details }>
type Details = Readonly<Record<string, string | number | boolean>>

/** Acts for a person under the lock of the account, and records it in the same transaction. */
async function actFor<Result>(
  { db, clock }: ConsoleServices,
  { id, operator, action }: { readonly id: string; readonly operator: Operator; readonly action: string },
  act: Act<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, id)
    if (!person) throw new ConsoleRefusal('person.not-found')
    const { result, details = {} } = await act(trx, person)
    const at = new Date(clock.now())
    await recordAudit(trx, { at, operatorId: operator.id, action, subject: id, details })
    return result
  })
}

/** Mails a proof of the address; a verified address needs none. */
export async function mailPersonVerification(
  services: ConsoleServices,
  id: string,
  operator: Operator,
): Promise<void> {
  await actFor(services, { id, operator, action: 'person.mail-verification' }, async (trx, person) => {
    const isMailed = !person.isVerified && (await mailVerification(services.mails, trx, { account: person }))
    if (!person.isVerified && !isMailed)
      throw new AppError('limit.exceeded', { retryAfterSec: RETRY_AFTER_SEC })
    return { result: undefined, details: { mailed: isMailed } }
  })
}

/** Ends every session of a person; returns how many there were. */
export async function endPersonSessions(
  services: ConsoleServices,
  id: string,
  { operator, requestId }: { readonly operator: Operator; readonly requestId: string },
): Promise<number> {
  return actFor(services, { id, operator, action: 'person.end-sessions' }, async (trx) => {
    const ended = await deleteSessionsOf(trx, id)
    await services.security.record(trx, id, { event: 'session.ended', requestId })
    return { result: ended, details: { ended } }
  })
}

/** Lets subscribed mail go to a person again; what the person switched off stays off. */
export async function releasePersonMail(
  services: ConsoleServices,
  { id, reason }: { readonly id: string; readonly reason: string },
  operator: Operator,
): Promise<{ released: boolean }> {
  return actFor(services, { id, operator, action: 'person.release-mail' }, async (trx) => {
    const released = await releaseAddress(trx, id, new Date(services.clock.now()))
    return { result: { released }, details: { released, reason } }
  })
}

/** Begins the deletion of an account as its owner would. One that has begun goes on as it is. */
export async function erasePerson(
  services: ConsoleServices,
  { id, reason }: { readonly id: string; readonly reason: string },
  { operator, requestId }: { readonly operator: Operator; readonly requestId: string },
): Promise<Date> {
  const { mails, security } = services
  return actFor(services, { id, operator, action: 'person.erase' }, async (trx, person) => {
    const erasedAt = person.deletionRequestedAt
      ? erasureOf(person.deletionRequestedAt)
      : await beginDeletion({ ...mails, security }, trx, { account: person, requestId })
    return { result: erasedAt, details: { reason } }
  })
}
