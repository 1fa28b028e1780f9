import type { CircuitTo } from '../../platform/circuit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { SendMessage } from '../../platform/mail/deliver.ts'
import type { Carrier } from './carrier.ts'
import { CARRIER_RULES, guardCarrier } from './guarded-carrier.ts'
import { createMailCarrier } from './mail-carrier.ts'
import { createBotApi } from './telegram/bot-api.ts'
import { createTelegramCarrier } from './telegram/telegram-carrier.ts'

type CarrierDeps = {
  readonly config: Config
  readonly clock: Clock
  readonly send: SendMessage
  readonly circuitTo: CircuitTo
}

/** Everybody who can bring a message here, by name. */
export function createCarriers({
  config,
  clock,
  send,
  circuitTo,
}: CarrierDeps): ReadonlyMap<string, Carrier> {
  const { telegram, product, mailFrom, origins, mailPerSecond } = config
  const bots = telegram.bots.map(({ name, token }) =>
    guardCarrier(
      createTelegramCarrier(createBotApi({ url: telegram.url, token }), {
        name,
        perSecond: telegram.perSecond,
      }),
      // Each its own: one whose token was revoked must not keep the others waiting.
      circuitTo(`telegram-${name}`, CARRIER_RULES),
    ),
  )
  const mail = createMailCarrier({
    send,
    sender: { product, address: mailFrom, origins },
    clock,
    perSecond: mailPerSecond,
  })
  return new Map([...bots, mail].map((carrier) => [carrier.id, carrier]))
}
