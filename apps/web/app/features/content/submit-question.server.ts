import { askQuestion, type ErrorCode, errors, type PageContext } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { data, redirect } from 'react-router'
import type { NetworkErrorKey } from '../../api/network-error-key.ts'
import { refusalCode } from '../../api/refusal-code.server.ts'
import {
  findQuestionFaults,
  type QuestionFaults,
  type QuestionValues,
  readQuestionValues,
} from './question-values.ts'

export type QuestionRefusal = {
  readonly notice: 'content.ask.incomplete' | `errors.${ErrorCode}` | NetworkErrorKey
  /** What was typed. Absent where the server was unreachable: the form still holds the values then. */
  readonly values?: QuestionValues
  readonly faults: QuestionFaults
  /** Sent back if only the fields were invalid, so that the age of the form still counts. */
  readonly ticket?: string
}

/** Sends a visitor's question, or returns what is wrong with the form. */
export async function submitQuestion(form: FormData, { api, locale }: PageContext) {
  const values = readQuestionValues(form)
  const faults = findQuestionFaults(values)
  const [ticket, website] = [String(form.get('ticket') ?? ''), String(form.get('website') ?? '')]
  const refuse = (notice: QuestionRefusal['notice'], status: number) => {
    const sameTicket = notice === 'content.ask.incomplete' ? { ticket } : {}
    return data<{ refused: QuestionRefusal }>(
      { refused: { notice, values, faults, ...sameTicket } },
      { status },
    )
  }
  if (Object.keys(faults).length > 0) return refuse('content.ask.incomplete', 400)
  const { name, email, topic, question } = values
  try {
    await api.call(askQuestion, { name, email, topic, question, consent: true, ticket, website, locale })
  } catch (error) {
    const code = refusalCode(error)
    return refuse(
      code === 'request.invalid' ? 'content.ask.incomplete' : `errors.${code}`,
      errors[code].status,
    )
  }
  return redirect(localisePath('/faq/ask?sent=1', locale), 303)
}
