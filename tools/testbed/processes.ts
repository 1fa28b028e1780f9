import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { atExit } from './at-exit.ts'

const root = join(import.meta.dirname, '../..')
/** Ends a start that hangs; a busy machine needs half a minute. */
const READY_TIMEOUT_MS = 90_000
const READY_LINE = 'the worker is ready'

export type WorkerSettings = { readonly databaseUrl: string; readonly smtpUrl: string }

export type ChildProgram = {
  /** The exit code, or null when a signal ended the process. */
  readonly exited: Promise<number | null>
  /** Its output so far. */
  output(): string
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

function environmentOf({ databaseUrl, smtpUrl }: WorkerSettings): NodeJS.ProcessEnv {
  const own = { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, METRICS_PORT: '0', LOG_LEVEL: 'info' }
  return { ...process.env, NODE_ENV: 'development', ...own }
}

/** Runs the setup of the database as an operator does. */
export async function runSetup(settings: WorkerSettings): Promise<void> {
  const env = environmentOf(settings)
  await promisify(execFile)(process.execPath, ['apps/server/src/cli/setup.ts'], { cwd: root, env })
}

/** Starts the real worker as a process; resolves when it takes jobs. */
export function startWorkerProcess(settings: WorkerSettings): Promise<ChildProgram> {
  return startProcess('apps/server/src/worker.ts', environmentOf(settings), READY_LINE)
}

/** Starts a program as a process; resolves when it has written its ready line. */
export async function startProcess(
  file: string,
  env: NodeJS.ProcessEnv,
  readyLine: string,
): Promise<ChildProgram> {
  const child = spawn(process.execPath, [file], { cwd: root, env })
  const forget = atExit(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit').then(([code]) => {
    forget()
    return typeof code === 'number' ? code : null
  })
  let output = ''
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes(readyLine)) resolve()
      })
    }
  })
  const first = await Promise.race([ready, exited, delay(READY_TIMEOUT_MS, 'late', { ref: false })])
  if (first !== undefined) {
    child.kill('SIGKILL')
    throw new Error(`${file} did not become ready (${first}):\n${output}`)
  }
  return {
    exited,
    output: () => output,
    kill(signal) {
      child.kill(signal)
      return exited
    },
  }
}
