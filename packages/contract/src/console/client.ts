import { requestOf } from '../browser/call.ts'
import { toCallLine } from '../browser/call-line.ts'
import type { ConsoleInput, ConsoleOperation, ConsoleOutput } from './console-operation.ts'

/** The console refused a request. */
export class ConsoleError extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Readonly<Record<string, string>>

  constructor(status: number, code: string, fields: Readonly<Record<string, string>> = {}) {
    super(`${status} ${code}`)
    this.name = 'ConsoleError'
    this.code = code
    this.status = status
    this.fields = fields
  }
}

/** Calls an operation of the console from its own pages. Rejects with `ConsoleError`, or as `fetch` does. */
export async function callConsole<Op extends ConsoleOperation>(
  operation: Op,
  input: ConsoleInput<Op>,
): Promise<ConsoleOutput<Op>> {
  // True: every request schema is an object.
  const { method, path, body } = requestOf(toCallLine(operation), input as object)
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
  })
  const json = await response.json().catch(() => ({}))
  if (response.status === operation.status) return json
  throw new ConsoleError(response.status, String(json.code ?? 'server.unavailable'), json.fields)
}
