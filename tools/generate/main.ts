import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Writes every generated file anew; a clean tree afterwards proves that none is stale. */
const generators = [
  'openapi.ts',
  'configuration.ts',
  'database-types.ts',
  'fonts.ts',
  'glossary.ts',
  'licences.ts',
  'stand-in.ts',
  'scale.ts',
  '../../packages/almanac/generate/tables.ts',
  '../../packages/almanac/generate/lunar-years.ts',
]

for (const generator of generators) {
  execFileSync(process.execPath, [join(import.meta.dirname, generator)], { stdio: 'inherit' })
}
