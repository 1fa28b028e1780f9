import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../../apps/server/src/config.ts'
import { createBillingCollectors } from '../../apps/server/src/features/billing/index.ts'
import { createBounceCollector } from '../../apps/server/src/features/bounces/index.ts'
import { createReminderMetrics } from '../../apps/server/src/features/reminders/reminder-metrics.ts'
import { createCollectMetrics } from '../../apps/server/src/platform/collect-metrics.ts'
import { createDatabaseCollector } from '../../apps/server/src/platform/db/database-metrics.ts'
import { watchPool } from '../../apps/server/src/platform/db/watch-pool.ts'
import { createQueueCollector } from '../../apps/server/src/platform/jobs/queue-metrics.ts'
import { createMetrics } from '../../apps/server/src/platform/metrics.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'deploy/monitoring')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const rules = read('deploy/monitoring/rules.yml')
const alerts = read('deploy/monitoring/alerts.yml')
const dashboard = read('deploy/monitoring/dashboard.json')

/** Series of others: Prometheus itself, node_exporter, and its files from the backup jobs. */
const foreign = [
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'up',
  'zeri_backup_timestamp_seconds',
  'zeri_offsite_copy_timestamp_seconds',
  'zeri_offsite_timestamp_seconds',
  'zeri_restore_timestamp_seconds',
]

/** The names of all metrics of our processes. */
function listMetrics(): string[] {
  const metrics = createMetrics()
  const { registry } = metrics
  // True: the dependencies are used only when metrics are collected, and none are.
  const nobody = {} as never
  createReminderMetrics(registry)
  createCollectMetrics({ registry, clock: nobody, log: nobody })
  createDatabaseCollector(registry, nobody)
  createQueueCollector(registry, { db: nobody, listQueues: nobody })
  createBillingCollectors(nobody, metrics)
  createBounceCollector(registry, nobody)
  watchPool(registry, nobody)
  return registry.getMetricsAsArray().map(({ name }) => name)
}

/** Names of series in the expressions of rules, alarms and panels. */
function listSeries(expressions: readonly string[]): string[] {
  const names = expressions.flatMap((expression) => {
    const bare = expression.replaceAll(/"[^"]*"/g, '')
    return bare.match(/\b(?:zeri|nodejs|process|node)_\w+|\bup\b|\bzeri:[\w:]+/g) ?? []
  })
  return [...new Set(names)].sort()
}

const expressionsOf = (yaml: string) => [...yaml.matchAll(/^ +expr: (.*)$/gm)].map(([, text = '']) => text)
const panelsOf = (json: string) =>
  [...json.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text)
const recorded = [...rules.matchAll(/record: (\S+)/g)].map(([, name = '']) => name)

function findUnknown(series: readonly string[]): string[] {
  const shown = listMetrics().flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`])
  const known = new Set([...shown, ...recorded, ...foreign])
  return series.filter((name) => !known.has(name))
}

test('rules, alarms and panels use only existing series', () => {
  const series = listSeries([rules, alerts].flatMap(expressionsOf).concat(panelsOf(dashboard)))
  expect(series.length).toBeGreaterThan(30)
  expect(findUnknown(series)).toEqual([])
})

test('an unknown series is noticed', () => {
  const series = listSeries(['max(zeri_webhook_lag_seconds{to="zeri_not_a_name"}) > zeri:slo_budget'])
  expect(series).toEqual(['zeri:slo_budget', 'zeri_webhook_lag_seconds'])
  expect(findUnknown(series)).toEqual(['zeri_webhook_lag_seconds'])
})

test('the dashboard shows every metric of the product', () => {
  const series = listSeries([rules, alerts].flatMap(expressionsOf).concat(panelsOf(dashboard))).join(' ')
  const unseen = listMetrics().filter((name) => name.startsWith('zeri_') && !series.includes(name))
  expect(unseen).toEqual([])
})

type Alarm = { readonly name: string; readonly text: string }
const alarms: Alarm[] = alerts
  .split('- alert: ')
  .slice(1)
  .map((text) => ({ name: text.slice(0, text.indexOf('\n')), text }))
const runbookOf = ({ text }: Alarm) => /runbook: (\S+)/.exec(text)?.[1] ?? ''

test('every alarm has an expression, a severity, a summary and an existing runbook that names it', () => {
  expect(alarms.length).toBeGreaterThan(20)
  for (const alarm of alarms) {
    expect(alarm.text).toMatch(/^ +expr: \S/m)
    expect(alarm.text).toMatch(/severity: (?:page|ticket)\b/)
    expect(alarm.text).toMatch(/summary: '.{10,}'/)
    expect(existsSync(join(root, runbookOf(alarm))), `${alarm.name} leads to ${runbookOf(alarm)}`).toBe(true)
    expect(read(runbookOf(alarm)), runbookOf(alarm)).toContain(`\`${alarm.name}\``)
  }
})

