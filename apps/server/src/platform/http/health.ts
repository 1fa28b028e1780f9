import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'

type Health = {
  readonly log: Log
  /** Throws when something this process needs is unavailable. */
  checkReady(): Promise<void>
  isDraining(): boolean
}

const RETRY_AFTER_SEC = 1

/** `/live`: the process runs. `/ready`: it can take requests; a database outage must not restart it. */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  app.get('/ready', async (_request, reply) => {
    const refuse = (status: string) => reply.code(503).header('retry-after', RETRY_AFTER_SEC).send({ status })
    reply.header('cache-control', 'no-store')
    if (health.isDraining()) return refuse('draining')
    try {
      await health.checkReady()
      return { status: 'ready' }
    } catch (err) {
      health.log.warn({ err }, 'not ready')
      return refuse('not-ready')
    }
  })
}
