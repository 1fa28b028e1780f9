import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** A row of GeoNames' `cities500.txt`. Format: https://download.geonames.org/export/dump/readme.txt */
export type GeonamesPlace = {
  readonly id: number
  readonly name: string
  readonly latin: string
  readonly spellings: readonly string[]
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  readonly country: string
  /** Country and first administrative division, `RU.48`. */
  readonly regionCode: string
  readonly population: number
  readonly zone: string
}

const COLUMNS = 19

/** Parses one line; undefined if it is not a valid place. */
export function parseGeonamesLine(line: string): GeonamesPlace | undefined {
  const columns = line.split('\t')
  const column = (index: number): string => columns[index] ?? ''
  const id = Number(column(0))
  const [latitudeDeg, longitudeDeg] = [Number(column(4)), Number(column(5))]
  if (columns.length < COLUMNS || !Number.isInteger(id) || id <= 0 || column(1) === '') return undefined
  if (!(Math.abs(latitudeDeg) <= 90 && Math.abs(longitudeDeg) <= 180)) return undefined
  return {
    id,
    name: column(1),
    latin: column(2),
    spellings: column(3).split(',').filter(Boolean),
    latitudeDeg,
    longitudeDeg,
    country: column(8),
    regionCode: `${column(8)}.${column(10)}`,
    population: Number(column(14)) || 0,
    zone: column(17),
  }
}

/** Streams the lines of a file, which may be larger than memory. */
export function readLines(path: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })
}

export async function readGeonamesPlaces(path: string): Promise<GeonamesPlace[]> {
  const places: GeonamesPlace[] = []
  for await (const line of readLines(path)) {
    const place = parseGeonamesLine(line)
    if (place) places.push(place)
  }
  return places
}
