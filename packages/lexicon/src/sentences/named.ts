import type { HourStarId, StarId } from '@zeri/almanac/judgement'
import type { Grammar } from '../entry.ts'
import { hourStars } from '../hour-stars.ts'
import type { Words } from '../locale.ts'
import { mansions } from '../mansions.ts'
import { officers } from '../officers.ts'
import { paths } from '../paths.ts'
import { stars } from '../stars.ts'
import { taboos } from '../taboos.ts'

/** What a sentence needs of a thing: its name, and how the name behaves. */
export type Named = { readonly name: Words; readonly grammar: Grammar }

const ofDays: Record<StarId, Named> = { ...stars, ...officers, ...paths, ...mansions, ...taboos }
const all: Record<HourStarId, Named> = { ...ofDays, ...hourStars }

export const namedOf = (id: HourStarId): Named => all[id]
