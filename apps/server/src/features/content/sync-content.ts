import type { Entry } from './entry.ts'
import { listContentFaults, nameOf, readContent } from './read-content.ts'
import { type Db, deleteEntry, listEntries, saveEntry } from './store.ts'

/** The content folder has faults; the message lists one per line. */
class BrokenContent extends Error {
  override readonly name = 'BrokenContent'
}

/**
 * Replaces the entries in the database with those of a folder, in one transaction, and returns the changes by name. A
 * folder with a fault changes nothing.
 */
export async function syncContent(db: Db, folder: string): Promise<string[]> {
  const entries = readContent(folder)
  const faults = listContentFaults(entries)
  if (faults.length > 0) throw new BrokenContent(faults.join('\n'))
  return db.transaction().execute(async (trx) => {
    const stored = new Map((await listEntries(trx)).map((entry) => [nameOf(entry), entry]))
    const changes: string[] = []
    for (const entry of entries) {
      const before = stored.get(nameOf(entry))
      stored.delete(nameOf(entry))
      if (before && isSame(before, entry)) continue
      await saveEntry(trx, entry)
      changes.push(`${before ? 'changed' : 'added'} ${nameOf(entry)}`)
    }
    for (const [name, entry] of stored) {
      await deleteEntry(trx, entry)
      changes.push(`removed ${name}`)
    }
    return changes
  })
}

/** Compares independently of key order, which PostgreSQL does not preserve in `jsonb`. */
function isSame(one: Entry, other: Entry): boolean {
  const listOf = ({ related, ...rest }: Entry) =>
    JSON.stringify([
      ...Object.entries(rest).sort(([a], [b]) => a.localeCompare(b)),
      related.activities,
      related.stars,
      related.officers,
      related.articles,
    ])
  return listOf(one) === listOf(other)
}
