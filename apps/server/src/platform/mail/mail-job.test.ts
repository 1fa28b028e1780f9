import { locales } from '@zeri/contract'
import { expect, test } from 'vitest'
import { sendMail, writeLetter } from './mail-job.ts'

const aMail = (change: object = {}) => ({
  template: 'delivery-check',
  locale: 'en',
  to: 'reader@example.org',
  data: { askedAt: '2026-11-15T08:30:00.000Z' },
  ...change,
})
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
  ['a field nobody knows', { cc: 'other@example.org' }],
])('%s is refused', (_name, change) => {
  expect(isAccepted(aMail(change))).toBe(false)
})

test.each(locales)('the delivery check is written in %s', (locale) => {
  const letter = writeLetter(sendMail.schema.parse(aMail({ locale })))
  expect(letter.subject).toBe({ en: 'Mail delivery works', ru: 'Почта доставляется' }[locale])
  expect(letter.facts?.map(([, value]) => value)).toContain('2026-11-15 08:30 UTC')
  const isRussian = /[а-я]/i.test(letter.paragraphs.join())
  expect(isRussian).toBe(locale === 'ru')
})
