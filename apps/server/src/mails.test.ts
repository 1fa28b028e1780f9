import { locales } from '@zeri/contract'
import { expect, test } from 'vitest'
import { sendMail, writeLetter } from './mails.ts'
import { createSeal, singleKey } from './platform/secret.ts'

const aMail = (change: object = {}) => ({
  template: 'delivery-check',
  locale: 'en',
  to: 'reader@example.org',
  data: { askedAt: '2026-11-15T08:30:00.000Z' },
  ...change,
})
const sender = {
  product: 'Zeri',
  address: 'hello@zeri.test',
  origins: { en: 'https://en.zeri.test', ru: 'https://ru.zeri.test' },
}
const seal = createSeal(singleKey('a secret of the tests'))
const isAccepted = (payload: unknown) => sendMail.schema.safeParse(payload).success

test.each([
  'reader@example.org',
  'first.last+tag@mail.example.co.uk',
  "o'brien@example.org",
  `${'a'.repeat(60)}@example.org`,
])('%s is one address', (to) => {
  expect(isAccepted(aMail({ to }))).toBe(true)
})

test.each([
  'reader@example.org\r\nBcc: other@example.org',
  'reader@example.org\nBcc: other@example.org',
  'reader@example.org\r',
  'reader@example.org%0aBcc:other@example.org\r\n',
  '\r\nreader@example.org',
  'reader@example.org\0',
  'reader@example.org\u2028Bcc: other@example.org',
  'reader@example.org,other@example.org',
  'reader@example.org;other@example.org',
  'reader@example.org other@example.org',
  'Reader <reader@example.org>',
  '<reader@example.org>',
  '"a\r\nb"@example.org',
  '"a, b"@example.org',
  'group:reader@example.org;',
  'reader@example.org>\r\nRCPT TO:<other@example.org',
  'reader@',
  '@example.org',
  '',
  `${'a'.repeat(250)}@example.org`,
])('%j is not one address and reaches no mail server', (to) => {
  expect(isAccepted(aMail({ to }))).toBe(false)
})

test.each([
  ['an unknown template', { template: 'no-such' }],
  ['a language we do not write', { locale: 'de' }],
  ['data of another template', { data: { code: '1' } }],
  ['more data than the template knows', { data: { askedAt: '2026-11-15T08:30:00.000Z', extra: 1 } }],
  ['an end of validity that is no instant', { validUntil: 'tomorrow' }],
  ['an unknown field', { cc: 'other@example.org' }],
])('%s is refused', (_name, change) => {
  expect(isAccepted(aMail(change))).toBe(false)
})

test.each(locales)('the delivery check is written in %s', (locale) => {
  const letter = writeLetter(sendMail.schema.parse(aMail({ locale })), { sender, seal })
  expect(letter.subject).toBe({ en: 'Mail delivery works', ru: 'Почта доставляется' }[locale])
  expect(letter.facts?.map(([, value]) => value)).toContain('2026-11-15 08:30 UTC')
  const isRussian = /[а-я]/i.test(letter.paragraphs.join())
  expect(isRussian).toBe(locale === 'ru')
})

const at = '2026-11-15T08:30:00.000Z'
const token = 'k'.repeat(43)
const order = '7a8a1f8e-0a53-4a35-9d0e-3a4a4f6f7c11'
const mails = [
  ['recovery-code', { code: seal.close('01234567'), minutes: 10, token: seal.close(token) }, '0123 4567'],
  ['recovery-code', { code: seal.close('01234567'), minutes: 10 }, '0123 4567'],
  [
    'address-verification',
    { code: seal.close('01234567'), minutes: 10, token: seal.close(token) },
    '0123 4567',
  ],
  [
    'address-verification',
    { code: seal.close('01234567'), minutes: 10, token: seal.close(token), endsAt: at },
    '2026-11-15 08:30 UTC',
  ],
  ['new-device', { at, device: 'Firefox, Linux', network: '203.0.113.0/24' }, 'Firefox, Linux'],
  ['way-in-added', { at, way: 'passkey', name: 'Telephone' }, 'Telephone'],
  ['way-in-added', { at, way: 'vk', name: '' }, 'VK ID'],
  ['password-changed', { at }, '2026-11-15 08:30 UTC'],
  [
    'address-change',
    { kind: 'old', code: seal.close('01234567'), minutes: 30, next: 'b@example.org' },
    'b@example.org',
  ],
  ['address-change', { kind: 'new', code: seal.close('01234567'), minutes: 30, next: '' }, '0123 4567'],
  ['address-change', { kind: 'taken', code: seal.close(''), minutes: 30, next: '' }, ''],
  ['address-changed', { at, next: 'b@example.org' }, 'b@example.org'],
  ['second-factor', { event: 'added', at }, '2026-11-15 08:30 UTC'],
  ['second-factor', { event: 'removed', at }, '2026-11-15 08:30 UTC'],
  ['second-factor', { event: 'backup-code-used', at }, '2026-11-15 08:30 UTC'],
  ['second-factor', { event: 'guessed', at }, '2026-11-15 08:30 UTC'],
  ['second-factor', { event: 'lost', at }, '2026-11-15 08:30 UTC'],
  ['deletion-requested', { erasedAt: at, token: seal.close(token) }, '2026-11-15 08:30 UTC'],
  ['deletion-cancelled', {}, ''],
  ['renewal-notice', { sum: '490.00', currency: 'RUB', day: '2026-12-14', hours: 72, before: null }, '490'],
  [
    'renewal-notice',
    { sum: '490.00', currency: 'RUB', day: '2026-12-14', hours: 24, before: '390.00' },
    '14',
  ],
  ['renewal-charged', { sum: '490.50', currency: 'RUB', until: '2027-01-14', order }, order],
  ['renewal-declined', { sum: '490.00', currency: 'RUB', needsPayer: false, nextDay: '2026-12-15' }, '490'],
  ['renewal-declined', { sum: '490.00', currency: 'RUB', needsPayer: true, nextDay: null }, '490'],
  ['renewal-ended', { why: 'user' }, ''],
  ['renewal-ended', { why: 'refunded' }, ''],
  ['renewal-ended', { why: 'leaving' }, ''],
  ['renewal-ended', { why: 'withdrawn' }, ''],
  ['renewal-ended', { why: 'card' }, ''],
] as const

