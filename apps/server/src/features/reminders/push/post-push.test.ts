import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPushPost, PushUnreachable } from './post-push.ts'

type Watched = { readonly server: Server; readonly url: (host: string) => string; requests: number }

/** A server that counts what reaches it. */
async function watch(headers: Record<string, string> = {}, status = 201): Promise<Watched> {
  const watched: Watched = {
    server: createServer((_, response) => {
      watched.requests += 1
      response.writeHead(status, headers).end()
    }),
    // True: it listens on a port.
    url: (host) => `http://${host}:${(watched.server.address() as AddressInfo).port}/push`,
    requests: 0,
  }
  await new Promise<void>((ready) => watched.server.listen(0, '127.0.0.1', ready))
  return watched
}

let inside: Watched
beforeEach(async () => {
  inside = await watch()
})
afterEach(() => void inside.server.close())

test.each([301, 302, 303, 307, 308])(
  'a redirect with %i to another server is not followed',
  async (status) => {
    const service = await watch({ location: inside.url('127.0.0.1') }, status)
    const post = createPushPost({ isLoopbackAllowed: true })
    expect(await post(service.url('127.0.0.1'), {}, Buffer.from('x'))).toMatchObject({ status })
    expect([service.requests, inside.requests]).toEqual([1, 0])
    service.server.close()
  },
)

test('a name that leads to an address of this machine is called outside production alone', async () => {
  const call = (isLoopbackAllowed: boolean) =>
    createPushPost({ isLoopbackAllowed })(inside.url('localhost'), {}, Buffer.from('x'))
  await expect(call(false)).rejects.toBeInstanceOf(PushUnreachable)
  expect(inside.requests).toBe(0)
  expect(await call(true)).toMatchObject({ status: 201 })
  expect(inside.requests).toBe(1)
})
