import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOADER_FILE = /\/react-router\/dist\/(?:production|development)\/lib\/dom\/ssr\/routeModules\.js$/
const RELOAD = 'window.location.reload();'

/**
 * A page that throws in place of the one that did not load: its error reaches the error boundary. Throwing from the
 * loader itself would not do: with single fetch the router drops what a lazy route rejects with and shows nothing.
 */
const REFUSE = `if (!claimReload({ memory: () => sessionStorage, nowMs: Date.now(), online: navigator.onLine }))
\t\t\treturn { default() { throw error } };`

/** React Router's route-module loader with its reload behind the guard of `app/rendering/chunk-reload.ts`. */
export function guardReload(code: string, guardModule: string): string {
  if (code.split(RELOAD).length !== 2)
    throw new Error(`chunk-reload-guard: expected exactly one "${RELOAD}" in React Router's module loader`)
  return (
    `import { claimReload } from ${JSON.stringify(guardModule)};\n` +
    code.replace(RELOAD, `${REFUSE}\n\t\t${RELOAD}`)
  )
}

/**
 * React Router reloads the page whenever a route module fails to load, without end if it keeps failing.
 * The build breaks when the code to change is no longer where it is expected, so an update cannot drop the guard.
 */
export function chunkReloadGuard(): Plugin {
  const guardModule = fileURLToPath(new URL('app/rendering/chunk-reload.ts', import.meta.url))
  let guarded = false
  return {
    name: 'chunk-reload-guard',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: LOADER_FILE },
      handler(code) {
        guarded = true
        return { code: guardReload(code, guardModule), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !guarded)
        throw new Error("chunk-reload-guard: React Router's module loader was not found")
    },
  }
}
