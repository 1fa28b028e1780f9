import { type Activity, activities } from './activities.ts'

let shown: readonly Activity[] | undefined

/**
 * Activities that pages show first: those that are a matter of the book, except rare ones. The others are judged too and
 * shown on request.
 * @example listShownActivities().some(({ id }) => id === 'exam') // false
 */
export function listShownActivities(): readonly Activity[] {
  shown ??= activities.filter(({ isSetAside, terms }) => !isSetAside && terms !== undefined)
  return shown
}
