import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Metrics } from '../../../platform/metrics.ts'
import { drawKey } from '../../../platform/secret.ts'
import type { ReminderConfig } from '../reminder-settings.ts'
import type { Services } from '../services.ts'
import { handleUpdate } from './handle-update.ts'

/** The secret that Telegram sends with every update of a bot, which proves that the update is genuine. */
export function webhookSecret({ secretKey }: Pick<ReminderConfig, 'secretKey'>, bot: string): string {
  return drawKey(secretKey, `telegram ${bot}`).toString('hex')
}

export const webhookPath = (bot: string): string => `/webhooks/telegram/${bot}`

/** Registers the webhook route of each bot. Telegram defines their format, so they are not in the contract. */
export function registerTelegramWebhooks(
  app: FastifyInstance,
  services: Services,
  { config, metrics }: { readonly config: ReminderConfig; readonly metrics: Metrics },
): void {
  for (const { name } of config.telegram.bots) {
    const secret = Buffer.from(webhookSecret(config, name))
    app.post(webhookPath(name), async ({ headers, body }) => {
      const received = Buffer.from(String(headers['x-telegram-bot-api-secret-token'] ?? ''))
      if (received.length !== secret.length || !timingSafeEqual(received, secret)) {
        metrics.webhooks.inc({ provider: 'telegram', outcome: 'rejected-signature' })
        throw new AppError('auth.required')
      }
      await handleUpdate(services, name, body)
      metrics.webhooks.inc({ provider: 'telegram', outcome: 'applied' })
      return {}
    })
  }
}
