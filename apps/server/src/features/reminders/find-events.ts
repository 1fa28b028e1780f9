import { type AccountEvent, listNoticedDates } from './message/notes.ts'

/** Lists what accounts have on dates, by one query. */
export type EventSource = (
  accountIds: readonly string[],
  dates: readonly string[],
) => Promise<readonly AccountEvent[]>

type Morning = {
  /** Null for a reader without an account. */
  readonly accountId: string | null
  readonly localDate: string
  readonly rhythm: 'daily' | 'weekly'
}

/** Finds the events that the mornings of deliveries mention, by account. */
export type FindEvents = (
  deliveries: readonly Morning[],
) => Promise<ReadonlyMap<string, readonly AccountEvent[]>>

/** Creates the function that queries every source once for a whole batch. Readers without an account have no events. */
export function createEventFinder(sources: readonly EventSource[]): FindEvents {
  return async (deliveries) => {
    const ofAccounts = deliveries.filter(({ accountId }) => accountId !== null)
    const accountIds = [...new Set(ofAccounts.flatMap(({ accountId }) => accountId ?? []))]
    if (accountIds.length === 0) return new Map()
    const dates = [...new Set(ofAccounts.flatMap(listNoticedDates))]
    const found = await Promise.all(sources.map((list) => list(accountIds, dates)))
    return Map.groupBy(found.flat(), ({ accountId }) => accountId)
  }
}
