import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, listIslands, nameLines, placeLine, toEntry } from './gazetteer-rows.ts'
import type { GeonamesPlace } from './geonames.ts'
import { readOverlay } from './overlay.ts'
import type { Source } from './source.ts'

/** A gazetteer ready to be copied into the database. */
export type BuiltGazetteer = { readonly fingerprint: string; readonly places: string; readonly names: string }

export type Report = (line: string) => void

type BuildOptions = {
  /** What the source is read from; with our own code it decides whether a build can be used again. */
  readonly inputs: readonly string[]
  readonly readSource: () => Promise<Source>
  readonly zonesAt: (latitudeDeg: number, longitudeDeg: number) => Promise<readonly string[]>
  readonly workFolder: string
  readonly report: Report
}

const PROGRESS_EVERY = 50_000
const BUILD = /^[0-9a-f]{16}$/

/** Builds the gazetteer, or finds the one built before from the same inputs. */
export async function buildGazetteer(options: BuildOptions): Promise<BuiltGazetteer> {
  const { inputs, readSource, workFolder, report } = options
  const fingerprint = await fingerprintOf([...inputs, ...listOwnFiles()])
  const folder = join(workFolder, fingerprint)
  const built = { fingerprint, places: join(folder, 'places.tsv'), names: join(folder, 'names.tsv') }
  if (existsSync(folder)) {
    report('the gazetteer is built already')
    return built
  }
  report('reading names and regions')
  const entries = await listEntries(await readSource(), options)
  // A folder appears under its name only when it is whole; builds that run at once do not share the half of it.
  mkdirSync(workFolder, { recursive: true })
  const half = mkdtempSync(`${folder}-`)
  await writeLines(join(half, 'places.tsv'), entries, placeLine)
  await writeLines(join(half, 'names.tsv'), entries, nameLines)
  removeBuilds(workFolder)
  renameSync(half, folder)
  report(`built ${entries.length} places`)
  return built
}

/** One build is kept: the next import is of the same sources or of newer ones. */
function removeBuilds(workFolder: string): void {
  for (const name of readdirSync(workFolder))
    if (BUILD.test(name)) rmSync(join(workFolder, name), { recursive: true })
}

async function listEntries(source: Source, { zonesAt, report }: BuildOptions): Promise<Entry[]> {
  const overlay = readOverlay()
  const entries = listIslands(overlay)
  // Neighbours lie on the same tile of the zone map.
  const nearOnes = source.places.toSorted((a, b) => tileOf(a) - tileOf(b))
  for (const [index, raw] of nearOnes.entries()) {
    const zones = await zonesAt(raw.latitudeDeg, raw.longitudeDeg)
    entries.push(toEntry(raw, chooseZone(raw.zone, zones), source, overlay))
    if ((index + 1) % PROGRESS_EVERY === 0) report(`${index + 1} of ${nearOnes.length} places`)
  }
  return entries
}

function tileOf({ latitudeDeg, longitudeDeg }: GeonamesPlace): number {
  return Math.floor((latitudeDeg + 90) / 3) * 1000 + Math.floor((longitudeDeg + 180) / 3)
}

/** The map decides, unless it too allows what GeoNames says. */
export function chooseZone(given: string, onMap: readonly string[]): string {
  return onMap.includes(given) ? given : (onMap[0] ?? given)
}

async function writeLines(
  path: string,
  entries: readonly Entry[],
  toLine: (entry: Entry) => string,
): Promise<void> {
  const lines = function* (): Generator<string> {
    for (const entry of entries) yield toLine(entry)
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
}

/** Our own part in a build: the rules and the corrections. */
function listOwnFiles(): string[] {
  const own = globSync('{gazetteer/**/*.{ts,txt},search/{edit-distance,fold-name,romanise,typo-hashes}.ts}', {
    cwd: join(import.meta.dirname, '..'),
  })
  return own
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(import.meta.dirname, '..', file))
}

async function fingerprintOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex').slice(0, 16)
}
