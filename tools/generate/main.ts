import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * `npm run generate` writes every generated file, `npm run generate -- fonts sbom` only those. A clean tree after the
 * whole run proves that no committed file is stale.
 */
const generators: Readonly<Record<string, string>> = {
  operations: 'operations.ts',
  openapi: 'openapi.ts',
  'api-examples': 'api-examples.ts',
  pages: 'pages.ts',
  configuration: 'configuration.ts',
  ports: 'ports.ts',
  'database-types': 'database-types.ts',
  fonts: 'fonts.ts',
  icons: 'icons.ts',
  glossary: 'glossary.ts',
  'fact-words': 'fact-words.ts',
  'sign-shares': 'sign-shares.ts',
  holidays: 'holidays.ts',
  licences: 'licences.ts',
  'stand-in': 'stand-in.ts',
  scale: 'scale.ts',
  sbom: 'sbom.ts',
  tables: '../../packages/almanac/generate/tables.ts',
  'lunar-years': '../../packages/almanac/generate/lunar-years.ts',
  sizes: '../../packages/almanac/generate/sizes.ts',
  api: 'api.ts',
  specification: 'specification.ts',
}

function run(words: readonly string[]): number {
  const unknown = words.filter((word) => !(word in generators))
  if (unknown.length > 0) {
    console.error(`unknown: ${unknown.join(', ')}; known: ${Object.keys(generators).join(', ')}`)
    return 1
  }
  for (const [word, file] of Object.entries(generators)) {
    if (words.length > 0 && !words.includes(word)) continue
    const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file)], { stdio: 'inherit' })
    if (status !== 0) return 1 // the generator itself has said why
  }
  return 0
}

process.exitCode = run(process.argv.slice(2))