test('every runbook belongs to an alarm or is listed as one without, and none is long', () => {
  const [, withoutAlarm = ''] = read('docs/runbooks/README.md').split('## Without an alarm')
  const led = new Set(alarms.map(runbookOf))
  const pages = globSync('docs/runbooks/*.md', { cwd: root }).filter((page) => !page.endsWith('README.md'))
  for (const page of pages) {
    expect(led.has(page) || withoutAlarm.includes(`(${basename(page)})`), page).toBe(true)
    expect(read(page).split('\n').length, page).toBeLessThanOrEqual(41)
    for (const heading of ['## Look first', '## Do', '## Afterwards'])
      expect(read(page), page).toContain(heading)
  }
})

test('runbooks name settings, scripts and pages that exist', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const known = new Set(Object.values(settings).map(({ env }) => env))
  for (const page of globSync('docs/runbooks/*.md', { cwd: root })) {
    const text = read(page)
    for (const [, name = ''] of text.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g))
      expect(known.has(name) || name.startsWith('ZERI_'), `${page}: ${name}`).toBe(true)
    for (const [, name = ''] of text.matchAll(/npm run ([\w:-]+)/g))
      expect(scripts, page).toHaveProperty([name])
    for (const [, target = ''] of text.matchAll(/\]\(([\w./-]+\.md)/g))
      expect(existsSync(join(root, 'docs/runbooks', target)), `${page}: ${target}`).toBe(true)
  }
})

test('every alarm fires in the tests of promtool', () => {
  const tested = read('deploy/monitoring/alerts.test.yml')
  const fired = new Set([...tested.matchAll(/alertname: (\w+)\n +exp_alerts:/g)].map(([, name]) => name))
  expect([...fired].sort()).toEqual(alarms.map(({ name }) => name).sort())
})

const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: folder, encoding: 'utf8', timeout: 60_000 })

// Debian's package `prometheus` contains it; without it the tests above must do.
test.skipIf(promtool('--version').status !== 0)(
  'promtool accepts the files, and every alarm is silent and fires as tested',
  () => {
    for (const args of [
      ['check', 'config', 'prometheus.yml'],
      ['check', 'config', 'prometheus.compose.yml'],
      ['test', 'rules', 'alerts.test.yml'],
    ]) {
      const { status, stdout, stderr } = promtool(...args)
      expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' })
    }
  },
)

const amtool = (...args: string[]) =>
  spawnSync('amtool', args, { cwd: folder, encoding: 'utf8', timeout: 60_000 })

// Debian's package `prometheus-alertmanager` contains it.
test.skipIf(amtool('--version').status !== 0)(
  'amtool accepts the routes, and each severity has its receiver',
  () => {
    expect(amtool('check-config', 'alertmanager.yml').status).toBe(0)
    const receiverOf = (severity: string) =>
      amtool(
        'config',
        'routes',
        'test',
        '--config.file=alertmanager.yml',
        `severity=${severity}`,
      ).stdout.trim()
    expect(['page', 'ticket'].map(receiverOf)).toEqual(['pager', 'tickets'])
  },
)

test('an alarm that hides others exists, and so do those it hides', () => {
  const names = alarms.map(({ name }) => name)
  const routes = read('deploy/monitoring/alertmanager.yml')
  const inhibited = [...routes.matchAll(/alertname =~? "?([\w|]+)/g)].flatMap(([, list = '']) =>
    list.split('|'),
  )
  expect(inhibited.length).toBeGreaterThan(3)
  expect(inhibited.filter((name) => !names.includes(name))).toEqual([])
})
