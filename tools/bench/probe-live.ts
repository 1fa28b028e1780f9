import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Runs in a thread of its own, because the thread that sends the load is too busy to measure. */
const PROBE_EVERY_MS = 5

const probes: number[] = []
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
while (!isOver) {
  const startedAt = performance.now()
  await (await fetch(`${workerData.url}/live`)).arrayBuffer()
  probes.push(performance.now() - startedAt)
  await delay(PROBE_EVERY_MS)
}
parentPort?.postMessage(probes)
