import { once } from 'node:events'

/** A client of the inspector protocol of a running Node process. */
export type Inspector = {
  /** Calls a method and returns its result unchanged. */
  call<Result>(method: string, params?: object): Promise<Result>
  close(): void
}

type InspectorMessage = {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** @param port the value of `--inspect` */
export async function openInspector(port: number): Promise<Inspector> {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`)
  const [target] = (await listed.json()) as { webSocketDebuggerUrl: string }[] // true: by the protocol
  if (!target) throw new Error(`nothing to inspect at ${port}`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  const waiting = new Map<number, (message: InspectorMessage) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message: InspectorMessage = JSON.parse(String(data))
    if (message.id !== undefined) waiting.get(message.id)?.(message)
  })
  let last = 0
  return {
    call<Result>(method: string, params: object = {}): Promise<Result> {
      const id = ++last
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id)
          if (error) reject(new Error(`${method}: ${error.message}`))
          else resolve(result as Result) // true: the caller names the result type of the method
        })
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    close: () => socket.close(),
  }
}
