import { join } from 'node:path'
import { createZoneMap } from '../zone-at.ts'
import { type BuiltGazetteer, buildGazetteer, type Report } from './build-gazetteer.ts'
import { listDumpFiles, readDumpSource } from './dump-source.ts'
import { hasGazetteer, loadGazetteer } from './load-gazetteer.ts'
import { findPackagedFiles, readPackagedSource } from './packaged-source.ts'

type BuildOptions = {
  /** The root folder of the repository or installation. */
  readonly root: string
  /** A folder with a GeoNames dump; without it the installed packages are used. */
  readonly dump?: string | undefined
  readonly workFolder?: string | undefined
  readonly report: Report
}

/** Builds the gazetteer from the installed packages or from a dump. */
async function buildOnce({ root, dump, workFolder, report }: BuildOptions): Promise<BuiltGazetteer> {
  const folder = workFolder ?? join(root, '.local/gazetteer')
  const common = { workFolder: folder, zonesAt: createZoneMap(), report }
  if (dump !== undefined) {
    const inputs = Object.values(listDumpFiles(dump))
    return buildGazetteer({ ...common, inputs, readSource: () => readDumpSource(dump) })
  }
  const nodeModules = join(root, 'node_modules')
  const files = findPackagedFiles(nodeModules, folder)
  const catalogue = join(files.translations, 'ru/LC_MESSAGES/geonames.mo')
  const inputs = [files.cities, files.regions, catalogue, join(nodeModules, 'geo-tz/package.json')]
  return buildGazetteer({ ...common, inputs, readSource: () => readPackagedSource(files) })
}

type ImportOptions = BuildOptions & {
  readonly url: string
  readonly now: () => number
  /** Do nothing if the database already has a gazetteer. */
  readonly ifEmpty?: boolean | undefined
}

/** Builds the gazetteer and loads it into the database; a second run changes nothing. */
export async function importGazetteer(options: ImportOptions): Promise<void> {
  const { url, report } = options
  if (options.ifEmpty && (await hasGazetteer(url))) {
    report('a gazetteer is in the database already')
    return
  }
  const outcome = await loadGazetteer(await buildOnce(options), options)
  report(outcome === 'loaded' ? 'the gazetteer is in place' : 'this gazetteer is in the database already')
}
