// Questions as operators see and answer them.

import type { Locale } from '@zeri/contract'
import type { QuestionState } from '@zeri/contract/console'
import { sql } from 'kysely'
import type { Enqueue } from '../../platform/jobs/job.ts'
import type { Seal } from '../../platform/secret.ts'
import { questionAnsweredMail } from './mails/question.ts'
import type { Db } from './store.ts'

/** Between an answer and the next one, after the question was opened again. */
const BETWEEN_ANSWERS = '\n\n* * *\n\n'

const lineColumns = [
  'questions.id',
  'questions.topic',
  'questions.locale',
  'questions.state',
  'questions.asked_at',
  'questions.answered_at',
] as const

type LineRow = {
  readonly id: string
  readonly topic: string
  readonly locale: string
  readonly state: string
  readonly asked_at: Date
  readonly answered_at: Date | null
}

/** What people name a question by: the beginning of its id. */
const numberOf = (id: string) => id.slice(0, 8).toUpperCase()

const toLine = (row: LineRow) => ({
  id: row.id,
  number: numberOf(row.id),
  topic: row.topic,
  // Both true: check constraints of the table.
  locale: row.locale as Locale,
  state: row.state as QuestionState,
  createdAt: row.asked_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
})

type QuestionPage = {
  readonly limit: number
  readonly state?: QuestionState | undefined
  /** Words of topic and text, or a number. */
  readonly words?: string | undefined
  readonly email?: string | undefined
  readonly after?: string | undefined
}

/** A page of questions, the latest first. The cursor is the instant and id of the last one of the page before. */
export async function listQuestionPage(db: Db, { limit, state, words, email, after }: QuestionPage) {
  let query = db
    .selectFrom('questions')
    .select(lineColumns)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (state !== undefined) query = query.where('state', '=', state)
  if (email !== undefined) query = query.where('email', '=', email.toLowerCase())
  if (words !== undefined) query = query.where(matches(words))
  const [, at, id] = /^(\d{4}-[\dT:.-]+Z)_([\da-f-]{36})$/.exec(after ?? '') ?? []
  if (at !== undefined && id !== undefined)
    query = query.where(sql<boolean>`(asked_at, id) < (${new Date(at)}, ${id}::uuid)`)
  const rows = await query.execute()
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    questions: shown.map(toLine),
    next: last ? `${last.asked_at.toISOString()}_${last.id}` : null,
  }
}

/** A number is a range of ids, so that the primary key finds it. */
function matches(words: string) {
  const [, number] = /^#?([\da-f]{8})$/i.exec(words) ?? []
  const text = sql`to_tsvector('russian'::regconfig, topic || ' ' || question)`
  return number === undefined
    ? sql<boolean>`${text} @@ websearch_to_tsquery('russian'::regconfig, ${words})`
    : sql<boolean>`id between ${`${number}-0000-0000-0000-000000000000`}::uuid
        and ${`${number}-ffff-ffff-ffff-ffffffffffff`}::uuid`
}

/** A question with its sender and its answer. */
export async function findQuestion(db: Db, id: string) {
  const row = await db
    .selectFrom('questions')
    .leftJoin('operators', 'operators.id', 'questions.answered_by')
    .select([
      ...lineColumns,
      'questions.name',
      'questions.email',
      'questions.question',
      'questions.account_id',
      'questions.answer',
      'operators.name as answered_by',
    ])
    .where('questions.id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      ...toLine(row),
      name: row.name,
      email: row.email,
      question: row.question,
      person: row.account_id,
      answer: row.answer,
      answeredBy: row.answered_by,
    }
  )
}

type SendDeps = { readonly enqueue: Enqueue; readonly seal: Pick<Seal, 'close'> }

/** `not-open`: another text was sent, or the question was closed; `repeated`: this text was sent before. */
type AnswerResult =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'not-open' }
  | { readonly kind: 'sent' | 'repeated'; readonly at: Date }

/**
 * Stores an answer and enqueues its mail, under the lock of the question: of two requests with the same text the second
 * sends nothing. A question that was opened again may have another answer, which follows the first.
 */
export async function answerQuestionIn(
  trx: Db,
  { enqueue, seal }: SendDeps,
  {
    id,
    text,
    by,
    at,
  }: { readonly id: string; readonly text: string; readonly by: string; readonly at: Date },
): Promise<AnswerResult> {
  const found = await trx
    .selectFrom('questions')
    .select(['email', 'locale', 'state', 'answer', 'answered_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return { kind: 'not-found' }
  if (found.state !== 'open') {
    const isSame = found.answer !== null && found.answer.split(BETWEEN_ANSWERS).at(-1) === text
    return isSame && found.answered_at ? { kind: 'repeated', at: found.answered_at } : { kind: 'not-open' }
  }
  const answer = found.answer === null ? text : `${found.answer}${BETWEEN_ANSWERS}${text}`
  await trx
    .updateTable('questions')
    .set({ state: 'answered', answer, answered_at: at, answered_by: by })
    .where('id', '=', id)
    .execute()
  await enqueue(trx, questionAnsweredMail.job, {
    template: 'question-answered',
    locale: found.locale as Locale, // true: a check constraint of the table
    to: found.email,
    data: { number: numberOf(id), sealedText: seal.close(text) },
  })
  return { kind: 'sent', at }
}

/** Returns the state before, or undefined if there is no such question. */
export async function setQuestionStateIn(
  trx: Db,
  id: string,
  state: QuestionState,
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('questions')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (found) await trx.updateTable('questions').set({ state }).where('id', '=', id).execute()
  return found?.state
}
