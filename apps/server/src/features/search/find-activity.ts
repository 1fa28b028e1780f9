import { type ActivityId, activities, isMedical } from '@zeri/almanac/judgement'
import type { Locale } from '@zeri/contract'
import { namesOfDeed } from './list-entries.ts'
import { buildIndex, type SearchIndex, searchIn } from './search-index.ts'

/** Finds the activity that a text names, as a whole, in part or with slips. Those of health are left out. */
type FindActivity = (text: string, locale: Locale) => ActivityId | undefined

/** Creates the search for an activity by its names and synonyms; the index of a language is built at its first use. */
export function createFindActivity(): FindActivity {
  const shown = activities.filter(({ id }) => !isMedical(id))
  const built = new Map<Locale, SearchIndex>()

  function indexOf(locale: Locale): SearchIndex {
    const known = built.get(locale)
    if (known) return known
    const index = buildIndex(
      shown.map(({ id }) => ({
        group: 'deeds',
        path: id,
        title: id,
        glyph: null,
        snippet: '',
        names: namesOfDeed(id, locale),
        about: '',
        text: '',
      })),
    )
    built.set(locale, index)
    return index
  }

  return (text, locale) => {
    const [best] = searchIn(indexOf(locale), text).found
    return shown.find(({ id }) => id === best?.entry.path)?.id
  }
}
