// Writes how often each sign of the almanac stands in sixty years.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSigns } from '@zeri/lexicon'
import { countShares, SHARE_YEARS } from '../../apps/server/src/features/signs/count-shares.ts'
import { keyOf } from '../../apps/server/src/features/signs/list-day-signs.ts'

const file = join(import.meta.dirname, '../../apps/server/src/features/signs/shares.generated.ts')
const { days, counts } = countShares()
const rows = listSigns().flatMap(({ kind, id }) => {
  const count = counts.get(keyOf(kind, id))
  return count === undefined ? [] : [`  '${keyOf(kind, id)}': ${count},`]
})
writeFileSync(
  file,
  `// Written by tools/generate/sign-shares.ts: the days, double-hours or birth dates of ${SHARE_YEARS.from} to ${SHARE_YEARS.to} that have each sign.

/** The days of these years. */
export const DAYS_COUNTED = ${days}

export const signCounts: Readonly<Record<string, number>> = {
${rows.join('\n')}
}
`,
)
console.log(`sign shares: ${rows.length}`)
