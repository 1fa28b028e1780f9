import { expect, test } from 'vitest'
import { writeHtml, writeText } from '../../../platform/mail/letter.ts'
import type { DayMessage, WeekMessage } from './morning-message.ts'
import { writeMorningLetter } from './write-letter.ts'
import { MAX_PUSH_BODY, writePush } from './write-push.ts'
import { writeTelegram } from './write-telegram.ts'

const aDeed = (phrase: string) => ({ id: 'wedding' as const, name: phrase, phrase })

function aMessage(overrides: Partial<DayMessage> = {}): DayMessage {
  return {
    kind: 'day',
    name: 'Анна',
    school: undefined,
    weekday: 'Воскресенье',
    date: '15 ноября',
    weight: 2,
    word: 'Хороший',
    sentence: 'Хорошо для переезда. Отложите суд.',
    toDo: aDeed('переезда'),
    toLeave: aDeed('суд'),
    hour: { from: '09:14', to: '11:14' },
    moon: 'Растущая луна, 7-й день лунного месяца',
    why: ['Ветвь дня — Благородный человек.'],
    alsoGood: [aDeed('подписания договора'), aDeed('стрижки')],
    alsoPutOff: [aDeed('рыбалку')],
    notes: [],
    url: 'https://zeri.example/ru/personal/x/2026/11/15',
    disableUrl: 'https://zeri.example/ru/chart/notify/disable/y',
    ...overrides,
  }
}

/** What everyone gets: no name, no reason of a birth, nothing beyond the one thing to do and the one to leave. */
const everyones = { name: undefined, why: [], alsoGood: [], alsoPutOff: [] }

function aWeek(overrides: Partial<WeekMessage> = {}): WeekMessage {
  return {
    kind: 'week',
    name: undefined,
    school: undefined,
    dates: '23–29 November',
    best: [
      {
        weekday: 'Tuesday',
        date: '24 November',
        weight: 2,
        word: 'Good',
        goodFor: [aDeed('signing a contract'), aDeed('a wedding')],
      },
      {
        weekday: 'Thursday',
        date: '26 November',
        weight: 1,
        word: 'Auspicious',
        goodFor: [aDeed('a haircut')],
      },
    ],
    quiet: { weekday: 'Monday', date: '23 November', weight: -1, word: 'Unfavourable' },
    moon: 'Full moon on 24 November at 14:53',
    notes: [],
    url: 'https://zeri.example/2026/11',
    disableUrl: 'https://zeri.example/chart/notify/disable/y',
    ...overrides,
  }
}
const sender = { product: 'Zeri', address: 'a@zeri.test', origins: { en: '', ru: '' } }

test('the day of a person states the verdict, one thing to do and to leave, what else there is, why, a time and the moon', () => {
  expect(writeTelegram(aMessage(), 'ru').html).toBe(
    [
      '<b>Воскресенье, 15 ноября</b> · Анна',
      '<b>Хороший день (+2)</b>',
      'Хорошо для переезда. Отложите суд.',
      'День подойдёт и для подписания договора и стрижки. Отложите также рыбалку.',
      'Ветвь дня — Благородный человек.',
      '',
      '<b>Лучшее время:</b> 09:14–11:14',
      '<b>Луна:</b> растущая, 7-й день лунного месяца',
      '',
      '<a href="https://zeri.example/ru/personal/x/2026/11/15">Подробнее об этом дне</a> · <a href="https://zeri.example/ru/chart/notify/disable/y">Выключить напоминания</a>',
    ].join('\n'),
  )
})

test('everyone’s day has the same form without a name', () => {
  const { html } = writeTelegram(aMessage(everyones), 'ru')
  expect(html.split('\n').slice(0, 6)).toEqual([
    '<b>Воскресенье, 15 ноября</b>',
    '<b>Хороший день (+2)</b>',
    'Хорошо для переезда. Отложите суд.',
    '',
    '<b>Лучшее время:</b> 09:14–11:14',
    '<b>Луна:</b> растущая, 7-й день лунного месяца',
  ])
  expect(writeMorningLetter(aMessage(everyones), 'ru').paragraphs).toEqual([
    'Воскресенье, 15 ноября',
    'Хорошо для переезда. Отложите суд.',
  ])
})

test('markup in a name is escaped in Telegram and in the mail', () => {
  const message = aMessage({ name: '<b>Анна</b> & "<script>"' })
  const escaped = '&lt;b&gt;Анна&lt;/b&gt; &amp; &quot;&lt;script&gt;&quot;'
  expect(writeTelegram(message, 'ru').html).toContain(escaped)
  expect(writeHtml(writeMorningLetter(message, 'ru'), 'ru', sender)).toContain(escaped)
})

test('what there is nothing to say of has no line', () => {
  const message = aMessage({ ...everyones, hour: undefined })
  expect(writeTelegram(message, 'ru').html).toContain('Отложите суд.\n\n<b>Луна:')
  expect(writeMorningLetter(message, 'ru').facts).toEqual([['Луна', 'растущая, 7-й день лунного месяца']])
})

