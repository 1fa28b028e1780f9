// Writes the computed tables of docs/scale.md from the unit costs and assumptions.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scaleTables, withTables } from '../bench/scale/scale-page.ts'

const page = join(import.meta.dirname, '../../docs/scale.md')
const tables = scaleTables()
writeFileSync(page, withTables(readFileSync(page, 'utf8'), tables))
console.log(`scale.md: ${Object.keys(tables).length} tables`)
