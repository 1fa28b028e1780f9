import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GazetteerPlace } from '../gazetteer-place.ts'

type NameCorrection = {
  readonly en: string | undefined
  readonly ru: string | undefined
  readonly further: readonly string[]
}

/** Our corrections of the sources. */
export type Overlay = {
  readonly names: ReadonlyMap<number, NameCorrection>
  readonly russianRegions: ReadonlyMap<string, string>
  readonly islands: readonly { readonly place: GazetteerPlace; readonly further: readonly string[] }[]
}

/** Disputed regions: addresses there have no country. */
export const disputedRegions: ReadonlySet<string> = new Set(['UA.11', 'UA.20'])
/** City states: addresses there have no region. */
export const cityStates: ReadonlySet<string> = new Set(['HK', 'MC', 'MO', 'SG', 'VA'])

/** Reads the corrections from the files in `overlay/`. */
export function readOverlay(): Overlay {
  return {
    names: new Map(
      readTable('names.txt').map(([id, en, ru, further]) => [
        Number(id),
        { en: textOf(en), ru: textOf(ru), further: listOf(further) },
      ]),
    ),
    russianRegions: new Map(
      readTable('regions.txt').flatMap(([country, names = '']) =>
        names.split('; ').map((entry) => {
          const space = entry.indexOf(' ')
          return [`${country}.${entry.slice(0, space)}`, entry.slice(space + 1)] as const
        }),
      ),
    ),
    islands: readTable('islands.txt').map(readIsland),
  }
}

function readIsland(cells: readonly string[]): Overlay['islands'][number] {
  const [id, en = '', ru = '', country = '', latitude, longitude, zone = '', people, further] = cells
  return {
    place: {
      id: Number(id),
      name: { en, ru },
      region: { en: null, ru: null },
      country,
      latitudeDeg: Number(latitude),
      longitudeDeg: Number(longitude),
      population: Number(people),
      zone,
    },
    further: listOf(further),
  }
}

/** Reads the rows of a file: cells are separated by bars, comments start with a hash. */
function readTable(file: string): string[][] {
  return readFileSync(join(import.meta.dirname, 'overlay', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | '))
}

function textOf(cell: string | undefined): string | undefined {
  return cell === undefined || cell === '-' ? undefined : cell
}

function listOf(cell: string | undefined): string[] {
  return textOf(cell)?.split(', ') ?? []
}
