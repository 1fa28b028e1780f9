import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../../../platform/config.ts'
import type { Services } from '../services.ts'
import { answerUpdate, heardUpdates } from './answer-update.ts'
import { type BotApi, createBotApi } from './bot-api.ts'
import { webhookPath, webhookSecret } from './webhooks.ts'

const CALL_MS = 10_000
const POLL_SEC = 25
const AFTER_FAILURE_MS = 5_000

type Listening = { readonly config: Config; readonly services: Services; readonly signal: AbortSignal }

/** Makes every bot heard, until the signal says to stop: by webhooks, which Telegram is told of, or by asking it. */
export async function listenToBots({ config, services, signal }: Listening): Promise<void> {
  const { bots, url, updates } = config.telegram
  await Promise.all(
    bots.map(({ name, token }) => {
      const api = createBotApi({ url, token })
      return updates === 'webhook'
        ? keepTrying(services, signal, () => announceWebhook(api, config, name))
        : poll(api, name, { config, services, signal })
    }),
  )
}

async function announceWebhook(api: BotApi, config: Config, bot: string): Promise<void> {
  await api.setWebhook(
    {
      url: `${config.origins.ru}${webhookPath(bot)}`,
      secret_token: webhookSecret(config, bot),
      allowed_updates: heardUpdates,
    },
    CALL_MS,
  )
}

async function poll(api: BotApi, bot: string, { services, signal }: Listening): Promise<void> {
  let offset = 0
  await keepTrying(services, signal, () => api.setWebhook({ url: '' }, CALL_MS))
  while (!signal.aborted) {
    await keepTrying(services, signal, async () => {
      const ask = { offset, timeout: POLL_SEC, allowed_updates: heardUpdates }
      const updates = await api.getUpdates(ask, POLL_SEC * 1000 + CALL_MS)
      for (const update of updates) {
        await answerUpdate(services, bot, update)
        offset = Math.max(offset, nextAfter(update))
      }
    })
  }
}

function nextAfter(update: unknown): number {
  const isNumbered = typeof update === 'object' && update !== null && 'update_id' in update
  return isNumbered ? Number(update.update_id) + 1 : 0
}

/** Telegram may be down when we start; we are not, and try again. */
async function keepTrying(
  { log }: Pick<Services, 'log'>,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      return await work()
    } catch (err) {
      log.warn({ err, code: 'reminders.telegram' }, 'Telegram does not answer')
      await delay(AFTER_FAILURE_MS, undefined, { signal }).catch(() => {})
    }
  }
}
