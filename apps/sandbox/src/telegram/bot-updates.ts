import { setTimeout as delay } from 'node:timers/promises'

/** A bot's webhook, or without one the updates that wait for `getUpdates`. */
type Listener = { url: string; secret: string; readonly updates: object[]; waiting: (() => void) | undefined }

const MAX_ATTEMPTS = 5

/** The updates of each bot: posted to its webhook, or stored until the bot polls for them. */
export type BotUpdates = ReturnType<typeof createBotUpdates>

export function createBotUpdates(botNames: readonly string[]) {
  const running = new Set<Promise<void>>()
  const listeners = new Map<string, Listener>(
    botNames.map((name) => [name, { url: '', secret: '', updates: [], waiting: undefined }]),
  )
  return {
    hasBot: (bot: string): boolean => listeners.has(bot),

    setWebhook(bot: string, url: string, secret: string): void {
      const listener = listeners.get(bot)
      if (listener) Object.assign(listener, { url, secret })
    },

    /** Posts an update to the bot's webhook, or stores it for `poll` where there is none. */
    notify(bot: string, update: object): void {
      const listener = listeners.get(bot)
      if (!listener) return
      if (listener.url === '') {
        listener.updates.push(update)
        listener.waiting?.()
        return
      }
      const delivery = deliver(listener, update).finally(() => running.delete(delivery))
      running.add(delivery)
    },

    /** Lists the stored updates from `offset` on; waits up to `timeoutMs` for the first one. */
    async poll(bot: string, offset: number, timeoutMs: number): Promise<object[]> {
      const listener = listeners.get(bot)
      if (!listener) return []
      const listNew = () =>
        listener.updates.filter((one) => 'update_id' in one && Number(one.update_id) >= offset)
      if (listNew().length === 0)
        await Promise.race([
          new Promise<void>((resolve) => {
            listener.waiting = resolve
          }),
          delay(timeoutMs, undefined, { ref: false }),
        ])
      return listNew()
    },

    /** Waits until every update was accepted by its webhook, or given up. */
    async settle(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

async function deliver({ url, secret }: Listener, update: object): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
      body: JSON.stringify(update),
    }).catch(() => undefined)
    await response?.text()
    if (response?.ok) return
    await delay(100 * 2 ** attempt)
  }
}
