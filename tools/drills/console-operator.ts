import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { addOperator } from '../../apps/server/src/features/console/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Database } from '../../apps/server/src/platform/db/database.ts'
import { systemRandom } from '../../apps/server/src/platform/random.ts'
import { anAuthenticator, type RegistrationOptions } from '../../apps/server/src/testing/authenticator.ts'

type ConsoleResponse = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

/** An operator of finance at a console that may be dead. */
export type ConsoleOperator = {
  readonly id: string
  get(path: string): Promise<ConsoleResponse>
  /** One try; undefined when there is no response, so that nobody knows whether anything happened. */
  tryOnce(path: string, body: object): Promise<ConsoleResponse | undefined>
  /** The same request until it has a response. */
  insist(path: string, body: object): Promise<ConsoleResponse>
}

const PAUSE_MS = 100
const TIMEOUT_MS = 20_000
const UNAVAILABLE = 503

/** Adds an operator as the command line does, and enrols a passkey over HTTP. */
export async function openOperator(db: Kysely<Database>, origin: string): Promise<ConsoleOperator> {
  const services = { db, clock: systemClock, random: systemRandom, origin }
  const { link } = await addOperator(services, { name: 'the drill', role: 'finance' }, null)
  const token = link.split('#')[1]
  const started = await post(origin, '/console/enrolment/options', { token })
  // True: the response of the enrolment has these.
  const options = started.body.options as RegistrationOptions
  const credential = anAuthenticator().register(options, { origin })
  const enrolled = await post(origin, '/console/enrolment', { token, credential })
  const get = (path: string) => send(origin, path, { headers: { cookie: enrolled.cookie } })
  const tryOnce = (path: string, body: object) =>
    post(origin, path, body, enrolled.cookie).catch(() => undefined)
  return {
    id: String(enrolled.body.id),
    get,
    tryOnce,
    async insist(path, body) {
      for (;;) {
        const response = await tryOnce(path, body)
        if (response && response.status !== UNAVAILABLE) return response
        await delay(PAUSE_MS)
      }
    },
  }
}

const post = (origin: string, path: string, body: object, cookie = '') =>
  send(origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(body),
  })

async function send(origin: string, path: string, request: RequestInit) {
  const response = await fetch(`${origin}${path}`, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) })
  // True: every response of the console is an object.
  const body = (await response.json()) as Record<string, unknown>
  const session = response.headers.getSetCookie().find((one) => one.startsWith('__Host-operator='))
  return { status: response.status, body, cookie: session?.split(';')[0] ?? '' }
}
