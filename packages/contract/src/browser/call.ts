import type { CallLine, Method } from './call-line.ts'
import { canonicalQuery } from './canonical-query.ts'

type CallRequest = { readonly method: Method; readonly path: string; readonly body: string | undefined }

/**
 * The request that carries an input: names in the path are sent there, the rest in the JSON body of a POST and in the
 * query of any other method.
 * @example requestOf('GET /api/charts/{uuid}', { uuid: 'u', depth: 2 }).path // '/api/charts/u?depth=2'
 */
export function requestOf(line: CallLine, input: object): CallRequest {
  // True: a line begins with its method.
  const [method, path = ''] = line.split(' ') as [Method, string?]
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !path.includes(`{${name}}`)))
  const isPost = method === 'POST'
  return {
    method,
    path: fillPath(path, input) + (isPost ? '' : canonicalQuery(rest)),
    body: isPost ? JSON.stringify(rest) : undefined,
  }
}

/**
 * Whether the caller of an operation handles a 404 itself.
 * @example handlesNotFound('GET /calendar/local 404') // true
 */
export function handlesNotFound(line: CallLine): boolean {
  return line.endsWith(' 404')
}

type ParameterName<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never

/**
 * A path with a value in the place of each name in braces.
 * @example fillPath('/api/charts/{uuid}', { uuid: 'a/b' }) // '/api/charts/a%2Fb'
 */
export function fillPath<Path extends string>(
  path: Path,
  values: Readonly<Record<ParameterName<Path>, string>>,
): string {
  // True: the names in braces are the keys of `values`.
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name as ParameterName<Path>]))
}
