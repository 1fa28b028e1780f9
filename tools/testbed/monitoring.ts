import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { atExit } from './at-exit.ts'
import { requireProgram } from './require-program.ts'

const FOLDER = join(import.meta.dirname, '../../deploy/monitoring')
const START_TIMEOUT_MS = 30_000

export function findMonitoring(): void {
  requireProgram('prometheus', 'prometheus')
  requireProgram('prometheus-alertmanager', 'prometheus-alertmanager')
}

/** Copies the shipped configuration of Prometheus and Alertmanager into a folder of its own. */
export function copyMonitoring(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'zeri-monitoring-'))
  cpSync(FOLDER, folder, { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

type Daemon = { readonly url: string; stop(): Promise<void> }

async function startDaemon(program: string, args: readonly string[], port: number): Promise<Daemon> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const forget = atExit(() => void child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await fetch(`${url}/-/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`${program} did not start:\n${output}`)
    }
    await delay(100)
  }
  return {
    url,
    async stop() {
      forget()
      const exited = once(child, 'exit')
      if (child.exitCode === null && child.kill('SIGTERM')) await exited
    },
  }
}

/** This machine's Prometheus with a configuration in a folder, which also takes its data. */
export function startPrometheus(folder: string, port: number): Promise<Daemon> {
  const data = `--storage.tsdb.path=${join(folder, 'data')}`
  const args = [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    data,
    `--web.listen-address=127.0.0.1:${port}`,
  ]
  return startDaemon(requireProgram('prometheus', 'prometheus'), args, port)
}

export function startAlertmanager(folder: string, port: number): Promise<Daemon> {
  const args = [
    `--config.file=${join(folder, 'alertmanager.yml')}`,
    `--storage.path=${join(folder, 'alerts')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--cluster.listen-address=',
  ]
  return startDaemon(requireProgram('prometheus-alertmanager', 'prometheus-alertmanager'), args, port)
}

/** A message of Alertmanager, with when it came by `performance.now()`. */
export type Received = {
  readonly path: string
  readonly status: string
  readonly alarm: string
  readonly atMs: number
}

/** An endpoint that stores the alarms it is sent. */
export async function startAlarmReceiver(): Promise<{
  readonly port: number
  readonly received: readonly Received[]
  stop(): void
}> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { alerts = [] }: { alerts?: { status: string; labels: Record<string, string> }[] } = JSON.parse(
      body || '{}',
    )
    for (const { status, labels } of alerts)
      received.push({
        path: request.url ?? '',
        status,
        alarm: labels.alertname ?? '',
        atMs: performance.now(),
      })
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the receiver has no port')
  return {
    port: address.port,
    received,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
