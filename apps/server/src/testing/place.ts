import type { GazetteerPlace } from '../features/places/gazetteer-place.ts'

/** A place for tests; what a test is about it names. */
export function aPlace(given: Partial<GazetteerPlace> = {}): GazetteerPlace {
  return {
    id: 551487,
    name: { en: 'Kazan', ru: 'Казань' },
    region: { en: 'Tatarstan', ru: 'Республика Татарстан' },
    country: 'RU',
    latitudeDeg: 55.79,
    longitudeDeg: 49.12,
    population: 1_243_500,
    zone: 'Europe/Moscow',
    ...given,
  }
}
