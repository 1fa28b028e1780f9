// Questions that visitors send to the operator: limits, storage, mails and deletion.

import { createHmac } from 'node:crypto'
import {
  consentVersion,
  type askQuestion as contract,
  type exportAccount,
  type Locale,
  type Output,
} from '@zeri/contract'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { clientNetwork } from '../../platform/http/client-ladder.ts'
import { countOnLadder } from '../../platform/http/count-on-ladder.ts'
import { createCounterStore } from '../../platform/http/counter-store.ts'
import type { Enqueue } from '../../platform/jobs/job.ts'
import type { Random } from '../../platform/random.ts'
import type { KeySet, Seal } from '../../platform/secret.ts'
import { readTicket, type Ticket } from './form-ticket.ts'
import { questionMail, questionReceivedMail } from './mails/question.ts'
import type { Db } from './store.ts'

export type QuestionDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly enqueue: Enqueue
  readonly seal: Seal
  /** Signs form tickets and hashes network addresses. */
  readonly keys: KeySet
  /** Whether a confirmation may be mailed to an address; counts it. */
  readonly takeConfirmation: (
    trx: Db,
    question: { readonly accountId: string | undefined; readonly email: string },
  ) => Promise<boolean>
  /** The mail address that receives the questions. */
  readonly operator: string
}

type QuestionForm = z.output<(typeof contract)['request']>
type QuestionSender = { readonly accountId: string | undefined; readonly address: string }

const DAY_MS = 24 * 60 * 60_000
/** Limits the questions that can be sent in the name of one address. */
export const MAX_PER_EMAIL = 5
/** Enough for a household, an office or a class in one day; a wider network has a few times that. */
export const MAX_PER_NETWORK = 30
const networkLimit = { name: 'questions', most: MAX_PER_NETWORK, windowMs: DAY_MS }

/**
 * Stores a question and enqueues a mail to the operator, in one transaction; the sender gets a confirmation if the address
 * is proven to be theirs.
 */
export async function askQuestion(
  deps: QuestionDeps,
  form: QuestionForm,
  sender: QuestionSender,
): Promise<void> {
  const { db, clock, random, enqueue, seal, keys, operator, takeConfirmation } = deps
  const nowMs = clock.now()
  // Bots fill in the hidden field; they get the same response as people and learn nothing.
  if (form.website !== '') return
  const ticket = readTicket(keys, form.ticket, nowMs)
  if (!ticket) throw new AppError('question.not-in-time')
  const { name, topic, question, locale } = form
  const email = form.email.toLowerCase()
  const networkHash = hashNetwork(keys.current.key, sender.address, nowMs)
  await db.transaction().execute(async (trx) => {
    if (!(await spendTicket(trx, ticket))) throw new AppError('question.not-in-time')
    await lockSender(trx, email)
    await lockSender(trx, networkHash.toString('hex'))
    if (await isOverLimit(trx, { email, networkHash, since: new Date(nowMs - DAY_MS) }))
      throw new AppError('question.too-many', { retryAfterSec: DAY_MS / 1000 })
    const retryAfterSec = await countOnLadder(createCounterStore(trx), networkLimit, sender.address, nowMs)
    if (retryAfterSec !== undefined) throw new AppError('question.too-many', { retryAfterSec })
    await trx
      .insertInto('questions')
      .values({
        id: random.uuid(),
        account_id: sender.accountId ?? null,
        email,
        name,
        topic,
        question,
        locale,
        network_hash: networkHash,
        consent_version: consentVersion,
        asked_at: new Date(nowMs),
      })
      .execute()
    const sealedText = seal.close(JSON.stringify({ name, topic, question }))
    await enqueue(trx, questionMail.job, {
      template: 'question-asked',
      locale,
      to: operator,
      replyTo: form.email,
      data: { told: sealedText },
    })
    if (!(await takeConfirmation(trx, { accountId: sender.accountId, email }))) return
    await enqueue(trx, questionReceivedMail.job, {
      template: 'question-received',
      locale,
      to: form.email,
      data: {},
    })
  })
}

/** Hashes a network address with the date, so that the hash cannot be followed from day to day. */
function hashNetwork(key: Buffer, address: string, nowMs: number): Buffer {
  const day = new Date(nowMs).toISOString().slice(0, 10)
  return createHmac('sha256', key)
    .update(`network ${day} ${clientNetwork(address)}`)
    .digest()
}

/** Marks a ticket as used; returns false if it was. A concurrent use waits for this transaction. */
async function spendTicket(trx: Db, { hash, expiresAt }: Ticket): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('used_tickets')
    .values({ ticket_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Locks a sender until the transaction ends, so that concurrent questions cannot exceed the limit. */
async function lockSender(trx: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`question ${name}`}, 0))`.execute(trx)
}

type SenderCount = { readonly email: string; readonly networkHash: Buffer; readonly since: Date }

async function isOverLimit(trx: Db, { email, networkHash, since }: SenderCount): Promise<boolean> {
  const { byEmail, byNetwork } = await trx
    .selectNoFrom((select) => [
      select
        .selectFrom('questions')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('email', '=', email)
        .where('asked_at', '>', since)
        .as('byEmail'),
      select
        .selectFrom('questions')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('network_hash', '=', networkHash)
        .as('byNetwork'),
    ])
    .executeTakeFirstOrThrow()
  return Number(byEmail) >= MAX_PER_EMAIL || Number(byNetwork) >= MAX_PER_NETWORK
}

/** Deletes the questions of an e-mail address. */
export async function eraseQuestionsOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('questions').where('email', '=', email.toLowerCase()).execute()
}

/** Lists the questions asked while signed in, the latest first. A matching e-mail alone does not prove authorship. */
export async function listQuestionsOf(
  db: Db,
  accountId: string,
): Promise<Output<typeof exportAccount>['questions']> {
  const rows = await db
    .selectFrom('questions')
    .select([
      'name',
      'email',
      'topic',
      'question',
      'locale',
      'consent_version',
      'asked_at',
      'answer',
      'answered_at',
    ])
    .where('account_id', '=', accountId)
    .orderBy('asked_at', 'desc')
    .execute()
  return rows.map(({ locale, consent_version, asked_at, answered_at, ...words }) => ({
    ...words,
    // The cast is safe: a check constraint of the table.
    locale: locale as Locale,
    askedAt: asked_at.toISOString(),
    consentVersion: consent_version,
    answeredAt: answered_at?.toISOString() ?? null,
  }))
}
