import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { atExit } from './at-exit.ts'

const root = join(import.meta.dirname, '../..')
const READY_TIMEOUT_MS = 20_000
const READY_LINE = 'the worker is ready'

export type Surroundings = { readonly databaseUrl: string; readonly smtpUrl: string }

export type DrillProcess = {
  /** Its exit code, or null when a signal ended it. */
  readonly exited: Promise<number | null>
  /** All it has written so far. */
  output(): string
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

function environmentOf({ databaseUrl, smtpUrl }: Surroundings): NodeJS.ProcessEnv {
  const own = { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, METRICS_PORT: '0', LOG_LEVEL: 'info' }
  return { ...process.env, NODE_ENV: 'development', ...own }
}

/** `npm run setup`, as an operator runs it. */
export async function runSetup(surroundings: Surroundings): Promise<void> {
  const env = environmentOf(surroundings)
  await promisify(execFile)(process.execPath, ['apps/server/src/cli/setup.ts'], { cwd: root, env })
}

/** The real worker in a process of its own, ready to take jobs. */
export function startWorkerProcess(surroundings: Surroundings): Promise<DrillProcess> {
  return startProcess('apps/server/src/worker.ts', environmentOf(surroundings), READY_LINE)
}

/** A program in a process of its own, once it has written that it is ready. */
export async function startProcess(
  file: string,
  env: NodeJS.ProcessEnv,
  readyLine: string,
): Promise<DrillProcess> {
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
