import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toCallLine } from '@zeri/contract/browser'

/**
 * Writes the exports of every operation of the contract, so that a new operation needs no line in an index by hand, and
 * the lines by which browsers call them without loading their schemas.
 */
const contract = join(import.meta.dirname, '../../packages/contract/src')
const HEADER = '// Written by `npm run generate` from the files of `operations`.'

type Declared = Parameters<typeof toCallLine>[0]

function isOperation(value: unknown): value is Declared {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'id' in value
}

async function readOperations(file: string) {
  const module = (await import(join(contract, file))) as Readonly<Record<string, unknown>>
  const found = Object.entries(module).flatMap(([name, value]) =>
    isOperation(value) ? [{ name, line: toCallLine(value) }] : [],
  )
  return { file, found: found.sort((one, other) => (one.name < other.name ? -1 : 1)) }
}

const write = (file: string, lines: readonly string[]) =>
  writeFileSync(join(contract, file), [HEADER, ...lines, ''].join('\n'))

const files = await Promise.all(globSync('operations/*/*.ts', { cwd: contract }).sort().map(readOperations))
const operations = files.flatMap(({ found }) => found)
write(
  'operations.generated.ts',
  files
    .filter(({ found }) => found.length > 0)
    .map(({ file, found }) => `export { ${found.map(({ name }) => name).join(', ')} } from './${file}'`),
)
write('browser/calls.generated.ts', [
  ...operations.map(({ name, line }) => `export const ${name}Call = '${line}'`),
  '',
  '/** The operation that each line calls. */',
  'export type CalledOperations = {',
  ...operations.map(({ name }) => `  readonly [${name}Call]: '${name}'`),
  '}',
])
console.log(`operations: ${operations.length}`)
