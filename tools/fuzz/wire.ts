import type { Operation } from '@zeri/contract'
import type { ValidRequest } from './requests/account-requests.ts'

export type Input = Readonly<Record<string, unknown>>

/** A request as it is written to a connection. */
export type Wire = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer | undefined
}

/** The input of a request as the flat object that the schema of its operation parses. */
export function inputOf({ path }: Operation, { url, payload }: ValidRequest): Input {
  const [sentPath = '', query = ''] = url.split('?')
  const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  const named = pattern.exec(sentPath)?.groups ?? {}
  return { ...Object.fromEntries(new URLSearchParams(query)), ...payload, ...named }
}

/** Builds the request of an input: path parameters in the path, the rest in the query or in the body. */
export function wireOf(
  { method, path }: Operation,
  input: Input,
  headers: Readonly<Record<string, string>>,
): Wire {
  const named = new Set([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(textOf(input[name])))
  const rest = Object.entries(input).filter(([name, value]) => !named.has(name) && value !== undefined)
  if (method === 'POST') {
    const body = JSON.stringify(Object.fromEntries(rest))
    return { method, url, headers: { ...headers, 'content-type': 'application/json' }, body }
  }
  const query = rest.flatMap(([name, value]) =>
    [value].flat().map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(one))}`),
  )
  return { method, url: query.length > 0 ? `${url}?${query.join('&')}` : url, headers }
}

/** Lone surrogates cannot be encoded, so they are replaced. */
function textOf(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.toWellFormed()
}
