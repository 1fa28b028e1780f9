import { createECDH } from 'node:crypto'
import * as z from 'zod'
import { setting } from '../../../platform/setting.ts'
import type { EndpointRules } from './endpoint.ts'
import type { VapidKeys } from './vapid.ts'

const base64url = (length: number) =>
  z.union([z.literal(''), z.string().regex(new RegExp(`^[\\w-]{${length}}$`))], {
    error: `must be ${length} characters of base64url`,
  })

/**
 * The push services of the browsers: Chrome and Edge, Firefox, Safari, Edge on Windows. What is written without `*.` has a
 * circuit in the metrics.
 */
const VENDORS =
  'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.services.mozilla.com,web.push.apple.com,*.push.apple.com,*.notify.windows.com'

const hosts = z
  .string()
  .regex(
    /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?:,(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z]{2,})*$/,
    'must be host names separated by commas',
  )
  .transform((list) => list.split(','))

/** The settings of web push. */
export const pushSettings = {
  vapidPublicKey: setting({
    env: 'VAPID_PUBLIC_KEY',
    rule: base64url(87),
    about:
      'Public key of web push, which browsers subscribe with; empty disables push. `npx web-push generate-vapid-keys` makes a pair. With another pair every subscription ends.',
    development: '',
  }),
  vapidPrivateKey: setting({
    env: 'VAPID_PRIVATE_KEY',
    rule: base64url(43),
    about: 'Private key of web push.',
    development: '',
  }),
  vapidSubject: setting({
    env: 'VAPID_SUBJECT',
    rule: z.union([
      z.literal(''),
      z.string().regex(/^(?:mailto:\S+@\S+|https:\/\/(?!localhost)\S+)$/, 'must be mailto: or https:'),
    ]),
    about:
      'Where push services reach the operator, `mailto:` or an https address; empty means the address of `MAIL_FROM`.',
    development: '',
  }),
  pushHosts: setting({
    env: 'PUSH_HOSTS',
    rule: hosts,
    about:
      'Hosts of push services that messages are sent to, `*.` for any name below; a subscription elsewhere is refused. Outside production the loopback address as well.',
    development: VENDORS,
  }),
  pushPerSecond: setting({
    env: 'REMINDER_PUSH_PER_SECOND',
    rule: z.coerce.number().int().min(1).max(100_000),
    about: 'The largest number of push messages sent in any one second, by all senders together.',
    development: '500',
  }),
} as const

type Parsed = { [Name in keyof typeof pushSettings]: z.output<(typeof pushSettings)[Name]['rule']> }

/** The configuration of web push; `vapid` is null while push is disabled. */
export type Push = {
  readonly vapid: VapidKeys | null
  readonly endpoints: EndpointRules
  readonly perSecond: number
}

export function groupPush(parsed: Parsed, mailFrom: string, isProduction: boolean): Push {
  const { vapidPublicKey: publicKey, vapidPrivateKey: privateKey } = parsed
  const subject = parsed.vapidSubject || `mailto:${mailFrom}`
  return {
    vapid: publicKey === '' && privateKey === '' ? null : { publicKey, privateKey, subject },
    endpoints: { hosts: parsed.pushHosts, isLoopbackAllowed: !isProduction },
    perSecond: parsed.pushPerSecond,
  }
}

/** Requires both keys to be one pair: push services refuse what another key has signed. */
export function findPushFaults({ vapid }: Push): string[] {
  if (vapid === null) return []
  return vapid.publicKey === publicKeyOf(vapid.privateKey)
    ? []
    : ['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair']
}

function publicKeyOf(privateKey: string): string | undefined {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url')
  } catch {
    return undefined
  }
}
