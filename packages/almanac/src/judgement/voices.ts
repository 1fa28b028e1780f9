import { type CellPolicy, isGraded, listStaying, virtues } from './grade.ts'
import { matters } from './matters.ts'
import { revived, reviving } from './noting.ts'
import type { Addition, Relief } from './star-type.ts'
import type { Star, StarId } from './stars.ts'

export type Side = 'good' | 'bad'

/**
 * Why a word of the book does not hold on a day: the grade decides otherwise; a ban stands, or lasts whatever favours; the
 * entry of the star takes it back; another rule leaves the matter unnoted; a matter like it is freed; a benefactor frees
 * trade; the whole day is free.
 */
export type Fate = 'grade' | 'ban' | 'lasting' | 'relief' | 'unnoted' | 'together' | 'trade' | 'free'

/** How a ban stands: it lasts, it yields to the grade of the day, or it is a plain one, outside the grades. */
export type Firmness = 'lasting' | 'graded' | 'plain'

/** A star that speaks of a matter, on a side, with what its own entry makes of it. */
export type Heard = {
  readonly voice: Voice
  readonly side: Side
  /** Why it does not hold whatever the others say. */
  readonly own: Fate | undefined
  readonly firmness: Firmness
}

/** Which matters a list names, by their place in `matters`. */
type Mask = Uint8Array

export const placeOf = new Map<string, number>(matters.map((matter, place) => [matter, place]))
const MATTER_COUNT = matters.length

function maskOf(list = ''): Mask {
  const mask = new Uint8Array(MATTER_COUNT)
  for (const matter of list.split(' ')) {
    const place = placeOf.get(matter)
    if (place !== undefined) mask[place] = 1
  }
  return mask
}

type Lists = {
  readonly favours: Mask
  readonly forbids: Mask
  /** What is not noted as good. */
  readonly unnoted: Mask
}

const invert = (mask: Mask): Mask => mask.map((named) => 1 - named)

const either = (one: Mask, other: Mask): Mask => one.map((named, place) => named | (other[place] ?? 0))

function makeLists({ favours, forbids, forbidsAllBut, unnoted, notesOnly }: Star): Lists {
  return {
    favours: maskOf(favours),
    forbids: forbidsAllBut === undefined ? maskOf(forbids) : invert(maskOf(forbidsAllBut)),
    unnoted: notesOnly === undefined ? maskOf(unnoted) : invert(maskOf(notesOnly)),
  }
}

/** What a star says on a day of a month, with its conditions settled. */
export type Voice = {
  readonly star: Star
  readonly lists: Lists
  /** What its ban is reduced to by its own entry; all of it where nothing relieves it. */
  readonly remains: Mask | undefined
  readonly lasting: Mask
  /** What it favours is not followed. */
  readonly isVoid: boolean
  /** Its ban yields to the grade of the day; others are outside the grades (33b). */
  readonly isGraded: boolean
  /** What is heard of it, by the place of a matter. */
  readonly favours: (Heard | undefined)[]
  readonly bans: (Heard | undefined)[]
}

const NOTHING: Mask = new Uint8Array(MATTER_COUNT)
const EVERYTHING: Mask = invert(NOTHING)

const made = new Map<string, Mask>()

/** A mask by its list, made once. */
function shareMask(list: string): Mask {
  const found = made.get(list) ?? maskOf(list)
  made.set(list, found)
  return found
}

/** The circumstances in which a star speaks. */
export type Setting = {
  readonly ids: ReadonlySet<StarId>
  /** Branches of month and day. */
  readonly month: string
  readonly branch: string
  readonly policy: CellPolicy
}

/** Whether an addition holds. Those of a season concern only felling, hunting and fishing, which no activity is. */
function holds({ beside, months, days, between }: Addition, setting: Setting): boolean {
  if (between || (months && !months.includes(setting.month)) || (days && !days.includes(setting.branch)))
    return false
  return !beside || beside.some((id) => setting.ids.has(id as StarId)) // ids are checked by a test
}

function findRelief({ relief }: Star, { ids, month }: Setting): Relief | undefined {
  return relief?.find(
    ({ by, months }) => (!months || months.includes(month)) && by.some((id) => ids.has(id as StarId)),
  )
}

function findLasting(star: Star, { ids, month, policy }: Setting): Mask {
  if (star.lasts === true || star.lasts?.includes(month)) return EVERYTHING
  if (revived.includes(star.id) && reviving.some((id) => ids.has(id))) return EVERYTHING
  return policy.policy === 'favour-wins' ? shareMask(listStaying(star.id).join(' ')) : NOTHING
}

/** What decides how a star speaks. */
type Circumstances = {
  readonly additions: readonly Addition[]
  readonly relief: Relief | undefined
  readonly lasting: Mask
  readonly isVoid: boolean
}

function makeVoice(star: Star, { additions, relief, lasting, isVoid }: Circumstances): Voice {
  let lists = makeLists(star)
  for (const { favours = '', forbids = '' } of additions)
    lists = {
      ...lists,
      favours: either(lists.favours, shareMask(favours)),
      forbids: either(lists.forbids, shareMask(forbids)),
    }
  if (relief?.unnoted) lists = { ...lists, unnoted: either(lists.unnoted, shareMask(relief.unnoted)) }
  const remains = relief && shareMask(relief.keeps ?? '')
  return { star, lists, remains, lasting, isVoid, isGraded: isGraded(star), favours: [], bans: [] }
}

type Made = { readonly circumstances: Circumstances; readonly voice: Voice }

const voicesOf = new Map<StarId, Made[]>()

const isSame = (one: Circumstances, other: Circumstances): boolean =>
  one.relief === other.relief &&
  one.lasting === other.lasting &&
  one.isVoid === other.isVoid &&
  one.additions.length === other.additions.length &&
  one.additions.every((addition, place) => addition === other.additions[place])

/** Settles what a star says under the circumstances of a day; the same voice wherever they are the same. */
export function settleVoice(star: Star, setting: Setting): Voice {
  const relief = findRelief(star, setting)
  const circumstances: Circumstances = {
    additions: star.adds?.filter((addition) => holds(addition, setting)) ?? [],
    relief,
    lasting: relief ? EVERYTHING : findLasting(star, setting),
    isVoid: setting.policy.isVirtueVoid && virtues.has(star.id),
  }
  const made = voicesOf.get(star.id) ?? []
  voicesOf.set(star.id, made)
  const found = made.find((one) => isSame(one.circumstances, circumstances))
  if (found) return found.voice
  const voice = makeVoice(star, circumstances)
  made.push({ circumstances, voice })
  return voice
}
