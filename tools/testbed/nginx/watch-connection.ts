import type { ClientRequest } from 'node:http'

/**
 * Watches the connection of a request; tells of its error whether the connection had served another request and was closed
 * before the response began. Browsers send such a GET again. Node's `reusedSocket` does not know the requests that waited for a
 * connection of their agent.
 */
export function watchConnection(outgoing: ClientRequest): (error: NodeJS.ErrnoException) => boolean {
  let isReused = false
  outgoing.once('socket', ({ bytesWritten }) => {
    isReused = bytesWritten > 0
  })
  return ({ code }) => isReused && code === 'ECONNRESET'
}
