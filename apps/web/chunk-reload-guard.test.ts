import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { chunkReloadGuard, guardParts, guardReload } from './chunk-reload-guard.ts'

const routerEntry = fileURLToPath(import.meta.resolve('react-router'))
const loaderFile = routerEntry.replace(/index\.js$/, 'lib/dom/ssr/routeModules.js')
const routesFile = routerEntry.replace(/index\.js$/, 'lib/dom/ssr/routes.js')

test("where the browser's part of a form or loader fails in the installed router, the server's works alone", () => {
  const guarded = guardParts(readFileSync(routesFile, 'utf8'))
  expect(guarded).toContain('.catch(() => ({ clientAction: ({ serverAction }) => serverAction() }))')
  expect(guarded).toContain('.catch(() => ({ clientLoader: ({ serverLoader }) => serverLoader() }))')
})

test('routes without the expected parts break the build', () => {
  expect(() => guardParts('import(route.clientActionModule)')).toThrow('expected 2')
})

test("the installed router's module loader loads the page being opened, behind the guard", () => {
  const guarded = guardReload(readFileSync(loaderFile, 'utf8'), '/app/chunks/chunk-reload.ts')
  expect(guarded).toContain('import { loadWholeDocument, PartNotLoaded } from "/app/chunks/chunk-reload.ts"')
  expect(guarded).toMatch(/if \(!loadWholeDocument\(\)\)\s+return /)
  expect(guarded).not.toContain('location.reload')
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
  expect(() => buildEnd.call({} as never)).toThrow('were not found')
})
