// Reads what mail servers send back: reports of failed deliveries (RFC 3464) and of complaints (RFC 5965).

import PostalMime, { type Attachment } from 'postal-mime'

export type MailReport = {
  /** `undefined` for a report that says nothing about a failure: a delay, a success. */
  readonly event:
    | { readonly kind: 'failure'; readonly status: string }
    | { readonly kind: 'complaint' }
    | undefined
  /** Headers and fields that may contain the return path of the mail. */
  readonly addresses: string
}

/** Fields by their name in lower case; folded lines are joined. */
type Fields = ReadonlyMap<string, string>

/** Headers of a report that name the address it was sent to. */
const ADDRESSED = new Set(['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-failed-recipients'])

/** Undefined for any other mail: an automatic reply, or something a person wrote. */
export async function readReport(raw: Buffer): Promise<MailReport | undefined> {
  const { headers, attachments } = await PostalMime.parse(raw, { forceRfc822Attachments: true })
  const addressed = headers.filter(({ key }) => ADDRESSED.has(key)).map(({ value }) => value)
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  const feedback = attachments.find(({ mimeType }) => mimeType === 'message/feedback-report')
  const part = status ?? feedback
  if (!part) return undefined
  const returned = attachments.filter(({ mimeType }) => RETURNED.has(mimeType)).map(readHead)
  const addresses = [...addressed, readText(part), ...returned].join('\n')
  return { event: status ? readFailure(readText(status)) : readComplaint(readText(part)), addresses }
}

/** The mail that came back, whole or its headers alone. */
const RETURNED = new Set([
  'message/rfc822',
  'message/global',
  'text/rfc822-headers',
  'message/global-headers',
])

function readText({ content }: Attachment): string {
  const text = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8')
  return text.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ')
}

function readHead(attachment: Attachment): string {
  return readText(attachment).split('\n\n')[0] ?? ''
}

/** A mail of ours has one recipient; where a server made several of it, the first that failed counts. */
function readFailure(text: string): MailReport['event'] {
  for (const fields of text.split(/\n{2,}/).map(readFields)) {
    const status = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0]
    if (fields.get('action')?.toLowerCase() === 'failed' && status) return { kind: 'failure', status }
  }
  return undefined
}

/** `not-spam` takes a complaint back; reports about authentication are not about the reader. */
const COMPLAINTS = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list', 'other', 'virus'])

function readComplaint(text: string): MailReport['event'] {
  const type = readFields(text).get('feedback-type')?.toLowerCase() ?? ''
  return COMPLAINTS.has(type) ? { kind: 'complaint' } : undefined
}

function readFields(block: string): Fields {
  return new Map(
    block.split('\n').flatMap((line): [string, string][] => {
      const colon = line.indexOf(':')
      return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]]
    }),
  )
}
