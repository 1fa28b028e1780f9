import { setTimeout as delay } from 'node:timers/promises'
import { type CallResult, callSite } from './call-site.ts'

/** What somebody from another network gets meanwhile. */
export type Bystander = {
  readonly cached: readonly CallResult[]
  readonly live: readonly CallResult[]
  /** Pages that no cache holds. */
  readonly rendered: readonly CallResult[]
}

const ADDRESS = '198.51.100.7'
const EVERY_MS = 50
const RENDERED_EVERY = 30
/** Pages that are in the memory of the server; the caller has opened them before. */
export const cachedPaths = ['/about', '/ru/about', '/', '/faq'] as const

/** Requests cached pages and the probe twenty times a second, and another page now and then, on time whatever happens. */
export async function watchSite(url: string, seconds: number): Promise<Bystander> {
  const [cached, live, rendered]: [CallResult[], CallResult[], CallResult[]] = [[], [], []]
  const open: Promise<unknown>[] = []
  const call = async (path: string, results: CallResult[]) => {
    results.push(await callSite(url + path, { address: ADDRESS }))
  }
  const startedAt = performance.now()
  for (let turn = 0; turn * EVERY_MS < seconds * 1000; turn += 1) {
    await delay(Math.max(0, startedAt + turn * EVERY_MS - performance.now()))
    open.push(call(cachedPaths[turn % cachedPaths.length] ?? '/', cached), call('/live', live))
    if (turn % RENDERED_EVERY === 0) open.push(call(renderedPath(turn), rendered))
  }
  await Promise.all(open)
  return { cached, live, rendered }
}

function renderedPath(turn: number): string {
  const date = new Date(Date.now() + turn * 86_400_000)
  return `/ru/${date.getUTCFullYear()}/${date.getUTCMonth() + 1}/${date.getUTCDate()}`
}
