// Makes sheets in a process of its own: drawing a year takes a fifth of a second of one core, in which the worker would
// send no reminder and settle no payment. The process has no settings, no secret and no connection; it gets a sheet as
// data and returns a file.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createWorkQueue } from '../../platform/http/work-queue.ts'
import type { ReadingInput, RenderSheet, SheetInput } from './render-sheet.ts'
import type { SheetReply, SheetRequest } from './sheet-protocol.ts'

export type SheetProcess = {
  readonly render: RenderSheet
  /** Ends the process; a sheet that is being made fails. */
  close(): Promise<void>
}

type SheetProcessOptions = {
  readonly timeoutMs?: number
  readonly idleMs?: number
  readonly maxHeapMb?: number
  /** The program; tests start others. */
  readonly program?: string
}

const root = join(import.meta.dirname, '../../../../..')
const DEFAULTS = {
  timeoutMs: 20_000,
  /** A process without work ends and gives its memory back. */
  idleMs: 300_000,
  maxHeapMb: 128,
  program: join(import.meta.dirname, 'make-sheets.ts'),
} as const
/** One sheet is made at a time. The jobs of the worker never wait in larger numbers. */
const QUEUE = { atOnce: 1, waiting: 8 }

/** Starts the process with the first sheet, and a new one after a crash or a sheet that took too long. */
export function createSheetProcess(options: SheetProcessOptions = {}): SheetProcess {
  const { timeoutMs, idleMs, maxHeapMb, program } = { ...DEFAULTS, ...options }
  const queue = createWorkQueue(QUEUE)
  let running: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const child = fork(program, {
      // It reads the fonts and its own code; it writes nothing and starts nothing.
      execArgv: [`--max-old-space-size=${maxHeapMb}`, '--permission', `--allow-fs-read=${root}`],
      env: { NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.once('exit', () => {
      if (running === child) running = undefined
    })
    // An idle process must not keep the worker alive.
    child.unref()
    child.channel?.unref()
    return child
  }

  async function end(): Promise<void> {
    clearTimeout(idleTimer)
    const child = running
    running = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.ref()
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  async function render(
    input: SheetInput | ReadingInput,
    onProgress: (percent: number) => void,
  ): Promise<Buffer> {
    clearTimeout(idleTimer)
    running ??= start()
    try {
      const reply = await requestSheet(running, { input }, { onProgress, timeoutMs })
      if ('pdf' in reply) return Buffer.from(reply.pdf)
      throw Object.assign(new Error('the sheet was not made'), { code: reply.error })
    } catch (error) {
      await end() // what failed may have left the process in any state
      throw error
    } finally {
      idleTimer = setTimeout(end, idleMs).unref()
    }
  }

  return { render: (input, onProgress) => queue.run(() => render(input, onProgress)), close: end }
}

type RequestOptions = { readonly onProgress: (percent: number) => void; readonly timeoutMs: number }

/** Sends one sheet and waits for its file, the end of the process or the end of its time. */
function requestSheet(
  child: ChildProcess,
  request: SheetRequest,
  { onProgress, timeoutMs }: RequestOptions,
): Promise<Exclude<SheetReply, { progress: number }>> {
  return new Promise((resolve, reject) => {
    const fail = (code: string) =>
      settle(() => reject(Object.assign(new Error('the sheet was not made'), { code })))
    const timer = setTimeout(() => fail('SHEET_TIMEOUT'), timeoutMs)
    const onExit = () => fail('SHEET_PROCESS_ENDED')
    const onError = () => fail('SHEET_PROCESS_FAILED')
    const onMessage = (message: unknown) => {
      const reply = message as SheetReply // true: our own program sends nothing else
      if ('progress' in reply) onProgress(reply.progress)
      else settle(() => resolve(reply))
    }
    function settle(finish: () => void): void {
      clearTimeout(timer)
      child.off('exit', onExit).off('error', onError).off('message', onMessage)
      finish()
    }
    child.on('exit', onExit).on('error', onError).on('message', onMessage)
    child.send(request, (error) => {
      if (error) onError()
    })
  })
}
