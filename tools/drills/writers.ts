import { setTimeout as delay } from 'node:timers/promises'
import { MIN_AGE_MS } from '../../apps/server/src/features/content/form-ticket.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { anAccount } from '../../apps/server/src/testing/account.ts'
import { aChartForm, payUntil } from '../../apps/server/src/testing/chart.ts'
import { type Figure, figure } from '../figures/figures.ts'
import { type CallResult, callSite } from './call-site.ts'
import { judgeWrites, listStale, type Write } from './judge-writes.ts'
import { readValues, recordValues } from './stored-values.ts'
import { waitForAcknowledged } from './wait-for-acknowledged.ts'
import { type Author, dateOf, type WriteKind, writeKinds } from './write-kinds.ts'

export type Writers = {
  /** Every write so far, in the order of sending. */
  readonly writes: readonly Write[]
  /** The responses to them. */
  readonly results: readonly CallResult[]
  /** Waits until so many writes were acknowledged after a moment of `performance.now()`; returns when the first was. */
  waitForAcknowledged(count: number, after: number): Promise<number>
  stop(): Promise<void>
  /** Compares what was acknowledged with what is stored, once they have stopped. */
  judge(): Promise<WritersVerdict>
}

export type WritersVerdict = ReturnType<typeof judgeWrites> & {
  /** Slots with a value from before the last one acknowledged there. */
  readonly stale: readonly string[]
  /** Kinds of which at least one write was acknowledged. */
  readonly kinds: number
}

type WritersOptions = {
  readonly url: string
  readonly databaseUrl: string
  /** Prefix of the addresses of the authors. */
  readonly name: string
  readonly writers: number
  /** Accounts; each gets so many writes of a kind at most as the kind allows. */
  readonly people: number
  /** Sends the writes; `callSite` without it. */
  readonly send?: ((request: WriteRequest) => Promise<CallResult>) | undefined
}

export type WriteRequest = {
  readonly path: string
  readonly post: object
  readonly token: string
  readonly cookie: string
}

const YEAR_MS = 365 * 86_400_000
/** Leaves the machine time for the other processes, and saves people. */
const PAUSE_MS = 50
/** Pause after a refusal or a lost connection. */
const REST_MS = 100
/** Authors that are prepared at the same time. */
const AT_ONCE = 4
/** Fewer than a network may ask questions in a day. */
const TICKETS = 25
const rounds = Math.max(...writeKinds.map(({ most }) => most))

/** Starts clients that write over HTTP, each for one author at a time: all kinds in turn, and no value twice. */
export async function startWriters(options: WritersOptions): Promise<Writers> {
  const { url, databaseUrl } = options
  const { send: sendTo = (request: WriteRequest) => sendRequest(url, request) } = options
  const left = await addAuthors(options)
  await recordValues(databaseUrl)
  await delay(MIN_AGE_MS) // a question is not accepted earlier
  const busy: Author[] = []
  const writes: Write[] = []
  const results: CallResult[] = []
  let isStopping = false
  const send = async (kind: WriteKind, author: Author, n: number) => {
    const slot = `${kind.name} of ${author.accountId}`
    const write: Write = {
      name: `${slot}: ${kind.valueOf(n, author)}`,
      slot: kind.isReplaced ? slot : undefined,
    }
    writes.push(write)
    const result = await sendTo(requestOf(kind, author, n))
    results.push(result)
    const isDone = result.status === 200 || result.status === 201
    if (isDone) write.acknowledgedAt = performance.now()
    await delay(isDone ? PAUSE_MS : REST_MS)
  }
  const writeFor = async (author: Author) => {
    const kinds = writeKinds.filter(({ isFor }) => isFor?.(author) ?? true)
    for (let n = 1; n <= rounds; n += 1)
      for (const kind of kinds) if (n <= kind.most && !isStopping) await send(kind, author, n)
  }
  const writeOn = async () => {
    while (!isStopping) {
      const author = left.shift()
      if (author === undefined) throw new Error('the writers have run out of people')
      busy.push(author)
      await writeFor(author)
    }
  }
  const running = Promise.all(Array.from({ length: options.writers }, writeOn))
  running.catch(() => {}) // `stop` reports the error
  return {
    writes,
    results,
    waitForAcknowledged: (wanted, after) => waitForAcknowledged(writes, wanted, after),
    async stop() {
      isStopping = true
      await running
    },
    async judge() {
      const { stored, latest } = await readValues({ url, databaseUrl, authors: busy })
      const isDone = (kind: WriteKind) =>
        writes.some(({ name, acknowledgedAt }) => acknowledgedAt && name.startsWith(`${kind.name} of `))
      return {
        ...judgeWrites(writes, stored),
        stale: listStale(writes, latest),
        kinds: writeKinds.filter(isDone).length,
      }
    },
  }
}

