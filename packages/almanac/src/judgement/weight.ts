/** From −3, as bad as days come, to 3. */
export type Weight = -3 | -2 | -1 | 0 | 1 | 2 | 3
