import { setTimeout as delay } from 'node:timers/promises'
import type { ReminderConfig } from '../reminder-settings.ts'
import type { Services } from '../services.ts'
import { type BotApi, createBotApi } from './bot-api.ts'
import { handleUpdate } from './handle-update.ts'
import { ALLOWED_UPDATES } from './read-update.ts'
import { webhookPath, webhookSecret } from './webhooks.ts'

const CALL_MS = 10_000
const POLL_SEC = 25
const AFTER_FAILURE_MS = 5_000

type ReceiveDeps = {
  readonly config: ReminderConfig
  readonly services: Services
  readonly signal: AbortSignal
}

/** Receives the updates of every bot until the signal aborts, through a webhook or by long polling. */
export async function receiveBotUpdates({ config, services, signal }: ReceiveDeps): Promise<void> {
  const { bots, url, updates } = config.telegram
  await Promise.all(
    bots.map(({ name, token }) => {
      const api = createBotApi({ url, token })
      return updates === 'webhook'
        ? retryUntilStopped(services, signal, () => registerWebhook(api, config, name))
        : poll(api, name, { config, services, signal })
    }),
  )
}

async function registerWebhook(api: BotApi, config: ReminderConfig, bot: string): Promise<void> {
  await api.setWebhook(
    {
      url: `${config.origins.ru}${webhookPath(bot)}`,
      secret_token: webhookSecret(config, bot),
      allowed_updates: ALLOWED_UPDATES,
    },
    CALL_MS,
  )
}

async function poll(api: BotApi, bot: string, { services, signal }: ReceiveDeps): Promise<void> {
  let offset = 0
  await retryUntilStopped(services, signal, () => api.setWebhook({ url: '' }, CALL_MS))
  while (!signal.aborted) {
    await retryUntilStopped(services, signal, async () => {
      const query = { offset, timeout: POLL_SEC, allowed_updates: ALLOWED_UPDATES }
      const updates = await api.getUpdates(query, POLL_SEC * 1000 + CALL_MS)
      for (const update of updates) {
        await handleUpdate(services, bot, update)
        offset = Math.max(offset, nextAfter(update))
      }
    })
  }
}

function nextAfter(update: unknown): number {
  const isNumbered = typeof update === 'object' && update !== null && 'update_id' in update
  return isNumbered ? Number(update.update_id) + 1 : 0
}

/** Retries `work` until it succeeds or the signal aborts: Telegram may be down when the worker starts. */
async function retryUntilStopped(
  { log }: Pick<Services, 'log'>,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      return await work()
    } catch (err) {
      log.warn({ err, code: 'reminders.telegram' }, 'a call to Telegram failed and will be retried')
      await delay(AFTER_FAILURE_MS, undefined, { signal }).catch(() => {})
    }
  }
}
