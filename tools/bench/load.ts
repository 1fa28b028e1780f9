import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)
const CONNECTIONS = 16
const TICKS_PER_SECOND = 100

/** A server process under measurement. */
export type Target = {
  readonly url: string
  readonly pid: number
  /** Says what to ask for when it is not the same each time. */
  readonly script?: string | undefined
}

/**
 * Processor time a server spends on one request, in microseconds, under a load from the other core. On one core it is
 * the inverse of throughput, and unlike throughput it does not suffer when the machine has other work.
 */
export async function measureCpuPerRequest(
  { url, pid, script }: Target,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = [
    '-c',
    '1',
    'wrk',
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    ...named,
    ...(script ? ['-s', script] : []),
    url,
  ]
  const before = cpuSeconds(pid)
  const { stdout } = await run('taskset', args)
  const spent = cpuSeconds(pid) - before
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`errors under load at ${url}:\n${stdout}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (!(requests > 0)) throw new Error(`wrk counted nothing:\n${stdout}`)
  return (spent / requests) * 1_000_000
}

/** Ties a process and its threads to the first core; the load keeps to the second. */
export async function pinToFirstCore(pid: number): Promise<void> {
  await run('taskset', ['-a', '-c', '-p', '0', String(pid)])
}

function cpuSeconds(pid: number): number {
  // proc(5): fields 14 and 15 are user and system time; the name in field 2 may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