test.each(locales.flatMap((locale) => mails.map((mail) => [locale, ...mail] as const)))(
  'in %s, %s says in its own language what it is about',
  (locale, template, data, fact) => {
    const letter = writeLetter(sendMail.schema.parse(aMail({ template, locale, data })), { sender, seal })
    expect((letter.facts ?? []).map(([, value]) => value).join()).toContain(fact)
    for (const text of [letter.subject, letter.title, ...letter.paragraphs])
      expect(/[а-яё]/i.test(text)).toBe(locale === 'ru')
  },
)

test.each(locales)('no subject in %s reveals the code', (locale) => {
  const mail = sendMail.schema.parse(
    aMail({ template: 'recovery-code', locale, data: { code: seal.close('01234567'), minutes: 10 } }),
  )
  expect(writeLetter(mail, { sender, seal }).subject).not.toMatch(/\d/)
})

test.each([
  ['en', `https://en.zeri.test/remove-account/${token}`],
  ['ru', `https://ru.zeri.test/ru/remove-account/${token}`],
] as const)('the link that cancels a deletion leads to the %s edition', (locale, url) => {
  const data = { erasedAt: at, token: seal.close(token) }
  const mail = sendMail.schema.parse(aMail({ template: 'deletion-requested', locale, data }))
  expect(writeLetter(mail, { sender, seal }).action?.url).toBe(url)
})

test.each([
  ['address-verification', 'en', `https://en.zeri.test/verify/${token}`],
  ['address-verification', 'ru', `https://ru.zeri.test/ru/verify/${token}`],
  ['recovery-code', 'en', `https://en.zeri.test/recovery/${token}`],
  ['recovery-code', 'ru', `https://ru.zeri.test/ru/recovery/${token}`],
] as const)('the link of %s leads to the %s edition', (template, locale, url) => {
  const data = { code: seal.close('01234567'), minutes: 10, token: seal.close(token) }
  const mail = sendMail.schema.parse(aMail({ template, locale, data }))
  expect(writeLetter(mail, { sender, seal }).action?.url).toBe(url)
})

test.each([
  ['en', /works for a day.*sign in and ask for another/s],
  ['ru', /действует сутки.*войдите на сайт и запросите новую/s],
] as const)('the last mail before an account ends says how to get another link (%s)', (locale, words) => {
  const data = { code: seal.close('01234567'), minutes: 10, token: seal.close(token), endsAt: at }
  const mail = sendMail.schema.parse(aMail({ template: 'address-verification', locale, data }))
  expect(writeLetter(mail, { sender, seal }).paragraphs.join(' ')).toMatch(words)
})

test('the notice of a charge in Russian names sum and day in words, and where to switch it off', () => {
  const data = { sum: '490.00', currency: 'RUB', day: '2026-12-14', hours: 24, before: '390.00' }
  const mail = sendMail.schema.parse(aMail({ template: 'renewal-notice', locale: 'ru', data }))
  const letter = writeLetter(mail, { sender, seal })
  expect(letter.facts).toEqual([
    ['Сумма', '490\u00a0₽'],
    ['День списания', expect.stringMatching(/^14 декабря 2026\sг\.$/)],
  ])
  expect(letter.paragraphs.join()).toContain('в прошлый раз было 390')
  expect(letter.action).toEqual({
    label: 'Отключить автоплатёж',
    url: 'https://ru.zeri.test/ru/client/charts',
  })
})
