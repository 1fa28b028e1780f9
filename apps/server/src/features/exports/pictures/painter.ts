import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Paints one drawing at a time: the next may be sent when the one before is done. */
export type Painter = {
  paint(svg: string): Promise<Buffer>
  close(): Promise<void>
}

const TIMEOUT_MS = 5_000

/** A thread that paints, started with the first drawing and anew after one it could not do. */
export function createPainter(): Painter {
  let worker: Worker | undefined

  async function close(): Promise<void> {
    await worker?.terminate()
    worker = undefined
  }

  return {
    close,
    async paint(svg) {
      worker ??= new Worker(new URL('./paint-worker.ts', import.meta.url))
      worker.unref()
      worker.postMessage(svg)
      try {
        const [png] = await once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) })
        return Buffer.from(png)
      } catch (error) {
        await close()
        throw error
      }
    },
  }
}
