import { BRANCHES } from './cells.ts'
import type { CellPolicy } from './grade.ts'
import type { Matter } from './matters.ts'
import { benefactors, follows, freedBy, freedWhereFavoured, tooWeakToFree, tradeMatters } from './noting.ts'
import type { Star, StarId } from './stars.ts'
import {
  type Fate,
  type Firmness,
  type Heard,
  placeOf,
  type Setting,
  type Side,
  type Voice,
} from './voices.ts'

/** What the book says of a matter: favoured, forbidden, or not noted. */
export type Sign = -1 | 0 | 1

/** What a star says of a matter on a day, and why it does not hold, if it does not. */
export type Word = {
  readonly star: Star
  readonly side: Side
  readonly isLasting: boolean
  readonly fate: Fate | undefined
  /** The star that leaves the matter unnoted. */
  readonly silencer: StarId | undefined
}

export type Note = { readonly sign: Sign; readonly words: readonly Word[] }

/** A day as the book reads it. */
export type BookDay = {
  readonly setting: Setting
  /** All that speaks of matters by month and pillar; path and mansion do not. */
  readonly voices: readonly Voice[]
  /** What is heard of them, by the place of a matter; found once for a cell. */
  readonly heard: (readonly Heard[] | undefined)[]
  /** What year, moon and terms add. */
  readonly daily: readonly Voice[]
}

const placeOfMatter = (matter: Matter): number => placeOf.get(matter) ?? 0

/** Which place of a star's list speaks of a matter: its own, or that of the matter it follows. */
function spokenPlace(mask: Uint8Array, place: number, like: number): number | undefined {
  if (mask[place] === 1) return place
  return mask[like] === 1 ? like : undefined
}

/** Why the word of a star does not hold whatever the others say. */
function findOwnFate(voice: Voice, side: Side, place: number): Fate | undefined {
  if (side === 'good') return voice.isVoid ? 'unnoted' : undefined
  return voice.remains?.[place] === 0 ? 'relief' : undefined
}

function hearFavour(voice: Voice, place: number): Heard {
  const heard = voice.favours[place] ?? {
    voice,
    side: 'good',
    own: findOwnFate(voice, 'good', place),
    firmness: 'plain',
  }
  voice.favours[place] = heard
  return heard
}

function hearBan(voice: Voice, place: number): Heard {
  const known = voice.bans[place]
  if (known) return known
  const own = findOwnFate(voice, 'bad', place)
  const isLasting = own === undefined && voice.lasting[place] === 1
  const firmness = isLasting ? 'lasting' : voice.isGraded ? 'graded' : 'plain'
  const heard: Heard = { voice, side: 'bad', own, firmness }
  voice.bans[place] = heard
  return heard
}

/** Hears the stars of a list that speak of a matter. */
function listHeard(matter: Matter, voices: readonly Voice[]): readonly Heard[] {
  const place = placeOfMatter(matter)
  const like = placeOfMatter(follows[matter] ?? matter)
  const heard: Heard[] = []
  for (const voice of voices) {
    const favoured = spokenPlace(voice.lists.favours, place, like)
    if (favoured !== undefined) heard.push(hearFavour(voice, favoured))
    const forbidden = spokenPlace(voice.lists.forbids, place, like)
    if (forbidden !== undefined) heard.push(hearBan(voice, forbidden))
  }
  return heard
}

/** A free day takes back what month and pillar forbid. */
function freeBans(heard: readonly Heard[]): readonly Heard[] {
  return heard.map((one) => (one.side === 'bad' ? { ...one, own: 'free', firmness: 'plain' } : one))
}

function listCellHeard(matter: Matter, voices: readonly Voice[], { policy }: Setting): readonly Heard[] {
  const heard = listHeard(matter, voices)
  return policy.isFree ? freeBans(heard) : heard
}

/** Every star that speaks of a matter. A free day is free of what month and pillar forbid. */
function hear(matter: Matter, { setting, voices, heard, daily }: BookDay): readonly Heard[] {
  const place = placeOfMatter(matter)
  const ofCell = heard[place] ?? listCellHeard(matter, voices, setting)
  heard[place] = ofCell
  const ofDay = daily.length === 0 ? [] : listHeard(matter, daily)
  return ofDay.length === 0 ? ofCell : [...ofCell, ...ofDay]
}

/** What is left standing on either side of a matter, each star's own entry heard. */
type Balance = { favoured: boolean } & Record<Firmness, boolean>

