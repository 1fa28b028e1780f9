import { locales } from '@zeri/contract'
import { expect, test } from 'vitest'
import { type Letter, writeHtml, writeText } from './letter.ts'

const sender = {
  product: 'Zeri',
  address: 'hello@zeri.test',
  origins: { en: 'https://en.zeri.test', ru: 'https://ru.zeri.test' },
}
const mark = (place: string) => `<i onclick="x">${place}</i>`
const hostile: Letter = {
  subject: mark('subject'),
  title: mark('title'),
  paragraphs: [mark('first'), mark('second')],
  facts: [[mark('name'), mark('value')]],
  action: { label: mark('label'), url: 'https://en.zeri.test/?a="><i>' },
}

test('every value of a letter is escaped as text, never markup', () => {
  const page = writeHtml(hostile, 'en', { ...sender, product: mark('product') })
  expect(page).not.toContain('<i')
  for (const place of ['subject', 'title', 'first', 'second', 'name', 'value', 'label', 'product']) {
    expect(page).toContain(`&gt;${place}&lt;`)
  }
})

test('the text part says everything the HTML part says', () => {
  const text = writeText(hostile, 'en', sender)
  for (const place of ['title', 'first', 'second', 'name', 'value', 'label'])
    expect(text).toContain(mark(place))
  expect(text).toContain('https://en.zeri.test/?a="><i>')
})

test.each(locales)('a letter in %s is in that language from its first tag to its footer', (locale) => {
  const letter = { subject: 's', title: 't', paragraphs: [] }
  const expected = {
    en: { home: 'https://en.zeri.test', footer: 'You are receiving this email' },
    ru: { home: 'https://ru.zeri.test/ru', footer: 'Вы получили это письмо' },
  }[locale]
  const page = writeHtml(letter, locale, sender)
  expect(page).toContain(`<html lang="${locale}">`)
  for (const part of [page, writeText(letter, locale, sender)]) {
    expect(part).toContain(expected.home)
    expect(part).toContain(expected.footer)
    expect(part).toContain('择')
  }
})

test('opening a mail fetches nothing: no image, style sheet, font or script', () => {
  const page = writeHtml(hostile, 'ru', sender)
  expect(page).not.toMatch(/\ssrc=|<link|<script|url\(|@import/i)
})

test('the plain text has lines of 76 characters, and links on lines of their own', () => {
  const long = 'Хорошо для переезда и\u00a0подписания договора, особенно в\u00a0первой половине дня. '
    .repeat(4)
    .trim()
  const letter: Letter = {
    subject: 's',
    title: long,
    paragraphs: [long, 'short'],
    facts: [['Также подходит', long]],
    action: { label: 'Весь день на сайте', url: `https://ru.zeri.test/ru/${'x'.repeat(90)}` },
    unsubscribe: { label: 'Выключить напоминания', url: 'https://ru.zeri.test/ru/chart/notify/disable/y' },
  }
  const lines = writeText(letter, 'ru', sender).split('\n')
  const links = lines.filter((line) => line.includes('https://'))
  expect(links).toHaveLength(3)
  for (const link of links) expect(link).toMatch(/^https:\/\/\S+$/)
  for (const line of lines) if (!links.includes(line)) expect(line.length).toBeLessThanOrEqual(76)
  const fact = lines.findIndex((line) => line.startsWith('Также подходит:'))
  expect(lines[fact + 1]).toMatch(/^ {2}\S/)
  expect(lines.join(' ').replaceAll(/ +/g, ' ')).toContain(long)
  expect(lines).toContain('-- ')
})
