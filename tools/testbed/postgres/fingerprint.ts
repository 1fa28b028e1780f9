import { query } from './query.ts'

/** Row count and checksum of every table by its name, independent of the order of rows. */
export type Fingerprint = ReadonlyMap<string, { readonly rows: number; readonly checksum: string }>

export async function takeFingerprint(url: string): Promise<Fingerprint> {
  const tables = await query<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: [string, { rows: number; checksum: string }][] = []
  for (const { name } of tables) {
    const [sums] = await query<{ rows: string; checksum: string }>(
      url,
      `select count(*) as rows, coalesce(sum(hashtextextended(one::text, 0)::numeric), 0)::text as checksum
         from ${name} as one`,
    )
    if (sums) found.push([name, { rows: Number(sums.rows), checksum: sums.checksum }])
  }
  return new Map(found)
}

/** The tables that differ. */
export function listDifferences(before: Fingerprint, after: Fingerprint): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => {
    const [a, b] = [before.get(name), after.get(name)]
    return a?.rows !== b?.rows || a?.checksum !== b?.checksum
  })
}

/** How many rows fewer the second has, summed over the tables that lost rows. */
export function countMissing(before: Fingerprint, after: Fingerprint): number {
  return [...before].reduce(
    (sum, [name, { rows }]) => sum + Math.max(0, rows - (after.get(name)?.rows ?? 0)),
    0,
  )
}
