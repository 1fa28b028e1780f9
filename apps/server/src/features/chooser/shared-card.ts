import type { ActivityId, Weight } from '@zeri/almanac/judgement'
import type { Locale } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { digestToken } from '../../platform/secret-token.ts'
import { weightWord } from '../calendar/index.ts'
import { findSharedChoice } from './choice-store.ts'
import { presentTag, requireActivity } from './tag.ts'

/** A shared shortlist as a card shows it: no person, no guest, nothing that its page does not show to anybody with the link. */
export type SharedCard = {
  readonly activity: { readonly id: ActivityId; readonly name: string }
  readonly days: readonly { readonly date: string; readonly weight: Weight; readonly word: string }[]
  /** The day the owner decided on. */
  readonly decided: string | null
}

/** Finds the card of a shared shortlist; undefined for one that has ended, was revoked or never was. */
export async function findSharedCard(
  db: Kysely<Database>,
  { token, locale, at }: { readonly token: string; readonly locale: Locale; readonly at: Date },
): Promise<SharedCard | undefined> {
  const choice = await findSharedChoice(db, digestToken(token), at)
  if (!choice) return undefined
  const activity = requireActivity(choice.tag)
  return {
    activity: { id: activity.id, name: presentTag(activity, { locale }).name },
    days: choice.days.map(({ date, weight }) => ({ date, weight, word: weightWord(weight, locale) })),
    decided: choice.decidedDate,
  }
}
