import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** An empty project with packed files installed in it, without the network. */
export async function installInEmptyProject(folder: string, files: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
  )
  await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...files], {
    cwd: folder,
  })
}

/** What a module prints in a project. */
export async function runModule(folder: string, code: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder })
  return stdout
}

export type Resolution = 'nodenext' | 'bundler'

/** What the compiler says of TypeScript files in a project under strict settings; nothing where they are right. */
export async function typeCheck(
  folder: string,
  sources: Readonly<Record<string, string>>,
  resolution: Resolution,
): Promise<string> {
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text)
  const config = join(folder, `tsconfig.${resolution}.json`)
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: resolution === 'bundler' ? 'esnext' : 'nodenext',
    moduleResolution: resolution,
    types: [],
  }
  writeFileSync(config, JSON.stringify({ compilerOptions, files: Object.keys(sources) }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  try {
    await run(process.execPath, [compiler, '--project', config], { cwd: folder })
    return ''
  } catch (error) {
    // The compiler says what is wrong on its standard output.
    return String((error as { stdout?: string }).stdout)
  }
}
