import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildPackages } from './build.ts'
import { bundleCommand } from './bundle-command.ts'

const run = promisify(execFile)

/** A package in the form npm installs, and the file it is in. */
export type PackedPackage = { readonly name: string; readonly file: string }

/** Packs a folder as `npm publish` would send it. */
async function packFolder(folder: string, outDir: string): Promise<PackedPackage> {
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', outDir], {
    cwd: folder,
  })
  const [{ name, filename }] = JSON.parse(stdout)
  return { name, file: join(outDir, filename) }
}

/**
 * Builds every package that could be published and packs it, as `npm publish` would send it. All is written below `outDir`, the
 * built folders too, so that two callers with folders of their own do not meet.
 */
export async function packPackages(outDir: string): Promise<PackedPackage[]> {
  mkdirSync(outDir, { recursive: true })
  const packed: PackedPackage[] = []
  for (const { folder } of await buildPackages(outDir)) packed.push(await packFolder(folder, outDir))
  return packed
}

/** Bundles the command `zeri` and packs it; programs import nothing from it. */
export async function packCommand(
  outDir: string,
): Promise<PackedPackage & { readonly modules: readonly string[] }> {
  mkdirSync(outDir, { recursive: true })
  const { folder, modules } = await bundleCommand(outDir)
  return { ...(await packFolder(folder, outDir)), modules }
}
