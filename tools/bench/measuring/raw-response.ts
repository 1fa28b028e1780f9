import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'

const JSON_BODY = { 'content-type': 'application/json' }

export type Raw = { readonly headers: IncomingHttpHeaders; readonly body: Buffer }

/** A response as sent, since `fetch` would decompress it. */
export async function fetchRaw(url: string, headers: Record<string, string>, post?: string): Promise<Raw> {
  const options = post === undefined ? { headers } : { method: 'POST', headers: { ...headers, ...JSON_BODY } }
  const outgoing = request(url, options).end(post)
  const [response] = await once(outgoing, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { headers: response.headers, body: Buffer.concat(chunks) }
}
