import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../apps/sandbox/src/sandbox.ts'
import { readHtml } from '../../apps/sandbox/src/telegram/html-text.ts'
import { writeTelegram } from '../../apps/server/src/features/reminders/message/write-telegram.ts'
import { sendMail, writeLetter } from '../../apps/server/src/mails.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { deliverMail } from '../../apps/server/src/platform/mail/deliver.ts'
import type { Mail } from '../../apps/server/src/platform/mail/mail-job.ts'
import { createSmtp, type Smtp } from '../../apps/server/src/platform/mail/smtp.ts'
import { createSeal, singleKey } from '../../apps/server/src/platform/secret.ts'
import { payloads } from './payloads.ts'

const OPERATOR = 'operator@zeri.test'
const seal = createSeal(singleKey('a secret of the tests and of nobody else'))

/** Characters that a header, an envelope or a mail client could take for the end of a line. */
const BREAKS = [
  '\r\n',
  '\n',
  '\r',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u000b',
  '\u0000',
  '%0d%0a',
  '=0D=0A',
  '\r\n\r\n',
  '\r\n.\r\n',
]
const linesAfter = (end: string): string[] => [
  `Anna${end}Bcc: thief@evil.example`,
  `Anna${end}Subject: changed${end}Content-Type: text/html`,
  `Anna${end}RCPT TO:<thief@evil.example>`,
]
const ENCODED = '=?utf-8?q?Bcc:_thief=40evil.example?='
const TEXTS = [
  ...BREAKS.map((end) => linesAfter(end).join(end)),
  payloads.join('\n'),
  ENCODED,
  'я'.repeat(20_000),
]

let sandbox: Sandbox
let smtp: Smtp
beforeAll(async () => {
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  smtp = createSmtp({ smtpUrl: sandbox.smtpUrl, production: false })
})
afterAll(async () => {
  smtp.close()
  await sandbox.stop()
})

async function deliver(mail: Mail) {
  await deliverMail(
    sendMail.schema.parse(mail),
    { id: 'mail-1', log: createLog('silent'), signal: new AbortController().signal },
    {
      send: smtp.send,
      clock: { now: Date.now },
      seal,
      writeLetter,
      sender: {
        product: 'Zeri',
        address: 'hello@zeri.test',
        origins: { en: 'https://zeri.test', ru: 'https://zeri.test' },
      },
    },
  )
  const [caught] = sandbox.listMails()
  if (!caught) throw new Error('no mail came')
  return caught
}

const aQuestionMail = (text: string): Mail => ({
  template: 'question-asked',
  locale: 'en',
  to: OPERATOR,
  replyTo: 'anna@example.org',
  data: { told: seal.close(JSON.stringify({ name: text, topic: text, question: text })) },
})

test('the mail of a hostile question goes to one address and has the usual headers', async () => {
  const plain = await deliver(aQuestionMail('Anna'))
  const namesOf = ({ headers }: typeof plain) => headers.map(([name]) => name.toLowerCase()).sort()
  for (const text of TEXTS) {
    const mail = await deliver(aQuestionMail(text))
    expect([text, mail.to, mail.subject]).toEqual([text, [OPERATOR], plain.subject])
    expect([text, namesOf(mail)]).toEqual([text, namesOf(plain)])
    expect(mail.html).not.toMatch(/<(?:script|img|svg|iframe|object|embed|base|meta http-equiv=refresh)\b/i)
  }
})

test('an address that holds more than one address is refused before it is queued', () => {
  const hostile = [
    ...BREAKS.flatMap(linesAfter).map((line) => line.replace('Anna', 'anna@example.org')),
    'anna@example.org,thief@evil.example',
    'anna@example.org thief@evil.example',
    '"anna" <anna@example.org>',
    'anna@example.org\u0000',
    '<anna@example.org>',
    'anna@[127.0.0.1]',
    `${'a'.repeat(250)}@example.org`,
  ]
  for (const to of hostile) {
    expect([to, sendMail.schema.safeParse({ ...aQuestionMail('x'), to }).success]).toEqual([to, false])
    expect([to, sendMail.schema.safeParse({ ...aQuestionMail('x'), replyTo: to }).success]).toEqual([
      to,
      false,
    ])
  }
})

test('a hostile name is plain text in a message of the bot: its markup stays intact', () => {
  const url = 'https://zeri.test/personal/x/2026/11/15'
  const disableUrl = 'https://zeri.test/chart/notify/disable/y'
  for (const name of [
    ...TEXTS,
    '</b></a>',
    '<a href="https://evil.example">',
    '&lt;b&gt;',
    '&',
    '*_[x](y)`',
  ]) {
    const { html } = writeTelegram(
      {
        kind: 'day',
        name,
        school: undefined,
        weekday: 'Sunday',
        date: '15 November',
        weight: 2,
        word: 'Good',
        sentence: '',
        toDo: undefined,
        toLeave: undefined,
        hour: undefined,
        moon: '',
        why: [],
        alsoGood: [],
        alsoPutOff: [],
        notes: [],
        url,
        disableUrl,
      },
      'en',
    )
    const shown = readHtml(html)
    expect([name, shown?.links]).toEqual([name, [url, disableUrl]])
    expect(shown?.text).toContain(name)
  }
})
