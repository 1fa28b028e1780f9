import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { requireProgram } from '../../testbed/require-program.ts'
import { childrenOf, processorSeconds } from './processor-time.ts'

const run = promisify(execFile)
const CONNECTIONS = 16

/** The program that sends load. */
export const findWrk = (): string => requireProgram('wrk', 'wrk')

/** A server process under measurement. */
export type Target = {
  readonly url: string
  readonly pid: number
  /** A wrk script that varies the requests. */
  readonly script?: string | undefined
  readonly scriptArguments?: readonly string[] | undefined
  /** The body of a POST; without one it is a GET. */
  readonly post?: string | undefined
  /** Connections at once; few where a response is slow. */
  readonly connections?: number | undefined
}

/**
 * Processor time a server spends on one request, in microseconds, under a load from the other core. On one core it is
 * the inverse of throughput, and unlike throughput it does not suffer when the machine has other work.
 */
export async function measureCpuPerRequest(
  target: Target,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const [spent = Number.NaN] = await measureCpuOfEach(target, [target.pid], seconds, headers)
  return spent
}

/** The same for several processes that serve a request together. */
export async function measureCpuOfEach(
  { url, script, scriptArguments = [], connections = CONNECTIONS }: Omit<Target, 'pid'>,
  pids: readonly number[],
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number[]> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = [
    '-c',
    '1',
    findWrk(),
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    ...named,
    ...(script ? ['-s', script] : []),
    url,
    ...(scriptArguments.length > 0 ? ['--', ...scriptArguments] : []),
  ]
  const before = pids.map(processorSeconds)
  const { stdout } = await run(requireProgram('taskset', 'util-linux'), args)
  const spent = pids.map((pid, index) => processorSeconds(pid) - (before[index] ?? 0))
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`errors under load at ${url}:\n${stdout}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (!(requests > 0)) throw new Error(`wrk counted nothing:\n${stdout}`)
  return spent.map((seconds) => (seconds / requests) * 1_000_000)
}

/** Pins a process, its threads and its children to the first core; the load runs on the second. */
export async function pinToFirstCore(pid: number): Promise<void> {
  await run('taskset', ['-a', '-c', '-p', '0', String(pid)])
  for (const child of childrenOf(pid)) await pinToFirstCore(child)
}
