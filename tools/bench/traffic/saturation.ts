type Search = {
  /** Sends at a rate for a while; returns whether it was sustained. */
  readonly sustains: (rate: number) => Promise<boolean>
  /** A rate that is surely sustained. */
  readonly from: number
  /** How many times the gap between the highest sustained rate and the lowest other one is halved. */
  readonly halvings: number
}

const GROWTH = 1.5
const MOST_RATE = 100_000

/**
 * Finds the highest sustained rate: raises it by half until one fails, then halves the gap. A rate that fails is tried
 * once more before it counts, because other work on the machine can only make it slower.
 */
export async function findSaturation({ sustains, from, halvings }: Search): Promise<number> {
  const keepsUp = async (rate: number): Promise<boolean> => (await sustains(rate)) || (await sustains(rate))
  if (!(await keepsUp(from))) throw new Error(`not even ${from} visits a second are sustained`)
  let sustained = from
  let lost = from * GROWTH
  while (await keepsUp(lost)) {
    sustained = lost
    lost *= GROWTH
    if (lost > MOST_RATE) throw new Error('no end found: the sender or its judge is broken')
  }
  for (let turn = 0; turn < halvings; turn += 1) {
    const middle = (sustained + lost) / 2
    if (await keepsUp(middle)) sustained = middle
    else lost = middle
  }
  return sustained
}
