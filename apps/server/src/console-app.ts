import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import {
  consoleRoutes,
  createConsoleServices,
  serveConsole,
  serveConsoleFiles,
} from './features/console/index.ts'
import { createHttpServer } from './http-server.ts'
import { handleErrors } from './platform/http/errors.ts'
import { observeRequests } from './platform/http/observe.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { createJobDesk, type JobDesk } from './platform/jobs/job-desk.ts'
import { serveHealth } from './serve.ts'

/** What the console needs of a process; `files` is the folder of its built app. */
export type ConsoleOptions = {
  readonly isDraining: () => boolean
  readonly files?: string
  readonly jobDesk?: JobDesk
}

const BUILT_FILES = join(import.meta.dirname, '../../console/dist')

/** The operator's console as one Fastify app, apart from the site: no page or operation of the site is served here. */
export async function buildConsole(
  deps: Deps,
  { isDraining, files = BUILT_FILES, jobDesk = createJobDesk() }: ConsoleOptions,
): Promise<FastifyInstance> {
  const { config, limits, random } = deps
  const app = createHttpServer(config)
  handleErrors(app, deps.log)
  observeRequests(app, deps.metrics, deps.log)
  addSecurityHeaders(app)
  app.addHook('onSend', async (_request, reply) => void reply.header('x-robots-tag', 'noindex, nofollow'))
  serveHealth(app, deps, isDraining)
  const services = createConsoleServices({ ...deps, jobDesk })
  await serveConsole(app, {
    routes: consoleRoutes(services),
    services,
    limits,
    sensitivePerMinute: config.sensitiveLimit,
    edition: config.edition,
  })
  await serveConsoleFiles(app, { root: files, random })
  return app
}
