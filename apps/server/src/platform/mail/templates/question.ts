import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import type { Letter } from '../letter.ts'

/** `told` is a `Told`, sealed on its way: what people ask is nobody's to read in a queue. */
export const questionAskedData = z.strictObject({ told: z.string() })
export const questionReceivedData = z.strictObject({})

const told = z.object({ name: z.string(), topic: z.string(), question: z.string() })
type Told = z.output<typeof told>

export function readTold(opened: string): Told {
  return told.parse(JSON.parse(opened))
}

const listParagraphs = (text: string): string[] => text.split(/\s*\n\s*/).filter((line) => line !== '')

/** To the operator, who answers by replying. The topic stays out of the subject: a stranger wrote it. */
export function questionAsked(locale: Locale, { name, topic, question }: Told): Letter {
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

/** To the sender. Nothing that was typed is in it: who gives another's address shall have no text delivered there. */
export function questionReceived(locale: Locale): Letter {
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
