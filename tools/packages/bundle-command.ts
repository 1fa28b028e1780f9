import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { publication } from './publishable.ts'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'packages/cli')
const FILE = 'zeri.js'
const OLDEST_NODE = '>=22'

/** The package.json of the command as it would be published: one file, nothing to install beside it. */
function writeManifest(): Readonly<Record<string, unknown>> {
  const { name, version, description } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  return {
    name,
    version,
    ...publication,
    description,
    keywords: ['chinese-calendar', 'lunar-calendar', 'bazi', 'almanac', 'cli'],
    type: 'module',
    engines: { node: OLDEST_NODE },
    bin: { zeri: FILE },
  }
}

/** The folder to pack, and the files of the repository that its one file is made of. */
type BundledCommand = { readonly folder: string; readonly modules: readonly string[] }

/** Bundles the command `zeri` with everything it imports into one file in a folder of `outDir`. */
export async function bundleCommand(outDir: string): Promise<BundledCommand> {
  const folder = join(outDir, 'cli')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const bundle = await rolldown({ input: join(source, 'src/main.ts'), platform: 'node' })
  const { output } = await bundle.write({ file: join(folder, FILE), codeSplitting: false, minify: true })
  await bundle.close()
  chmodSync(join(folder, FILE), 0o755)
  copyFileSync(join(source, 'README.md'), join(folder, 'README.md'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(writeManifest(), null, 2)}\n`)
  return { folder, modules: output[0].moduleIds.map((file) => relative(root, file)) }
}
