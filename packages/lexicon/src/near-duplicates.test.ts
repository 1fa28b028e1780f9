import { expect, test } from 'vitest'
import { findNearDuplicates, withoutParameters } from './near-duplicates.ts'

const template = (animal: string, element: string): string =>
  `A ${animal} day carries the breath of ${element} and asks for patience from those who begin something new.`

test('a template filled with other nouns is found out', () => {
  const texts = [template('Rat', 'water'), template('Tiger', 'wood')].map((text, index) => ({
    id: String(index),
    text: withoutParameters(text, [], 'en'),
  }))
  expect(findNearDuplicates(texts, 0.6)).toEqual(['0 ~ 1'])
})

test('a sentence with a word or two changed is found out', () => {
  const one = 'Roots help, a craft learnt to the end, and a friend whose advice they can hear.'
  const texts = [
    { id: 'one', text: one },
    { id: 'other', text: one.replace('craft', 'trade') },
  ]
  expect(findNearDuplicates(texts, 0.6)).toEqual(['one ~ other'])
})

test('two texts of their own are left alone', () => {
  const texts = [
    { id: 'pine', text: 'A pine on the ridge grows in one direction and gives shade to whoever sits down.' },
    { id: 'candle', text: 'A candle asks for little: a wick, a still room and somebody awake to talk to.' },
  ]
  expect(findNearDuplicates(texts, 0.6)).toEqual([])
})

test('names, animals and elements do not make a text its own in Russian either', () => {
  expect(withoutParameters('День Крысы несёт Воду', ['День'], 'ru')).toBe(
    withoutParameters('День Тигра несёт Дерево', ['День'], 'ru'),
  )
})
