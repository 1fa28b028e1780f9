/** A process of a deployment that listens, on one machine and in compose. */
export type Listener = {
  /** Its service in compose. */
  readonly name: string
  /** Its unit of systemd, where we ship one or Debian does. */
  readonly unit: string
  /** What it listens on for its clients. */
  readonly port?: number
  /** Where Prometheus scrapes it, under the name of a job. */
  readonly metrics?: { readonly port: number; readonly job: string }
  readonly about: string
}

/**
 * Every port of a deployment. `npm run generate -- ports` writes them into compose, Prometheus, the settings of systemd and
 * docs/deploy.md.
 */
export const listeners: readonly Listener[] = [
  { name: 'nginx', unit: 'nginx', port: 443, about: 'visitors, and 80 redirects to it; the only public one' },
  {
    name: 'server-1',
    unit: 'zeri-server@3000',
    port: 3000,
    metrics: { port: 9464, job: 'zeri-server' },
    about: 'nginx',
  },
  {
    name: 'server-2',
    unit: 'zeri-server@3001',
    port: 3001,
    metrics: { port: 9465, job: 'zeri-server' },
    about: 'nginx',
  },
  {
    name: 'worker',
    unit: 'zeri-worker',
    metrics: { port: 9466, job: 'zeri-worker' },
    about: 'nobody but Prometheus',
  },
  {
    name: 'console',
    unit: 'zeri-console',
    port: 3200,
    metrics: { port: 9467, job: 'zeri-console' },
    about: 'operators, through a tunnel; nginx does not lead to it',
  },
  { name: 'pgbouncer', unit: 'pgbouncer', port: 6432, about: 'servers' },
  { name: 'postgres', unit: 'postgresql', port: 5432, about: 'PgBouncer, setup, worker, console, backups' },
  { name: 'prometheus', unit: 'prometheus', port: 9090, about: 'operators, through a tunnel' },
  { name: 'alertmanager', unit: 'prometheus-alertmanager', port: 9093, about: 'Prometheus' },
  {
    name: 'node-exporter',
    unit: 'prometheus-node-exporter',
    metrics: { port: 9100, job: 'node' },
    about: 'nobody but Prometheus',
  },
]

/** The jobs of Prometheus with their targets, where `hostOf` names the host of a process. */
export function listTargets(hostOf: (listener: Listener) => string): ReadonlyMap<string, readonly string[]> {
  const found = listeners.flatMap((one) =>
    one.metrics ? [{ job: one.metrics.job, target: `${hostOf(one)}:${one.metrics.port}` }] : [],
  )
  return new Map(
    [...Map.groupBy(found, ({ job }) => job)].map(([job, list]) => [job, list.map(({ target }) => target)]),
  )
}

/**
 * Replaces what stands between two lines.
 * @example fillBetween('a\n# from\nold\n# to\nb', ['# from', '# to'], 'new') // 'a\n# from\nnew\n# to\nb'
 */
export function fillBetween(text: string, [from, to]: readonly [string, string], lines: string): string {
  const [start, end] = [text.indexOf(`${from}\n`), text.indexOf(to)]
  if (start < 0 || end < start) throw new Error(`no lines between ${from} and ${to}`)
  return `${text.slice(0, start)}${from}\n${lines}\n${text.slice(end)}`
}
