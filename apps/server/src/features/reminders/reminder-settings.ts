import * as z from 'zod'
import type { PlatformConfig } from '../../platform/config.ts'
import { origin, setting } from '../../platform/setting.ts'

/** Bots as `name=token`, separated by commas; the token has a colon of its own. */
const bots = z
  .string()
  .regex(
    /^(?:|[A-Za-z]\w{3,30}[Bb]ot=\d+:[\w-]+(?:,[A-Za-z]\w{3,30}[Bb]ot=\d+:[\w-]+)*)$/,
    'must be name=token, the name as Telegram has it, ending in bot',
  )
  .transform((list) =>
    list === ''
      ? []
      : list.split(',').map((one) => {
          const [name = '', token = ''] = one.split('=')
          return { name, token }
        }),
  )
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, 'names must differ')

/** The settings of the channels that send reminders. */
export const reminderSettings = {
  telegramBots: setting({
    env: 'TELEGRAM_BOTS',
    rule: bots,
    about:
      'Telegram bots that send reminders: `name=token`, separated by commas; empty disables Telegram. A chat stays with the bot it was linked to: without the bot it receives no more reminders.',
    development: '',
  }),
  telegramUrl: setting({
    env: 'TELEGRAM_URL',
    rule: origin,
    about: 'Origin of the Bot API: Telegram itself, a proxy in front of it, or the sandbox.',
    development: 'https://api.telegram.org',
  }),
  telegramLinkUrl: setting({
    env: 'TELEGRAM_LINK_URL',
    rule: z.url({ protocol: /^https?$/ }),
    about: 'Base URL of links to bots; change it only for the sandbox.',
    development: 'https://t.me',
  }),
  telegramUpdates: setting({
    env: 'TELEGRAM_UPDATES',
    rule: z.enum(['', 'webhook', 'polling']),
    about:
      'How updates from Telegram are received: `webhook` at `/webhooks/telegram/{bot}` of the Russian edition, or `polling` by the worker. Empty means `webhook` in production and `polling` elsewhere.',
    development: '',
  }),
  telegramPerSecond: setting({
    env: 'TELEGRAM_PER_SECOND',
    rule: z.coerce.number().int().min(1).max(1000),
    about: 'The largest number of messages a bot sends in any one second. Telegram allows about 30.',
    development: '28',
  }),
  mailPerSecond: setting({
    env: 'REMINDER_MAILS_PER_SECOND',
    rule: z.coerce.number().int().min(1).max(1000),
    about: 'The largest number of reminder mails sent in any one second.',
    development: '10',
  }),
} as const

type Parsed = { [Name in keyof typeof reminderSettings]: z.output<(typeof reminderSettings)[Name]['rule']> }

/** The configuration of reminders. */
export type ReminderConfig = Pick<PlatformConfig, 'secretKeys' | 'product' | 'mailFrom' | 'origins'> &
  Pick<Parsed, 'mailPerSecond'> & { readonly telegram: Telegram }

export type Telegram = ReturnType<typeof groupTelegram>

export function groupTelegram(parsed: Parsed, isProduction: boolean) {
  return {
    bots: parsed.telegramBots,
    url: parsed.telegramUrl,
    linkUrl: parsed.telegramLinkUrl,
    updates: parsed.telegramUpdates || (isProduction ? 'webhook' : 'polling'),
    perSecond: parsed.telegramPerSecond,
  } as const
}

/** Requires https for the Bot API, because the token is part of each URL. */
export function findTelegramFaults({ bots, url }: Telegram): string[] {
  const { protocol, hostname } = new URL(url)
  const isSafe = protocol === 'https:' || hostname === '127.0.0.1' || hostname === 'localhost'
  return bots.length > 0 && !isSafe ? ['TELEGRAM_URL must be https'] : []
}
