/** The columns that tests set; the others are constant. */
type GeonamesLine = {
  readonly id: number
  readonly name: string
  readonly spellings?: string
  readonly latitude?: number
  readonly longitude?: number
  readonly country?: string
  readonly region?: string
  readonly population?: number
  readonly zone?: string
}

/** Builds a line of `cities500.txt`, the list of cities in a GeoNames dump, for tests of the import. */
export function aGeonamesLine({
  id,
  name,
  spellings = '',
  latitude = 55,
  longitude = 49,
  country = 'RU',
  region = '',
  population = 1000,
  zone = 'Europe/Moscow',
}: GeonamesLine): string {
  const feature = ['P', 'PPL', country, '', region, '', '', '']
  const latin = name.normalize('NFD').replace(/\p{M}/gu, '')
  return [
    id,
    name,
    latin,
    spellings,
    latitude,
    longitude,
    ...feature,
    population,
    '',
    '',
    zone,
    '2026-01-01',
  ].join('\t')
}
