// The operator's console on a test database, as its process builds it.

import type { OperatorRole } from '@zeri/contract/console'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { parseConfig } from '../config.ts'
import { buildConsole } from '../console-app.ts'
import { createDeps } from '../deps.ts'
import { addOperator } from '../features/console/index.ts'
import { roles } from '../platform/db/grant-access.ts'
import { createCounterStore } from '../platform/http/counter-store.ts'
import { createLimits } from '../platform/http/limits.ts'
import { createEnqueue } from '../platform/jobs/engine.ts'
import { createJobDesk } from '../platform/jobs/job-desk.ts'
import { createLog } from '../platform/log.ts'
import { systemRandom } from '../platform/random.ts'
import { anAuthenticator } from './authenticator.ts'
import { aClock, type TestClock } from './clock.ts'
import type { TestDatabase } from './database.ts'
import { cookieOf } from './test-app.ts'
import { patient, unlimited } from './unlimited.ts'

export const CONSOLE_ORIGIN = 'http://localhost:3200'

/** An operator who is signed in. */
export type TestOperator = {
  readonly id: string
  readonly cookie: string
  readonly authenticator: ReturnType<typeof anAuthenticator>
}

type Body = Readonly<Record<string, unknown>>

export type TestConsole = {
  readonly app: FastifyInstance
  readonly log: readonly string[]
  send(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    request?: {
      readonly body?: Body | undefined
      readonly by?: TestOperator | undefined
      readonly headers?: Body
    },
  ): Promise<LightMyRequestResponse>
  /** Adds an operator as the command line does, enrols a passkey and signs in with it. */
  enrol(role: OperatorRole): Promise<TestOperator>
  close(): Promise<void>
}

/** Builds the console with the role of its process, so that every test also shows that the role is granted enough. */
export async function openTestConsole(
  { db, url, schema, jobSchema }: TestDatabase,
  {
    clock = aClock(),
    env = {},
    files = '/nowhere',
  }: { clock?: TestClock; env?: Record<string, string>; files?: string } = {},
): Promise<TestConsole> {
  const options = `-c search_path=${schema},public -c role=${roles.console}`
  const deps = createDeps(
    parseConfig({
      DATABASE_URL: `${url}?options=${encodeURIComponent(options)}`,
      DATABASE_POOL_SIZE: '4',
      ...unlimited,
      ...env,
    }),
    patient,
  )
  const log: string[] = []
  const app = await buildConsole(
    {
      ...deps,
      clock,
      log: createLog('debug', { write: (line) => log.push(line) }),
      limits: createLimits(clock, createCounterStore(deps.db)),
      enqueue: createEnqueue({ schema: jobSchema }),
    },
    { isDraining: () => false, files, jobDesk: createJobDesk({ schema: jobSchema }) },
  )
  const host = new URL(CONSOLE_ORIGIN).host
  const send: TestConsole['send'] = (method, path, { body, by, headers } = {}) =>
    app.inject({
      method,
      url: path,
      ...(body === undefined ? {} : { payload: body }),
      headers: {
        host,
        ...(method === 'GET' ? {} : { origin: CONSOLE_ORIGIN }),
        ...(by ? { cookie: `__Host-operator=${by.cookie}` } : {}),
        ...headers,
      },
    } as InjectOptions)
  return {
    app,
    log,
    send,
    async enrol(role) {
      const services = { db, clock, random: systemRandom, origin: CONSOLE_ORIGIN }
      const { link } = await addOperator(services, { name: `the ${role}`, role }, null)
      const token = link.split('#')[1]
      const authenticator = anAuthenticator()
      const started = await send('POST', '/console/enrolment/options', { body: { token } })
      const credential = authenticator.register(started.json().options, { origin: CONSOLE_ORIGIN })
      const enrolled = await send('POST', '/console/enrolment', { body: { token, credential } })
      const cookie = cookieOf(enrolled, '__Host-operator')
      if (!cookie) throw new Error(`no operator: ${started.payload} ${enrolled.payload}`)
      return { id: enrolled.json().id, cookie, authenticator }
    },
    async close() {
      await app.close()
      await deps.db.destroy()
    },
  }
}
