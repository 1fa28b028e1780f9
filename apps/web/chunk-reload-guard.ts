import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MODULE_LOADER = /\/react-router\/dist\/(?:production|development)\/lib\/dom\/ssr\/routeModules\.js$/
const ROUTES = /\/react-router\/dist\/(?:production|development)\/lib\/dom\/ssr\/routes\.js$/
const RELOAD = 'window.location.reload();'
const PART = /import\((?:\s*\/\*[^*]*\*\/)*\s*route\.client(?<part>Action|Loader)Module\s*\)/g
const PARTS = 2

/**
 * A page that throws in place of the one that did not load: its error reaches the error boundary. Throwing from the
 * loader itself would not do: with single fetch the router drops what a lazy route rejects with and shows nothing.
 */
const LOAD_DOCUMENT = `if (!loadWholeDocument())
\t\t\treturn { default() { throw new PartNotLoaded(route.module, { cause: error }) } };`

/** React Router's route-module loader: a module that fails to load makes the browser load the page being opened. */
export function guardReload(code: string, guardModule: string): string {
  if (code.split(RELOAD).length !== 2)
    throw new Error(`chunk-reload-guard: expected exactly one "${RELOAD}" in React Router's module loader`)
  return (
    `import { loadWholeDocument, PartNotLoaded } from ${JSON.stringify(guardModule)};\n` +
    code.replace(RELOAD, LOAD_DOCUMENT)
  )
}

/**
 * React Router's routes: where the browser's part of a form or a loader fails to load, the server's part works alone, as
 * it does without a script.
 */
export function guardParts(code: string): string {
  if (code.match(PART)?.length !== PARTS)
    throw new Error(`chunk-reload-guard: expected ${PARTS} lazy parts in React Router's routes`)
  return code.replace(
    PART,
    (found, part: string) =>
      `${found}.catch(() => ({ client${part}: ({ server${part} }) => server${part}() }))`,
  )
}

/**
 * React Router reloads the page being left whenever a route module fails to load, without end if it keeps failing, and
 * shows an empty page when the browser's part of a form fails. The build breaks when the code to change is no longer
 * where it is expected, so an update cannot drop the guards.
 */
export function chunkReloadGuard(): Plugin {
  const guardModule = fileURLToPath(new URL('app/chunks/chunk-reload.ts', import.meta.url))
  const guarded = new Set<string>()
  return {
    name: 'chunk-reload-guard',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: [MODULE_LOADER, ROUTES] },
      handler(code, id) {
        guarded.add(id)
        return { code: ROUTES.test(id) ? guardParts(code) : guardReload(code, guardModule), map: null }
      },
    },
    buildEnd(error) {
      if (!error && guarded.size !== 2)
        throw new Error("chunk-reload-guard: React Router's module loader and routes were not found")
    },
  }
}
