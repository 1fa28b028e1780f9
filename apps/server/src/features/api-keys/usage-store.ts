// The SQL of quotas: server processes take slices of a key's day and minute, all from one row.

import type { RunPrepared, Statement } from '../../platform/db/prepared.ts'

export type Quota = { readonly perDay: number; readonly perMinute: number }

/** The day and the minute that requests are counted in, in UTC. */
export type Window = { readonly day: string; readonly minute: Date }

/** What one process may use now, and what all of them have taken of the day and of the minute. */
type Slice = {
  readonly slice: number
  readonly requests: number
  readonly minute_requests: number
}

/** The most that a process takes at once. */
const MAX_SLICE = 50
/** Near the end of a quota slices become small, so that hardly anything of it is left unused in another process. */
const SHARE_OF_REST = 8
const STORED_DAYS = 35

// Parameters: 1 key, 2 day, 3 minute, 4 unused, 5 quota of the day, 6 quota of the minute, 7 first slice.
const MINUTE = 'case when used.minute >= excluded.minute then used.minute_requests else 0 end'
const REST = `least($5::int - used.requests + $4::int, $6::int - ${MINUTE})`
const SLICE = `greatest(0, least(${REST}, ${MAX_SLICE}, greatest(1, ${REST} / ${SHARE_OF_REST})))`
const TAKE: Statement = {
  name: 'api-keys.take-slice',
  text: `
    insert into api_key_usage as used (key_id, day, requests, minute, minute_requests, slice)
    values ($1, $2, $7::int, $3, $7::int, $7::int)
    on conflict (key_id, day) do update set
      slice = ${SLICE},
      requests = used.requests - $4::int + ${SLICE},
      minute = greatest(used.minute, excluded.minute),
      minute_requests = ${MINUTE} + ${SLICE}
    returning slice, requests, minute_requests`,
}

const RETURN: Statement = {
  name: 'api-keys.return-slice',
  text: `
    update api_key_usage as used set
      requests = greatest(0, used.requests - $4::int),
      minute_requests = case when used.minute = $3 then greatest(0, used.minute_requests - $4::int)
        else used.minute_requests end
    where used.key_id = $1 and used.day = $2`,
}

const FORGET: Statement = {
  name: 'api-keys.forget-days',
  text: `delete from api_key_usage where key_id = $1 and day < $2::date - ${STORED_DAYS}`,
}

/** The quotas of keys in the database. */
export type UsageStore = {
  /** Takes the next slice for a process. `unused` is what it has left of an earlier minute of the same day. */
  take(keyId: string, window: Window, unused: number): Promise<Slice>
  /** Returns what a process has not used. */
  putBack(keyId: string, window: Window, unused: number): Promise<void>
  /** Deletes the days of a key that nobody is shown any more. */
  forgetDays(keyId: string, day: string): Promise<void>
}

export function createUsageStore(runPrepared: RunPrepared, { perDay, perMinute }: Quota): UsageStore {
  const rest = Math.min(perDay, perMinute)
  const first = Math.min(MAX_SLICE, Math.max(1, Math.floor(rest / SHARE_OF_REST)))
  return {
    async take(keyId, { day, minute }, unused) {
      const values = [keyId, day, minute, unused, perDay, perMinute, first]
      const [slice] = await runPrepared<Slice>(TAKE, values)
      if (!slice) throw new Error('a slice has no row')
      return slice
    },
    async putBack(keyId, { day, minute }, unused) {
      await runPrepared(RETURN, [keyId, day, minute, unused])
    },
    async forgetDays(keyId, day) {
      await runPrepared(FORGET, [keyId, day])
    },
  }
}
