import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { CaughtMail } from './mailbox.ts'

/** How the mail server treats a recipient: accepts, refuses for now, refuses for good, or accepts after `slowMs`. */
export type SmtpFault = 'ok' | 'reject-temporarily' | 'reject' | 'slow'
export type SmtpFaults = { smtp: SmtpFault; slowMs: number }

type SinkOptions = {
  readonly faults: Readonly<SmtpFaults>
  readonly now: () => number
  readonly onMail?: (mail: Omit<CaughtMail, 'id'>) => void
  /** Gets each mail as it came, before it is parsed. */
  readonly onRaw?: (raw: Buffer) => void
}

const MAX_BYTES = 5_000_000
/** A stopping sink does not wait longer for clients that keep idle connections. */
const CLOSE_MS = 500

const refusals: Readonly<Partial<Record<SmtpFault, { code: number; text: string }>>> = {
  'reject-temporarily': { code: 451, text: 'Try again later' },
  reject: { code: 550, text: 'No such mailbox' },
}

/** A mail server that delivers nothing: it passes each mail on, as it came and parsed. */
export function createSmtpSink({ faults, now, onMail, onRaw }: SinkOptions): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: CLOSE_MS,
    // The delay comes before the mail is accepted: a client that dies during it has handed over nothing.
    async onRcptTo(_address, _session, callback) {
      if (faults.smtp === 'slow') await delay(faults.slowMs)
      const refusal = refusals[faults.smtp]
      callback(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : undefined)
    },
    async onData(stream, session, callback) {
      try {
        const raw = await buffer(stream)
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        onRaw?.(raw)
        onMail?.(
          await readMail(
            raw,
            from,
            rcptTo.map(({ address }) => address),
            now(),
          ),
        )
        callback()
      } catch (error) {
        callback(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
}

async function readMail(
  raw: Buffer,
  from: string,
  to: readonly string[],
  nowMs: number,
): Promise<Omit<CaughtMail, 'id'>> {
  const { subject = '', text = '', html = '', headers } = await PostalMime.parse(raw)
  return {
    receivedAt: new Date(nowMs).toISOString(),
    from,
    to,
    subject,
    text,
    html,
    headers: headers.map(({ originalKey, value }) => [originalKey, value] as const),
  }
}
