import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LANGUAGE = /^(?:en|ru)\//
const MANIFEST = /^(?<start>window\.__reactRouterManifest=)(?<json>\{.*\})(?<end>;?\s*)$/s

/**
 * The route table with the languages of a page beside each other. They differ in little, and gzip looks back 32 kB: in
 * the order of the build the second language would be written out again.
 */
export function arrangeManifest(script: string): string {
  const { start, json = '', end } = MANIFEST.exec(script)?.groups ?? {}
  if (start === undefined) throw new Error('this is no route table')
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
