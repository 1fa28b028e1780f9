/** Milliseconds of processor time a run takes, the best of several: other work on the machine only makes it slower. */
export function bestMilliseconds(rounds: number, run: (round: number) => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    run(round)
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}
