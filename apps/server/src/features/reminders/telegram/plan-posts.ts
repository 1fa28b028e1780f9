import { fireMs, type Schedule } from '../schedule.ts'
import type { Services } from '../services.ts'
import {
  abandonSilentPosts,
  type DuePost,
  endLatePosts,
  insertPosts,
  listBotsWithPosts,
} from './post-store.ts'
import type { Posting } from './postings.ts'

const CATCH_UP_MS = 3 * 3_600_000
/** Longer than a call can take, so a claim of this age belongs to a dead sender. */
const SILENT_MS = 60_000

/** Finds the post of today where its time has come; it may be three hours late, and not after midnight. */
export function findDuePost(
  { channel, bot, zone, slot }: Posting,
  nowMs: number,
  schedule: Pick<Schedule, 'dayAt'>,
): DuePost | undefined {
  const { date, endsAtMs } = schedule.dayAt(zone, nowMs)
  const dueAtMs = fireMs(zone, date, slot)
  if (nowMs < dueAtMs) return undefined
  const notAfterMs = Math.min(dueAtMs + CATCH_UP_MS, endsAtMs - 1)
  const state = nowMs > notAfterMs ? 'late' : 'queued'
  return { channel, bot, localDate: date, state, dueAtMs, notAfterMs }
}

/** Plans the posts that are due, ends late and abandoned ones, and returns the bots with posts to send. */
export async function planPosts({ db, clock, schedule, postings, log }: Services): Promise<string[]> {
  if (postings.length === 0) return []
  const nowMs = clock.now()
  const at = new Date(nowMs)
  const due = postings.flatMap((posting) => findDuePost(posting, nowMs, schedule) ?? [])
  await insertPosts(db, due, at)
  await endLatePosts(db, at)
  const count = await abandonSilentPosts(db, new Date(nowMs - SILENT_MS), at)
  if (count > 0)
    log.warn(
      { count, code: 'reminders.post-unknown' },
      'posts were abandoned; it is unknown whether they are there',
    )
  return listBotsWithPosts(db, at)
}
