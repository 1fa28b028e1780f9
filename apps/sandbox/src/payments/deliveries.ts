import { createHmac, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Provider } from './bank.ts'
import type { Plan } from './plan.ts'
import type { Notice } from './wire.ts'

/** The webhook of each provider on the site, and the key that signs its notices. */
export type Targets = {
  readonly stripe: { readonly url: string; readonly secret: string }
  readonly yookassa: { readonly url: string }
  readonly rbkmoney: { readonly url: string; readonly key: KeyObject }
}

/** How a notice is forged: signed with a wrong key, or with the right key an hour ago. */
export type Forgery = 'signature' | 'stale'

type Delivery = {
  readonly id: number
  readonly provider: Provider
  readonly notice: Notice
  readonly forgery: Forgery | undefined
  dueAtMs: number
  state: 'waiting' | 'done' | 'dropped'
  /** The response status of each attempt; 0 for no response. */
  readonly statuses: number[]
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const TIMEOUT_MS = 10_000
const AT_ONCE = 16
const hourly = (count: number) => Array<number>(count).fill(HOUR_MS)
/** Pauses between attempts, as each provider documents them. */
const pauses: Readonly<Record<Provider, readonly number[]>> = {
  stripe: [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, ...hourly(64)],
  yookassa: [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, ...hourly(23)],
  rbkmoney: [MINUTE_MS / 2, 5 * MINUTE_MS, 15 * MINUTE_MS, ...hourly(23)],
}

export type Deliveries = {
  add(provider: Provider, notices: readonly Notice[], forgery?: Forgery): void
  /** Sends all notices that are due, until none is left. */
  pump(): Promise<void>
  list(): readonly Delivery[]
  clear(): void
}

type Clocks = {
  readonly now: () => number
  /** The time written into signatures: the real one, because the site's clock does not follow `advance`. */
  readonly signedAt: () => number
}

/** The queue of notices to the site: signs, sends and retries them. */
export function createDeliveries(targets: () => Targets, plan: Plan, { now, signedAt }: Clocks): Deliveries {
  let all: Delivery[] = []
  let lastId = 0
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  function listDue(): Delivery[] {
    if (plan.hold) return []
    const waiting = all.filter(({ state }) => state === 'waiting')
    if (plan.order !== 'as-told') {
      const due = waiting.filter(({ dueAtMs }) => dueAtMs <= now())
      return plan.order === 'reversed' ? due.slice(-1) : takeSome(due, AT_ONCE)
    }
    // A notice that failed holds up the later ones in its line.
    const lines = new Set<string>()
    const due = waiting.filter(({ dueAtMs, forgery, notice: { line } }) => {
      if (forgery) return dueAtMs <= now()
      if (line !== undefined && lines.has(line)) return false
      if (line !== undefined) lines.add(line)
      return dueAtMs <= now()
    })
    return due.slice(0, AT_ONCE)
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const { provider, notice, statuses } = delivery
    const status = await post(targets(), delivery, signedAt())
    statuses.push(status)
    const isTaken = provider === 'rbkmoney' ? status === 200 : status >= 200 && status < 300
    const pause = pauses[provider][statuses.length - 1]
    // A forged notice is not retried.
    if (isTaken || delivery.forgery) delivery.state = 'done'
    else if (pause !== undefined) delivery.dueAtMs = now() + pause
    else
      for (const one of all)
        if (one === delivery || (notice.line && one.notice.line === notice.line)) one.state = 'dropped'
  }

  async function run(): Promise<void> {
    for (let due = listDue(); due.length > 0; due = listDue()) await Promise.all(due.map(deliver))
  }

  /** Waits for the running round. One round after it serves all who call meanwhile. */
  async function runNext(): Promise<void> {
    await running?.catch(() => {})
    next = undefined
    running = run()
    await running
  }

  return {
    add(provider, notices, forgery) {
      for (const notice of notices)
        for (let copy = 0; copy <= plan.duplicate; copy += 1) {
          lastId += 1
          all.push({ id: lastId, provider, notice, forgery, dueAtMs: now(), state: 'waiting', statuses: [] })
        }
    },
    pump() {
      next ??= runNext()
      return next
    },
    list: () => all,
    clear() {
      all = []
    },
  }
}

/** Picks up to `count` random elements, each at most once. */
function takeSome<One>(all: readonly One[], count: number): One[] {
  const left = [...all]
  const taken: One[] = []
  while (taken.length < count && left.length > 0)
    taken.push(...left.splice(Math.floor(Math.random() * left.length), 1))
  return taken
}

async function post(targets: Targets, { provider, notice: { body }, forgery }: Delivery, nowMs: number) {
  try {
    const response = await fetch(targets[provider].url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signatureOf(targets, provider, body, { forgery, nowMs }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

type Signing = { readonly forgery: Forgery | undefined; readonly nowMs: number }

function signatureOf(
  { stripe, rbkmoney }: Targets,
  provider: Provider,
  body: string,
  { forgery, nowMs }: Signing,
): Record<string, string> {
  switch (provider) {
    case 'stripe': {
      const time = Math.floor((forgery === 'stale' ? nowMs - HOUR_MS : nowMs) / 1000)
      const secret = forgery === 'signature' ? 'whsec_of_somebody_else' : stripe.secret
      const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      return { 'stripe-signature': `t=${time},v1=${digest}` }
    }
    case 'rbkmoney': {
      const digest =
        forgery === 'signature' ? randomBytes(256) : sign('RSA-SHA256', Buffer.from(body), rbkmoney.key)
      return { 'content-signature': `alg=RS256; digest=${digest.toString('base64url')}` }
    }
    case 'yookassa':
      return {}
  }
}
