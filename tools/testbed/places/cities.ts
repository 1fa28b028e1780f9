import { readCsv } from './read-csv.ts'

export type City = {
  readonly english: string
  readonly russian: string
  readonly country: string
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  readonly zone: string
}

/** Large cities with both names, coordinates and time zone, from `cities.csv`. */
export function readCities(): City[] {
  return readCsv('cities.csv').map(
    ([english = '', russian = '', country = '', latitude, longitude, zone = '']) => ({
      english,
      russian,
      country,
      latitudeDeg: Number(latitude),
      longitudeDeg: Number(longitude),
      zone,
    }),
  )
}