/** The n-th write of a kind for an author. Any secret of this form identifies a guest. */
function requestOf(kind: WriteKind, author: Author, n: number): WriteRequest {
  const { token, list } = author
  return { path: kind.path(author), post: kind.body(n, author), token, cookie: `__Host-guest=${list}` }
}

/** Sends the n-th write of a kind for an author. */
export function sendWrite(
  url: string,
  { kind, author, n }: { readonly kind: WriteKind; readonly author: Author; readonly n: number },
): Promise<CallResult> {
  return sendRequest(url, requestOf(kind, author, n))
}

const sendRequest = (url: string, { path, ...request }: WriteRequest): Promise<CallResult> =>
  callSite(url + path, request)

/** What every drill with writers requires of them. */
export function judgeFigures(drill: string, verdict: WritersVerdict, least: number): Figure[] {
  const { acknowledged, lost, doubled, stale, kinds } = verdict
  for (const name of [...lost, ...stale].slice(0, 20)) console.error(`${drill}, lost: ${name}`)
  return [
    figure(`${drill}: writes acknowledged`, acknowledged, 'writes', `>= ${least}`),
    figure(`${drill}: kinds of writes acknowledged`, kinds, 'kinds', `= ${writeKinds.length}`),
    figure(`${drill}: acknowledged writes lost`, lost.length, 'writes', '= 0'),
    figure(`${drill}: values older than the last acknowledged`, stale.length, 'values', '= 0'),
    figure(`${drill}: writes doubled`, doubled, 'writes', '= 0'),
  ]
}

/** Adds accounts with all that their writes may need. */
export async function addAuthors({
  url,
  databaseUrl,
  name,
  people,
}: Omit<WritersOptions, 'writers' | 'send'>): Promise<Author[]> {
  const db = openDatabase({ url: databaseUrl, poolSize: 4 })
  const add = async (index: number): Promise<Author> => {
    const email = `${name}-${index}@example.org`
    const { token } = await anAccount(db, { email, passwordHash: '', at: new Date() })
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const since = new Date()
    const post = (path: string, body: object) => fetchJson(url + path, { token, body })
    const { chart } = await post('/api/charts', aChartForm({ fio: 'own' }))
    await payUntil(db, chart.uuid, Date.now() + YEAR_MS)
    const shared = await post('/api/choices', { tag: 'wedding', dates: [dateOf(0, { since })] })
    const ticket = index < TICKETS ? (await fetchJson(`${url}/api/faq/form`)).ticket : undefined
    return { accountId: id, email, token, chart: chart.uuid, list: shared.token, ticket, since }
  }
  try {
    const authors: Author[] = []
    for (let first = 0; first < people; first += AT_ONCE) {
      const indexes = Array.from({ length: Math.min(AT_ONCE, people - first) }, (_, index) => first + index)
      authors.push(...(await Promise.all(indexes.map(add))))
    }
    return authors
  } finally {
    await db.destroy()
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the caller knows the contract
async function fetchJson(url: string, { token, body }: { token?: string; body?: object } = {}): Promise<any> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}
