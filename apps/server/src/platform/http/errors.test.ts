import type { Socket } from 'node:net'
import { errorBody } from '@zeri/contract'
import { expect, test } from 'vitest'
import { refuseUnparsedRequest } from './errors.ts'

/** A connection that remembers what was written to it. */
function aSocket(isDestroyed = false) {
  const written: string[] = []
  const socket = {
    destroyed: isDestroyed,
    writable: true,
    write: (text: string) => written.push(text),
    destroy: () => {
      socket.destroyed = true
    },
  }
  return { socket, written }
}
const send = (code: string, isDestroyed = false) => {
  const { socket, written } = aSocket(isDestroyed)
  // True: it has the few things that are done to a connection here.
  refuseUnparsedRequest(Object.assign(new Error('no'), { code }), socket as unknown as Socket)
  return { text: written.join(''), isClosed: socket.destroyed }
}

test.each([
  ['HPE_INVALID_METHOD', 400, 'request.invalid'],
  ['HPE_HEADER_OVERFLOW', 413, 'request.too-large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'request.timeout'],
])(
  'what is no HTTP (%s) is refused with %i in the words of the contract, and hung up on',
  (code, status, said) => {
    const { text, isClosed } = send(code)
    const [head = '', body = ''] = text.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toContain('x-content-type-options: nosniff')
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`)
    expect(errorBody.parse(JSON.parse(body)).code).toBe(said)
    expect(isClosed).toBe(true)
  },
)

test('nothing is written to a closed connection', () => {
  expect(send('ECONNRESET').text).toBe('')
  expect(send('HPE_INVALID_METHOD', true).text).toBe('')
})
