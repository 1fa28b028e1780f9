import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LANGUAGE = /^(?:en|ru)\//
const MANIFEST = /^(?<start>window\.__reactRouterManifest=)(?<json>\{.*\})(?<end>;?\s*)$/s

/**
 * Sorts the route table so that the two languages of a page are neighbours. Their entries are nearly equal, and gzip
 * looks back 32 kB only: in the order of the build it would find no repetition.
 */
export function arrangeManifest(script: string): string {
  const { start, json = '', end } = MANIFEST.exec(script)?.groups ?? {}
  if (start === undefined) throw new Error('not a route table')
  const manifest: { routes: Record<string, unknown> } = JSON.parse(json)
  const pages = Object.groupBy(Object.entries(manifest.routes), ([id]) => id.replace(LANGUAGE, ''))
  const routes = Object.fromEntries(Object.values(pages).flatMap((page) => page ?? []))
  return start + JSON.stringify({ ...manifest, routes }) + end
}

if (import.meta.main) {
  const cwd = join(import.meta.dirname, 'build/client/assets')
  for (const name of globSync('manifest-*.js', { cwd })) {
    const file = join(cwd, name)
    writeFileSync(file, arrangeManifest(readFileSync(file, 'utf8')))
  }
}
