import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const CONNECTIONS = 16

/** Requests a second that wrk gets out of a URL on this machine; every answer must be a success. */
export async function measureThroughput(
  url: string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  // The client keeps to the second core and the servers to the first, so that neither steals from the other.
  const args = ['-c', '1', 'wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...named, url]
  const { stdout } = await run('taskset', args)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`errors under load at ${url}:\n${stdout}`)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (!(rate > 0)) throw new Error(`wrk gave no rate:\n${stdout}`)
  return rate
}

/** Ties a process and its threads to the first core. */
export async function pinToFirstCore(pid: number): Promise<void> {
  await run('taskset', ['-a', '-c', '-p', '0', String(pid)])
}
