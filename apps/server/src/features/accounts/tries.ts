import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { keyedHash, keyedHashes } from '../../platform/keyed-hash.ts'
import type { KeySet } from '../../platform/secret.ts'
import type { TryRule, TryWindow } from './try-rules.ts'

/** What tries are counted for: the rule, and the account, device or network it applies to. */
export type Counted = { readonly rule: TryRule; readonly about: readonly string[] }

/** A counted try; refunded when it turns out not to be a failure. */
type Try = { readonly key: Buffer; readonly at: Date }

/** Counts tries of passwords and codes in PostgreSQL before they are evaluated, shared by all processes. */
export type Tries = {
  /** Counts one more try. Throws `limit.exceeded` with the seconds to wait when the rule has no room. */
  take(counted: Counted): Promise<Try>
  /** Counts one more try on the connection of `db` if the rule has room, and returns whether it had. */
  tryTake(db: Kysely<Database>, counted: Counted): Promise<boolean>
  refund(tries: readonly Try[]): Promise<void>
  /** Deletes every counted try after the owner is proved. */
  forget(db: Kysely<Database>, counted: readonly Counted[]): Promise<void>
}

type Deps = {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly keys: KeySet
  /** Multiplies every allowance, for drills. */
  readonly factor: number
}

export function createTries({ db, clock, keys, factor }: Deps): Tries {
  const keyOf = ({ rule, about }: Counted) => keyedHash(keys, rule.name, ...about)
  const windowsOf = ({ rule }: Counted) =>
    rule.windows.map(({ most, withinMs }) => ({ most: most * factor, withinMs }))

  return {
    async take(counted) {
      const windows = windowsOf(counted)
      const [key, nowMs] = [keyOf(counted), clock.now()]
      if (await addTry(db, key, windows, nowMs)) return { key, at: new Date(nowMs) }
      const times = await listTimes(db, key)
      throw new AppError('limit.exceeded', { retryAfterSec: secondsUntilFree(times, windows, nowMs) })
    },

    tryTake: (trx, counted) => addTry(trx, keyOf(counted), windowsOf(counted), clock.now()),

    async refund(tries) {
      for (const { key, at } of tries) await removeTry(db, key, at)
    },

    async forget(trx, counted) {
      const hashes = counted.flatMap(({ rule, about }) => keyedHashes(keys, rule.name, ...about))
      await trx.deleteFrom('tries').where('key', 'in', hashes).execute()
    },
  }
}

/** Clocks of processes differ by less. A time further ahead was counted before the clock was set back. */
const AHEAD_MS = 60_000

/**
 * How long until each window has room again.
 * @example secondsUntilFree([0, 10_000], [{ most: 2, withinMs: 60_000 }], 15_000) // 45
 */
export function secondsUntilFree(
  timesMs: readonly number[],
  windows: readonly TryWindow[],
  nowMs: number,
): number {
  const waits = windows.map(({ most, withinMs }) => {
    const recent = timesMs
      .filter((time) => time > nowMs - withinMs && time <= nowMs + AHEAD_MS)
      .sort((a, b) => a - b)
    const lastToLeave = recent[recent.length - most]
    return lastToLeave === undefined ? 0 : lastToLeave + withinMs - nowMs
  })
  return Math.max(1, Math.ceil(Math.max(...waits) / 1000))
}

/**
 * Adds a try if every window has room, and returns whether it had. One statement, so that simultaneous tries see each
 * other.
 */
async function addTry(
  db: Kysely<Database>,
  key: Buffer,
  windows: readonly TryWindow[],
  nowMs: number,
): Promise<boolean> {
  const [now, ahead] = [new Date(nowMs), new Date(nowMs + AHEAD_MS)]
  const sinces = windows.map(({ withinMs }) => new Date(nowMs - withinMs))
  const longest = new Date(Math.min(...sinces.map((since) => since.getTime())))
  const { rows } = await sql`
    insert into tries as counter (key, times, last_at) values (${key}, array[${now}::timestamptz], ${now})
    on conflict (key) do update set
      last_at = ${now},
      times = (select array_agg(at) from unnest(counter.times) as at where at > ${longest} and at <= ${ahead}) || ${now}::timestamptz
    where not exists (
      select from unnest(${windows.map(({ most }) => most)}::int[], ${sinces}::timestamptz[]) as given (most, since)
      where (select count(*) from unnest(counter.times) as at where at > since and at <= ${ahead}) >= most)
    returning true`.execute(db)
  return rows.length > 0
}

/** Removes one try, of possibly several in the same millisecond. */
async function removeTry(db: Kysely<Database>, key: Buffer, at: Date): Promise<void> {
  await sql`
    update tries set times =
      times[:array_position(times, ${at}::timestamptz) - 1] || times[array_position(times, ${at}::timestamptz) + 1:]
    where key = ${key} and ${at}::timestamptz = any (times)`.execute(db)
}

async function listTimes(db: Kysely<Database>, key: Buffer): Promise<number[]> {
  const row = await db.selectFrom('tries').select('times').where('key', '=', key).executeTakeFirst()
  return (row?.times ?? []).map((time) => time.getTime())
}
