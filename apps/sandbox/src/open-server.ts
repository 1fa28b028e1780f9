import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

const LOOPBACK = '127.0.0.1'

type OpenServer = { readonly url: string; close(): Promise<void> }

/** Opens an HTTP server for this machine alone; port 0 picks a free one. A request that fails gets a 500. */
export async function openServer(
  port: number,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<OpenServer> {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }).listen(port, LOOPBACK)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://${LOOPBACK}:${address.port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
