import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildPackages } from './build.ts'

const run = promisify(execFile)

/** A package in the form npm installs, and the file it is in. */
export type PackedPackage = { readonly name: string; readonly file: string }

/**
 * Builds every package that could be published and packs it, as `npm publish` would send it. All is written below `outDir`, the
 * built folders too, so that two callers with folders of their own do not meet.
 */
export async function packPackages(outDir: string): Promise<PackedPackage[]> {
  mkdirSync(outDir, { recursive: true })
  const packed: PackedPackage[] = []
  for (const { name, folder } of await buildPackages(outDir)) {
    const { stdout } = await run(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--pack-destination', outDir],
      {
        cwd: folder,
      },
    )
    const [{ filename }] = JSON.parse(stdout)
    packed.push({ name, file: join(outDir, filename) })
  }
  return packed
}
