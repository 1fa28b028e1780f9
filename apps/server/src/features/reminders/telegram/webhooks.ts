import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Metrics } from '../../../platform/metrics.ts'
import { drawKey } from '../../../platform/secret.ts'
import type { Services } from '../services.ts'
import { answerUpdate } from './answer-update.ts'

/** What Telegram repeats with every update of a bot, so that we know it is Telegram. */
export function webhookSecret({ secretKey }: Pick<Config, 'secretKey'>, bot: string): string {
  return drawKey(secretKey, `telegram ${bot}`).toString('hex')
}

export const webhookPath = (bot: string): string => `/webhooks/telegram/${bot}`

/** The doors of the bots. What comes in is Telegram's, so they are no operations of the contract. */
export function registerTelegram(
  app: FastifyInstance,
  services: Services,
  { config, metrics }: { readonly config: Config; readonly metrics: Metrics },
): void {
  for (const { name } of config.telegram.bots) {
    const secret = Buffer.from(webhookSecret(config, name))
    app.post(webhookPath(name), async ({ headers, body }) => {
      const given = Buffer.from(String(headers['x-telegram-bot-api-secret-token'] ?? ''))
      if (given.length !== secret.length || !timingSafeEqual(given, secret)) {
        metrics.webhooks.inc({ provider: 'telegram', outcome: 'rejected-signature' })
        throw new AppError('auth.required')
      }
      await answerUpdate(services, name, body)
      metrics.webhooks.inc({ provider: 'telegram', outcome: 'applied' })
      return {}
    })
  }
}
