import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Stream } from './open-loop.ts'
import type { StreamResult } from './stream-result.ts'

export type Sender = {
  send(stream: Stream): Promise<StreamResult>
  stop(): void
}

/** Starts the process of `sender.ts`, which sends streams of visits. */
export function startSender(): Sender {
  const child = fork(new URL('sender.ts', import.meta.url))
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`the sender ended with ${code}`)
  })
  died.catch(() => {}) // reported to the caller that waits for a result
  return {
    async send(stream) {
      const message = once(child, 'message')
      child.send(stream)
      const [result] = await Promise.race([message, died])
      return result
    },
    stop: () => child.disconnect(),
  }
}
