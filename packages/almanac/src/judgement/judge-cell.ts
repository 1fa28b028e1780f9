import { branchOf, pillarOf } from '../calendar/cycle.ts'
import { type Activity, type ActivityId, activities, mattersOf } from './activities.ts'
import { type StarTable, starTable } from './cells.ts'
import { type Evidence, findEvidence, findLean } from './evidence.ts'
import { type CellPolicy, findCellPolicy } from './grade.ts'
import { rememberLift } from './lift-of-day.ts'
import { type BookDay, branchName, noteMatter, type Sign, type Word } from './note-matter.ts'
import { type Reason, type Scale, signOf, weightOf } from './reasons.ts'
import type { School } from './school.ts'
import { sizesOf } from './sizes.ts'
import { isLeaning, type Star, type StarId } from './stars.ts'
import { type Setting, settleVoice } from './voices.ts'
import type { Weight } from './weight.ts'

export type Weighed = { readonly weight: Weight; readonly reasons: readonly Reason[] }

type EvidenceReason = Extract<Reason, { kind: 'evidence' }>

// 协纪辨方书, juan 10, 34a: 下 and 最下 both forbid everything; only the last is as bad as days come.
const verdictLimitOf = ({ grade }: CellPolicy, isReading: boolean): Weight =>
  grade === 5 && !isReading ? -3 : -2

let knownScales: readonly Scale[] | undefined

/** How each activity is weighed, in their order. */
function scales(): readonly Scale[] {
  knownScales ??= activities.map(({ id, read }) => ({ sizes: sizesOf(id), isReading: read !== undefined }))
  return knownScales
}

const made = new WeakMap<Evidence, Map<string, EvidenceReason>>()

/** A reason; the same object whenever evidence comes to the same end. */
function findReason(
  evidence: Evidence,
  by: EvidenceReason['by'],
  silencer?: StarId | undefined,
): EvidenceReason {
  const ofEvidence = made.get(evidence) ?? new Map<string, EvidenceReason>()
  made.set(evidence, ofEvidence)
  const key = silencer ?? by ?? ''
  const found = ofEvidence.get(key)
  if (found) return found
  const status = by === undefined ? 'applied' : 'overridden'
  const reason: EvidenceReason = { kind: 'evidence', evidence, status, by, ...(silencer && { silencer }) }
  ofEvidence.set(key, reason)
  return reason
}

/** One word for each star and side; what a star says of several matters counts if it holds for one. */
function mergeWords(words: readonly Word[]): readonly Word[] {
  const merged: Word[] = []
  for (const word of words) {
    const place = merged.findIndex(({ star, side }) => star === word.star && side === word.side)
    if (place < 0) merged.push(word)
    else if (merged[place]?.fate !== undefined && word.fate === undefined) merged[place] = word
  }
  return merged
}

/** What is favoured in one matter falls where another matter of the same activity is forbidden. */
function setFavourAside(words: readonly Word[]): readonly Word[] {
  const isLasting = words.some((word) => word.side === 'bad' && word.isLasting && word.fate === undefined)
  return words.map((word) =>
    word.side === 'good' && word.fate === undefined ? { ...word, fate: isLasting ? 'lasting' : 'ban' } : word,
  )
}

/** An activity of several matters is forbidden where one of them is. */
function listBookWords(activity: Activity, day: BookDay): readonly Word[] {
  const [first, ...others] = mattersOf(activity)
  if (first === undefined) return []
  const note = noteMatter(first, day)
  if (others.length === 0) return note.words
  const notes = [note, ...others.map((matter) => noteMatter(matter, day))]
  const words = mergeWords(notes.flatMap((one) => one.words))
  return notes.some(({ sign }) => sign < 0) ? setFavourAside(words) : words
}

/** Of the names of one place the strongest that holds counts, else the first. */
function countGroupsOnce(reasons: readonly EvidenceReason[]): Reason[] {
  return reasons.map((one, place) => {
    const { group, side, grade } = one.evidence
    if (group === undefined || one.status !== 'applied') return one
    const isRepeated = reasons.some(
      ({ evidence, status }, index) =>
        index !== place &&
        status === 'applied' &&
        evidence.group === group &&
        evidence.side === side &&
        (evidence.grade > grade || (evidence.grade === grade && index < place)),
    )
    return isRepeated ? findReason(one.evidence, 'group') : one
  })
}

