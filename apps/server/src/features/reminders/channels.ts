import type { CircuitTo } from '../../platform/circuit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { SendMessage } from '../../platform/mail/deliver.ts'
import type { Channel } from './channel.ts'
import { CHANNEL_CIRCUIT, guardChannel } from './guarded-channel.ts'
import { createMailChannel } from './mail-channel.ts'
import type { ReminderConfig } from './reminder-settings.ts'
import { createBotApi } from './telegram/bot-api.ts'
import { createTelegramChannel } from './telegram/telegram-channel.ts'

type ChannelDeps = {
  readonly config: ReminderConfig
  readonly clock: Clock
  readonly send: SendMessage
  readonly circuitTo: CircuitTo
}

/** Builds every channel of this edition, by channel id. */
export function createChannels({
  config,
  clock,
  send,
  circuitTo,
}: ChannelDeps): ReadonlyMap<string, Channel> {
  const { telegram, product, mailFrom, origins, mailPerSecond } = config
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
  const mail = createMailChannel({
    send,
    sender: { product, address: mailFrom, origins },
    clock,
    perSecond: mailPerSecond,
  })
  return new Map([...bots, mail].map((channel) => [channel.id, channel]))
}
