import { type ActivityId, activities, mattersOf } from './activities.ts'
import { follows } from './noting.ts'
import type { Source } from './sources.ts'
import type { Page, StarGrade } from './star-type.ts'
import { isLeaning, type Star, type StarId, stars } from './stars.ts'
import type { Side } from './voices.ts'

export type { Side } from './voices.ts'

/** What a star says of one activity, or of the day as a whole. */
export type Evidence = {
  readonly star: StarId
  readonly side: Side
  readonly grade: StarGrade
  /** Where it is written. */
  readonly source: Source
  readonly page: Page | undefined
  /** The book names another matter; that it applies to the activity is a reading. */
  readonly isReading: boolean
  readonly group: string | undefined
  /** Path and mansion lean; they never make a verdict. */
  readonly isLeaning: boolean
  /** Forbids whatever favours. */
  readonly isLasting: boolean
  /** A benefactor or an evil of the whole day, which counts half. */
  readonly isGeneral: boolean
}

/** For activities the officer counts as a star of the middle grade, whatever its grade for the day. */
const OFFICER_GRADE: StarGrade = 2

function evidenceOf(star: Star, side: Side, isReading: boolean, isLasting: boolean): Evidence {
  return {
    star: star.id,
    side,
    grade: star.family === 'officer' ? OFFICER_GRADE : star.grade,
    source: star.source,
    page: side === 'good' ? star.favoursAt : star.forbidsAt,
    isReading: isReading || isLeaning(star),
    group: star.group,
    isLeaning: isLeaning(star),
    isLasting,
    isGeneral: star.isGeneral === true,
  }
}

const made = new Map<StarId, Evidence[]>()

/** The evidence of a star; the same object whenever it says the same. */
export function findEvidence(star: Star, side: Side, isReading: boolean, isLasting = false): Evidence {
  const ofStar = made.get(star.id) ?? []
  made.set(star.id, ofStar)
  const place = (side === 'good' ? 4 : 0) + (isReading ? 2 : 0) + (isLasting ? 1 : 0)
  const found = ofStar[place] ?? evidenceOf(star, side, isReading, isLasting)
  ofStar[place] = found
  return found
}

/** What path or mansion lean towards for an activity; nothing where they are silent. */
export function findLean(star: Star, activity: ActivityId): Evidence | undefined {
  if (star.reading?.favours?.includes(activity)) return findEvidence(star, 'good', true)
  return star.reading?.forbids?.includes(activity) ? findEvidence(star, 'bad', true) : undefined
}

/** Whether a list names one of the matters, with the lists that a star adds under conditions. */
function names(star: Star, side: 'favours' | 'forbids', matters: readonly string[]): boolean {
  const lists = [star[side], ...(star.adds ?? []).map((one) => one[side])].join(' ').split(' ')
  if (matters.some((matter) => lists.includes(matter))) return true
  if (side === 'favours' || star.forbidsAllBut === undefined) return false
  const spared = star.forbidsAllBut.split(' ')
  return matters.some((matter) => !spared.includes(matter))
}

/**
 * Every rule an activity has, whatever the day.
 * @example listRulesOf('haircut').some(({ star }) => star === 'taboo-ding') // true
 */
export function listRulesOf(id: ActivityId): readonly Evidence[] {
  const activity = activities.find((one) => one.id === id)
  if (!activity) return []
  const isReading = activity.read !== undefined
  const matters = mattersOf(activity).flatMap((matter) => [matter, follows[matter] ?? matter])
  return stars().flatMap((star) => {
    const lean = findLean(star, id)
    if (lean) return [lean]
    const sides: Evidence[] = []
    if (names(star, 'forbids', matters)) sides.push(findEvidence(star, 'bad', isReading, star.lasts === true))
    if (names(star, 'favours', matters)) sides.push(findEvidence(star, 'good', isReading))
    return sides
  })
}
