import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuiltGazetteer, buildGazetteer } from '../features/places/gazetteer/build-gazetteer.ts'
import { listDumpFiles, readDumpSource } from '../features/places/gazetteer/dump-source.ts'
import { aGeonamesLine } from './geonames-line.ts'

type Line = Parameters<typeof aGeonamesLine>[0] & { readonly russian?: string }

/** A dozen places that the search must tell apart. */
export const someLines: readonly Line[] = [
  {
    id: 524901,
    name: 'Moscow',
    russian: 'Москва',
    spellings: 'Moskva',
    latitude: 55.752,
    longitude: 37.616,
    population: 10_381_222,
  },
  {
    id: 498817,
    name: 'Saint Petersburg',
    russian: 'Санкт-Петербург',
    latitude: 59.939,
    longitude: 30.314,
    population: 5_351_935,
  },
  {
    id: 551487,
    name: 'Kazan',
    russian: 'Казань',
    latitude: 55.789,
    longitude: 49.122,
    population: 1_243_500,
  },
  {
    id: 554233,
    name: 'Korolyov',
    russian: 'Королёв',
    latitude: 55.914,
    longitude: 37.825,
    population: 139_798,
  },
  {
    id: 501175,
    name: 'Rostov-na-Donu',
    russian: 'Ростов-на-Дону',
    latitude: 47.231,
    longitude: 39.723,
    population: 1_130_305,
  },
  { id: 501183, name: 'Rostov', russian: 'Ростов', latitude: 57.191, longitude: 39.414, population: 31_039 },
  {
    id: 2643743,
    name: 'London',
    russian: 'Лондон',
    latitude: 51.508,
    longitude: -0.126,
    country: 'GB',
    population: 8_961_989,
    zone: 'Europe/London',
  },
  {
    id: 6058560,
    name: 'London',
    russian: 'Лондон',
    latitude: 42.983,
    longitude: -81.233,
    country: 'CA',
    population: 346_765,
    zone: 'America/Toronto',
  },
  {
    id: 2656281,
    name: 'Barnstaple',
    latitude: 51.08,
    longitude: -4.061,
    country: 'GB',
    population: 31_616,
    zone: 'Europe/London',
  },
  {
    id: 1850147,
    name: 'Tokyo',
    russian: 'Токио',
    latitude: 35.69,
    longitude: 139.692,
    country: 'JP',
    population: 8_336_599,
    zone: 'Asia/Tokyo',
  },
  {
    id: 1275339,
    name: 'Mumbai',
    russian: 'Мумбаи',
    latitude: 19.073,
    longitude: 72.883,
    country: 'IN',
    population: 12_691_836,
    zone: 'Asia/Kolkata',
  },
]

/** Builds a small gazetteer from a GeoNames dump of the given lines. */
export async function aGazetteer(
  lines: readonly Line[] = someLines,
): Promise<BuiltGazetteer & { readonly remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'zeri-gazetteer-'))
  const write = (name: string, rows: readonly string[]) => writeFileSync(join(folder, name), rows.join('\n'))
  write('cities500.txt', lines.map(aGeonamesLine))
  write(
    'alternateNamesV2.txt',
    lines.flatMap(({ id, russian }) => (russian ? [`1\t${id}\tru\t${russian}\t1\t\t\t`] : [])),
  )
  write('admin1CodesASCII.txt', [])
  const built = await buildGazetteer({
    inputs: Object.values(listDumpFiles(folder)),
    readSource: () => readDumpSource(folder),
    zonesAt: async () => [],
    workFolder: folder,
    report: () => {},
  })
  return { ...built, remove: () => rmSync(folder, { recursive: true }) }
}
