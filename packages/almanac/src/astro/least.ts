const STEP_MS = 600_000
const ROUNDS = 6

/** The instant of the least distance near an instant, by parabolas through three samples. */
export function findLeast(distanceAt: (atMs: number) => number, nearMs: number): number {
  let atMs = nearMs
  let step = STEP_MS
  for (let round = 0; round < ROUNDS; round++) {
    const [a, b, c] = [atMs - step, atMs, atMs + step].map((one) => distanceAt(one) ** 2) as [
      number,
      number,
      number,
    ] // true: three samples
    const shift = (step * (a - c)) / (2 * (a - 2 * b + c))
    atMs += Math.max(-6 * STEP_MS, Math.min(6 * STEP_MS, shift))
    if (Math.abs(shift) < step) step = Math.max(STEP_MS / 20, step / 2)
  }
  return Math.round(atMs)
}
