import { type IncomingHttpHeaders, request } from 'node:http'

type ReceivedResponse = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly cache: string | undefined
}
type RequestOptions = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends a request to nginx over a connection of its own, with these headers and no others. */
export function requestAt(
  port: number,
  path: string,
  options: RequestOptions = {},
): Promise<ReceivedResponse> {
  const { method = 'GET', headers = {}, body } = options
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    outgoing.once('error', reject)
    outgoing.once('response', async (response) => {
      const chunks: Buffer[] = await response.toArray()
      const { statusCode: status = 0, headers } = response
      resolve({ status, headers, body: Buffer.concat(chunks), cache: headers['x-cache-status']?.toString() })
    })
    outgoing.end(body)
  })
}
