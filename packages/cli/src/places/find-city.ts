import type { Locale } from '@zeri/lexicon/facts'
import { cityLines } from './cities.generated.ts'

/** A city of the built-in list. */
export type City = {
  /** Its GeoNames id, which the site knows it by. */
  readonly id: string
  readonly name: Readonly<Record<Locale, string>>
  readonly country: string
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  readonly zone: string
}

/** The built-in cities, the largest first. */
export function listCities(): City[] {
  return cityLines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', en = '', ru = '', country = '', latitude, longitude, zone = ''] = line.split('|')
      return {
        id,
        name: { en, ru: ru || en },
        country,
        latitudeDeg: Number(latitude),
        longitudeDeg: Number(longitude),
        zone,
      }
    })
}

/**
 * A name without what people leave out: marks, capitals, hyphens.
 * @example foldName('São Paulo') // 'sao paulo'
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFD')
    .replace(/и\u0306/g, 'й') // a letter of its own in Russian
    .replace(/[\p{M}'’‘ʼ]/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The largest city of a name in either language; `London, CA` names the country, too. */
export function findCity(text: string, cities: readonly City[]): City | undefined {
  const [name = '', country] = text.split(',').map((part) => part.trim())
  const wanted = foldName(name)
  return cities.find(
    (city) =>
      (foldName(city.name.en) === wanted || foldName(city.name.ru) === wanted) &&
      (country === undefined || city.country === country.toUpperCase()),
  )
}
