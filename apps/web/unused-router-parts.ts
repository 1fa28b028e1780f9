import type { Plugin } from 'vite'

/**
 * What React Router brings to every page and this site does not use: the search for unknown routes, because the
 * document names the whole route table (`routeDiscovery` is `initial`), and instrumentation of the router.
 */
const UNUSED =
  /\/react-router\/dist\/(?:production|development)\/lib\/(?:dom\/ssr\/fog-of-war|router\/instrumentation)\.js$/
const UNUSED_PARTS = 2
const EXPORTS = /^export \{ (?<names>[\w, ]+) \};$/m

/** The same exports as functions that do nothing. */
export function withoutWork(code: string): string {
  const { names } = EXPORTS.exec(code)?.groups ?? {}
  if (names === undefined) throw new Error('unused-router-parts: expected one list of exports')
  const exports = names.split(', ').map((name) => `nothing as ${name}`)
  return `const nothing = () => {};\nexport { ${exports.join(', ')} };\n`
}

/** The build breaks when a part is no longer where it is expected, so an update cannot bring it back unseen. */
export function unusedRouterParts(): Plugin {
  const met = new Set<string>()
  return {
    name: 'unused-router-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: UNUSED },
      handler(code, id) {
        met.add(id)
        return { code: withoutWork(code), map: null }
      },
    },
    buildEnd(error) {
      if (!error && met.size !== UNUSED_PARTS)
        throw new Error(`unused-router-parts: found ${met.size} of ${UNUSED_PARTS} parts of React Router`)
    },
  }
}
