// `node tools/packages/cities.ts`: writes the cities that the command `zeri` knows without a network, from the gazetteer's
// sources (docs/places.md). It is not part of `npm run generate`, which must not need Debian's package of names.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseZone } from '../../apps/server/src/features/places/gazetteer/build-gazetteer.ts'
import { toEntry } from '../../apps/server/src/features/places/gazetteer/gazetteer-rows.ts'
import type { GeonamesPlace } from '../../apps/server/src/features/places/gazetteer/geonames.ts'
import { readOverlay } from '../../apps/server/src/features/places/gazetteer/overlay.ts'
import {
  findPackagedFiles,
  readPackagedSource,
} from '../../apps/server/src/features/places/gazetteer/packaged-source.ts'
import type { GazetteerPlace } from '../../apps/server/src/features/places/gazetteer-place.ts'
import { createZoneMap } from '../../apps/server/src/features/places/zone-at.ts'

const root = join(import.meta.dirname, '../..')
const file = join(root, 'packages/cli/src/places/cities.generated.ts')

/** Cities of at least this many people are listed; readers of the two languages find more of their own. */
const LARGE = 1_500_000
const LARGE_AT_HOME: Readonly<Record<string, number>> = {
  RU: 250_000,
  BY: 300_000,
  KZ: 300_000,
  UA: 400_000,
  GB: 350_000,
  IE: 150_000,
  US: 500_000,
  CA: 500_000,
  AU: 300_000,
  NZ: 300_000,
}

/** The large cities and the largest one of every country, the largest first. */
function pickCities(places: readonly GeonamesPlace[]): GeonamesPlace[] {
  const bySize = places.toSorted((one, other) => other.population - one.population || one.id - other.id)
  const seen = new Set<string>()
  return bySize.filter(({ country, population }) => {
    const isFirst = !seen.has(country)
    seen.add(country)
    return isFirst || population >= (LARGE_AT_HOME[country] ?? LARGE)
  })
}

const digits = (degrees: number): string => String(Number(degrees.toFixed(4)))

function lineOf({ id, name, country, latitudeDeg, longitudeDeg, zone }: GazetteerPlace): string {
  return [id, name.en, name.ru ?? '', country, digits(latitudeDeg), digits(longitudeDeg), zone].join('|')
}

const source = await readPackagedSource(
  findPackagedFiles(join(root, 'node_modules'), join(root, '.local/gazetteer')),
)
const overlay = readOverlay()
const zonesAt = createZoneMap()
const lines: string[] = []
for (const raw of pickCities(source.places)) {
  const zone = chooseZone(raw.zone, await zonesAt(raw.latitudeDeg, raw.longitudeDeg))
  lines.push(lineOf(toEntry(raw, zone, source, overlay).place))
}
writeFileSync(
  file,
  `// Written by tools/packages/cities.ts from GeoNames, CC BY 4.0.

/** The largest city first: GeoNames id, English name, Russian name, country, latitude, longitude, zone. */
export const cityLines = \`
${lines.join('\n')}
\`
`,
)
console.log(`cities: ${lines.length}`)
