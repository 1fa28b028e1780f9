import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Figure, figure, percentile, rounded } from '../figures/figures.ts'
import { createRandom } from '../testbed/random.ts'
import { createMigratedDatabase, startServer } from '../testbed/site/site.ts'

const SEED = 3
const KNOWN = 'known@example.org'
const PASSWORD = 'choosing the day'
/** The share of the fastest sign-ins, which nothing else delayed: what a patient attacker would compare. */
const FASTEST_SHARE = 0.5
const AT_ONCE = 200
const ROUNDS = 5
/** The server's own time limit for a request. */
const HANGS_AFTER_MS = 8_000

type SignInResult = { readonly status: number; readonly retryAfter: string | null; readonly ms: number }

/** What the time of a sign-in reveals, and how many sign-ins at once affect other requests. */
export async function measureAccounts({ small }: { small: boolean }): Promise<Figure[]> {
  const database = await createMigratedDatabase()
  const server = await startServer(database.url, {
    LIMIT_SENSITIVE_PER_MINUTE: '100000000',
    LIMIT_TRIES_FACTOR: '1000000',
  })
  try {
    const made = await post(`${server.url}/api/user/singup`, {
      email: KNOWN,
      password: PASSWORD,
      consent: true,
    })
    if (made.status !== 201) throw new Error(`no account: ${made.status}`)
    return [
      ...(await measureTiming(server.url, small ? 200 : 400)),
      ...(await measureManySignIns(server.url)),
    ]
  } finally {
    await server.stop()
    await database.drop()
  }
}

async function post(url: string, payload: object): Promise<SignInResult> {
  const startedAt = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(HANGS_AFTER_MS),
  })
  await response.arrayBuffer()
  const ms = performance.now() - startedAt
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ms }
}

const signIn = (url: string, username: string, password: string) =>
  post(`${url}/api/token/auth`, { username, password })

/** Known and unknown e-mails in random order, so that a slow minute affects both. */
async function measureTiming(url: string, tries: number): Promise<Figure[]> {
  const random = createRandom(SEED)
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let i = 0; i < 20; i += 1) await signIn(url, KNOWN, 'warming up')
  while (times.known.length < tries || times.unknown.length < tries) {
    const kind = random() < 0.5 ? 'known' : 'unknown'
    if (times[kind].length >= tries) continue
    const username = kind === 'known' ? KNOWN : `nobody.${times.unknown.length}@example.org`
    const { status, ms } = await signIn(url, username, 'not the password')
    if (status !== 400) throw new Error(`a wrong password got status ${status}`)
    times[kind].push(ms)
  }
  const [known, unknown] = [meanOfFastest(times.known), meanOfFastest(times.unknown)]
  console.error(`known ${rounded(known)} ms, unknown ${rounded(unknown)} ms`)
  const percent = (Math.abs(known - unknown) / ((known + unknown) / 2)) * 100
  return [figure(`accounts.timing-known-unknown-${tries}-tries-each`, rounded(percent), '%', '<= 5')]
}

function meanOfFastest(values: readonly number[]): number {
  const fastest = values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length * FASTEST_SHARE))
  return fastest.reduce((sum, value) => sum + value, 0) / fastest.length
}

async function measureManySignIns(url: string): Promise<Figure[]> {
  const rounds: (ReturnType<typeof judgeResults> & { p99Ms: number })[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const idle = await probeWhile(url, () => delay(2_000))
    const results: SignInResult[] = []
    const probes = await probeWhile(url, async () => {
      const crowd = Array.from({ length: AT_ONCE }, () => signIn(url, KNOWN, PASSWORD))
      for (const one of await Promise.allSettled(crowd))
        if (one.status === 'fulfilled') results.push(one.value)
    })
    const p99Ms = percentile(probes, 0.99)
    rounds.push({ ...judgeResults(results), p99Ms })
    console.error(`/live p99: idle ${rounded(percentile(idle, 0.99))} ms, crowd ${rounded(p99Ms)} ms`)
  }
  const sum = (pick: (round: (typeof rounds)[number]) => number) =>
    rounds.reduce((total, round) => total + pick(round), 0)
  // The fastest round counts: other work on the machine can only slow it down.
  const p99Ms = Math.min(...rounds.map((round) => round.p99Ms))
  const slowestMs = Math.max(...rounds.map((round) => round.slowestMs))
  return [
    figure('accounts.crowd-live-p99', rounded(p99Ms, 1), 'ms', '<= 50'),
    figure(
      'accounts.crowd-signed-in',
      sum(({ served }) => served),
      'sign-ins',
      '>= 1',
    ),
    figure(
      'accounts.crowd-sent-away-with-retry-after',
      sum(({ sentAway }) => sentAway),
      'sign-ins',
      '>= 1',
    ),
    figure(
      'accounts.crowd-neither',
      sum(({ neither }) => neither),
      'sign-ins',
      '= 0',
    ),
    figure('accounts.crowd-slowest-answer', rounded(slowestMs), 'ms', `<= ${HANGS_AFTER_MS}`),
  ]
}

/** Times `/live` again and again while something else runs. */
async function probeWhile(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const prober = new Worker(new URL('probe-live.ts', import.meta.url), { workerData: { url } })
  await once(prober, 'online')
  await work()
  prober.postMessage('over')
  const [probes] = await once(prober, 'message')
  return probes
}

function judgeResults(results: readonly SignInResult[]) {
  const served = results.filter(({ status }) => status === 200).length
  const sentAway = results.filter(({ status, retryAfter }) => status === 429 && Number(retryAfter) > 0).length
  const slowestMs = Math.max(...results.map(({ ms }) => ms))
  return { served, sentAway, neither: AT_ONCE - served - sentAway, slowestMs }
}
