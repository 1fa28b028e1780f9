import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { findFreePort } from '../testbed/free-port.ts'
import {
  copyMonitoring,
  type Received,
  startAlarmReceiver,
  startAlertmanager,
  startPrometheus,
} from '../testbed/monitoring.ts'

const PATIENCE_MS = 60_000
/** How long a message is waited for: somewhat longer than it may take. */
const MESSAGE_MS = 10_000
/** Too little money: a sign that a rule about too much would not notice. */
const WRONG_MINOR = -700
/** How long a quiet alarm is watched. */
const QUIET_MS = 6_000
const ALARM = 'LedgerDifference'
/** Ports of the example, all of which the drill replaces. */
const PORTS = ['9464', '9465', '9466', '9100', '9093', '9095'] as const

/** A wrong ledger at a process, seen by Prometheus, sent by Alertmanager, received; then the same when it is right again. */
export async function drillAlarm(): Promise<Figure[]> {
  const undo: (() => unknown)[] = []
  try {
    const { folder, remove } = copyMonitoring()
    undo.push(remove)
    const receiver = await startAlarmReceiver()
    undo.push(() => receiver.stop())
    const exporter = await startExporter()
    undo.push(() => exporter.server.close())
    const [alertPort, prometheusPort] = [await findFreePort(), await findFreePort()]
    quicken(folder, { exporter: exporter.port, alertPort, receiver: receiver.port })
    const alertmanager = await startAlertmanager(folder, alertPort)
    undo.push(() => alertmanager.stop())
    const prometheus = await startPrometheus(folder, prometheusPort)
    undo.push(() => prometheus.stop())

    await waitUntilScraped(prometheus.url)
    await delay(QUIET_MS)
    const quiet = receiver.received.filter(({ alarm }) => alarm === ALARM).length
    const firing = await change(exporter, WRONG_MINOR, () => find(receiver.received, 'firing'))
    const resolved = await change(exporter, 0, () => find(receiver.received, 'resolved'))
    const page = find(receiver.received, 'firing')?.path === '/page'
    return [
      figure('alarm: messages while all is well (control)', quiet, 'messages', '= 0'),
      figure('alarm: from a wrong ledger to the message', firing, 's', '<= 5'),
      figure('alarm: from the right ledger to the end of the alarm', resolved, 's', '<= 5'),
      figure('alarm: it went to the receiver that wakes somebody', Number(page), 'messages', '= 1'),
    ]
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

type Exporter = { readonly port: number; readonly server: Server; difference: number }

/** Metrics of a process with a ledger. */
async function startExporter(): Promise<Exporter> {
  const exporter = { port: 0, difference: 0 }
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/plain; version=0.0.4')
    const now = Math.floor(Date.now() / 1000)
    response.end(
      [
        `zeri_ledger_difference_minor ${exporter.difference}`,
        'zeri_ledger_odd_orders 0',
        `zeri_backup_timestamp_seconds ${now}`,
        '',
      ].join('\n'),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the exporter has no port')
  return Object.assign(exporter, { server, port: address.port })
}

/** The shipped files with the drill's ports, and seconds where operation has minutes. */
function quicken(
  folder: string,
  { exporter, alertPort, receiver }: { exporter: number; alertPort: number; receiver: number },
): void {
  const edit = (name: string, change: (text: string) => string) => {
    const file = join(folder, name)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
  const portFor = { '9093': alertPort, '9095': receiver } as Readonly<Record<string, number>>
  const withPorts = (text: string) =>
    text.replaceAll(new RegExp(`127\\.0\\.0\\.1:(${PORTS.join('|')})`, 'g'), (_, port: string) => {
      return `127.0.0.1:${portFor[port] ?? exporter}`
    })
  edit('prometheus.yml', (text) =>
    withPorts(text)
      .replace(/scrape_interval: \d+s/, 'scrape_interval: 1s')
      .replace(/evaluation_interval: \d+s/, 'evaluation_interval: 1s'),
  )
  edit('alertmanager.yml', (text) =>
    withPorts(text)
      .replaceAll(/group_wait: \d+s/g, 'group_wait: 1s')
      .replaceAll(/group_interval: \d+m/g, 'group_interval: 1s'),
  )
}

async function waitUntilScraped(url: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const response = await fetch(`${url}/api/v1/query?query=zeri_ledger_difference_minor`)
    const { data }: { data: { result: unknown[] } } = await response.json()
    if (data.result.length > 0) return
    if (performance.now() > deadline) throw new Error('Prometheus scraped nothing')
    await delay(200)
  }
}

const find = (received: readonly Received[], status: string) =>
  received.find((one) => one.alarm === ALARM && one.status === status)

/** Seconds from a change of the ledger until its message has come; without one, all the seconds that were waited. */
async function change(
  exporter: Exporter,
  difference: number,
  message: () => Received | undefined,
): Promise<number> {
  const startedAt = performance.now()
  exporter.difference = difference
  while (!message() && performance.now() - startedAt < MESSAGE_MS) await delay(50)
  return rounded(((message()?.atMs ?? performance.now()) - startedAt) / 1000, 1)
}
