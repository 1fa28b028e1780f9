import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { anAccount, type TestAccount } from '../../apps/server/src/testing/account.ts'
import { createRandom } from '../testbed/random.ts'
import { listSharedPages } from '../testbed/site/pages.ts'
import type { Wanted } from './fleet-visits.ts'
import { BUSY, sendVisit } from './foreign-cache.ts'
import { createForeignDraw, type Person } from './foreign-visits.ts'
import { type Fault, judgeResponse } from './judge-foreign.ts'

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
/** Words that are searched in the texts, each time on a server. */
const WORDS = ['day', 'wedding', 'moon', encodeURIComponent('день'), encodeURIComponent('луна')]
const CONNECTIONS = 2
const PAUSE_MS = 400

/** Inserts accounts with open sessions. */
export async function addReaders(databaseUrl: string, count: number): Promise<TestAccount[]> {
  const db = openDatabase({ url: databaseUrl, poolSize: 4 })
  try {
    const add = (_: unknown, n: number) =>
      anAccount(db, { email: `reader-${n}@example.org`, passwordHash: '', at: new Date() })
    return await Promise.all(Array.from({ length: count }, add))
  } finally {
    await db.destroy()
  }
}

/** Opens every shared page once, as the days before did for the caches of a site that runs; returns their paths. */
export async function warmPages(url: string, today: Date): Promise<string[]> {
  const pages = (['en', 'ru'] as const).flatMap((locale) => listSharedPages(today, locale))
  for (const path of pages) {
    const response = await fetch(url + path, { headers: BROWSER, redirect: 'manual' })
    await response.arrayBuffer()
    if (response.status >= 400) throw new Error(`${path} cannot be visited: ${response.status}`)
  }
  return pages
}

/** Visits of people without an account: mostly pages that nginx has, some that are made for them, with and without rows. */
export function createAnonymousVisits(shared: readonly string[]): (n: number) => Wanted {
  const random = createRandom(20_261_118)
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // never empty
  const visit = (path: string): Wanted => ({ kind: 'anonymous', path, headers: BROWSER })
  return (n) => {
    const day = new Date(Date.UTC(1950, 0, 1 + (n % 40_000))).toISOString().slice(0, 10)
    if (n % 100 === 7) return visit(`${anyOf(['', '/ru'])}/articles/search?q=${anyOf(WORDS)}`)
    if (n % 200 === 23) return visit(`/${1901 + (n % 199)}/${1 + (n % 12)}`)
    if (n % 20 === 4) return visit(`/calendar/days?from=${day}&to=${day}&locale=${anyOf(['en', 'ru'])}`)
    return visit(anyOf(shared))
  }
}

/** Requests that only a signed-in person may make; each response names them. */
export function createPersonalVisits(readers: readonly TestAccount[]): (n: number) => Wanted {
  return (n) => {
    const { email, token } = readers[n % readers.length] as TestAccount // there are some
    const cookie = { cookie: `__Host-token=${token}` }
    const bearer = { authorization: `Bearer ${token}` }
    return n % 3 === 0
      ? { kind: 'signed-in', path: '/client/data', headers: cookie, own: email }
      : { kind: 'signed-in', path: '/api/user', headers: bearer, own: email }
  }
}

export type ForeignVisitors = {
  readonly faults: readonly Fault[]
  /** When a visit succeeded or failed, by `performance.now()`. */
  readonly ends: readonly { readonly atMs: number; readonly isServed: boolean }[]
  stop(): Promise<void>
}

/** Visits through a cache that knows nothing of the site, each response judged for whom and where it is. */
export function startForeignVisitors(port: number, people: readonly Person[]): ForeignVisitors {
  const draw = createForeignDraw(people, createRandom(20_261_119))
  const faults: Fault[] = []
  const ends: { atMs: number; isServed: boolean }[] = []
  let isStopped = false
  const visitOnce = async () => {
    const visit = draw(Date.now())
    const response = await sendVisit(port, visit, { now: Date.now }).catch(() => undefined)
    const isServed = response !== undefined && !BUSY.has(response.status)
    ends.push({ atMs: performance.now(), isServed })
    if (response && isServed) faults.push(...judgeResponse(visit, response, people))
  }
  const connection = async () => {
    while (!isStopped) {
      await visitOnce()
      await delay(PAUSE_MS)
    }
  }
  const running = Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return {
    faults,
    ends,
    async stop() {
      isStopped = true
      await running
    },
  }
}
