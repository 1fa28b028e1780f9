import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Figure, figure, rounded } from '../figures.ts'
import { startSite } from '../site/site.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureCpuPerRequest, pinToFirstCore, type Target } from './load.ts'

/** What the skeleton costs beside a bare Fastify that sends the same bytes, and what a first visit loads. */
export async function measureHouse({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite()
  try {
    const pid = pidOf(site.process)
    await pinToFirstCore(pid)
    const page = await ratioToBare({ url: `${site.url}/`, pid }, small, { 'accept-encoding': 'br' })
    const day = `${site.url}/calendar/days?from=2026-11-15&to=2026-11-15`
    const script = join(import.meta.dirname, 'each-day.lua')
    const json = await ratioToBare({ url: day, pid, script }, small)
    const knownJson = await ratioToBare({ url: day, pid }, small)
    const { js, css } = await measureFirstLoad(site.url)
    return [
      figure('house.cached-page-vs-bare', page, 'ratio', '>= 0.7'),
      figure('house.small-json-vs-bare', json, 'ratio', '>= 0.5'),
      figure('house.known-json-vs-bare', knownJson, 'ratio', '>= 0.5'),
      figure('house.first-load-js-gzip', js, 'kB', '<= 165'),
      figure('house.first-load-css-gzip', css, 'kB', '<= 20'),
    ]
  } finally {
    await site.stop()
  }
}

const WARM_UP_SEC = 4

/**
 * How much of the bare server's speed is left: its processor time per request by ours. The two take turns, and the
 * least disturbed round of each counts: whatever else the machine does can only add.
 */
async function ratioToBare(
  site: Target,
  small: boolean,
  headers: Record<string, string> = {},
): Promise<number> {
  const bare = { ...(await startBare(site.url, headers)), script: site.script }
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

async function startBare(url: string, headers: Record<string, string>): Promise<Target> {
  const { type, encoding, body } = await fetchRaw(url, headers)
  const script = join(import.meta.dirname, 'bare-server.ts')
  const child = spawn(process.execPath, [script, type, encoding, body.toString('base64')])
  const [port] = await once(createInterface(child.stdout), 'line')
  const pid = pidOf(child)
  await pinToFirstCore(pid)
  return { url: `http://127.0.0.1:${port}/`, pid }
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('the process did not start')
  return pid
}

/** The body as it travels: `fetch` would decompress it. */
async function fetchRaw(
  url: string,
  headers: Record<string, string>,
): Promise<{ type: string; encoding: string; body: Buffer }> {
  const { request } = await import('node:http')
  const outgoing = request(url, { headers }).end()
  const [response] = await once(outgoing, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return {
    type: String(response.headers['content-type']),
    encoding: response.headers['content-encoding'] ?? 'identity',
    body: Buffer.concat(chunks),
  }
}
