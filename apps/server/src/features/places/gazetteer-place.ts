import type { FoundPlace, Locale, PagePlace } from '@zeri/contract'
import type { CountryName } from './country-names.ts'

/** A row of the gazetteer. */
export type GazetteerPlace = {
  readonly id: number
  /** The Russian name is null if it is unknown. */
  readonly name: { readonly en: string; readonly ru: string | null }
  readonly region: Readonly<Record<Locale, string | null>>
  /** ISO 3166-1 code; empty in a disputed region. */
  readonly country: string
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  readonly population: number
  readonly zone: string
}

export function placeName({ name }: GazetteerPlace, locale: Locale): string {
  return locale === 'ru' ? (name.ru ?? name.en) : name.en
}

/** Presents a place for a page, whose header shows only the name. */
export function presentPagePlace(place: GazetteerPlace, locale: Locale): Omit<PagePlace, 'isDefault'> {
  const { id, zone, longitudeDeg } = place
  return { id: String(id), address: placeName(place, locale), zone, longitudeDeg }
}

/** Presents a place with its address: town, region and country, without repetition. */
export function presentPlace(place: GazetteerPlace, locale: Locale, countryName: CountryName): FoundPlace {
  const city = placeName(place, locale)
  const country = place.country ? countryName(place.country, locale) : null
  const region = place.region[locale]
  const named = new Set([city, country])
  const shownRegion = region && !named.has(region) ? region : null
  return {
    address: [...new Set([city, shownRegion, country])].filter(Boolean).join(', '),
    latitude: place.latitudeDeg,
    longitude: place.longitudeDeg,
    place: String(place.id),
    zone: place.zone,
    city,
    region: shownRegion,
    country,
  }
}
