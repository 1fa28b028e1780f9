import type { Star, Tag } from '../day.ts'
import { pickTags } from '../pick-tags.ts'
import { isCancelled } from './bill/write-bill.ts'

const FEWEST = 3
const MOST = 6
const CANCELLED = 3

type Message = {
  readonly goodFor: readonly string[]
  readonly standing: number
  readonly putOff: readonly string[]
}

/** What stands out on a day: what a star of its own favours, three to six of them; filled to three where there are fewer. */
export function pickStanding(tags: readonly Tag[], { goodFor, standing }: Message): readonly Tag[] {
  return pickTags(tags, goodFor, Math.max(FEWEST, Math.min(standing, MOST)))
}

/** What is better put off, the worst first. */
export function pickPutOff(tags: readonly Tag[], { putOff }: Message): readonly Tag[] {
  return pickTags(tags, putOff, MOST)
}

/** What is neither favoured nor forbidden because both cancel out. Nothing medical is named. */
export function pickCancelled(tags: readonly Tag[], stars: ReadonlyMap<string, Star>): readonly Tag[] {
  return tags
    .filter((tag) => tag.isShown && !tag.isMedical && tag.weight === 0 && isCancelled(tag, stars))
    .slice(0, CANCELLED)
}
