import type { Plugin } from 'vite'

const ROUTER_UTILS = /\/react-router\/dist\/(?:production|development)\/lib\/router\/utils\.js$/
/** Up to its warning about a path like `a*`, which none of ours is; its text would reach every first visit. */
const COMPILE =
  /^function compilePath\((?<parameters>path, caseSensitive = false, end = true)\) \{\n\twarning\(.+\);$/m

/**
 * Every path compiled once. To hydrate a page React Router compiles each path of its route table twice, for the data of
 * the page and for the router, and the paths of layouts once more for every page inside: in one piece, without a pause.
 */
export function compileOnce(code: string): string {
  const { parameters } = COMPILE.exec(code)?.groups ?? {}
  if (parameters === undefined) throw new Error('compiled-paths: expected the function compilePath')
  const remembered = `const compiledPaths = new Map();
function compilePath(${parameters}) {
  const key = \`\${caseSensitive} \${end} \${path}\`;
  const known = compiledPaths.get(key) ?? compileNewPath(path, caseSensitive, end);
  compiledPaths.set(key, known);
  return known;
}`
  return code.replace(COMPILE, `${remembered}\nfunction compileNewPath(${parameters}) {`)
}

/** The build breaks when the function is no longer where it is expected, so an update cannot undo this unseen. */
export function compiledPaths(): Plugin {
  let isMet = false
  return {
    name: 'compiled-paths',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: ROUTER_UTILS },
      handler(code) {
        isMet = true
        return { code: compileOnce(code), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isMet) throw new Error('compiled-paths: React Router was not found')
    },
  }
}
