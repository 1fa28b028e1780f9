/** The almanac as the checks see it, so that a mutated copy can stand in its place. */
export type Almanac = typeof import('@zeri/almanac')
