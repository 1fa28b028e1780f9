import type { GazetteerPlace } from '../features/places/gazetteer-place.ts'

/** A place of the gazetteer; a test overrides only the fields it is about. */
export function aPlace(overrides: Partial<GazetteerPlace> = {}): GazetteerPlace {
  return {
    id: 551487,
    name: { en: 'Kazan', ru: 'Казань' },
    region: { en: 'Tatarstan', ru: 'Республика Татарстан' },
    country: 'RU',
    latitudeDeg: 55.79,
    longitudeDeg: 49.12,
    population: 1_243_500,
    zone: 'Europe/Moscow',
    ...overrides,
  }
}
