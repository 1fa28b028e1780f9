import { badStars } from './bad-stars.ts'
import { goodStars } from './good-stars.ts'
import { mansions } from './mansions.ts'
import { officers } from './officers.ts'
import { paths } from './paths.ts'
import type { StarData, StarFamily } from './star-type.ts'
import { taboos } from './taboos.ts'

export type StarId =
  | (typeof goodStars)[number]['id']
  | (typeof badStars)[number]['id']
  | (typeof officers)[number]['id']
  | (typeof paths)[number]['id']
  | (typeof mansions)[number]['id']
  | (typeof taboos)[number]['id']

export type Star = StarData & { readonly id: StarId; readonly family: StarFamily }

type Named = StarData & { readonly id: StarId }

const families: readonly { readonly family: StarFamily; readonly members: readonly Named[] }[] = [
  { family: 'star', members: goodStars },
  { family: 'star', members: badStars },
  { family: 'officer', members: officers },
  { family: 'path', members: paths },
  { family: 'mansion', members: mansions },
  { family: 'taboo', members: taboos },
]

let known: readonly Star[] | undefined

/**
 * Everything of a day that speaks for or against a matter, in one order.
 * @example stars().find(({ id }) => id === 'heavenly-virtue').grade // 3
 */
export function stars(): readonly Star[] {
  known ??= families.flatMap(({ family, members }) => members.map((star): Star => ({ ...star, family })))
  return known
}
