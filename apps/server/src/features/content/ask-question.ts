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
import { clientNetwork } from '../../platform/http/limits.ts'
import type { Enqueue } from '../../platform/jobs/job.ts'
import type { Random } from '../../platform/random.ts'
import type { Seal } from '../../platform/secret.ts'
import { questionAskedMail, questionReceivedMail } from './mails/question.ts'
import type { Db } from './store.ts'
import { isInTime } from './tickets.ts'

export type QuestionDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly enqueue: Enqueue
  readonly seal: Seal
  /** Signs tickets and mixes the addresses that are counted. */
  readonly key: Buffer
  /** Where questions go. */
  readonly operator: string
}

type Asked = z.output<(typeof contract)['request']>
type Asker = { readonly accountId: string | undefined; readonly address: string }

const DAY_MS = 24 * 60 * 60_000
/** A stranger's mailbox must not be filled with our confirmations. */
export const MOST_PER_EMAIL = 5
/** A household, an office, a class: more than this in a day is none of them. */
export const MOST_PER_NETWORK = 30

/** Keeps a question, sends it to the operator and a confirmation to the sender; both mails or neither. */
export async function askQuestion(deps: QuestionDeps, asked: Asked, asker: Asker): Promise<void> {
  const { db, clock, random, enqueue, seal, key, operator } = deps
  const nowMs = clock.now()
  // Programs fill in whatever they see; they are told what people are told and learn nothing.
  if (asked.website !== '') return
  if (!isInTime(key, asked.ticket, nowMs)) throw new AppError('question.not-in-time')
  const { name, topic, question, locale } = asked
  const email = asked.email.toLowerCase()
  const networkHash = hashNetwork(key, asker.address, nowMs)
  await db.transaction().execute(async (trx) => {
    await lock(trx, email)
    await lock(trx, networkHash.toString('hex'))
    if (await hasAskedEnough(trx, { email, networkHash, since: new Date(nowMs - DAY_MS) }))
      throw new AppError('question.too-many', { retryAfterSec: DAY_MS / 1000 })
    await trx
      .insertInto('questions')
      .values({
        id: random.uuid(),
        account_id: asker.accountId ?? null,
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
    const told = seal.close(JSON.stringify({ name, topic, question }))
    await enqueue(trx, questionAskedMail.job, {
      template: 'question-asked',
      locale,
      to: operator,
      replyTo: asked.email,
      data: { told },
    })
    await enqueue(trx, questionReceivedMail.job, {
      template: 'question-received',
      locale,
      to: asked.email,
      data: {},
    })
  })
}

/** The same network on another day is another hash. */
function hashNetwork(key: Buffer, address: string, nowMs: number): Buffer {
  const day = new Date(nowMs).toISOString().slice(0, 10)
  return createHmac('sha256', key)
    .update(`network ${day} ${clientNetwork(address)}`)
    .digest()
}

/** Questions of one sender at once are counted one after another. */
async function lock(trx: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`question ${name}`}, 0))`.execute(trx)
}

type Counted = { readonly email: string; readonly networkHash: Buffer; readonly since: Date }

async function hasAskedEnough(trx: Db, { email, networkHash, since }: Counted): Promise<boolean> {
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
  return Number(byEmail) >= MOST_PER_EMAIL || Number(byNetwork) >= MOST_PER_NETWORK
}

/** Erases the questions that were sent from an address. */
export async function eraseQuestionsOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('questions').where('email', '=', email.toLowerCase()).execute()
}

/** The questions an account asked while it was signed in, the latest first. An e-mail alone proves nobody's question. */
export async function listQuestionsOf(
  db: Db,
  accountId: string,
): Promise<Output<typeof exportAccount>['questions']> {
  const rows = await db
    .selectFrom('questions')
    .select(['name', 'email', 'topic', 'question', 'locale', 'consent_version', 'asked_at'])
    .where('account_id', '=', accountId)
    .orderBy('asked_at', 'desc')
    .execute()
  return rows.map(({ locale, consent_version, asked_at, ...words }) => ({
    ...words,
    // True: the table lets in nothing else.
    locale: locale as Locale,
    askedAt: asked_at.toISOString(),
    consentVersion: consent_version,
  }))
}
