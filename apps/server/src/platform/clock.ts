/** The source of the current time; tests and drills pass their own. */
export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }

/** Counts from the start of the process and ignores changes of the system clock: for pauses, not for dates. */
export const steadyClock: Clock = { now: () => performance.now() }