function balanceOf(heard: readonly Heard[], ignored?: StarId): Balance {
  const balance: Balance = { favoured: false, lasting: false, graded: false, plain: false }
  for (const { voice, side, own, firmness } of heard) {
    if (own !== undefined) continue
    if (side === 'bad') balance[firmness] = true
    else if (voice.star.id !== ignored) balance.favoured = true
  }
  return balance
}

/** A star for whose sake a matter is not noted as good. */
function findSilencer(matter: Matter, { voices, daily }: BookDay): StarId | undefined {
  const place = placeOfMatter(matter)
  const isSilencing = ({ lists }: Voice): boolean => lists.unnoted[place] === 1
  return (voices.find(isSilencing) ?? daily.find(isSilencing))?.star.id
}

/** Whether favour and ban of a matter cancel out on a day of a level grade. */
function isCancelled(matter: Matter, day: BookDay): boolean {
  const { favoured, graded, plain, lasting } = balanceOf(hear(matter, day), tooWeakToFree[matter])
  return favoured && graded && !plain && !lasting
}

function isFreedTogether(matter: Matter, day: BookDay): boolean {
  if (freedBy[matter]?.some((other) => other !== matter && isCancelled(other, day))) return true
  const pair = freedWhereFavoured[matter]
  return pair !== undefined && balanceOf(hear(pair, day)).favoured
}

function freesTrade(matter: Matter, { setting: { ids, policy } }: BookDay): boolean {
  if (!tradeMatters.has(matter) || (policy.grade !== undefined && policy.policy === 'forbid-wins'))
    return false
  return benefactors.some((id) => ids.has(id))
}

/** The sign of a matter, and why what still stands on a side does not hold. Bans that last hold in any case. */
type Decision = {
  readonly sign: Sign
  readonly favour?: Fate | undefined
  readonly graded?: Fate | undefined
  readonly plain?: Fate | undefined
  readonly silencer?: StarId | undefined
}

/** Why a ban that does not last is not noted, though nothing favours the matter enough to overcome it. */
function findRelease(matter: Matter, day: BookDay): Fate | undefined {
  if (freesTrade(matter, day)) return 'trade'
  return day.setting.policy.policy === 'cancel' && isFreedTogether(matter, day) ? 'together' : undefined
}

/** What the grade makes of the bans it reaches. */
function findGradeFate({ favoured }: Balance, { policy }: CellPolicy): Fate | undefined {
  return policy === 'favour-wins' || (policy === 'cancel' && favoured) ? 'grade' : undefined
}

function decide(matter: Matter, heard: readonly Heard[], day: BookDay): Decision {
  const { policy } = day.setting.policy
  if (policy === 'all-forbidden') return { sign: -1, favour: 'grade' }
  const balance = balanceOf(heard)
  const { favoured, graded, plain, lasting } = balance
  const byGrade = graded ? findGradeFate(balance, day.setting.policy) : undefined
  const release = (graded && !byGrade) || plain ? findRelease(matter, day) : undefined
  const fates = { graded: byGrade ?? release, plain: release }
  if (lasting) return { ...fates, sign: -1, favour: 'lasting' }
  if (plain && !release) return { ...fates, sign: -1, favour: 'ban' }
  if (graded && !fates.graded) return { ...fates, sign: -1, favour: 'grade' }
  // 从宜亦从忌: what is both favoured and forbidden is noted as neither.
  if (graded && byGrade && policy === 'cancel') return { ...fates, sign: 0, favour: 'grade' }
  const silencer = favoured ? findSilencer(matter, day) : undefined
  if (silencer) return { ...fates, sign: 0, favour: 'unnoted', silencer }
  return { ...fates, sign: favoured ? 1 : 0 }
}

/**
 * What the book says of a matter on a day.
 * 协纪辨方书, juan 10: entries of the stars, grades (33b to 34a), rules of noting (73b to 77a).
 */
export function noteMatter(matter: Matter, day: BookDay): Note {
  const heard = hear(matter, day)
  const decision = decide(matter, heard, day)
  const { sign, favour, silencer } = decision
  const words = heard.map(({ voice: { star }, side, own, firmness }): Word => {
    const isLasting = firmness === 'lasting'
    const fate = own ?? (side === 'good' ? favour : isLasting ? undefined : decision[firmness])
    const isSilenced = silencer !== undefined && fate === 'unnoted'
    return { star, side, isLasting, fate, silencer: isSilenced ? silencer : undefined }
  })
  return { sign, words }
}

/** The name of a branch by its place, 0 子 … 11 亥. */
export const branchName = (branch: number): string => BRANCHES.charAt(branch)
