import * as z from 'zod'
import { MAX_QUESTION_CHARS, MAX_TOPIC_CHARS, TEXT } from '../../browser/question-rules.ts'
import { consent, email, lineOfText, locale } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const openQuestionForm = operation({
  id: 'openQuestionForm',
  summary: {
    en: 'A ticket for the question form.',
    ru: 'Билет для формы вопроса.',
  },
  method: 'GET',
  path: '/api/faq/form',
  request: z.strictObject({}),
  response: z.object({ ticket: z.string() }),
})

export const askQuestion = operation({
  id: 'askQuestion',
  summary: {
    en: 'Sends a question, which is answered by email.',
    ru: 'Отправляет вопрос; ответ придёт по почте.',
  },
  method: 'POST',
  path: '/api/faq/question',
  request: z.strictObject({
    name: lineOfText
      .trim()
      .min(1)
      .max(MAX_TOPIC_CHARS)
      .meta({ examples: ['Anna'] }),
    email,
    topic: lineOfText
      .trim()
      .min(1)
      .max(MAX_TOPIC_CHARS)
      .meta({ examples: ['A wedding in May'] }),
    question: z
      .string()
      .regex(TEXT)
      .trim()
      .min(1)
      .max(MAX_QUESTION_CHARS)
      .meta({ examples: ['Which of these two days is better?'] }),
    consent,
    ticket: z
      .string()
      .max(200)
      .meta({ examples: ['given by openQuestionForm'] }),
    /** A hidden field: whatever fills it in is a bot, which gets a normal response and no mail. */
    website: z.string().max(500).default(''),
    locale: locale.default('en'),
  }),
  response: z.object({}),
  errors: ['question.not-in-time', 'question.too-many'],
  auth: 'optional',
  limit: 'sensitive',
  status: 201,
})
