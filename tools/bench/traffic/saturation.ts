type Search = {
  /** Sends at a rate for a while; tells whether it was kept up. */
  readonly sustains: (rate: number) => Promise<boolean>
  /** A rate surely kept up. */
  readonly from: number
  /** How many times the gap between the best rate kept and the least one not kept is halved. */
  readonly halvings: number
}

const GROWTH = 1.5
const MOST_RATE = 100_000

/**
 * The highest rate found to be kept up: rising by half until one is not, then halving the gap. A rate that fails is
 * tried once more before it counts, because whatever else a machine does for a moment can only make it slower.
 */
export async function findSaturation({ sustains, from, halvings }: Search): Promise<number> {
  const keepsUp = async (rate: number): Promise<boolean> => (await sustains(rate)) || (await sustains(rate))
  if (!(await keepsUp(from))) throw new Error(`not even ${from} visits a second are kept up`)
  let kept = from
  let lost = from * GROWTH
  while (await keepsUp(lost)) {
    kept = lost
    lost *= GROWTH
    if (lost > MOST_RATE) throw new Error('no end found: the sender or its judge is broken')
  }
  for (let turn = 0; turn < halvings; turn += 1) {
    const middle = (kept + lost) / 2
    if (await keepsUp(middle)) kept = middle
    else lost = middle
  }
  return kept
}
