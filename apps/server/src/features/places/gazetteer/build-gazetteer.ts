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

/** The files of a gazetteer, ready to be copied into the database. */
export type BuiltGazetteer = { readonly fingerprint: string; readonly places: string; readonly names: string }

export type Report = (line: string) => void

type BuildOptions = {
  /** The files of the source. Together with our code they decide whether an earlier build can be reused. */
  readonly inputs: readonly string[]
  readonly readSource: () => Promise<Source>
  readonly zonesAt: (latitudeDeg: number, longitudeDeg: number) => Promise<readonly string[]>
  readonly workFolder: string
  readonly report: Report
}

const PROGRESS_EVERY = 50_000
const BUILD = /^[0-9a-f]{16}$/

/** Builds the gazetteer, or reuses an earlier build from the same inputs. */
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
  // A build gets its final name only when it is complete, so concurrent builds do not disturb each other.
  mkdirSync(workFolder, { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  await writeLines(join(draft, 'places.tsv'), entries, placeLine)
  await writeLines(join(draft, 'names.tsv'), entries, nameLines)
  removeBuilds(workFolder)
  renameSync(draft, folder)
  report(`built ${entries.length} places`)
  return built
}

/** Deletes earlier builds: only the latest is stored. */
function removeBuilds(workFolder: string): void {
  for (const name of readdirSync(workFolder))
    if (BUILD.test(name)) rmSync(join(workFolder, name), { recursive: true })
}

async function listEntries(source: Source, { zonesAt, report }: BuildOptions): Promise<Entry[]> {
  const overlay = readOverlay()
  const entries = listIslands(overlay)
  // Sorted by tile of the zone map, so that each tile is loaded once.
  const places = source.places.toSorted((a, b) => tileOf(a) - tileOf(b))
  for (const [index, raw] of places.entries()) {
    const zones = await zonesAt(raw.latitudeDeg, raw.longitudeDeg)
    entries.push(toEntry(raw, chooseZone(raw.zone, zones), source, overlay))
    if ((index + 1) % PROGRESS_EVERY === 0) report(`${index + 1} of ${places.length} places`)
  }
  return entries
}

function tileOf({ latitudeDeg, longitudeDeg }: GeonamesPlace): number {
  return Math.floor((latitudeDeg + 90) / 3) * 1000 + Math.floor((longitudeDeg + 180) / 3)
}

/** The zone map decides, unless it also allows the zone of GeoNames. */
export function chooseZone(sourceZone: string, mapZones: readonly string[]): string {
  return mapZones.includes(sourceZone) ? sourceZone : (mapZones[0] ?? sourceZone)
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

/** Our code and corrections that influence a build. */
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