/** What the book says of an activity on a day, with its reasons. */
function judgeByBook(activity: Activity, day: BookDay): Reason[] {
  const isReading = activity.read !== undefined
  const reasons = countGroupsOnce(
    listBookWords(activity, day).map(({ star, side, isLasting, fate, silencer }) =>
      findReason(findEvidence(star, side, isReading, isLasting), fate, silencer),
    ),
  )
  const { policy } = day.setting
  if (policy.policy === 'all-forbidden')
    reasons.push({ kind: 'verdict', limit: verdictLimitOf(policy, isReading), status: 'applied' })
  return reasons
}

/** What path and mansion add where the book makes a verdict; where it makes none they are set aside. */
function listLeans(sign: Sign, leaning: readonly Star[], activity: ActivityId): Reason[] {
  const leans: Reason[] = []
  for (const star of leaning) {
    const evidence = findLean(star, activity)
    if (evidence) leans.push(findReason(evidence, sign === 0 ? 'books' : undefined))
  }
  return leans
}

export type ActivityVerdict = Weighed & {
  readonly activity: ActivityId
  /** What the book says: favoured, forbidden, or not noted. A custom may hold the weight lower. */
  readonly sign: Sign
}

/** What month and day pillar alone decide: all of a verdict but what year, moon, terms and mansion add. */
export type CellVerdict = {
  readonly stars: readonly Star[]
  readonly leaning: readonly Star[]
  readonly day: BookDay
  /** In the order of the activities. */
  readonly activities: readonly ActivityVerdict[]
  /** Finds the benefactors and evils that concern everything. */
  readonly findLift: () => readonly Reason[]
}

/** Stars by whether they speak of matters or only lean. */
export function partStars(stars: readonly Star[]): { speaking: readonly Star[]; leaning: readonly Star[] } {
  return { speaking: stars.filter((star) => !isLeaning(star)), leaning: stars.filter(isLeaning) }
}

/** What comes to the word of the book: path and mansion, and the limits of custom. */
export type Additions = { readonly leaning: readonly Star[]; readonly caps: readonly Reason[] }

/** A verdict of the book with what leans and what custom adds. */
export function addToVerdict(
  { activity, sign, reasons: book }: Omit<ActivityVerdict, 'weight'>,
  place: number,
  { leaning, caps }: Additions,
): ActivityVerdict {
  const reasons = [...book, ...listLeans(sign, leaning, activity), ...caps]
  return { activity, sign, weight: weightOf(reasons, scaleAt(place)), reasons }
}

/** Judges an activity on a day of the book. */
export function judgeActivity(place: number, day: BookDay, additions: Additions): ActivityVerdict {
  const activity = activities[place]
  if (!activity) throw new RangeError(`no activity ${place}`)
  const reasons = judgeByBook(activity, day)
  return addToVerdict({ activity: activity.id, sign: signOf(reasons), reasons }, place, additions)
}

function buildVerdict(cell: number, stars: readonly Star[]): CellVerdict {
  const { speaking, leaning } = partStars(stars)
  const setting: Setting = {
    ids: new Set(stars.map(({ id }) => id)),
    month: branchName(Math.floor(cell / 60)),
    branch: branchName(branchOf(pillarOf(cell % 60))),
    policy: findCellPolicy(cell, stars),
  }
  const voices = speaking.map((star) => settleVoice(star, setting))
  const day: BookDay = { setting, voices, heard: [], daily: [] }
  const verdicts = activities.map((_, place) => judgeActivity(place, day, { leaning, caps: [] }))
  return { stars, leaning, day, activities: verdicts, findLift: rememberLift(stars, verdicts) }
}

function scaleAt(place: number): Scale {
  const scale = scales()[place]
  if (!scale) throw new RangeError(`no activity ${place}`)
  return scale
}

const judged = new WeakMap<StarTable, (CellVerdict | undefined)[]>()

/** The verdict of a cell, computed on first use. */
export function judgeCell(cell: number, school: School): CellVerdict {
  const table = starTable(school)
  const ofTable = judged.get(table) ?? []
  judged.set(table, ofTable)
  const verdict = ofTable[cell] ?? buildVerdict(cell, table.cells[cell] ?? [])
  ofTable[cell] = verdict
  return verdict
}
