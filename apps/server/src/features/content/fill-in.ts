import { consentVersion } from '@zeri/contract'
import type { Entry } from './entry.ts'
import { type Db, listEntries } from './store.ts'

/** The names that differ between deployments. */
export type Names = {
  /** Replaces `{product}` in texts. */
  readonly product: string
  readonly operator: string
}

/** Fills in the names that differ between deployments. */
export function fillIn({ product, operator }: Names, text: string): string {
  return text
    .replaceAll('{product}', product)
    .replaceAll('{contact}', operator)
    .replaceAll('{version}', consentVersion)
}

/** All texts in both languages, with the names of this deployment. */
export async function listFilledEntries(db: Db, names: Names): Promise<Entry[]> {
  return (await listEntries(db)).map((entry) => ({ ...entry, body: fillIn(names, entry.body) }))
}
