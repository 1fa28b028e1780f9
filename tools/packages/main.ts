import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { packPackages } from './pack.ts'

const root = join(import.meta.dirname, '../..')

for (const { name, file } of await packPackages(join(root, 'reports/packages')))
  console.log(`${name}: ${relative(root, file)}, ${(statSync(file).size / 1000).toFixed(1)} kB`)
