// The mails about a question: to the operator, and to the sender.

import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import type { Letter } from '../../../platform/mail/letter.ts'
import { defineMail, type MailTemplate } from '../../../platform/mail/mail-job.ts'

/** `told` is a sealed `QuestionText`, so that the text of a question is not readable in the queue. */
const questionData = z.strictObject({ told: z.string() })

const questionText = z.object({ name: z.string(), topic: z.string(), question: z.string() })
type QuestionText = z.output<typeof questionText>

const listParagraphs = (text: string): string[] => text.split(/\s*\n\s*/).filter((line) => line !== '')

/** The mail to the operator, who answers by replying. The topic is user input and stays out of the subject. */
export const questionMail = defineMail('question-asked', questionData, (locale, { told }, { seal }) =>
  writeQuestion(locale, questionText.parse(JSON.parse(seal.open(told)))),
)

function writeQuestion(locale: Locale, { name, topic, question }: QuestionText): Letter {
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'A question from the site',
      title: 'A question from the site',
      paragraphs: listParagraphs(question),
      facts: [
        ['Name', name],
        ['Topic', topic],
      ],
    },
    ru: {
      subject: 'Вопрос с сайта',
      title: 'Вопрос с сайта',
      paragraphs: listParagraphs(question),
      facts: [
        ['Имя', name],
        ['Тема', topic],
      ],
    },
  }
  return letters[locale]
}

/** The confirmation to the sender. It quotes no input, so that it cannot be abused to send a text to a stranger. */
export const questionReceivedMail = defineMail('question-received', z.strictObject({}), writeQuestionReceived)

function writeQuestionReceived(locale: Locale): Letter {
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'We have received your question',
      title: 'We have received your question',
      paragraphs: [
        'Thank you for writing. A person will read your question and answer to this address, usually within a few days.',
        'If it was not you who wrote to us, ignore this email: nothing else will follow from it.',
      ],
    },
    ru: {
      subject: 'Мы получили ваш вопрос',
      title: 'Мы получили ваш вопрос',
      paragraphs: [
        'Спасибо, что написали. Вопрос прочитает человек и ответит на этот адрес, обычно в течение нескольких дней.',
        'Если писали не вы, ничего делать не нужно: больше писем по этому поводу не будет.',
      ],
    },
  }
  return letters[locale]
}

/** The text of an answer is sealed, so that it is not readable in the queue. */
const answerData = z.strictObject({ number: z.string(), sealedText: z.string() })

/**
 * The answer that an operator wrote. The subject has the number of the question, so that a reply can be assigned to it;
 * the question is not quoted, because the address may belong to somebody else.
 */
export const questionAnsweredMail = defineMail(
  'question-answered',
  answerData,
  (locale, { number, sealedText }, { seal }) => writeAnswered(locale, number, seal.open(sealedText)),
)

function writeAnswered(locale: Locale, number: string, text: string): Letter {
  const paragraphs = listParagraphs(text)
  const letters: Record<Locale, Letter> = {
    en: {
      subject: `Answer to your question ${number}`,
      title: 'Answer to your question',
      paragraphs,
      about: 'question',
    },
    ru: {
      subject: `Ответ на ваш вопрос ${number}`,
      title: 'Ответ на ваш вопрос',
      paragraphs,
      about: 'question',
    },
  }
  return letters[locale]
}

/** Every mail of this feature. */
export const contentMails: readonly MailTemplate[] = [
  questionMail,
  questionReceivedMail,
  questionAnsweredMail,
]