test('a subject says what the day is best for, and on a bad day what to put off', () => {
  const english = { weekday: 'Sunday', date: '15 November', word: 'Excellent', toDo: aDeed('a wedding') }
  const subjectOf = (overrides: Partial<DayMessage>) =>
    writeMorningLetter(aMessage({ ...english, ...overrides }), 'en').subject
  expect(subjectOf({ weight: 3 })).toBe('Sunday, 15 November: an excellent day for a wedding')
  expect(subjectOf({ weight: 3, toDo: undefined })).toBe('Sunday, 15 November: an excellent day')
  expect(subjectOf({ weight: 0 })).toBe('Sunday, 15 November: fine for a wedding')
  expect(subjectOf({ weight: -2, toLeave: aDeed('a lawsuit') })).toBe(
    'Sunday, 15 November: put off a lawsuit',
  )
  expect(subjectOf({ weight: -2, toLeave: undefined })).toBe('Sunday, 15 November: a day for everyday things')
  expect(writeMorningLetter(aMessage(), 'ru').subject).toBe(
    'Воскресенье, 15 ноября: хороший день для переезда',
  )
})

test('the plain text of a mail has all that its HTML has, and the link that stops it', () => {
  expect(writeText(writeMorningLetter(aWeek(), 'en'), 'en', sender)).toBe(
    [
      'The week of 23–29 November',
      '',
      'Two days of this week stand out.',
      '',
      'Tuesday, 24 November: a good day for signing a contract and a wedding (+2)',
      'Thursday, 26 November: an auspicious day for a haircut (+1)',
      'A quiet day: Monday, 23 November; new beginnings can wait',
      'Moon: full moon on 24 November at 14:53',
      '',
      'See the whole month:',
      'https://zeri.example/2026/11',
      '',
      '-- ',
      'Zeri 择',
      '',
      'You are receiving this email because it was requested on our site. It was',
      'sent automatically.',
      '',
      'Stop the weekly mail:',
      'https://zeri.example/chart/notify/disable/y',
      '',
    ].join('\n'),
  )
  expect(writeText(writeMorningLetter(aMessage(), 'ru'), 'ru', sender)).toContain(
    'Отказаться от ежедневных писем:\nhttps://zeri.example/ru/chart/notify',
  )
})

test('the subject of a week names its best days', () => {
  const { best } = aWeek()
  const subjectOf = (week: Partial<WeekMessage>) => writeMorningLetter(aWeek(week), 'en').subject
  expect(subjectOf({})).toBe('23–29 November: the best days are Tuesday and Thursday')
  expect(subjectOf({ best: best.slice(0, 1) })).toBe('23–29 November: the best day is Tuesday')
  expect(subjectOf({ best: [] })).toBe('23–29 November: a week for everyday things')
})

test('a week in which nothing stands out says so', () => {
  const week = aWeek({ best: [], quiet: undefined, moon: undefined })
  expect(writeTelegram(week, 'en').html).toContain(
    '</b>\nNo day of this week stands out. It is a week for everyday things.\n\n<a href',
  )
  expect(writePush(week, 'en').body).toBe('No day of this week stands out. It is a week for everyday things.')
})

test('notes come first in a mail and in a notification, and after the day in Telegram', () => {
  const notes = ['Завтра день, который вы выбрали для свадьбы.']
  expect(writeMorningLetter(aMessage({ notes }), 'ru').paragraphs[1]).toBe(notes[0])
  expect(writePush(aMessage({ notes }), 'ru').body).toMatch(/^Завтра день.* Хорошо для переезда/)
  expect(writeTelegram(aMessage({ notes }), 'ru').html).toContain(`месяца\n\n${notes[0]}\n\n<a href`)
})

test('a notification has no name, and leaves out what does not fit', () => {
  expect(writePush(aMessage(), 'ru')).toEqual({
    title: 'Хороший день (+2) · Воскресенье, 15 ноября',
    body: 'Хорошо для переезда. Отложите суд. Лучшее время: 09:14–11:14. Растущая луна, 7-й день лунного месяца.',
  })
  const { body } = writePush(aMessage({ notes: ['н'.repeat(90), 'о'.repeat(90)] }), 'ru')
  expect(body.length).toBeLessThanOrEqual(MAX_PUSH_BODY)
  expect(body).toMatch(/^н{90} Хорошо для переезда. Отложите суд. Лучшее время: 09:14–11:14.$/)
  expect(writePush(aMessage({ notes: ['н'.repeat(160)] }), 'ru').body).toMatch(/^Хорошо для переезда/)
})

test('the longest morning fits a message of Telegram', () => {
  const deeds = [aDeed('x'.repeat(40)), aDeed('y'.repeat(40)), aDeed('z'.repeat(40))]
  const longest = aMessage({
    name: '&'.repeat(255),
    notes: Array.from({ length: 5 }, () => 'н'.repeat(130)),
    alsoGood: deeds,
    alsoPutOff: deeds,
    why: ['п'.repeat(300)],
  })
  expect(writeTelegram(longest, 'ru').html.length).toBeLessThanOrEqual(4096)
})
