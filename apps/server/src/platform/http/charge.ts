import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import type { Limits, Refusal } from './limits.ts'
import type { Turns } from './turns.ts'

/**
 * Charges a client for work before it is done and, if it is costly, waits for its turn: after others if it can wait.
 * Rejects when the client, or the process, has no room for it.
 */
export type Charge = (
  request: FastifyRequest,
  costMs: number,
  options?: { readonly canWait?: boolean },
) => Promise<void>

/** Work below this delays others too little to wait for a turn. */
const COSTLY_MS = 5

/**
 * Milliseconds of processor time, as `npm run bench -- costs` measures them. Those of operations are in the contract. A
 * page pays for the operations that it calls, whose own costs are not charged.
 */
export const costs = {
  /** A public page that no cache holds, compressed for those that come after. */
  publicPage: 40,
  /** A page for one visitor without a session, and the response to a form. */
  visitorPage: 20,
  /** A page of a signed-in user. */
  personalPage: 25,
  /** What a shared page says to one person, without a page around it. */
  layer: 10,
  /** A preview picture that must be painted, on a thread of its own. */
  picture: 100,
  /** The look-up of a subscription; most are unchanged. */
  feed: 2,
  /** The days of a subscription that is not held in memory. */
  writtenFeed: 60,
  publicFeed: 20,
  /** Ten years of up to fifty lunar dates. */
  lunarFeed: 10,
  dayFile: 4,
  personalDayFile: 6,
  /** A day of the chooser or of a shared shortlist. */
  takenDayFile: 6,
  widget: 3,
  /** A day in the frame of another site; there is one for each date. */
  embed: 10,
  /** A message of a language model, whatever it is about; a tool costs what it calls. */
  toolMessage: 4,
  /** The description of a frame; no day is computed. */
  oembed: 1,
  /** The facts of the days of a year. */
  factsOfYear: 60,
  /** A sheet of up to four megabytes, read from the database. */
  sheetFile: 20,
} as const

type ChargeDeps = {
  readonly turns: Turns
  readonly limits: Limits
  /** Whether a request is a call of our own pages: the page was charged already. */
  readonly isInternal: (request: FastifyRequest) => boolean
  readonly countRefusal: (refusal: Refusal) => void
}

export function createCharge({ limits, turns, isInternal, countRefusal }: ChargeDeps): Charge {
  return async (request, costMs, { canWait = false } = {}) => {
    if (isInternal(request)) return
    const { keyId, ip } = request
    const verdict = keyId ? limits.chargeKey(keyId, costMs, canWait) : limits.charge(ip, costMs, canWait)
    if (verdict.allowed) return costMs < COSTLY_MS ? undefined : turns.take(verdict.usedShare, canWait)
    countRefusal(verdict)
    throw toError(verdict)
  }
}

/** 429 when the client has used its own allowance, 503 when the process is busy with others. */
function toError({ rung, retryAfterSec }: Refusal): AppError {
  return new AppError(rung ? 'limit.exceeded' : 'server.busy', { retryAfterSec })
}
