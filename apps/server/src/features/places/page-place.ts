import type { Locale, PagePlace } from '@zeri/contract'
import { defaultPlace } from './default-place.ts'
import { type GazetteerPlace, presentPagePlace } from './gazetteer-place.ts'
import type { Places } from './places.ts'

/** The place a page is about: the one its visitor chose, else the default of its language. An unknown id is no choice. */
export function findPagePlace(places: Places) {
  return (locale: Locale, id: string | undefined): PagePlace | null | Promise<PagePlace | null> => {
    const present = (chosen: GazetteerPlace | undefined): PagePlace | null => {
      const place = chosen ?? defaultPlace(locale)
      return place && { ...presentPagePlace(place, locale), isDefault: chosen === undefined }
    }
    const chosen = id === undefined ? undefined : places.find(id)
    return chosen instanceof Promise ? chosen.then(present) : present(chosen)
  }
}
