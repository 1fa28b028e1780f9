import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the exports of every operation of the contract: a new operation needs no line in an index by hand. */
const contract = join(import.meta.dirname, '../../packages/contract/src')

function isOperation(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'id' in value
}

const files = globSync('operations/*/*.ts', { cwd: contract }).sort()
const lines = await Promise.all(
  files.map(async (file) => {
    const module = (await import(join(contract, file))) as Readonly<Record<string, unknown>>
    const names = Object.keys(module)
      .filter((name) => isOperation(module[name]))
      .sort()
    return names.length > 0 ? [`export { ${names.join(', ')} } from './${file}'`] : []
  }),
)
const text = ['// Written by `npm run generate` from the files of this folder.', ...lines.flat(), ''].join(
  '\n',
)
writeFileSync(join(contract, 'operations.generated.ts'), text)
console.log(`operations: ${lines.flat().length} files`)
