import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * `npm run generate` writes every generated file, `npm run generate -- fonts sbom` only those. A clean tree after the
 * whole run proves that no committed file is stale.
 */
const generators: Readonly<Record<string, string>> = {
  openapi: 'openapi.ts',
  configuration: 'configuration.ts',
  'database-types': 'database-types.ts',
  fonts: 'fonts.ts',
  glossary: 'glossary.ts',
  licences: 'licences.ts',
  'stand-in': 'stand-in.ts',
  scale: 'scale.ts',
  sbom: 'sbom.ts',
  tables: '../../packages/almanac/generate/tables.ts',
  'lunar-years': '../../packages/almanac/generate/lunar-years.ts',
}

const words = process.argv.slice(2)
const unknown = words.filter((word) => !(word in generators))
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}; known: ${Object.keys(generators).join(', ')}`)
  process.exitCode = 1
} else {
  for (const [word, file] of Object.entries(generators))
    if (words.length === 0 || words.includes(word))
      execFileSync(process.execPath, [join(import.meta.dirname, file)], { stdio: 'inherit' })
}
