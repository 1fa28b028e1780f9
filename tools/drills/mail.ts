import { fork } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Locale, locales } from '@zeri/contract'
import { createMailChannel } from '../../apps/server/src/features/reminders/mail-channel.ts'
import type { DayMessage } from '../../apps/server/src/features/reminders/message/morning-message.ts'
import { createReturnPaths } from '../../apps/server/src/platform/mail/return-path.ts'
import { createSmtp } from '../../apps/server/src/platform/mail/smtp.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { verifySignatures } from '../testbed/opendkim.ts'

const SIGNED = 100
const CONNECTIONS = 4
const DOMAIN = 'zeri.test'
const SELECTOR = 's2026'
const sender = {
  product: 'Zeri',
  address: `hello@${DOMAIN}`,
  origins: { en: `https://${DOMAIN}`, ru: `https://${DOMAIN}` },
}

/**
 * Sends mornings through the real channel into a mail server, signed. opendkim verifies a hundred of them, and copies that
 * somebody changed on the way; then many are sent as fast as four connections take them.
 */
export async function drillMail({ small }: { small: boolean }): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'zeri-mail-'))
  try {
    const signed = await verifySigned(folder)
    // The pace needs an idle machine.
    return small ? signed : [...signed, ...(await measurePace(4_000))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function verifySigned(folder: string): Promise<Figure[]> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const sink = await startSink(folder)
  try {
    await sendMornings({ smtpUrl: sink.smtpUrl, count: SIGNED, privateKey })
  } finally {
    sink.stop()
  }
  const recordOf = (key: typeof publicKey) => ({
    name: `${SELECTOR}._domainkey.${DOMAIN}`,
    publicKey: key.export({ type: 'spki', format: 'der' }).toString('base64'),
  })
  const mails = readdirSync(folder).map((name) => join(folder, name))
  const passing = (files: readonly string[], key = publicKey) =>
    [...verifySignatures(files, recordOf(key)).values()].filter((verdict) => verdict === 'pass').length
  return [
    figure('mails in the mail server', mails.length, 'mails', `= ${SIGNED}`),
    figure('signatures that opendkim verifies', passing(mails), 'mails', `= ${SIGNED}`),
    ...CHANGES.map(([name, from, to]) =>
      figure(
        `mails with ${name} that opendkim passes`,
        passing(mails.map(changed(from, to))),
        'mails',
        '= 0',
      ),
    ),
    figure(
      'mails that opendkim passes by the key of somebody else (control)',
      passing(mails, stranger.publicKey),
      'mails',
      '= 0',
    ),
  ]
}

const CHANGES = [
  ['a changed List-Unsubscribe-Post', /One-Click/, 'Two-Click'],
  ['a changed List-Unsubscribe', /notify\/disable/, 'notify/disabled'],
  ['another sender', /^From: Zeri/m, 'From: Zero'],
  ['a changed text', /(\r\n\r\n--[^\r]+\r\nContent-Type: text\/plain[\s\S]*?\r\n\r\n)/, '$1A'],
] as const

/** Writes a changed copy of a mail; returns its file. */
function changed(from: RegExp, to: string): (file: string) => string {
  return (file) => {
    const text = readFileSync(file, 'latin1')
    const copy = text.replace(from, to)
    if (copy === text) throw new Error(`${file} has nothing to change: ${from}`)
    const written = `${file}.changed`
    writeFileSync(written, copy, 'latin1')
    return written
  }
}

async function measurePace(count: number): Promise<Figure[]> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const sink = await startSink()
  try {
    await sendMornings({ smtpUrl: sink.smtpUrl, count: 100, privateKey }) // until the code is compiled
    const [before, startedMs] = [process.cpuUsage(), performance.now()]
    await sendMornings({ smtpUrl: sink.smtpUrl, count, privateKey })
    const { user, system } = process.cpuUsage(before)
    const seconds = (performance.now() - startedMs) / 1000
    return [
      figure(
        `signed mails a second by ${CONNECTIONS} connections`,
        rounded(count / seconds, 0),
        'mails',
        '>= 200',
      ),
      figure(
        'processor time of a mail: composed, signed, sent',
        rounded((user + system) / 1000 / count),
        'ms',
        '<= 5',
      ),
    ]
  } finally {
    sink.stop()
  }
}

type Sending = {
  readonly smtpUrl: string
  readonly count: number
  readonly privateKey: ReturnType<typeof generateKeyPairSync>['privateKey']
}

/** Sends as the worker does: the letter, its return path, both unsubscribe fields, the signature. */
async function sendMornings({ smtpUrl, count, privateKey }: Sending): Promise<void> {
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const dkim = { domain: DOMAIN, selector: SELECTOR, privateKey: pem }
  const { send, close } = createSmtp({ smtpUrl, production: false, smtpConnections: CONNECTIONS, dkim })
  const secretKeys = [{ id: 'drill', secret: 'a secret of the drill, of 32 characters' }]
  const returnPaths = createReturnPaths({ secretKeys, mailBounceAddress: `bounces@${DOMAIN}` })
  const channel = createMailChannel({
    send,
    sender,
    clock: { now: Date.now },
    lane: { id: 'mail', perSecond: count },
    returns: {
      pathOf: async (email, accountId = '') => returnPaths.of({ accountId, email }),
      onRefused: async () => {},
    },
  })
  const outcomes = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const locale = locales[index % locales.length] ?? 'en'
      const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
      const to = `reader.${index}@example.org`
      return channel.send({
        deliveryId: String(index),
        notAfterMs: Date.now() + 60_000,
        to,
        push: null,
        accountId: id,
        locale,
        message: aMorning(locale, index),
      })
    }),
  )
  close()
  const failed = outcomes.filter(({ kind }) => kind !== 'sent').length
  if (failed > 0) throw new Error(`${failed} mails were not sent`)
}

/** A day with text in both alphabets, of a different length each time. */
function aMorning(locale: Locale, index: number): DayMessage {
  const words = {
    en: {
      weekday: 'Sunday',
      date: '15 November',
      word: 'Good',
      deed: 'signing a contract',
      why: 'The day carries your noble star.',
    },
    ru: {
      weekday: 'Воскресенье',
      date: '15 ноября',
      word: 'Хороший',
      deed: 'подписания договора',
      why: 'Ветвь дня — Благородный человек.',
    },
  }[locale]
  const deed = { id: 'wedding' as const, name: words.deed, phrase: words.deed }
  return {
    kind: 'day',
    name: index % 3 === 0 ? undefined : `Anna & Анна ${index}`,
    school: undefined,
    weekday: words.weekday,
    date: words.date,
    weight: 2,
    word: words.word,
    sentence: words.why.repeat(1 + (index % 5)),
    toDo: deed,
    toLeave: deed,
    hour: { from: '09:14', to: '11:14' },
    moon: words.why,
    why: Array.from({ length: index % 4 }, () => words.why),
    alsoGood: [deed],
    alsoPutOff: [deed],
    notes: [],
    url: `https://${DOMAIN}/2026/11/15`,
    disableUrl: `https://${DOMAIN}/chart/notify/disable/00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  }
}

type Sink = { readonly smtpUrl: string; stop(): void }

/** A mail server in a process of its own, so that its work is not counted as ours. */
async function startSink(folder = ''): Promise<Sink> {
  const child = fork(new URL('mail-sink.ts', import.meta.url), [folder])
  const [{ port }] = await once(child, 'message')
  return { smtpUrl: `smtp://127.0.0.1:${port}`, stop: () => void child.disconnect() }
}
