import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { publication } from './publishable.ts'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'packages/cli')
const FILE = 'zeri.js'
const OLDEST_NODE = '>=22'

/** The package.json of the command as it would be published, with nothing to install beside it. */
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

/** The folder to pack, and the files of the repository that its programs are made of. */
type BundledCommand = { readonly folder: string; readonly modules: readonly string[] }

/** `zeri mcp` is a file of its own: the protocol is half a megabyte that no other command should read at its start. */
const MCP = { source: 'mcp/mcp-command.ts', file: 'mcp.js' } as const

const mcpApart = {
  name: 'mcp-apart',
  resolveId: (id: string) => (id.endsWith(MCP.source) ? { id: `./${MCP.file}`, external: true } : undefined),
} as const

/** Bundles a source with everything it imports into one file; returns the files it is made of. */
async function bundleFile(
  from: string,
  file: string,
  plugins: readonly (typeof mcpApart)[] = [],
): Promise<string[]> {
  const bundle = await rolldown({ input: join(source, 'src', from), platform: 'node', plugins: [...plugins] })
  const { output } = await bundle.write({ file, codeSplitting: false, minify: true })
  await bundle.close()
  return output[0].moduleIds.map((one) => relative(root, one))
}

/** Bundles the command `zeri` with everything it imports into a folder of `outDir`. */
export async function bundleCommand(outDir: string): Promise<BundledCommand> {
  const folder = join(outDir, 'cli')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const modules = [
    ...(await bundleFile('main.ts', join(folder, FILE), [mcpApart])),
    ...(await bundleFile(MCP.source, join(folder, MCP.file))),
  ]
  chmodSync(join(folder, FILE), 0o755)
  copyFileSync(join(source, 'README.md'), join(folder, 'README.md'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(writeManifest(), null, 2)}\n`)
  return { folder, modules: [...new Set(modules)] }
}
