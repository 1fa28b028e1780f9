import type { CircuitTo } from '../../platform/circuit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { MailReturns } from '../../platform/mail/deliver.ts'
import type { SendMessage } from '../../platform/mail/smtp.ts'
import type { Random } from '../../platform/random.ts'
import { type Channel, lanesOf } from './channel.ts'
import { CHANNEL_CIRCUIT, guardChannel } from './guarded-channel.ts'
import { createMailChannel } from './mail-channel.ts'
import { createPushChannels } from './push/push-channels.ts'
import type { ReminderConfig } from './reminder-settings.ts'
import { createBotApi } from './telegram/bot-api.ts'
import { createTelegramChannel } from './telegram/telegram-channel.ts'

type ChannelDeps = {
  readonly config: ReminderConfig
  readonly clock: Clock
  readonly send: SendMessage
  readonly returns?: MailReturns
  readonly random: Pick<Random, 'bytes'>
  readonly circuitTo: CircuitTo
}

/** Builds every channel of this edition, by channel id. */
export function createChannels({
  config,
  clock,
  send,
  returns,
  random,
  circuitTo,
}: ChannelDeps): ReadonlyMap<string, Channel> {
  const { telegram, product, mailFrom, origins, mailPerSecond, mailSenders, push, pushSenders } = config
  const bots = telegram.bots.map(({ name, token }) =>
    guardChannel(
      createTelegramChannel(createBotApi({ url: telegram.url, token }), {
        name,
        perSecond: telegram.perSecond,
      }),
      // One circuit per bot: a bot whose token was revoked must not hold up the others.
      circuitTo(`telegram-${name}`, CHANNEL_CIRCUIT),
    ),
  )
  const mails = lanesOf('mail', mailSenders, mailPerSecond).map((lane) =>
    createMailChannel({
      send,
      ...(returns && { returns }),
      sender: { product, address: mailFrom, origins },
      clock,
      lane,
    }),
  )
  const pushes = createPushChannels({
    push,
    lanes: lanesOf('push', pushSenders, push.perSecond),
    clock,
    random,
    circuitTo,
  })
  return new Map([...bots, ...mails, ...pushes].map((channel) => [channel.id, channel]))
}
