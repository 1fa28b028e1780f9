import { definePlanner } from './planner.ts'

const DAY_MS = 86_400_000
/** Deleted in slices, each well within the statement timeout. */
const SLICE = 10_000

/** Counters outlive their window by a day, for whoever looks into an attack; then they go. */
export const sweepLimitCounters = definePlanner({
  name: 'limits.sweep',
  cron: '17 * * * *',
  async plan({ db, log }, nowMs) {
    const before = new Date(nowMs - DAY_MS)
    let swept = 0
    for (;;) {
      const { numDeletedRows } = await db
        .deleteFrom('limit_counters')
        .where((row) =>
          row.eb(
            row.refTuple('key', 'window_start'),
            'in',
            row
              .selectFrom('limit_counters')
              .select(['key', 'window_start'])
              .where('window_start', '<', before)
              .limit(SLICE)
              .$asTuple('key', 'window_start'),
          ),
        )
        .executeTakeFirst()
      swept += Number(numDeletedRows)
      if (numDeletedRows < SLICE) break
    }
    log.info({ count: swept }, 'limit counters swept')
  },
})
