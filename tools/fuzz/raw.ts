import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import type { Dice } from './dice.ts'
import type { ReceivedResponse } from './judge.ts'
import type { Wire } from './wire.ts'

const PATIENCE_MS = 10_000

/** Sends a request over a connection of its own, with path and headers unchanged; status 0 when the server hangs up. */
export async function sendAsIs(
  port: number,
  { method, url, headers, body }: Wire,
): Promise<ReceivedResponse> {
  const sent = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false })
  sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error(`no response to ${method} ${url.slice(0, 200)}`)))
  sent.on('error', () => {}) // the server refuses an unparsable HEAD request with a body, which the client calls an error
  sent.end(body)
  const [response] = await once(sent, 'response')
  const chunks: Buffer[] = await response.toArray()
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks).toString(),
  }
}

const HEAD = 'Host: localhost\r\nConnection: close\r\n'
const JSON_HEAD = `${HEAD}Content-Type: application/json\r\n`
const SEARCH = 'POST /calendar/location/search HTTP/1.1\r\n'

/** Requests no library would write: each must be refused, or be answered as exactly one request. */
const MALFORMED: readonly string[] = [
  `${SEARCH}${JSON_HEAD}Content-Length: 2\r\nContent-Length: 12\r\n\r\n{"city":"a"}`,
  `${SEARCH}${JSON_HEAD}Content-Length: 12\r\nTransfer-Encoding: chunked\r\n\r\nc\r\n{"city":"a"}\r\n0\r\n\r\n`,
  `${SEARCH}${JSON_HEAD}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
  `${SEARCH}${JSON_HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  `${SEARCH}${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `${SEARCH}${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n0\r\n\r\n`,
  `${SEARCH}${JSON_HEAD}Content-Length: -1\r\n\r\n{}`,
  `${SEARCH}${JSON_HEAD}Content-Length: +2\r\n\r\n{}`,
  `${SEARCH}${JSON_HEAD}Content-Length: 0x2\r\n\r\n{}`,
  `${SEARCH}${JSON_HEAD}Content-Length: 999999999999\r\n\r\n{}`,
  `${SEARCH}${JSON_HEAD}Content-Length : 2\r\n\r\n{}`,
  `${SEARCH}${JSON_HEAD}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`,
  `${SEARCH}${JSON_HEAD}Expect: 100-continue\r\nContent-Length: 12\r\n\r\n{"city":"a"}`,
  `${SEARCH}${JSON_HEAD}Expect: 200-ok\r\nContent-Length: 2\r\n\r\n{}`,
  `GET /live HTTP/1.1\r\nConnection: close\r\n\r\n`,
  `GET /live HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`,
  `GET /live HTTP/1.1\nHost: a\nConnection: close\n\n`,
  `GET /live HTTP/1.1\r\n${HEAD}X: a\r\n\tb\r\n\r\n`,
  `GET /live HTTP/1.1\r\n${HEAD}X: a\u0000b\r\n\r\n`,
  `GET /live HTTP/1.1\r\n${HEAD}X: a\rb\r\n\r\n`,
  `GET /live HTTP/1.1\r\n${HEAD}${'X: y\r\n'.repeat(3_000)}\r\n`,
  `GET /live HTTP/1.1\r\n${HEAD}X: ${'y'.repeat(20_000)}\r\n\r\n`,
  `GET /${'y'.repeat(20_000)} HTTP/1.1\r\n${HEAD}\r\n`,
  `GET /live HTTP/9.9\r\n${HEAD}\r\n`,
  `GET /live HTTP/1.0\r\n\r\n`,
  `GET  /live HTTP/1.1\r\n${HEAD}\r\n`,
  `GET /li ve HTTP/1.1\r\n${HEAD}\r\n`,
  `GET http://localhost/live HTTP/1.1\r\n${HEAD}\r\n`,
  `GET http://evil.example/ HTTP/1.1\r\n${HEAD}\r\n`,
  `CONNECT evil.example:443 HTTP/1.1\r\n${HEAD}\r\n`,
  `TRACE / HTTP/1.1\r\n${HEAD}\r\n`,
  `BREW / HTTP/1.1\r\n${HEAD}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HEAD}\r\n`,
  `GET / HTTP/1.1\r\n${HEAD}Upgrade: websocket\r\nConnection: upgrade\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
]

/** Sends a malformed request over a connection of its own; status 0 when the server hangs up. */
export async function sendMalformed(
  port: number,
  dice: Dice,
): Promise<{ sent: string; response: ReceivedResponse }> {
  const sent = dice.pick(MALFORMED)
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
  })
  socket.on('error', () => {}) // the server may hang up early
  socket.setTimeout(PATIENCE_MS, () => socket.destroy())
  socket.write(sent, 'latin1')
  // Ends the request, so that a server that waits for more of the body stops waiting.
  socket.once('data', () => socket.end())
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n', 2)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
  const type = /\ncontent-type: (.*)/i.exec(head)?.[1]
  return { sent, response: { status, headers: { 'content-type': type }, body } }
}
