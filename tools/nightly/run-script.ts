import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

/** For what a script started and must end itself: clusters, browsers, servers. */
const GRACE_MS = 30_000

type Run = {
  readonly script: string
  readonly args: readonly string[]
  readonly limitMs: number
  /** Where all of its output goes. */
  readonly log: string
  readonly root: string
  /** Ends the script early. */
  readonly signal: AbortSignal
}

export type RunEnd = { readonly code: number | null; readonly isTooLong: boolean; readonly output: string }

/** Runs a root script to its end, or ends it and everything it started when its time is over. */
export async function runScript({ script, args, limitMs, log, root, signal }: Run): Promise<RunEnd> {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    detached: true, // a group of its own, which is ended as a whole
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const file = createWriteStream(log)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      file.write(text)
    })
  let isTooLong = false
  let last: NodeJS.Timeout | undefined
  const end = () => {
    endGroup(child.pid, 'SIGTERM')
    last = setTimeout(() => endGroup(child.pid, 'SIGKILL'), GRACE_MS)
  }
  const limit = setTimeout(() => {
    isTooLong = true
    end()
  }, limitMs)
  signal.addEventListener('abort', end)
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  signal.removeEventListener('abort', end)
  clearTimeout(limit)
  clearTimeout(last)
  file.end()
  await finished(file)
  return { code, isTooLong, output }
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // it has ended meanwhile
  }
}
