import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../../apps/server/src/config.ts'
import { createBillingCollectors } from '../../apps/server/src/features/billing/index.ts'
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

/** Measured by others: Prometheus itself, node_exporter, and the files of the backup jobs that it reads. */
const foreign = [
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'up',
  'zeri_backup_timestamp_seconds',
  'zeri_restore_timestamp_seconds',
]

/** Every name that the processes show. */
function listMetrics(): string[] {
  const metrics = createMetrics()
  const { registry } = metrics
  // True: nobody is asked before a survey is taken, and none is.
  const nobody = {} as never
  createReminderMetrics(registry)
  createCollectMetrics({ registry, clock: nobody, log: nobody })
  createDatabaseCollector(registry, nobody)
  createQueueCollector(registry, { db: nobody, listQueues: nobody })
  createBillingCollectors(nobody, metrics)
  watchPool(registry, nobody)
  return registry.getMetricsAsArray().map(({ name }) => name)
}

/** Names of series in what rules, alarms and panels ask for. */
function listAsked(expressions: readonly string[]): string[] {
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

function findUnknown(asked: readonly string[]): string[] {
  const shown = listMetrics().flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`])
  const known = new Set([...shown, ...recorded, ...foreign])
  return asked.filter((name) => !known.has(name))
}

test('rules, alarms and panels ask only for what is measured', () => {
  const asked = listAsked([rules, alerts].flatMap(expressionsOf).concat(panelsOf(dashboard)))
  expect(asked.length).toBeGreaterThan(30)
  expect(findUnknown(asked)).toEqual([])
})

test('a name nobody measures is found', () => {
  const asked = listAsked(['max(zeri_webhook_lag_seconds{to="zeri_not_a_name"}) > zeri:slo_budget'])
  expect(asked).toEqual(['zeri:slo_budget', 'zeri_webhook_lag_seconds'])
  expect(findUnknown(asked)).toEqual(['zeri_webhook_lag_seconds'])
})

test('the dashboard shows everything the product measures', () => {
  const asked = listAsked([rules, alerts].flatMap(expressionsOf).concat(panelsOf(dashboard))).join(' ')
  const unseen = listMetrics().filter((name) => name.startsWith('zeri_') && !asked.includes(name))
  expect(unseen).toEqual([])
})

type Alarm = { readonly name: string; readonly text: string }
const alarms: Alarm[] = alerts
  .split('- alert: ')
  .slice(1)
  .map((text) => ({ name: text.slice(0, text.indexOf('\n')), text }))
const runbookOf = ({ text }: Alarm) => /runbook: (\S+)/.exec(text)?.[1] ?? ''

test('every alarm has an expression, a severity, a sentence and a page that exists and names it', () => {
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

test('every alarm is seen firing in the tests of promtool', () => {
  const tested = read('deploy/monitoring/alerts.test.yml')
  const fired = [...tested.matchAll(/alertname: (\w+)\n +exp_alerts:/g)].map(([, name]) => name)
  expect(fired.sort()).toEqual(alarms.map(({ name }) => name).sort())
})

const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: folder, encoding: 'utf8', timeout: 60_000 })

// Debian has it in its package `prometheus`; where it is missing the tests above stand alone.
test.skipIf(promtool('--version').status !== 0)(
  'promtool accepts the files, and sees every alarm quiet and firing',
  () => {
    for (const args of [
      ['check', 'config', 'prometheus.yml'],
      ['test', 'rules', 'alerts.test.yml'],
    ]) {
      const { status, stdout, stderr } = promtool(...args)
      expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' })
    }
  },
)
