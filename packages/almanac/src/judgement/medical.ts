import type { ActivityId } from './activities.ts'

const medical: ReadonlySet<ActivityId> = new Set<ActivityId>(['medical', 'surgery', 'therapy', 'conceive'])

/**
 * Whether an activity is a matter of one's health. It is rated in full lists and on its own pages, and never named in a
 * sentence, a title or a message: a calendar is no reason to delay care.
 */
export function isMedical(id: ActivityId): boolean {
  return medical.has(id)
}
