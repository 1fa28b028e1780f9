import { expect, test } from 'vitest'
import { writeHtml, writeText } from '../../../platform/mail/letter.ts'
import type { ReminderMessage } from './reminder-message.ts'
import { writeDayLetter } from './write-letter.ts'
import { writeTelegram } from './write-telegram.ts'

function aMessage(overrides: Partial<ReminderMessage> = {}): ReminderMessage {
  return {
    name: 'Анна',
    weekday: 'Воскресенье',
    date: '15 ноября',
    weight: 2,
    word: 'Хороший',
    sentence: 'Хорошо для переезда и свадьбы. Отложите суд.',
    why: ['Ветвь дня — Благородный человек.'],
    alsoGood: ['Подписание договора'],
    hours: [{ from: '09:14', to: '11:14' }],
    alsoPutOff: ['Рыбалка'],
    url: 'https://zeri.example/ru/personal/x/2026/11/15',
    disableUrl: 'https://zeri.example/ru/chart/notify/disable/y',
    ...overrides,
  }
}
const sender = { product: 'Zeri', address: 'a@zeri.test', origins: { en: '', ru: '' } }

test('the message states the verdict, its sentence, why it is so for the person, and what the sentence leaves out', () => {
  expect(writeTelegram(aMessage(), 'ru').html).toBe(
    [
      '<b>Воскресенье, 15 ноября</b> · Анна',
      '<b>Хороший день (+2)</b>',
      'Хорошо для переезда и свадьбы. Отложите суд.',
      'Ветвь дня — Благородный человек.',
      '',
      '<b>Также подходит:</b> подписание договора',
      '<b>Удачные часы:</b> 09:14–11:14',
      '<b>Также лучше отложить:</b> рыбалка',
      '',
      '<a href="https://zeri.example/ru/personal/x/2026/11/15">Весь день на сайте</a> · <a href="https://zeri.example/ru/chart/notify/disable/y">Выключить напоминания</a>',
    ].join('\n'),
  )
})

test('markup in a name is escaped in Telegram and in the mail', () => {
  const message = aMessage({ name: '<b>Анна</b> & "<script>"' })
  const escaped = '&lt;b&gt;Анна&lt;/b&gt; &amp; &quot;&lt;script&gt;&quot;'
  expect(writeTelegram(message, 'ru').html).toContain(escaped)
  expect(writeHtml(writeDayLetter(message, 'ru'), 'ru', sender)).toContain(escaped)
})

test('what the sentence names in full is not listed again', () => {
  const message = aMessage({ alsoGood: [], hours: [], alsoPutOff: [] })
  expect(writeTelegram(message, 'ru').html).toContain('Благородный человек.\n\n<a href')
  const { paragraphs, facts } = writeDayLetter(message, 'ru')
  expect(facts).toEqual([])
  expect(paragraphs).toEqual([
    'Воскресенье, 15 ноября · Анна',
    'Хорошо для переезда и свадьбы. Отложите суд.',
    'Ветвь дня — Благородный человек.',
  ])
})

test('the mail has a subject and an unsubscribe link in both languages', () => {
  const english = writeDayLetter(
    aMessage({ word: 'Excellent', weekday: 'Sunday', date: '15 November' }),
    'en',
  )
  expect(english.subject).toBe('Sunday, 15 November: an excellent day')
  expect(writeText(english, 'en', sender)).toContain(
    'Stop the daily mail:\nhttps://zeri.example/ru/chart/notify',
  )
  expect(writeDayLetter(aMessage(), 'ru').subject).toBe('Воскресенье, 15 ноября: хороший день')
})
