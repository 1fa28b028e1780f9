import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Answered } from './answered.ts'
import type { Stream } from './open-loop.ts'

export type Sender = {
  send(stream: Stream): Promise<Answered>
  stop(): void
}

export function startSender(): Sender {
  const child = fork(new URL('sender.ts', import.meta.url))
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`the sender ended with ${code}`)
  })
  died.catch(() => {}) // told to whoever waits for an answer
  return {
    async send(stream) {
      const answer = once(child, 'message')
      child.send(stream)
      const [answered] = await Promise.race([answer, died])
      return answered
    },
    stop: () => child.disconnect(),
  }
}
