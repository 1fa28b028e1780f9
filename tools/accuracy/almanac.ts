/** The almanac as the checks see it, so that a mutated copy can replace it. */
export type Almanac = typeof import('@zeri/almanac')
