import type { NatalChart } from '@zeri/almanac'
import type { Chart, Locale } from '@zeri/contract'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import type { ToldBirth } from './birth.ts'

/** Who asks: somebody signed in, a browser that has made readings, both or neither. */
export type Asker = { readonly userId: string | undefined; readonly caller: Caller }

/** A birth somebody may read, and how much of it. */
export type FoundBirth = {
  readonly uuid: string
  readonly isOwn: boolean
  readonly isChart: boolean
  readonly isShared: boolean
  readonly keptUntil: Date | null
  readonly fio: string | null
  readonly birth: ToldBirth
  readonly chart: NatalChart
}

type NewReading = ToldBirth & {
  readonly fio: string | null
  readonly email: string | null
  readonly locale: Locale
}

/** Where births are kept. What is not the asker's is as if it were not there, unless its owner shares it. */
export type Births = {
  keep(reading: NewReading, caller: Caller): Promise<{ readonly uuid: string; readonly cookie: Cookie }>
  find(uuid: string, asker: Asker): Promise<FoundBirth>
  rename(uuid: string, fio: string, asker: Asker): Promise<void>
  share(uuid: string, isShared: boolean, asker: Asker): Promise<void>
  claim(uuid: string, userId: string, caller: Caller): Promise<Chart>
  removeReading(uuid: string, caller: Caller): Promise<void>
}
