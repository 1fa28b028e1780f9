import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Renders one drawing at a time: callers must wait for the previous one. */
export type Painter = {
  paint(svg: string): Promise<Buffer>
  close(): Promise<void>
}

const TIMEOUT_MS = 5_000

/** Creates a painter with a worker thread. The thread starts with the first drawing and restarts after a failure. */
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
