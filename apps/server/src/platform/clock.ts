/** Where the time comes from; tests and drills bring their own. */
export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }

/** Counts from the start of the process, whatever is done to the clock of the machine: for pauses, not for dates. */
export const steadyClock: Clock = { now: () => performance.now() }
