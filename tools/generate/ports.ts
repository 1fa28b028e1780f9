// Writes the ports of a deployment into its files, from tools/deploy/ports.ts.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillBetween, type Listener, listeners, listTargets } from '../deploy/ports.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const YAML = ['# ports, written by npm run generate', '# end of ports'] as const
const MARKDOWN = ['<!-- ports, written by npm run generate -->', '<!-- end of ports -->'] as const

const scrapes = (targets: ReadonlyMap<string, readonly string[]>) =>
  [...targets]
    .map(([job, hosts]) =>
      [
        `  - job_name: ${job}`,
        '    static_configs:',
        `      - targets: [${hosts.map((host) => `'${host}'`).join(', ')}]`,
      ].join('\n'),
    )
    .join('\n')

const portOf = (name: string) => listeners.find((one) => one.name === name)?.port ?? 0

function prometheusFor(hostOf: (listener: Listener) => string, alertmanager: string): string {
  const example = read('deploy/monitoring/prometheus.yml')
  const filled = fillBetween(example, YAML, scrapes(listTargets(hostOf)))
  return filled.replace(/- targets: \['[^']+'\](?=\n\nscrape_configs)/, `- targets: ['${alertmanager}']`)
}

const onMachine = prometheusFor(() => '127.0.0.1', `127.0.0.1:${portOf('alertmanager')}`)
const inCompose = prometheusFor(({ name }) => name, `alertmanager:${portOf('alertmanager')}`).replace(
  /^#[\s\S]*?(?=global:)/,
  '# The same for compose, written by npm run generate from prometheus.yml.\n',
)
write('deploy/monitoring/prometheus.yml', onMachine)
write('deploy/monitoring/prometheus.compose.yml', inCompose)

mkdirSync(join(root, 'deploy/systemd/env'), { recursive: true })
for (const { unit, metrics } of listeners) {
  const name = /^zeri-(.*)$/.exec(unit)?.[1]?.replace('@', '-')
  if (!name || !metrics) continue
  write(`deploy/systemd/env/${name}.env`, `# Written by npm run generate.\nMETRICS_PORT=${metrics.port}\n`)
}

const composed = listeners
  .filter(({ metrics, unit }) => metrics && unit.startsWith('zeri-'))
  .map(
    ({ name, metrics }) =>
      `  ${name}: &metrics-${name} { METRICS_HOST: 0.0.0.0, METRICS_PORT: "${metrics?.port}" }`,
  )
write(
  'deploy/compose.yaml',
  fillBetween(read('deploy/compose.yaml'), YAML, `x-metrics:\n${composed.join('\n')}`),
)

const rows = listeners.map(
  ({ name, unit, port, metrics, about }) =>
    `| ${name} | \`${unit}\` | ${port ?? ''} | ${metrics?.port ?? ''} | ${about} |`,
)
const table = ['| process | unit | port | metrics | who connects |', '|---|---|---|---|---|', ...rows].join(
  '\n',
)
write('docs/deploy.md', fillBetween(read('docs/deploy.md'), MARKDOWN, table))
console.log(`ports: ${listeners.length} processes`)
