import { type Kysely, sql } from 'kysely'
import { type GazetteerPlace, searchPlaces } from '../../apps/server/src/features/places/index.ts'
import { type Database, openDatabase, openPool } from '../../apps/server/src/platform/db/database.ts'
import { createRunPrepared } from '../../apps/server/src/platform/db/prepared.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { type City, readCities } from '../testbed/places/cities.ts'
import { misspell } from '../testbed/places/typos.ts'
import { createRandom } from '../testbed/random.ts'
import { createGazetteerDatabase } from '../testbed/site/gazetteer-database.ts'
import { measureOffsets } from './offsets.ts'

const SEED = 2026
const TYPOS = { full: 400, small: 120 }
const TOP = 5
/** Coordinates of the list are rounded to a tenth of a degree, and towns are wide. */
const SAME_PLACE_DEG = 0.4

/** What people type, and the Russian name of what they mean. */
const meant: readonly (readonly [string, string])[] = [
  ['спб', 'Санкт-Петербург'],
  ['питер', 'Санкт-Петербург'],
  ['мск', 'Москва'],
  ['екб', 'Екатеринбург'],
  ['нн', 'Нижний Новгород'],
  ['ростов', 'Ростов-на-Дону'],
  ['Королёв', 'Королёв'],
  ['Королев', 'Королёв'],
  ['орел', 'Орёл'],
  ['Rfpfym', 'Казань'],
  ['[fhmrjd', 'Харьков'],
  ['Ьщысщц', 'Москва'],
  ['Ленинград', 'Санкт-Петербург'],
  ['nyc', 'Нью-Йорк'],
  ['Бали', 'Бали'],
  ['пхукет', 'Пхукет'],
  ['saigon', 'Хошимин'],
  ['нижний новгород', 'Нижний Новгород'],
]

type Search = (text: string) => Promise<readonly GazetteerPlace[]>

/** The gazetteer and its search, and the offsets of the past. */
export async function measurePlaces({ small }: { small: boolean }): Promise<Figure[]> {
  const database = await createGazetteerDatabase()
  const options = { url: database.url, poolSize: 4 }
  const pool = openPool(options)
  const db = openDatabase(options, pool)
  const run = createRunPrepared(pool)
  try {
    const search: Search = (text) => searchPlaces(run, { text })
    return [
      ...(await measureCoverage(db)),
      ...(await measureNames(search)),
      ...(await measureTypos(search, small ? TYPOS.small : TYPOS.full)),
      await measureMeaning(search),
      ...measureOffsets(),
    ]
  } finally {
    await db.destroy()
    await database.drop()
  }
}

async function measureCoverage(db: Kysely<Database>): Promise<Figure[]> {
  const { rows } = await sql<{ places: number; named: number }>`
    select count(*)::int as places, count(region_ru)::int as named from places`.execute(db)
  const { places, named } = rows[0] ?? { places: 0, named: 0 }
  return [
    figure('places in the gazetteer', places, 'places', '>= 199000'),
    figure('places whose region has a Russian name', rounded((named / places) * 100, 1), '%', '>= 90'),
  ]
}

async function measureNames(search: Search): Promise<Figure[]> {
  const cities = readCities()
  const found = { english: 0, russian: 0 }
  let [first, displayed, zoned] = [0, 0, 0]
  for (const city of cities) {
    for (const language of ['english', 'russian'] as const) {
      const places = await search(city[language])
      const place = places.find((one) => isAt(one, city))
      if (place) found[language] += 1
      if (place && place === places[0]) first += 1
      else console.error(`${city[language]}: first ${places[0]?.name.en}, ${places[0]?.country}`)
      if (language === 'english' || !place) continue
      if (place.name.ru === city.russian) displayed += 1
      else console.error(`${city.russian} is shown as ${place.name.ru}`)
      if (place.zone === city.zone) zoned += 1
      else console.error(`${city.russian} is in ${place.zone}`)
    }
  }
  return [
    figure(`of ${cities.length} cities, found by their English name`, found.english, 'cities', '>= 80'),
    figure(`of ${cities.length} cities, found by their Russian name`, found.russian, 'cities', '>= 80'),
    figure(`of ${2 * cities.length} full names, first in the list`, first, 'names', '>= 158'),
    figure(`of ${cities.length} cities, shown by the right Russian name`, displayed, 'cities', '>= 78'),
    figure(`of ${cities.length} cities, in the right time zone`, zoned, 'cities', '>= 80'),
  ]
}

async function measureTypos(search: Search, count: number): Promise<Figure[]> {
  const random = createRandom(SEED)
  const names = readCities().flatMap((city) => [
    { name: city.english, city },
    { name: city.russian, city },
  ])
  const hits = { midWord: 0, anywhere: 0 }
  for (let index = 0; index < count; index++) {
    const kind = index % 2 === 0 ? 'midWord' : 'anywhere'
    const { name, city } = names[Math.floor(random() * names.length)] as (typeof names)[number] // true: within the list
    const typed = misspell(name, random, { midWord: kind === 'midWord' })
    const places = (await search(typed)).slice(0, TOP)
    if (places.some((place) => isAt(place, city))) hits[kind] += 1
    else console.error(`${typed} (${name}): ${places.map((place) => place.name.en).join(', ')}`)
  }
  const share = (hit: number, of: number): number => rounded((hit / of) * 100, 1)
  return [
    figure(
      `of ${count} names one letter off, in the first five`,
      share(hits.midWord + hits.anywhere, count),
      '%',
      '>= 85',
    ),
    figure('the same, letters inside the word', share(hits.midWord, count / 2), '%', '>= 80'),
    figure('the same, any letter', share(hits.anywhere, count / 2), '%', '>= 80'),
  ]
}

async function measureMeaning(search: Search): Promise<Figure> {
  const missed: string[] = []
  for (const [typed, name] of meant) if ((await search(typed))[0]?.name.ru !== name) missed.push(typed)
  if (missed.length > 0) console.error(`not what people mean: ${missed.join(', ')}`)
  return figure(`of ${meant.length} things people type, not understood`, missed.length, 'words', '= 0')
}

function isAt(place: GazetteerPlace, city: City): boolean {
  const isNear =
    Math.abs(place.latitudeDeg - city.latitudeDeg) < SAME_PLACE_DEG &&
    Math.abs(place.longitudeDeg - city.longitudeDeg) < SAME_PLACE_DEG
  return isNear && place.country === city.country
}
