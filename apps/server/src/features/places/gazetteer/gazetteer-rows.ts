// Builds the rows of the gazetteer tables from the source and the overlay.

import type { GazetteerPlace } from '../gazetteer-place.ts'
import { foldName } from '../search/fold-name.ts'
import { typoHashes } from '../search/typo-hashes.ts'
import type { GeonamesPlace } from './geonames.ts'
import { cityStates, disputedRegions, type Overlay } from './overlay.ts'
import { isInRussianLetters, pickRussianName } from './pick-russian-name.ts'
import type { Source } from './source.ts'

/** A place with its search keys: each folded name, and whether the name is in use. */
export type Entry = { readonly place: GazetteerPlace; readonly keys: ReadonlyMap<string, boolean> }

/** Places of at least this size are also found by a misspelt further name. */
const TOWN_POPULATION = 15_000
/** Countries where an apostrophe in a Latin name is a soft sign, which English omits. */
const SOFT_SIGNS = new Set(['BY', 'KG', 'KZ', 'MD', 'RU', 'TJ', 'TM', 'UA', 'UZ'])

/** Combines the data of the source and the overlay for a place. */
export function toEntry(raw: GeonamesPlace, zone: string, source: Source, overlay: Overlay): Entry {
  const known = overlay.names.get(raw.id)
  const name = {
    en: known?.en ?? englishName(raw, source.english.get(raw.id)),
    ru: known?.ru ?? russianName(raw, source) ?? null,
  }
  const place: GazetteerPlace = {
    id: raw.id,
    name,
    region: regionOf(raw, source, overlay),
    country: disputedRegions.has(raw.regionCode) ? '' : raw.country,
    latitudeDeg: raw.latitudeDeg,
    longitudeDeg: raw.longitudeDeg,
    population: raw.population,
    zone,
  }
  const inUse = [
    name.en,
    name.ru,
    raw.name,
    raw.latin,
    source.english.get(raw.id),
    source.russian.get(raw.id),
  ]
  const further = [...raw.spellings, ...(source.furtherNames.get(raw.id) ?? [])]
  return { place, keys: keysOf([...inUse, ...(known?.further ?? [])], further) }
}

/** Lists the places that exist only in the overlay. */
export function listIslands(overlay: Overlay): Entry[] {
  return overlay.islands.map(({ place, further }) => ({
    place,
    keys: keysOf([place.name.en, place.name.ru, ...further], []),
  }))
}

/** The name of GeoNames, unless a plainer English spelling of the same letters exists: Hyderabad for Hyderābād. */
function englishName({ name, country }: GeonamesPlace, known: string | undefined): string {
  const plain = SOFT_SIGNS.has(country) ? name.replace(/[’'ʼ]/g, '') : name
  return known && !/['’]/.test(known) && foldName(known) === foldName(name) ? known : plain
}

function russianName(raw: GeonamesPlace, { russian, looksRussian }: Source): string | undefined {
  const known = russian.get(raw.id)
  if (known && isInRussianLetters(known)) return known
  return looksRussian && pickRussianName(raw, looksRussian)
}

function regionOf(
  { country, regionCode }: GeonamesPlace,
  { regions }: Source,
  overlay: Overlay,
): GazetteerPlace['region'] {
  if (cityStates.has(country)) return { en: null, ru: null }
  const known = regions.ru.get(regionCode)
  return {
    en: regions.en.get(regionCode) ?? null,
    ru: overlay.russianRegions.get(regionCode) ?? (known && isInRussianLetters(known) ? known : null),
  }
}

function keysOf(
  inUse: readonly (string | null | undefined)[],
  further: readonly string[],
): Map<string, boolean> {
  const keys = new Map(further.map((name) => [foldName(name), false]))
  for (const name of inUse) keys.set(foldName(name ?? ''), true)
  keys.delete('')
  return keys
}

/** Writes a row of the table `places` for COPY. */
export function placeLine({ place }: Entry): string {
  const { id, name, region, country, latitudeDeg, longitudeDeg, population, zone } = place
  const cells = [name.en, name.ru, region.en, region.ru, country, latitudeDeg, longitudeDeg, population, zone]
  return `${[id, ...cells.map(toCell)].join('\t')}\n`
}

/** Writes the rows of the table `place_names` for COPY. */
export function nameLines({ place, keys }: Entry): string {
  let lines = ''
  for (const [key, isInUse] of keys) {
    const hashes = isInUse || place.population >= TOWN_POPULATION ? typoHashes(key) : []
    const typos = hashes.length > 0 ? `{${hashes.join(',')}}` : '\\N'
    lines += `${place.id}\t${key}\t${isInUse ? 't' : 'f'}\t${place.population}\t${typos}\n`
  }
  return lines
}

/** Replaces characters that are special to COPY: backslash, tab and line ends. */
function toCell(value: string | number | null): string | number {
  return typeof value === 'string' ? value.replace(/[\\\t\r\n]/g, ' ') : (value ?? '\\N')
}
