import { expect, test } from 'vitest'
import { isInRussianLetters, pickRussianName } from './pick-russian-name.ts'
import { trainRussianModel } from './russian-model.ts'

const russian = [
  'Казань',
  'Минск',
  'Брест',
  'Гродно',
  'Полоцк',
  'Солигорск',
  'Слоним',
  'Смоленск',
  'Зеленогорск',
]
const others = [
  'Казан',
  'Мiнск',
  'Берасце',
  'Гародня',
  'Полацак',
  'Салігорск',
  'Слонім',
  'Смаленск',
  'Зеленагорск',
]
const model = trainRussianModel(russian, others)

test('the model prefers words similar to its training data', () => {
  expect(model('Светлогорск')).toBeGreaterThan(model('Светлагорск'))
})

test('the Russian spelling is picked among several languages', () => {
  const spellings = [
    'Svetlagorsk',
    'Светлагорск',
    'Светлогорск',
    'Свѣтлогорскъ',
    'Світлогорськ',
    '斯韦特洛戈尔斯克',
  ]
  expect(pickRussianName({ spellings, latin: 'Svyetlahorsk', country: 'BY' }, model)).toBe('Светлогорск')
})

test('without a candidate in Russian letters no name is picked', () => {
  expect(
    pickRussianName({ spellings: ['Львів', 'Lwów'], latin: 'Lviv', country: 'UA' }, model),
  ).toBeUndefined()
})

test.each([
  ['Орёл', true],
  ['Ростов-на-Дону', true],
  ['Київ', false],
  ['Kostanayskaya Oblast’', false],
  ['-', false],
])('%s is in Russian letters: %s', (name, expected) => {
  expect(isInRussianLetters(name)).toBe(expected)
})
