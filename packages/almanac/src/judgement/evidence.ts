import { type ActivityId, activities } from './activities.ts'
import type { Source } from './sources.ts'
import type { StarGrade } from './star-type.ts'
import { type Star, type StarId, stars } from './stars.ts'

export type Side = 'good' | 'bad'

/** What a star says of one activity, or of the day as a whole. */
export type Evidence = {
  readonly star: StarId
  readonly side: Side
  readonly grade: StarGrade
  /** Where it is written; `modern` where the whole link is ours. */
  readonly source: Source
  /** The book names another matter; that it applies to the activity is a reading. */
  readonly isReading: boolean
  readonly group: string | undefined
  /** Path and mansion lean; they take no part in the quarrel of favour and forbid. */
  readonly isLeaning: boolean
  /** Forbids whatever favours; a reading never does. */
  readonly isLasting: boolean
}

/** Places of the activities in a list of targets; the day as a whole comes after them. */
export const DAY_TARGET = activities.length
const TARGET_COUNT = DAY_TARGET + 1

type Aimed = { readonly target: number; readonly evidence: Evidence }

/** For activities the officer counts as a star of the middle grade, whatever its grade for the day. */
const OFFICER_GRADE: StarGrade = 2

function evidenceOf(star: Star, side: Side, link: { source: Source; isReading: boolean }): Evidence {
  return {
    star: star.id,
    side,
    grade: star.family === 'officer' ? OFFICER_GRADE : star.grade,
    ...link,
    group: star.group,
    isLeaning: star.family === 'path' || star.family === 'mansion',
    isLasting: side === 'bad' && star.isLasting === true && !link.isReading,
  }
}

function findLink(
  star: Star,
  side: Side,
  activity: (typeof activities)[number],
): { source: Source; isReading: boolean } | undefined {
  const list = side === 'good' ? 'favours' : 'forbids'
  const books = star.also ? [star, star.also] : [star]
  const findBook = (terms: readonly string[]) =>
    books.find((book) => book[list]?.split(' ').some((matter) => terms.includes(matter)))
  const written = findBook(activity.terms)
  if (written) return { source: written.source, isReading: false }
  const read = findBook(activity.read)
  if (read) return { source: read.source, isReading: true }
  return star.reading?.[list]?.includes(activity.id) ? { source: 'modern', isReading: true } : undefined
}

/** A star that both favours and forbids matters of one activity is heard on the bad side only. */
function aimAtActivities(star: Star): Aimed[] {
  return activities.flatMap((activity, target) => {
    for (const side of ['bad', 'good'] as const) {
      const link = findLink(star, side, activity)
      if (link) return [{ target, evidence: evidenceOf(star, side, link) }]
    }
    return []
  })
}

/** What colours the whole day: great and middling stars, officer, path and mansion. How much is our reading. */
function aimAtDay(star: Star): Aimed[] {
  const isHeard = star.family === 'star' ? star.grade >= 2 : star.family !== 'taboo'
  if (!isHeard) return []
  const evidence = evidenceOf(star, star.polarity, { source: star.source, isReading: true })
  return [{ target: DAY_TARGET, evidence: { ...evidence, grade: star.grade, isLasting: false } }]
}

let aimed: ReadonlyMap<StarId, readonly Aimed[]> | undefined

function aimsOf(star: StarId): readonly Aimed[] {
  aimed ??= new Map(stars().map((one) => [one.id, [...aimAtActivities(one), ...aimAtDay(one)]]))
  return aimed.get(star) ?? []
}

const NOTHING: readonly Evidence[] = []

/** Evidence of the stars of a day by target; a target that no star concerns has none. */
export function gatherEvidence(present: readonly Star[]): readonly (readonly Evidence[])[] {
  const found: (readonly Evidence[])[] = new Array(TARGET_COUNT).fill(NOTHING)
  const own: (Evidence[] | undefined)[] = new Array(TARGET_COUNT)
  for (const { id } of present)
    for (const { target, evidence } of aimsOf(id)) {
      const list = own[target]
      if (list) list.push(evidence)
      else found[target] = own[target] = [evidence]
    }
  return found
}

/**
 * Every rule an activity has, whatever the day.
 * @example listRulesOf('haircut').some(({ star }) => star === 'taboo-ding') // true
 */
export function listRulesOf(activity: ActivityId): readonly Evidence[] {
  const place = activities.findIndex(({ id }) => id === activity)
  return stars().flatMap(({ id }) =>
    aimsOf(id)
      .filter(({ target }) => target === place)
      .map(({ evidence }) => evidence),
  )
}
