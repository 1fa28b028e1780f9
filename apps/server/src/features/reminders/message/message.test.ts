import { expect, test } from 'vitest'
import { writeHtml, writeText } from '../../../platform/mail/letter.ts'
import type { DayMessage } from './day-message.ts'
import { writeDayLetter } from './write-letter.ts'
import { writeTelegram } from './write-telegram.ts'

function aMessage(overrides: Partial<DayMessage> = {}): DayMessage {
  return {
    name: 'Анна',
    weekday: 'Воскресенье',
    date: '15 ноября',
    weight: 2,
    word: 'Хороший',
    why: ['За него Небесная милость.'],
    best: ['Переезд', 'Свадьба', 'Подписание договора'],
    hours: [{ from: '09:14', to: '11:14' }],
    leave: ['Суд'],
    url: 'https://zeri.example/ru/personal/x/2026/11/15',
    disableUrl: 'https://zeri.example/ru/chart/notify/disable/y',
    ...overrides,
  }
}
const sender = { product: 'Zeri', address: 'a@zeri.test', origins: { en: '', ru: '' } }

test('the message states the verdict, its reasons, the best activities, the good hours and what to avoid', () => {
  expect(writeTelegram(aMessage(), 'ru').html).toBe(
    [
      '<b>Воскресенье, 15 ноября</b> · Анна',
      '<b>Хороший день (+2)</b>',
      'За него Небесная милость.',
      '',
      '<b>Лучше всего:</b> переезд, свадьба, подписание договора',
      '<b>Удачные часы:</b> 09:14–11:14',
      '<b>Лучше в другой день:</b> суд',
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

test('a day without good or bad activities shows a sentence instead of empty lists', () => {
  const { html } = writeTelegram(aMessage({ best: [], hours: [], leave: [] }), 'ru')
  expect(html).toContain('День для отдыха и небольших привычных дел.')
  expect(html).not.toMatch(/Лучше|часы/)
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
