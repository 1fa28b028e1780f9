import { expect, test } from 'vitest'
import { writePaymentReceipt } from './payment-receipt.ts'

const sender = { origins: { en: 'https://en.zeri.test', ru: 'https://ru.zeri.test' } }
const chart = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'
const order = '0b7c6f7e-5c1e-4a9e-8f6c-2d3a4b5c6d7e'
const aReceipt = {
  order,
  chart,
  tier: 'personal',
  title: 'Zeri: personal calendar, 1 month',
  amount: { minor: 900, currency: 'USD' },
  paidAt: '2026-11-15T12:00:00.000Z',
  until: '2026-12-15T12:00:00.000Z',
  zone: 'UTC',
  renews: false,
} as const

test('a receipt says what was bought, for how much, until when and under which number', () => {
  const { facts, action, paragraphs } = writePaymentReceipt('en', aReceipt, sender)
  expect(facts).toEqual([
    ['Bought', 'Zeri: personal calendar, 1 month'],
    ['Amount', '$9.00'],
    ['Paid', '15 November 2026'],
    ['Open until', '15 December 2026'],
    ['Order', order],
  ])
  expect(action?.url).toBe(`https://en.zeri.test/personal/${chart}`)
  expect(paragraphs.join(' ')).toContain('nothing more will be charged')
})

test('in Russian the sum is in roubles, the days are those of Moscow, and renewal is mentioned', () => {
  const data = {
    ...aReceipt,
    tier: 'mobile',
    amount: { minor: 9_900, currency: 'RUB' },
    until: '2026-12-14T22:30:00.000Z',
    zone: 'Europe/Moscow',
    renews: true,
  } as const
  const { facts, action, paragraphs } = writePaymentReceipt('ru', data, sender)
  expect(facts?.map(([, value]) => value.replaceAll('\u00a0', ' '))).toEqual([
    'Zeri: personal calendar, 1 month',
    '99,00 ₽',
    '15 ноября 2026 г.',
    '15 декабря 2026 г.',
    order,
  ])
  expect(action?.url).toBe(`https://ru.zeri.test/ru/personal/mobile/${chart}`)
  expect(paragraphs.join(' ')).toContain('за 72 и за 24 часа')
})

test('the receipt of several charts names every end once', () => {
  const several = {
    ...aReceipt,
    furtherUntil: ['2026-12-15T12:00:00.000Z', '2027-03-20T12:00:00.000Z'],
  }
  const { facts, paragraphs } = writePaymentReceipt('en', several, sender)
  expect(facts).toContainEqual(['Open until', '15 December 2026, 20 March 2027'])
  expect(paragraphs[0]).toContain('each of the charts')
})
