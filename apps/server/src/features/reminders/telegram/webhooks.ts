import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Metrics } from '../../../platform/metrics.ts'
import { drawKeys } from '../../../platform/secret.ts'
import type { ReminderConfig } from '../reminder-settings.ts'
import type { Services } from '../services.ts'
import { handleUpdate } from './handle-update.ts'

type Secrets = Pick<ReminderConfig, 'secretKeys'>

/** The secret that Telegram sends with every update of a bot, which proves that the update is genuine. */
export function webhookSecret({ secretKeys }: Secrets, bot: string): string {
  return drawKeys(secretKeys, `telegram ${bot}`).current.key.toString('hex')
}

/** Telegram sends the secret of an older key until the worker registers the webhook again. */
function listWebhookSecrets({ secretKeys }: Secrets, bot: string): Buffer[] {
  return drawKeys(secretKeys, `telegram ${bot}`).all.map(({ key }) => Buffer.from(key.toString('hex')))
}

export const webhookPath = (bot: string): string => `/webhooks/telegram/${bot}`

/** Registers the webhook route of each bot. Telegram defines their format, so they are not in the contract. */
export function registerTelegramWebhooks(
  app: FastifyInstance,
  services: Services,
  { config, metrics }: { readonly config: ReminderConfig; readonly metrics: Metrics },
): void {
  for (const { name } of config.telegram.bots) {
    const secrets = listWebhookSecrets(config, name)
    app.post(webhookPath(name), async ({ headers, body }) => {
      const received = Buffer.from(String(headers['x-telegram-bot-api-secret-token'] ?? ''))
      if (!secrets.some((one) => one.length === received.length && timingSafeEqual(one, received))) {
        metrics.webhooks.inc({ provider: 'telegram', outcome: 'rejected-signature' })
        throw new AppError('auth.required')
      }
      await handleUpdate(services, name, body)
      metrics.webhooks.inc({ provider: 'telegram', outcome: 'applied' })
      return {}
    })
  }
}
