import type { Entry } from './entry.ts'
import { listContentFaults, nameOf, readContent } from './read-content.ts'
import { type Db, deleteEntry, listEntries, saveEntry } from './store.ts'

/** What a folder cannot be taken for: each fault on its line. */
class BrokenContent extends Error {
  override readonly name = 'BrokenContent'
}

/**
 * Makes the database hold exactly the entries of a folder, in one transaction, and tells what changed. A folder with a
 * fault changes nothing.
 */
export async function syncContent(db: Db, folder: string): Promise<string[]> {
  const wanted = readContent(folder)
  const faults = listContentFaults(wanted)
  if (faults.length > 0) throw new BrokenContent(faults.join('\n'))
  return db.transaction().execute(async (trx) => {
    const kept = new Map((await listEntries(trx)).map((entry) => [nameOf(entry), entry]))
    const changes: string[] = []
    for (const entry of wanted) {
      const before = kept.get(nameOf(entry))
      kept.delete(nameOf(entry))
      if (before && isSame(before, entry)) continue
      await saveEntry(trx, entry)
      changes.push(`${before ? 'changed' : 'added'} ${nameOf(entry)}`)
    }
    for (const [name, entry] of kept) {
      await deleteEntry(trx, entry)
      changes.push(`removed ${name}`)
    }
    return changes
  })
}

/** The order of keys in what the database gives back is its own. */
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
