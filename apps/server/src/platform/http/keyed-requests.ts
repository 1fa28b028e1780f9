// Requests of programs that send an API key. A key replaces the limits of an address by its own quota, and does nothing else:
// it signs nobody in and changes no public response.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import type { Headers } from './auth.ts'

/** What is left of one quota of a key. */
export type QuotaState = {
  readonly name: 'day' | 'minute'
  readonly limit: number
  readonly left: number
  readonly windowSec: number
  readonly endsInSec: number
}

export type KeyVerdict =
  | {
      readonly kind: 'admitted' | 'spent'
      readonly id: string
      readonly quotas: readonly QuotaState[]
    }
  | { readonly kind: 'unknown' }
  /** The database is away: the request counts as one without a key. */
  | { readonly kind: 'unchecked' }

/** Checks a key and takes one request of its quota. Rejects when an address tries too many keys that do not exist. */
export type AdmitKey = (secret: string, address: string) => Promise<KeyVerdict>

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into
  interface FastifyContextConfig {
    /** Whether programs may send an API key to this route. */
    acceptsKey?: boolean
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into
  interface FastifyRequest {
    /** The key that admitted the request; null without one. */
    keyId: string | null
  }
}

const KEY = /^Bearer (zeri_\S*)$/i

/** The API key of a request to a route that accepts one. */
export function readKey({
  headers,
  routeOptions,
}: {
  readonly headers: Headers
  readonly routeOptions: Pick<FastifyRequest['routeOptions'], 'config'>
}): string | undefined {
  if (routeOptions.config.acceptsKey !== true) return undefined
  return KEY.exec(String(headers.authorization ?? ''))?.[1]
}

/** Writes what is left of the quotas into the response, and refuses a key that is unknown or has none left. */
export function applyVerdict(verdict: KeyVerdict, request: FastifyRequest, reply: FastifyReply): void {
  if (verdict.kind === 'unchecked') return
  if (verdict.kind === 'unknown') {
    reply.header('www-authenticate', 'Bearer error="invalid_token"')
    throw new AppError('key.invalid')
  }
  const { quotas } = verdict
  reply.header('ratelimit-policy', quotas.map(writePolicy).join(', '))
  reply.header('ratelimit', quotas.map(writeState).join(', '))
  if (verdict.kind === 'spent') throw new AppError('key.quota-exceeded', { retryAfterSec: waitOf(quotas) })
  request.keyId = verdict.id
}

/** As the IETF draft `draft-ietf-httpapi-ratelimit-headers` writes a quota and its window: `"minute";q=60;w=60`. */
function writePolicy({ name, limit, windowSec }: QuotaState): string {
  return `"${name}";q=${limit};w=${windowSec}`
}

/** What is left of it, and the seconds until it begins again: `"minute";r=7;t=12`. */
function writeState({ name, left, endsInSec }: QuotaState): string {
  return `"${name}";r=${left};t=${endsInSec}`
}

/** Seconds until every quota that is used up begins again. */
function waitOf(quotas: readonly QuotaState[]): number {
  return Math.max(1, ...quotas.filter(({ left }) => left === 0).map(({ endsInSec }) => endsInSec))
}
