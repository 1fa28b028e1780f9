import { expect, test } from 'vitest'
import { findQuestions } from './find-questions.ts'

const questions = [
  {
    id: 'hours',
    question: 'Почему двухчасовки начинаются не в круглое время?',
    answer: 'Они идут за солнцем.',
  },
  { id: 'sun', question: 'По какому времени идут часы?', answer: 'Двухчасовка идёт по солнцу.' },
  { id: 'pay', question: 'Как отключить автоплатёж?', answer: 'В личном кабинете.' },
]
const idsOf = (query: string): string[] => findQuestions(questions, query, 'ru').map(({ id }) => id)

test('a question is found by any form of its words, before those that only answer it', () => {
  expect(idsOf('двухчасовок')).toEqual(['hours', 'sun'])
  expect(idsOf('автоплатеж отключить')).toEqual(['pay'])
})

test('a question is found by another name of what it is about', () => {
  expect(idsOf('двухчасье')).toEqual(['hours', 'sun'])
})

test.each(['', '!', 'и', 'qwertyuiop'])('a search for “%s” finds no question', (query) => {
  expect(idsOf(query)).toEqual([])
})
