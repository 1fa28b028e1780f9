import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Writes every generated file anew; a clean tree afterwards proves that none is stale. */
const generators = [
  'generate-openapi.ts',
  'generate-configuration.ts',
  'generate-database-types.ts',
  'generate-fonts.ts',
  'generate-glossary.ts',
  'generate-licences.ts',
  'generate-stand-in.ts',
  'generate-scale.ts',
  '../packages/almanac/generate/tables.ts',
  '../packages/almanac/generate/lunar-years.ts',
]

for (const generator of generators) {
  execFileSync(process.execPath, [join(import.meta.dirname, generator)], { stdio: 'inherit' })
}
