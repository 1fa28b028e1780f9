import { offsetAtWallTime, type WallTimeOffset } from '../../apps/server/src/features/places/index.ts'
import { type Figure, figure } from '../figures/figures.ts'
import { readCsv } from '../testbed/places/read-csv.ts'

/** Offsets of past clocks against what `zdump` says of the same zones. */
export function measureOffsets(): Figure[] {
  const cases = readCsv('offsets.csv').map(([zone = '', local = '', kind, first, second]) => ({
    zone,
    local,
    expected: expectedOf(kind, Number(first), Number(second)),
  }))
  const wrong = cases.filter(
    ({ zone, local, expected }) => JSON.stringify(offsetAtWallTime(local, zone)) !== JSON.stringify(expected),
  )
  for (const { zone, local } of wrong)
    console.error(`${zone} at ${local}: ${JSON.stringify(offsetAtWallTime(local, zone))}`)
  return [figure(`of ${cases.length} past clocks, right`, cases.length - wrong.length, 'cases', '>= 45')]
}

function expectedOf(kind: string | undefined, first: number, second: number): WallTimeOffset {
  if (kind === 'ambiguous') return { kind, earlier: first, later: second }
  if (kind === 'missing') return { kind, before: first, after: second }
  return { kind: 'one', offsetSec: first }
}
