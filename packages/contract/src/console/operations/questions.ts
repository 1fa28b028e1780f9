import * as z from 'zod'
import { TEXT } from '../../browser/question-rules.ts'
import { email, lineOfText, locale, uuid } from '../../fields.ts'
import { consoleOperation } from '../console-operation.ts'
import { instant } from '../fields.ts'

/** A question waits, has its answer, or needs none. */
export const questionStates = ['open', 'answered', 'closed'] as const
export type QuestionState = (typeof questionStates)[number]

/** How long an answer may be. */
export const MAX_ANSWER_CHARS = 8_000

const state = z.enum(questionStates)

/** A line of the inbox. It names nobody: name, address and text are shown with the question alone. */
const questionLine = z.object({
  id: uuid,
  /** What the subject of the answer names the question by. */
  number: z.string(),
  topic: z.string(),
  locale,
  state,
  createdAt: instant,
  answeredAt: instant.nullable(),
})
const questionPage = z.object({ questions: z.array(questionLine), next: z.string().nullable() })
/** `next` of the page before. */
const after = z.string().max(80).optional()

export const listQuestions = consoleOperation({
  id: 'listQuestions',
  summary: {
    en: 'Questions of visitors, the latest first, a page at a time; of one state, or with certain words or a number.',
    ru: 'Вопросы посетителей, сначала новые, постранично; при желании в одном состоянии, по словам или номеру.',
  },
  // A POST, so that the words of a search do not stand in a URL.
  method: 'POST',
  path: '/console/questions/list',
  role: 'support',
  audit: 'none',
  request: z.strictObject({
    state: state.optional(),
    words: lineOfText.trim().min(1).max(100).optional(),
    after,
  }),
  response: questionPage,
})

export const findQuestionsOf = consoleOperation({
  id: 'findQuestionsOf',
  summary: {
    en: 'Questions sent with an exact e-mail, the latest first, a page at a time.',
    ru: 'Вопросы с точным адресом почты, сначала новые, постранично.',
  },
  method: 'POST',
  path: '/console/questions/find',
  role: 'support',
  audit: 'look',
  request: z.strictObject({ email, state: state.optional(), after }),
  response: questionPage,
})

export const getQuestion = consoleOperation({
  id: 'getQuestion',
  summary: {
    en: 'One question with its sender, its answer, and templates of an answer in its language.',
    ru: 'Один вопрос: отправитель, ответ и шаблоны ответа на языке вопроса.',
  },
  method: 'GET',
  path: '/console/questions/{id}',
  role: 'support',
  audit: 'look',
  request: z.strictObject({ id: uuid }),
  response: questionLine.extend({
    name: z.string(),
    email: z.string(),
    question: z.string(),
    /** The account of a sender who was signed in. */
    person: uuid.nullable(),
    answer: z.string().nullable(),
    /** The name of the operator. */
    answeredBy: z.string().nullable(),
    templates: z.array(
      z.object({ id: z.string(), title: z.object({ en: z.string(), ru: z.string() }), text: z.string() }),
    ),
  }),
  errors: ['question.not-found'],
})

export const answerQuestion = consoleOperation({
  id: 'answerQuestion',
  summary: {
    en: 'Stores the answer to an open question and mails it; the same text a second time sends nothing.',
    ru: 'Сохраняет ответ на открытый вопрос и отправляет его письмом; повтор того же текста ничего не отправляет.',
  },
  method: 'POST',
  path: '/console/questions/{id}/answer',
  role: 'support',
  audit: 'act',
  request: z.strictObject({
    id: uuid,
    text: z.string().regex(TEXT).trim().min(1).max(MAX_ANSWER_CHARS),
  }),
  response: z.object({ state, answeredAt: instant }),
  errors: ['question.not-found', 'question.not-open'],
})

export const setQuestionState = consoleOperation({
  id: 'setQuestionState',
  summary: {
    en: 'Opens a question again, or marks it as answered elsewhere or closed; nothing is mailed.',
    ru: 'Открывает вопрос снова, отмечает его отвеченным вне консоли или закрывает; писем не отправляет.',
  },
  method: 'POST',
  path: '/console/questions/{id}/state',
  role: 'support',
  audit: 'act',
  request: z.strictObject({ id: uuid, state }),
  response: z.object({ state }),
  errors: ['question.not-found'],
})
