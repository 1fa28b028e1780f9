import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { packCommand, packPackages } from './pack.ts'

const root = join(import.meta.dirname, '../..')

const outDir = join(root, 'reports/packages')

for (const { name, file } of [...(await packPackages(outDir)), await packCommand(outDir)])
  console.log(`${name}: ${relative(root, file)}, ${(statSync(file).size / 1000).toFixed(1)} kB`)
