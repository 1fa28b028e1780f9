import type { Plugin } from 'vite'

/**
 * What React Router brings to every page and this site does not use: the search for unknown routes, because the
 * document names the whole route table (`routeDiscovery` is `initial`), and instrumentation of the router.
 */
const UNUSED =
  /\/react-router\/dist\/(?:production|development)\/lib\/(?:dom\/ssr\/fog-of-war|router\/instrumentation)\.js$/
const CHANGED_FILES = 3
/** The file of `Link`, `NavLink` and `Form`. Pages use plain links and load `Form` where there is one. */
const COMPONENTS = /\/react-router\/dist\/(?:production|development)\/lib\/dom\/lib\.js$/
const EXPORTS = /^export \{ (?<names>[\w, ]+) \};$/m

/** The same exports as functions that do nothing. */
export function withoutWork(code: string): string {
  const { names } = EXPORTS.exec(code)?.groups ?? {}
  if (names === undefined) throw new Error('unused-router-parts: expected one list of exports')
  const exports = names.split(', ').map((name) => `nothing as ${name}`)
  return `const nothing = () => {};\nexport { ${exports.join(', ')} };\n`
}

/** The same components without what makes them look used: an assignment to each, and calls that could have effects. */
export function withoutNames(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^const (\w+) = (React\$1\.forwardRef\()/gm, 'const $1 = /* @__PURE__ */ $2')
}

/** The build breaks when a part is no longer where it is expected, so an update cannot bring it back unseen. */
export function unusedRouterParts(): Plugin {
  const met = new Set<string>()
  return {
    name: 'unused-router-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: [UNUSED, COMPONENTS] },
      handler(code, id) {
        met.add(id)
        return { code: UNUSED.test(id) ? withoutWork(code) : withoutNames(code), map: null }
      },
    },
    buildEnd(error) {
      if (!error && met.size !== CHANGED_FILES)
        throw new Error(`unused-router-parts: found ${met.size} of ${CHANGED_FILES} parts of React Router`)
    },
  }
}
