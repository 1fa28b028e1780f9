import { once } from 'node:events'

/** A look into a running Node process, by the protocol of its inspector. */
export type Inspector = {
  /** Asks and gives back the answer as it is. */
  call<Answer>(method: string, params?: object): Promise<Answer>
  close(): void
}

type Told = { readonly id?: number; readonly result?: unknown; readonly error?: { readonly message: string } }

/** @param port what `--inspect` was given */
export async function openInspector(port: number): Promise<Inspector> {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`)
  const [target] = (await listed.json()) as { webSocketDebuggerUrl: string }[] // true: what the protocol says
  if (!target) throw new Error(`nothing to inspect at ${port}`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  const waiting = new Map<number, (told: Told) => void>()
  socket.addEventListener('message', ({ data }) => {
    const told: Told = JSON.parse(String(data))
    if (told.id !== undefined) waiting.get(told.id)?.(told)
  })
  let last = 0
  return {
    call<Answer>(method: string, params: object = {}): Promise<Answer> {
      const id = ++last
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id)
          if (error) reject(new Error(`${method}: ${error.message}`))
          else resolve(result as Answer) // true: the caller names what the protocol says of this method
        })
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    close: () => socket.close(),
  }
}
