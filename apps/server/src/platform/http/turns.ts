import type { Server } from 'node:net'

/** Spreads costly work over the event loop: one piece at a time, and everything else before the next. */
export type Turns = {
  /**
   * @param usedShare what the client has used lately, 0 to 1: those who used much wait for the others
   * @param canWait whether somebody already reads what this adds to
   */
  take(usedShare?: number, canWait?: boolean): Promise<void>
  /** Whether too much is ahead of such a client: many pieces of work if it used nothing, few if it used much. */
  isBusyFor(usedShare: number, canWait?: boolean): boolean
  /** Passes no turn while connections to this server wait to be accepted. */
  watch(server: Pick<Server, 'on'>): void
}

/** Work that has begun comes before all that has not. */
const BEGUN = -1
/** So many may be ahead of a client that used nothing: a few seconds' worth. */
const LONG_QUEUE = 160
/** So many may be ahead of a client that used this share or more. */
const SHORT_QUEUE = 16
const MUCH = 0.05
/** Those who used less than this are equal: otherwise newcomers would pass a reader of a few pages again and again. */
const LITTLE = 0.025
/** Work that can wait comes after that of equals, as if its client had used this much more. */
const CAN_WAIT = 0.005
/** Before a turn of such a client the process rests, by this share of the time that the last turn took. */
const REST = 1
/** Iterations of the event loop that belong to a turn: React renders in the one after its data came. */
const TURN_ITERATIONS = 3
/** How long connections may be accepted before a turn is passed nevertheless. */
const MAX_ACCEPTING_MS = 25

/** The lowest rank comes first; of equals the first to come. */
type Waiting = { readonly rank: number; readonly begin: () => void }

const rankOf = (usedShare: number, canWait: boolean): number =>
  usedShare === BEGUN ? BEGUN : Math.max(LITTLE, usedShare) + (canWait ? CAN_WAIT : 0)

/**
 * Between two turns the event loop reads its sockets, so that a cached response waits for one piece of work, not for all
 * that are due. An iteration accepts one connection only: under a flood of connections a piece of work in each iteration
 * would leave all others waiting for seconds. A turn that nobody else wants is taken at once.
 */
export function createTurns(nowMs: () => number = () => performance.now()): Turns {
  const waiting: Waiting[] = []
  let isTaken = false
  let hasAccepted = false
  let acceptingSince: number | undefined
  let left = 0
  let startedMs = 0
  let resting: NodeJS.Timeout | undefined
  let hasRested = false

  /** Whether the turn goes on, or connections wait to be accepted. */
  function isOccupied(): boolean {
    if (left > 0) {
      left -= 1
      return true
    }
    if (!hasAccepted) return false
    hasAccepted = false
    acceptingSince ??= nowMs()
    return nowMs() - acceptingSince < MAX_ACCEPTING_MS
  }

  function pass(): void {
    if (isOccupied()) {
      setImmediate(pass)
      return
    }
    acceptingSince = undefined
    if (beginRest()) return
    const next = waiting.shift()
    if (!next) {
      isTaken = false
      return
    }
    start()
    next.begin()
  }

  /** Leaves idle time between the turns of those who used much, whatever their work was declared to cost. */
  function beginRest(): boolean {
    const [next] = waiting
    hasRested = !hasRested && next !== undefined && next.rank > MUCH
    if (hasRested) resting = setTimeout(endRest, REST * (nowMs() - startedMs))
    return hasRested
  }

  function endRest(): void {
    clearTimeout(resting)
    resting = undefined
    setImmediate(pass)
  }

  function start(): void {
    startedMs = nowMs()
    left = TURN_ITERATIONS - 1
    setImmediate(pass)
  }

  /** How many are ahead of a client. */
  function placeOf(rank: number): number {
    const place = waiting.findIndex((one) => one.rank > rank)
    return place < 0 ? waiting.length : place
  }

  function wait(rank: number, begin: () => void): void {
    waiting.splice(placeOf(rank), 0, { rank, begin })
  }

  return {
    take(usedShare = BEGUN, canWait = false) {
      if (isTaken) {
        if (resting && usedShare <= MUCH) endRest()
        return new Promise((resolve) => wait(rankOf(usedShare, canWait), resolve))
      }
      isTaken = true
      start()
      return Promise.resolve()
    },
    isBusyFor(usedShare, canWait = false) {
      const allowed = SHORT_QUEUE + (LONG_QUEUE - SHORT_QUEUE) * Math.max(0, 1 - usedShare / MUCH)
      return placeOf(rankOf(usedShare, canWait)) > allowed
    },
    watch(server) {
      server.on('connection', () => {
        hasAccepted = true
      })
    },
  }
}
