import { activities } from '@zeri/almanac/judgement'
import type { Keyring } from '../../platform/secret.ts'
import { listDecidedDays } from '../chooser/index.ts'
import { listLunarNotes } from '../lunar-dates/index.ts'
import { createEventFinder, type EventSource, type FindEvents } from './find-events.ts'
import type { Db } from './store.ts'

type Stores = { readonly db: Db; readonly keyring: Keyring }

/** Finds the decided days and the lunar dates of accounts. */
export function createAccountEvents(stores: Stores): FindEvents {
  return createEventFinder([listChosenDays(stores), listLunarDays(stores)])
}

/** Days decided on in shared shortlists; an activity that no longer exists is not named. */
const listChosenDays =
  ({ db }: Stores): EventSource =>
  async (accountIds, dates) => {
    const decided = await listDecidedDays(db, accountIds, dates)
    return decided.map(({ accountId, date, tag }) => ({
      accountId,
      on: date,
      kind: 'chosen-day',
      activity: activities.find(({ id }) => id === tag)?.id,
    }))
  }

/** Lunar birthdays and memorial days that come back on the dates. */
const listLunarDays =
  (stores: Stores): EventSource =>
  async (accountIds, dates) => {
    const notes = await listLunarNotes(stores, accountIds, dates)
    return notes.map(({ accountId, on, kind, name, years }) => ({ accountId, on, kind, name, years }))
  }
