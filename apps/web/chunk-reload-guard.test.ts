import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { chunkReloadGuard, guardReload } from './chunk-reload-guard.ts'

const routerEntry = fileURLToPath(import.meta.resolve('react-router'))
const loaderFile = routerEntry.replace(/index\.js$/, 'lib/dom/ssr/routeModules.js')

test("the installed router's module loader reloads only behind the guard", () => {
  const guarded = guardReload(readFileSync(loaderFile, 'utf8'), '/app/rendering/chunk-reload.ts')
  expect(guarded).toContain('import { claimReload } from "/app/rendering/chunk-reload.ts"')
  expect(guarded).toMatch(/if \(!claimReload\(.*\)\)\s+return .*\s+window\.location\.reload\(\);/)
  expect(guarded.match(/location\.reload/g)).toHaveLength(1)
})

test('a loader that no longer reloads as expected breaks the build', () => {
  expect(() => guardReload('location.replace(location.href);', '/guard.ts')).toThrow('exactly one')
})

test('a loader that reloads in two places breaks the build', () => {
  const twice = 'window.location.reload();\nwindow.location.reload();'
  expect(() => guardReload(twice, '/guard.ts')).toThrow('exactly one')
})

test('a build that never meets the loader breaks', () => {
  const { buildEnd } = chunkReloadGuard()
  if (typeof buildEnd !== 'function') throw new Error('the plugin does not look back at the end of a build')
  // True: the hook does not use the context it is called with.
  expect(() => buildEnd.call({} as never)).toThrow('was not found')
})
