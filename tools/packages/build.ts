import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listImports, rewriteDeclaration } from './declarations.ts'
import { type SourceManifest, writeManifest } from './manifest.ts'
import { type Publishable, publishable } from './publishable.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const COMPILER = join(root, 'node_modules/typescript/bin/tsc')
/** Pages that a package brings along where it has them. */
const pages = ['README.md', 'API.md', 'CHANGELOG.md']

/** A package as it would be published, in a folder of its own. */
export type BuiltPackage = {
  readonly name: string
  readonly version: string
  readonly folder: string
  readonly entries: Publishable['entries']
}

const readManifest = (folder: string): SourceManifest =>
  JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'))

/** Where the compiler finds a package built before: its declarations, so that its sources are not compiled again. */
const pathsOf = ({ name, folder, entries }: BuiltPackage): [string, string[]][] =>
  Object.entries(entries).map(([subpath, source]) => [
    name + subpath.slice(1),
    [join(folder, source.replace(/\.ts$/, '.d.ts'))],
  ])

/** The options of a package's own tsconfig, but written out as JavaScript with declarations, from its entries only. */
function configure(
  { folder, entries, bin = {} }: Publishable,
  outDir: string,
  built: readonly BuiltPackage[],
) {
  const source = join(root, 'packages', folder)
  return {
    extends: join(source, 'tsconfig.json'),
    compilerOptions: {
      composite: false,
      incremental: false,
      tsBuildInfoFile: null,
      emitDeclarationOnly: false,
      rewriteRelativeImportExtensions: true,
      rootDir: join(source, 'src'),
      outDir,
      typeRoots: [join(root, 'node_modules/@types')],
      paths: Object.fromEntries(built.flatMap(pathsOf)),
    },
    files: [...Object.values(entries), ...Object.values(bin)].map((file) => join(source, 'src', file)),
    include: [],
    references: [],
  }
}

async function compile(one: Publishable, outDir: string, built: readonly BuiltPackage[]): Promise<void> {
  const config = `${outDir}.tsconfig.json`
  writeFileSync(config, JSON.stringify(configure(one, outDir, built)))
  try {
    await run(process.execPath, [COMPILER, '--project', config])
  } catch (error) {
    // The compiler says what is wrong on its standard output.
    throw new Error(`${one.folder} does not compile:\n${(error as { stdout?: string }).stdout}`)
  } finally {
    rmSync(config)
  }
}

/** Compiles a package and writes its manifest; `built` are the packages it may import. */
async function buildPackage(
  one: Publishable,
  outDir: string,
  built: readonly BuiltPackage[],
): Promise<BuiltPackage> {
  const source = readManifest(one.folder)
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  await compile(one, outDir, built)
  const imported = new Set<string>()
  for (const file of globSync('**/*.{js,d.ts}', { cwd: outDir }).map((path) => join(outDir, path))) {
    const text = readFileSync(file, 'utf8')
    for (const name of listImports(text)) imported.add(name)
    if (file.endsWith('.d.ts')) writeFileSync(file, rewriteDeclaration(text))
  }
  for (const page of pages) {
    const file = join(root, 'packages', one.folder, page)
    if (existsSync(file)) copyFileSync(file, join(outDir, page))
  }
  const versions = Object.fromEntries(built.map(({ name, version }) => [name, version]))
  const manifest = writeManifest(
    one,
    { ...source, dependencies: { ...source.dependencies, ...versions } },
    imported,
  )
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return { name: source.name, version: source.version, folder: outDir, entries: one.entries }
}

/** Builds every package that could be published, each into a folder of `outDir`. */
export async function buildPackages(outDir: string): Promise<readonly BuiltPackage[]> {
  const built: BuiltPackage[] = []
  for (const one of publishable) built.push(await buildPackage(one, join(outDir, one.folder), built))
  return built
}
