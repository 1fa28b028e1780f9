import { hash } from 'node:crypto'
import type { Locale } from '@zeri/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Random } from '../../../platform/random.ts'
import type { SendOutcome } from '../channel.ts'
import type { MorningMessage } from '../message/morning-message.ts'
import { createPushSender, encryptPush } from './encrypt-push.ts'
import { checkEndpoint, type EndpointRules } from './endpoint.ts'
import { type PushPost, PushUnclear, PushUnreachable } from './post-push.ts'
import type { PushHost } from './push-hosts.ts'
import { writePayload } from './push-payload.ts'
import type { PushSubscription } from './read-subscription.ts'
import type { VapidHeader } from './vapid.ts'

type PushDeps = {
  readonly lane: { readonly id: string; readonly perSecond: number }
  readonly endpoints: EndpointRules
  readonly vapid: VapidHeader
  readonly post: PushPost
  readonly clock: Clock
  readonly random: Pick<Random, 'bytes'>
  /** Each push service has a queue and a circuit of its own: one that is slow or away must not hold up the others. */
  readonly hostOf: (hostname: string) => PushHost
}

type OutgoingPush = {
  readonly deliveryId: string
  readonly push: PushSubscription | null
  readonly locale: Locale
  readonly notAfterMs: number
  readonly message: MorningMessage
}

/** What a phone has not fetched by the end of the delivery is not shown; a minute is left to what is sent at the last moment. */
const LEAST_TTL_SEC = 60
/** A message that waits longer for a slow service is sent later: its batch must end within the lease of its sender. */
const LONGEST_QUEUE_MS = 10_000
/** The wait after a 429 without `retry-after`, and the longest one. */
const USUAL_WAIT_SEC = 5
const LONGEST_WAIT_SEC = 300
const TOO_MANY = 429
/** The subscription has ended, or was never issued. */
const GONE = [404, 410]
const TOPIC_LENGTH = 32

/** A lane of web push. */
export function createPushChannel({ lane, endpoints, vapid, post, clock, random, hostOf }: PushDeps) {
  return {
    ...lane,
    async send({ deliveryId, push, locale, notAfterMs, message }: OutgoingPush): Promise<SendOutcome> {
      if (push === null || checkEndpoint(push.endpoint, endpoints) !== undefined) return { kind: 'failed' }
      const { origin, hostname } = new URL(push.endpoint)
      const { circuit, queue } = hostOf(hostname)
      const queuedMs = clock.now()
      return queue.run(async () => {
        // While the service rests nothing is encrypted for it.
        if (clock.now() - queuedMs > LONGEST_QUEUE_MS || circuit.isOpen()) return { kind: 'not-now' }
        const body = encryptPush(
          Buffer.from(JSON.stringify(writePayload(message, locale))),
          push,
          createPushSender(random),
        )
        if (!circuit.enter()) return { kind: 'not-now' }
        const ttlSec = Math.max(Math.floor((notAfterMs - clock.now()) / 1000), LEAST_TTL_SEC)
        const headers = { ...headersOf(deliveryId, ttlSec), authorization: vapid(origin) }
        const { outcome, isWell } = await judgeCall(post(push.endpoint, headers, body))
        circuit.report(isWell ? 'answered' : 'failed')
        return outcome
      })
    },
  }
}

/** A message with the topic of another replaces it, as long as the browser has not fetched it. */
function headersOf(deliveryId: string, ttlSec: number): Record<string, string> {
  return {
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: String(ttlSec),
    urgency: 'normal',
    topic: topicOf(deliveryId),
  }
}

/** The topic of the message of one reminder and date; push services take 32 characters of base64url. */
export function topicOf(deliveryId: string): string {
  return hash('sha256', deliveryId, 'base64url').slice(0, TOPIC_LENGTH)
}

type Judged = {
  readonly outcome: SendOutcome
  /**
   * Whether the service works. A refusal says nothing against it: anybody can subscribe with a key that is not ours, and
   * their messages must not hold up those of others.
   */
  readonly isWell: boolean
}

async function judgeCall(call: ReturnType<PushPost>): Promise<Judged> {
  try {
    const { status, retryAfter } = await call
    return { outcome: judgePush(status, retryAfter), isWell: status < 500 && status !== TOO_MANY }
  } catch (error) {
    if (error instanceof PushUnreachable) return { outcome: { kind: 'not-now' }, isWell: false }
    if (error instanceof PushUnclear) return { outcome: { kind: 'unclear' }, isWell: false }
    throw error
  }
}

/** Maps the response of a push service to the outcome of the message. */
export function judgePush(status: number, retryAfter: string | undefined): SendOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (GONE.includes(status)) return { kind: 'blocked' }
  // The wait is this message's own: one recipient must not pause a lane that many services share.
  if (status === TOO_MANY) return { kind: 'not-now', afterMs: waitSec(retryAfter) * 1000 }
  // 401 and 403: our key or our clock is wrong, which is no fault of the message.
  return status >= 500 || status === 401 || status === 403 ? { kind: 'not-now' } : { kind: 'failed' }
}

/** Seconds only: a date would need the clock of the service. */
function waitSec(retryAfter: string | undefined): number {
  const seconds = /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) : USUAL_WAIT_SEC
  return Math.min(Math.max(seconds, 1), LONGEST_WAIT_SEC)
}
