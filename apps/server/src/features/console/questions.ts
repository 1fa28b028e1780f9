// Questions of visitors: the inbox, and answering them.

import {
  type ConsoleInput,
  type ConsoleOutput,
  type consoleCalls,
  PAGE_ROWS,
  type QuestionState,
} from '@zeri/contract/console'
import {
  answerQuestionIn,
  findQuestion,
  listAnswerTemplates,
  listQuestionPage,
  setQuestionStateIn,
} from '../content/index.ts'
import { recordAudit } from './audit.ts'
import type { Operator } from './operator-store.ts'
import { ConsoleRefusal } from './refusal.ts'
import type { ConsoleServices } from './services.ts'

type Calls = typeof consoleCalls

/** Questions of an exact address; the look is recorded without the address, which the log must not contain. */
export async function lookForQuestions(
  { db, clock }: ConsoleServices,
  input: ConsoleInput<Calls['findQuestionsOf']>,
  operator: Operator,
): Promise<ConsoleOutput<Calls['findQuestionsOf']>> {
  return db.transaction().execute(async (trx) => {
    const page = await listQuestionPage(trx, { ...input, limit: PAGE_ROWS })
    const details = { found: page.questions.length }
    const entry = { action: 'question.find', subject: page.questions[0]?.id ?? 'nobody', details }
    await recordAudit(trx, { at: new Date(clock.now()), operatorId: operator.id, ...entry })
    return page
  })
}

export async function lookAtQuestion(
  { db, clock, product }: ConsoleServices,
  id: string,
  operator: Operator,
): Promise<ConsoleOutput<Calls['getQuestion']>> {
  return db.transaction().execute(async (trx) => {
    const question = await findQuestion(trx, id)
    if (!question) throw new ConsoleRefusal('question.not-found')
    const at = new Date(clock.now())
    await recordAudit(trx, { at, operatorId: operator.id, action: 'question.look', subject: id })
    const { locale, name } = question
    return { ...question, templates: listAnswerTemplates(locale, { name, product }) }
  })
}

/** The answer and its mail are one transaction; a repeated one is recorded and sends nothing. */
export async function answerQuestion(
  { db, clock, enqueue, mails: { seal } }: ConsoleServices,
  { id, text }: ConsoleInput<Calls['answerQuestion']>,
  operator: Operator,
): Promise<ConsoleOutput<Calls['answerQuestion']>> {
  const at = new Date(clock.now())
  return db.transaction().execute(async (trx) => {
    const answered = await answerQuestionIn(trx, { enqueue, seal }, { id, text, by: operator.id, at })
    if (answered.kind === 'not-found') throw new ConsoleRefusal('question.not-found')
    if (answered.kind === 'not-open') throw new ConsoleRefusal('question.not-open')
    const details = { mailed: answered.kind === 'sent' }
    await recordAudit(trx, { at, operatorId: operator.id, action: 'question.answer', subject: id, details })
    return { state: 'answered', answeredAt: answered.at.toISOString() }
  })
}

export async function setQuestionState(
  { db, clock }: ConsoleServices,
  { id, state }: { readonly id: string; readonly state: QuestionState },
  operator: Operator,
): Promise<{ state: QuestionState }> {
  return db.transaction().execute(async (trx) => {
    const from = await setQuestionStateIn(trx, id, state)
    if (from === undefined) throw new ConsoleRefusal('question.not-found')
    const at = new Date(clock.now())
    const entry = { action: 'question.set-state', subject: id, details: { from, to: state } }
    await recordAudit(trx, { at, operatorId: operator.id, ...entry })
    return { state }
  })
}
