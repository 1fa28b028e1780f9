import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type GeonamesPlace, readGeonamesPlaces, readLines } from './geonames.ts'
import type { Source } from './source.ts'

const FILES = {
  cities: 'cities500.txt',
  names: 'alternateNamesV2.txt',
  regions: 'admin1CodesASCII.txt',
} as const

/** Lists the files of a GeoNames dump; throws if one is missing. */
export function listDumpFiles(folder: string): Record<keyof typeof FILES, string> {
  const missing = Object.values(FILES).filter((name) => !existsSync(join(folder, name)))
  if (missing.length > 0)
    throw new Error(
      `${folder} lacks ${missing.join(', ')}; they are at https://download.geonames.org/export/dump/`,
    )
  return {
    cities: join(folder, FILES.cities),
    names: join(folder, FILES.names),
    regions: join(folder, FILES.regions),
  }
}

/** Reads a GeoNames dump. It tags every name with its language, so no language is guessed. */
export async function readDumpSource(folder: string): Promise<Source> {
  const files = listDumpFiles(folder)
  const places = await readGeonamesPlaces(files.cities)
  const regions = await readRegions(files.regions)
  const names = await readNames(files.names, places, new Set(regions.map(({ id }) => id)))
  return {
    places,
    english: names.en,
    russian: names.ru,
    furtherNames: names.further,
    regions: {
      en: new Map(regions.map(({ code, name }) => [code, name])),
      ru: new Map(regions.flatMap(({ code, id }) => entryOf(code, names.ru.get(id)))),
    },
    looksRussian: undefined,
  }
}

function entryOf(code: string, name: string | undefined): (readonly [string, string])[] {
  return name === undefined ? [] : [[code, name]]
}

async function readRegions(path: string): Promise<{ code: string; name: string; id: number }[]> {
  const regions = []
  for await (const line of readLines(path)) {
    const [code = '', name = '', , id] = line.split('\t')
    if (name) regions.push({ code, name, id: Number(id) })
  }
  return regions
}

type Names = {
  readonly en: Map<number, string>
  readonly ru: Map<number, string>
  readonly further: Map<number, string[]>
}

/** Reads the names. The preferred name of a language wins, else the first; old and colloquial names are only searchable. */
async function readNames(
  path: string,
  places: readonly GeonamesPlace[],
  regionIds: ReadonlySet<number>,
): Promise<Names> {
  const placeIds = new Set(places.map(({ id }) => id))
  const names: Names = { en: new Map(), ru: new Map(), further: new Map() }
  const preferred = new Set<string>()
  for await (const line of readLines(path)) {
    const [, idText, language, name = '', isPreferred, , isColloquial, isHistoric] = line.split('\t')
    const id = Number(idText)
    if (!placeIds.has(id) && !regionIds.has(id)) continue
    if (language !== 'en' && language !== 'ru') continue
    if (isColloquial === '1' || isHistoric === '1') {
      addFurther(names, id, name)
      continue
    }
    const known = names[language]
    const key = `${language}|${id}`
    if (isPreferred === '1' && !preferred.has(key)) {
      preferred.add(key)
      addFurther(names, id, known.get(id))
      known.set(id, name)
    } else if (known.has(id)) addFurther(names, id, name)
    else known.set(id, name)
  }
  return names
}

function addFurther({ further }: Names, id: number, name: string | undefined): void {
  if (name !== undefined) further.set(id, [...(further.get(id) ?? []), name])
}
