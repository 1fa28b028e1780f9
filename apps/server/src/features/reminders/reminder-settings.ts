import * as z from 'zod'
import type { PlatformConfig } from '../../platform/config.ts'
import { origin, setting } from '../../platform/setting.ts'
import type { LaneCounts } from './channel.ts'
import type { Push } from './push/push-settings.ts'

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

/** Public channels as `language=@name`, separated by commas. */
const channels = z
  .string()
  .regex(
    /^(?:|(?:en|ru)=(?:@[A-Za-z]\w{3,31}|-100\d{5,15})(?:,(?:en|ru)=(?:@[A-Za-z]\w{3,31}|-100\d{5,15}))*)$/,
    'must be en=@name or ru=@name, the name as Telegram has it',
  )
  .transform((list) =>
    list === ''
      ? []
      : list.split(',').map((one) => {
          const [locale, channel = ''] = one.split('=')
          return { locale: locale === 'ru' ? ('ru' as const) : ('en' as const), channel }
        }),
  )
  .refine((list) => new Set(list.map(({ channel }) => channel)).size === list.length, 'names must differ')

/** A time of the day as its minute. */
const minuteOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 06:00')
  .transform((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))

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
  telegramChannels: setting({
    env: 'TELEGRAM_CHANNELS',
    rule: channels,
    about:
      'Public Telegram channels that get the general day with its picture once a day: `en=@name,ru=@name`; empty posts nothing. The first bot of `TELEGRAM_BOTS` must be an administrator of each.',
    development: '',
  }),
  telegramChannelTime: setting({
    env: 'TELEGRAM_CHANNEL_TIME',
    rule: minuteOfDay,
    about: 'When the day is posted in the channels: by the clock of Moscow in Russian, of London in English.',
    development: '06:00',
  }),
  mailPerSecond: setting({
    env: 'REMINDER_MAILS_PER_SECOND',
    rule: z.coerce.number().int().min(1).max(1000),
    about: 'The largest number of reminder mails sent in any one second.',
    development: '10',
  }),
  mailSenders: setting({
    env: 'REMINDER_MAIL_SENDERS',
    rule: z.coerce.number().int().min(1).max(32),
    about:
      'Senders of reminder mails that work at the same time, in one process or several; they share the pace.',
    development: '4',
  }),
  pushSenders: setting({
    env: 'REMINDER_PUSH_SENDERS',
    rule: z.coerce.number().int().min(1).max(32),
    about: 'Senders of push messages that work at the same time, in one process or several.',
    development: '4',
  }),
} as const

type Parsed = { [Name in keyof typeof reminderSettings]: z.output<(typeof reminderSettings)[Name]['rule']> }

/** The configuration of reminders. */
export type ReminderConfig = Pick<PlatformConfig, 'secretKeys' | 'product' | 'mailFrom' | 'origins'> &
  Pick<Parsed, 'mailPerSecond' | 'mailSenders' | 'pushSenders'> & {
    readonly telegram: Telegram
    readonly push: Push
  }

/** The number of lanes of each kind: no more than the messages of a second. */
export function countLanes({
  mailSenders,
  mailPerSecond,
  pushSenders,
  push,
}: Pick<ReminderConfig, 'mailSenders' | 'mailPerSecond' | 'pushSenders' | 'push'>): LaneCounts {
  return { mail: Math.min(mailSenders, mailPerSecond), push: Math.min(pushSenders, push.perSecond) }
}

export type Telegram = ReturnType<typeof groupTelegram>

export function groupTelegram(parsed: Parsed, isProduction: boolean) {
  return {
    bots: parsed.telegramBots,
    url: parsed.telegramUrl,
    linkUrl: parsed.telegramLinkUrl,
    updates: parsed.telegramUpdates || (isProduction ? 'webhook' : 'polling'),
    perSecond: parsed.telegramPerSecond,
    channels: parsed.telegramChannels,
    channelMinute: parsed.telegramChannelTime,
  } as const
}

/** Requires https for the Bot API, because the token is part of each URL, and a bot for channels. */
export function findTelegramFaults({ bots, url, channels: posted }: Telegram): string[] {
  const { protocol, hostname } = new URL(url)
  const isSafe = protocol === 'https:' || hostname === '127.0.0.1' || hostname === 'localhost'
  return [
    ...(bots.length > 0 && !isSafe ? ['TELEGRAM_URL must be https'] : []),
    ...(posted.length > 0 && bots.length === 0 ? ['TELEGRAM_CHANNELS needs a bot in TELEGRAM_BOTS'] : []),
  ]
}
