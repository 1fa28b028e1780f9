import { isEmail, isQuestion, isTopic } from '@zeri/contract/browser'

/** The fields of the form for a question to the operator. */
export type QuestionField = 'name' | 'email' | 'topic' | 'question' | 'consent'
export type QuestionValues = Readonly<Record<QuestionField, string>>

type FaultKey = `content.ask.faults.${QuestionField | 'emailInvalid'}`
export type QuestionFaults = Partial<Readonly<Record<QuestionField, FaultKey>>>

export function readQuestionValues(form: FormData): QuestionValues {
  const read = (name: QuestionField): string => String(form.get(name) ?? '')
  return {
    name: read('name'),
    email: read('email').trim(),
    topic: read('topic'),
    question: read('question'),
    consent: read('consent'),
  }
}

export function findQuestionFaults({
  name,
  email,
  topic,
  question,
  consent,
}: QuestionValues): QuestionFaults {
  return {
    ...(!isTopic(name) && { name: 'content.ask.faults.name' }),
    ...(!isEmail(email) && { email: `content.ask.faults.${email === '' ? 'email' : 'emailInvalid'}` }),
    ...(!isTopic(topic) && { topic: 'content.ask.faults.topic' }),
    ...(!isQuestion(question) && { question: 'content.ask.faults.question' }),
    ...(consent === '' && { consent: 'content.ask.faults.consent' }),
  }
}
