import type { GeneralStarId } from '@zeri/almanac/judgement'
import { badStars } from './bad-stars.ts'
import { goodStars } from './good-stars.ts'
import type { StarEntry } from './star-entry.ts'

/** The stars of a day, good and bad, but for officers, paths, mansions and taboos. */
export const stars = { ...goodStars, ...badStars } as const satisfies Record<GeneralStarId, StarEntry>
