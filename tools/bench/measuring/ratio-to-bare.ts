import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { rounded } from '../../figures/figures.ts'
import { measureCpuPerRequest, pinToFirstCore, type Target } from './load.ts'
import { fetchRaw } from './raw-response.ts'

const WARM_UP_SEC = 4

/**
 * The share of the bare server's speed that is left: its processor time per request divided by ours. The two take turns,
 * and the fastest round of each counts: other work on the machine can only add time.
 */
export async function ratioToBare(
  site: Target,
  small: boolean,
  headers: Record<string, string> = {},
): Promise<number> {
  const bare = { ...(await startBare(site, headers)), script: site.script }
  try {
    const [rounds, seconds] = small ? [3, 2] : [12, 3]
    for (const target of [site, bare]) await measureCpuPerRequest(target, WARM_UP_SEC, headers)
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round++) {
      ours.push(await measureCpuPerRequest(site, seconds, headers))
      theirs.push(await measureCpuPerRequest(bare, seconds, headers))
    }
    const microseconds = (values: number[]) => values.map((value) => rounded(value, 1)).join(' ')
    console.error(`${site.url}: ${microseconds(ours)} µs a request, bare ${microseconds(theirs)}`)
    return rounded(Math.min(...theirs) / Math.min(...ours))
  } finally {
    process.kill(bare.pid)
  }
}

async function startBare({ url, post }: Target, headers: Record<string, string>): Promise<Target> {
  const { headers: sent, body } = await fetchRaw(url, headers, post)
  const [type, encoding] = [String(sent['content-type']), sent['content-encoding'] ?? 'identity']
  const script = join(import.meta.dirname, 'bare-server.ts')
  const child = spawn(process.execPath, [script, type, encoding, body.toString('base64')])
  const [port] = await once(createInterface(child.stdout), 'line')
  const pid = pidOf(child)
  await pinToFirstCore(pid)
  return { url: `http://127.0.0.1:${port}/`, pid }
}

export function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('the process did not start')
  return pid
}
