import { definePlanner } from './planner.ts'

const DAY_MS = 86_400_000
/** Rows deleted by one statement, well within the statement timeout. */
const SLICE = 10_000

/** Deletes limit counters a day after their window; until then an operator can investigate an attack. */
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
    log.info({ count: swept }, 'limit counters deleted')
  },
})
