import { createPrivateKey, type KeyObject } from 'node:crypto'
import * as z from 'zod'
import { type ParsedSettings, setting } from '../setting.ts'

// How mail is handed over and signed. docs/mail.md explains the records that belong to it.

/** Shorter keys are not accepted by large receivers. */
const MIN_RSA_BITS = 2048
const MAX_CONNECTIONS = 50

/** An address has 64 characters before the @ at most (RFC 5321); the plus sign and the token take 53 of them. */
const LONGEST_LOCAL = 11

function hasRoomForToken(address: string): boolean {
  return address === '' || (address.indexOf('@') <= LONGEST_LOCAL && !address.includes('+'))
}

const domain = z
  .string()
  .regex(
    /^(?:|(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62})$/,
    'must be a domain in lower case',
  )
const selector = z.string().regex(/^(?:|[a-z0-9][a-z0-9-]{0,62})$/, 'must be a name of DNS in lower case')

/** A key as PEM; environment files have it on one line, with \n between its lines. */
const privateKey = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n').trim())
  .refine((pem) => pem === '' || isLongRsaKey(readPrivateKey(pem)), {
    // Nodemailer signs by RSA alone, and sends a mail unsigned, without an error, when it cannot sign.
    error: `must be an RSA private key of ${MIN_RSA_BITS} bits or more, as PEM`,
  })

function readPrivateKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}

function isLongRsaKey(key: KeyObject | undefined): boolean {
  return key?.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_RSA_BITS
}

export const mailSettings = {
  smtpConnections: setting({
    env: 'SMTP_CONNECTIONS',
    rule: z.coerce.number().int().min(1).max(MAX_CONNECTIONS),
    about: 'Most connections a worker has to the mail server at a time; they stay open between mails.',
    development: '4',
  }),
  smtpMessages: setting({
    env: 'SMTP_MESSAGES',
    rule: z.coerce.number().int().min(1).max(100_000),
    about: 'Mails that a connection carries before it is replaced.',
    development: '500',
  }),
  mailBounceAddress: setting({
    env: 'MAIL_BOUNCE_ADDRESS',
    rule: z
      .union([z.literal(''), z.email().max(200)], 'must be an address, or empty')
      .refine(hasRoomForToken, {
        error: `must have ${LONGEST_LOCAL} characters at most before the @, and no plus sign`,
      }),
    about:
      'Where mails come back to, as `bounces@…`: each mail has it with a token of its recipient behind a plus sign. Empty lets them come back to `MAIL_FROM`, unread ([mail](mail.md)).',
    development: '',
  }),
  dkimDomain: setting({
    env: 'DKIM_DOMAIN',
    rule: domain,
    about:
      'Domain that mails are signed for by DKIM, that of `MAIL_FROM` or one above it; empty leaves signing to the mail server ([mail](mail.md)).',
    development: '',
  }),
  dkimSelector: setting({
    env: 'DKIM_SELECTOR',
    rule: selector,
    about: 'Name of the public key in DNS: `<selector>._domainkey.<domain>`. A new key has a new name.',
    development: '',
  }),
  dkimPrivateKey: setting({
    env: 'DKIM_PRIVATE_KEY',
    rule: privateKey,
    about: 'The private key, RSA of 2048 bits or more, as PEM on one line with `\\n` between its lines.',
    development: '',
  }),
} as const

type Parsed = ParsedSettings<typeof mailSettings>

/** Whom mails are signed for, and by which key. */
export type Dkim = { readonly domain: string; readonly selector: string; readonly privateKey: string }

/** Null while mails are not signed here. */
export function groupDkim({ dkimDomain, dkimSelector, dkimPrivateKey }: Parsed): Dkim | null {
  if (dkimDomain === '') return null
  return { domain: dkimDomain, selector: dkimSelector, privateKey: dkimPrivateKey }
}

/** Half of the settings would send unsigned mail; a signature for another domain would count for nothing (DMARC). */
export function findMailFaults(parsed: Parsed & { readonly mailFrom: string }): string[] {
  const values = {
    dkimDomain: parsed.dkimDomain,
    dkimSelector: parsed.dkimSelector,
    dkimPrivateKey: parsed.dkimPrivateKey,
  }
  const missing = (Object.keys(values) as (keyof typeof values)[]).filter((name) => values[name] === '')
  if (missing.length === 3) return []
  if (missing.length > 0)
    return missing.map(
      (name) => `${mailSettings[name].env} is missing: signing needs domain, selector and key`,
    )
  const fromDomain = parsed.mailFrom.slice(parsed.mailFrom.lastIndexOf('@') + 1).toLowerCase()
  const isAligned = fromDomain === parsed.dkimDomain || fromDomain.endsWith(`.${parsed.dkimDomain}`)
  return isAligned ? [] : ['DKIM_DOMAIN must be the domain of MAIL_FROM or one above it']
}
