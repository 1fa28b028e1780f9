import { badStars } from './bad-stars.ts'
import { dayStars } from './day-stars.ts'
import { goodStars } from './good-stars.ts'
import { mansions } from './mansions.ts'
import { officers } from './officers.ts'
import { paths } from './paths.ts'
import { popularDays } from './popular-days.ts'
import type { StarData, StarFamily } from './star-type.ts'
import { taboos } from './taboos.ts'

export type GeneralStarId =
  | (typeof goodStars)[number]['id']
  | (typeof badStars)[number]['id']
  | (typeof dayStars)[number]['id']
  | (typeof popularDays)[number]['id']
export type OfficerId = (typeof officers)[number]['id']
export type PathId = (typeof paths)[number]['id']
export type MansionId = (typeof mansions)[number]['id']
export type TabooId = (typeof taboos)[number]['id']

export type StarId = GeneralStarId | OfficerId | PathId | MansionId | TabooId

export type Star = StarData & { readonly id: StarId; readonly family: StarFamily }

type Named = StarData & { readonly id: StarId }

/** The members of each family; a family that is missing does not compile. */
const families: Readonly<Record<StarFamily, readonly Named[]>> = {
  star: [...goodStars, ...badStars, ...dayStars, ...popularDays],
  officer: officers,
  path: paths,
  mansion: mansions,
  taboo: taboos,
}

/** Path and mansion lean; they speak of no matter. */
export function isLeaning({ family }: Pick<Star, 'family'>): boolean {
  return family === 'path' || family === 'mansion'
}

let known: readonly Star[] | undefined

/**
 * Everything of a day that favours or forbids an activity, in one order.
 * @example stars().find(({ id }) => id === 'heavenly-virtue').grade // 3
 */
export function stars(): readonly Star[] {
  known ??= Object.entries(families).flatMap(([family, members]) =>
    // True: the keys of `families` are the families.
    members.map((star): Star => ({ ...star, family: family as StarFamily })),
  )
  return known
}

function idAt<Id>(members: readonly { readonly id: Id }[], index: number): Id {
  const member = members[index]
  if (!member) throw new RangeError(`no member ${index}`)
  return member.id
}

/**
 * Id of an officer by its place, 0 建 … 11 闭.
 * @example officerIdOf(6) // 'officer-break'
 */
export const officerIdOf = (index: number): OfficerId => idAt(officers, index)

/**
 * Id of a star of the path by its place, 0 青龙 … 11 勾陈.
 * @example pathIdOf(0) // 'green-dragon'
 */
export const pathIdOf = (index: number): PathId => idAt(paths, index)

/**
 * Id of a mansion by its place, 0 角 … 27 轸.
 * @example mansionIdOf(4) // 'mansion-heart'
 */
export const mansionIdOf = (index: number): MansionId => idAt(mansions, index)
