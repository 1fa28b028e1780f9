/** Where the time comes from; tests and drills bring their own. */
export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }
