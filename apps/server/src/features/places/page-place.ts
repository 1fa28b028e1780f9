import type { Locale, PagePlace } from '@zeri/contract'
import { defaultPlace } from './default-place.ts'
import { type GazetteerPlace, presentPagePlace } from './gazetteer-place.ts'
import type { Places } from './places.ts'

/** Finds the place of a page: the chosen one or, without a valid id, the default of the language. */
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
