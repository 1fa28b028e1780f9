import type { NatalChart, NatalRules } from '@zeri/almanac/bazi'
import type { Chart, Locale } from '@zeri/contract'
import type { Session } from '../../platform/http/auth.ts'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import type { BirthDetails, NatalChoices } from './birth.ts'

/** The caller of an operation on births: a signed-in user, a browser that has made readings, both or neither. */
export type BirthCaller = { readonly session: Session | undefined; readonly caller: Caller }

/** A birth the caller may read. Someone else's shared birth shows its pillars alone. */
export type FoundBirth = {
  readonly uuid: string
  readonly isOwn: boolean
  readonly isChart: boolean
  readonly isShared: boolean
  readonly keptUntil: Date | null
  readonly fio: string | null
  readonly birth: BirthDetails
  /** The rules of its reader's school, for what is not chosen for the birth itself; the usual ones where it is not their own. */
  readonly usual: NatalRules
  /** The rules of that school as the contract writes them. */
  readonly schoolRules: string
  readonly chart: NatalChart
}

type NewReading = BirthDetails & {
  readonly fio: string | null
  readonly email: string | null
  readonly locale: Locale
}

/** A reading of a browser as its lists show it. */
type ListedReading = {
  readonly uuid: string
  readonly fio: string | null
  readonly birth: BirthDetails
  readonly keptUntil: Date
}

/** A choice of how to read a birth: what is left out stays as it is, null takes a choice back. */
export type NatalChoice = {
  readonly rules: { readonly [Name in keyof NatalChoices]?: NatalChoices[Name] | null | undefined }
  /** Null for the time of birth itself. */
  readonly chosenMs?: number | null | undefined
}

/** The store of births. A birth of another owner is not found, unless that owner shares it. */
export type Births = {
  save(reading: NewReading, caller: Caller): Promise<{ readonly uuid: string; readonly cookie: Cookie }>
  list(caller: Caller): Promise<readonly ListedReading[]>
  find(uuid: string, caller: BirthCaller): Promise<FoundBirth>
  rename(uuid: string, fio: string, caller: BirthCaller): Promise<void>
  /** Refuses an instant that no alternative chart of the birth stands for. */
  choose(uuid: string, choice: NatalChoice, caller: BirthCaller): Promise<Pick<FoundBirth, 'birth' | 'usual'>>
  share(uuid: string, isShared: boolean, caller: BirthCaller): Promise<void>
  claim(uuid: string, session: Session, caller: Caller): Promise<Chart>
  removeReading(uuid: string, caller: Caller): Promise<void>
}
