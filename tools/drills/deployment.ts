import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { STRIPE_KEY } from '../../apps/sandbox/src/payments/stripe.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { type Machine, startMachine } from '../testbed/machine/machine.ts'
import { fillIn, listBlocks } from './deployment-documents.ts'
import { outside } from './deployment-names.ts'

// From an empty machine to a paid order over TLS. The commands are the blocks of docs/deploy.md and docs/backup.md, run as they
// stand; systemd is the real one, and starts our units and Debian's for nginx, PgBouncer, PostgreSQL and Prometheus.

const repository = join(import.meta.dirname, '../..')
const node = `${repository}/node_modules/.bin/node`
const AUTHORITY = '/etc/zeri/authority.pem'
const CERTIFICATES = '/etc/letsencrypt/live/zeri.test'
const UNITS = ['zeri-server@3000', 'zeri-server@3001', 'zeri-worker', 'zeri-console'] as const
/** Two scrapes of Prometheus, and a little more on a busy machine. */
const SCRAPE_TIMEOUT_MS = 90_000
/** How long a mail is waited for that nobody sends. */
const QUIET_S = 8
/** The port that the page of the deployment once named for the metrics of the first server. */
const FORMER_METRICS_PORT = 13_000
/** What the shipped configuration of Prometheus watches. */
const TARGETS = 5

export async function drillDeployment(): Promise<Figure[]> {
  const clock = startClock()
  const machine = await startMachine()
  try {
    await buildRelease(machine)
    clock.note('a built release')
    await startOutside(machine)
    await installDatabase(machine)
    await startProcesses(machine)
    await startFront(machine)
    clock.note('a site')
    const visit = await visitSite(machine, 'order')
    const orderSeconds = clock.note('a paid order')
    return [
      figure('deployment: from an empty machine to a paid order', orderSeconds, 's', '<= 600'),
      figure('deployment: of that, the build', clock.secondsTo('a built release'), 's', '<= 300'),
      ...(await judgeProcesses(machine)),
      ...(await judgeOrder(machine, visit)),
      ...(await judgeFront(machine)),
      ...(await judgeMonitoring(machine)),
      ...(await judgeBackup(machine)),
      ...(await judgeOffsite(machine)),
      ...(await judgeControls(machine)),
    ]
  } finally {
    await machine.stop()
  }
}

function startClock() {
  const startedAt = performance.now()
  const notes = new Map<string, number>()
  return {
    note(what: string): number {
      const seconds = rounded((performance.now() - startedAt) / 1000, 1)
      notes.set(what, seconds)
      console.error(`${what} after ${seconds} s`)
      return seconds
    },
    secondsTo: (what: string) => notes.get(what) ?? Number.NaN,
  }
}

const readBlocks = (page: string, heading: string) =>
  listBlocks(readFileSync(join(repository, page), 'utf8'), heading)

/** Runs a block of a page as an operator does: in the folder of the release, with the names of this site. */
async function runBlock(machine: Machine, page: string, heading: string, index = 0): Promise<void> {
  const block = readBlocks(page, heading)[index]
  if (!block) throw new Error(`${page} has no block ${index} under ${heading}`)
  await machine.run(`cd /opt/zeri/current\n${block.replaceAll('zeri.example', 'zeri.test')}`)
}

/** The tracked files in a new folder, with the packages of the repository, whose changes stay on the machine. */
async function buildRelease(machine: Machine): Promise<void> {
  await machine.run(`
    release=/opt/zeri/releases/drill
    mkdir -p $release /run/packages/{changes,work} && ln -s $release /opt/zeri/current && cd $release
    git config --global --add safe.directory '*'
    git -C ${repository} ls-files -z | tar -C ${repository} --null --files-from=- --create | tar --extract --no-same-owner
    mkdir node_modules
    mount -t overlay overlay -o lowerdir=${repository}/node_modules,upperdir=/run/packages/changes,workdir=/run/packages/work node_modules
    npm run build
  `)
}

/** An authority of its own, certificates for the names of this machine, a mail server and a payment provider. */
async function startOutside(machine: Machine): Promise<void> {
  const names = outside.hosts.map((name) => `DNS:${name}`).join(',')
  const makeKey = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'
  await machine.run(`
    echo '127.0.0.1 ${outside.hosts.join(' ')}' >> /etc/hosts
    mkdir -p /etc/zeri ${CERTIFICATES} && cd ${CERTIFICATES}
    openssl req -x509 ${makeKey} -subj '/CN=Authority of a drill' -keyout /root/authority.key -out ${AUTHORITY}
    openssl req -x509 ${makeKey} -subj /CN=zeri.test -addext subjectAltName=${names} -addext basicConstraints=critical,CA:FALSE \
      -CA ${AUTHORITY} -CAkey /root/authority.key -keyout privkey.pem -out fullchain.pem
    systemd-run --quiet --unit=outside --setenv=NODE_EXTRA_CA_CERTS=${AUTHORITY} \
      ${node} ${repository}/tools/drills/deployment-outside.ts $PWD/fullchain.pem $PWD/privkey.pem
  `)
}

/** PostgreSQL as Debian installs it, our roles and settings, backups, PgBouncer. */
async function installDatabase(machine: Machine): Promise<void> {
  await machine.run('pg_createcluster 15 main && systemctl start postgresql@15-main')
  await runBlock(machine, 'docs/deploy.md', 'systemd', 0)
  await fillInSettings(machine)
  for (const index of [0, 2]) await runBlock(machine, 'docs/backup.md', 'Copies and the log', index)
  await machine.run(
    'printf %s "$SETTINGS" > /etc/postgresql/15/main/conf.d/zeri.conf && systemctl restart postgresql@15-main',
    { SETTINGS: readBlocks('docs/backup.md', 'Copies and the log')[1] ?? '' },
  )
  await runBlock(machine, 'docs/deploy.md', 'PgBouncer')
}

/** What an operator fills in: names, keys, mail, a payment provider. The test authority is the drill's own. */
async function fillInSettings(machine: Machine): Promise<void> {
  const newKey = async () => `2026:${(await machine.run('openssl rand -base64 32')).trim()}`
  const settings = fillIn(await machine.run('cat /etc/zeri/zeri.env'), {
    SITE_URL_EN: outside.siteUrl,
    SITE_URL_RU: outside.siteUrl,
    SMTP_URL: `smtps://mail.zeri.test:${outside.smtp.tls}`,
    MAIL_FROM: 'hello@zeri.test',
    SECRET_KEY: await newKey(),
    BIRTH_KEYS: await newKey(),
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRETS: 'whsec_sandbox',
    STRIPE_URL: `https://pay.zeri.test:${outside.payments.tls}`,
    NODE_EXTRA_CA_CERTS: AUTHORITY,
  })
  await machine.run('printf %s "$SETTINGS" > /etc/zeri/zeri.env', { SETTINGS: settings })
}

/** Setup, two servers, the worker and the console. Starting returns when the servers and the console are ready. */
async function startProcesses(machine: Machine): Promise<void> {
  await runBlock(machine, 'docs/deploy.md', 'systemd', 1).catch(async (error) => {
    throw new Error(`${error}\n${await machine.run("journalctl --no-pager --unit='zeri-*' --lines=60")}`)
  })
}

/** nginx with TLS, then Prometheus, Alertmanager and node_exporter. */
async function startFront(machine: Machine): Promise<void> {
  await runBlock(machine, 'docs/deploy.md', 'nginx', 0)
  await runBlock(machine, 'docs/deploy.md', 'nginx', 1)
  await runBlock(machine, 'docs/deploy.md', 'Monitoring')
}

async function visitSite(machine: Machine, command: string): Promise<Readonly<Record<string, unknown>>> {
  const program = `${node} ${repository}/tools/drills/deployment-visit.ts ${command}`
  return JSON.parse(await machine.run(program, { NODE_EXTRA_CA_CERTS: AUTHORITY }))
}

/** What systemd says of the processes: how long each took to start, and whether all is well. */
async function judgeProcesses(machine: Machine): Promise<Figure[]> {
  const times = await Promise.all(
    UNITS.map(async (unit) =>
      figure(`deployment: ${unit} up after`, await measureStart(machine, unit), 's', '<= 60'),
    ),
  )
  const count = async (script: string) => Number(await machine.run(script))
  const failed = await count('systemctl list-units --failed --no-legend | wc -l')
  const restarts = await count(
    `systemctl show ${UNITS.join(' ')} --property=NRestarts --value | awk '{ sum += $1 } END { print sum }'`,
  )
  const files = await count(
    `awk '/open files/ { print $4 }' /proc/$(systemctl show pgbouncer --property=MainPID --value)/limits`,
  )
  return [
    ...times,
    figure('deployment: units that failed', failed, 'units', '= 0'),
    figure('deployment: restarts', restarts, 'restarts', '= 0'),
    figure('deployment: files that PgBouncer may open', files, 'files', '>= 2600'),
  ]
}

/** Seconds from the start of a process to the line of its log that says it works. */
async function measureStart(machine: Machine, unit: string): Promise<number> {
  const started = await machine.run(
    `systemctl show ${unit} --property=ExecMainStartTimestampMonotonic --value`,
  )
  const ready = await machine.run(
    `journalctl --unit=${unit} --grep='is listening|is ready' --lines=1 --output=json --output-fields=MESSAGE`,
  )
  return rounded((Number(JSON.parse(ready).__MONOTONIC_TIMESTAMP) - Number(started)) / 1e6, 1)
}

async function judgeOrder(machine: Machine, visit: Readonly<Record<string, unknown>>): Promise<Figure[]> {
  const paid = Number(await runSql(machine, "select count(*) from orders where state = 'paid'"))
  const direct = await runSql(
    machine,
    "select count(*) from pg_stat_activity where usename = 'zeri_site' and client_port is not null",
  )
  const right = {
    isVerified: true,
    wasOpen: false,
    returnStatus: 200,
    isReceiptMailed: true,
    pageStatus: 200,
  }
  const wrong = Object.entries(right).filter(([name, value]) => visit[name] !== value)
  if (wrong.length > 0) console.error(visit)
  return [
    figure('deployment: paid orders', paid, 'orders', '= 1'),
    figure('deployment: steps of the visit that went wrong', wrong.length, 'steps', '= 0'),
    figure('deployment: connections of the servers, by PgBouncer', Number(direct), 'connections', '<= 40'),
  ]
}

const runSql = (machine: Machine, statement: string) =>
  machine.run(
    'cd / && setpriv --reuid=postgres --regid=postgres --clear-groups psql --no-psqlrc -tA zeri -c "$STATEMENT"',
    { STATEMENT: statement },
  )

/** TLS, headers, the console, and who listens where. */
async function judgeFront(machine: Machine): Promise<Figure[]> {
  const found = await visitSite(machine, 'probe')
  const isRedirected = found.redirect === `301 ${outside.siteUrl}/`
  // Listeners on any address but loopback; the drill's own are on loopback as well.
  const open = await machine.run(
    `ss --no-header --listening --tcp --numeric | awk '{ print $4 }' | grep -vE '^(127\\.|\\[::1\\])' | sed 's/.*://' | sort -un`,
  )
  return [
    figure('deployment: HTTP redirected to HTTPS', Number(isRedirected), 'redirects', '= 1'),
    figure('deployment: security headers missing', lengthOf(found.missingHeaders), 'headers', '= 0'),
    figure(
      'deployment: calls that reach the console at its private port',
      Number(found.reachedDirectly),
      'calls',
      '>= 20',
    ),
    figure('deployment: pages of the console there', Number(found.consolePage === 200), 'pages', '= 1'),
    figure(
      'deployment: calls that reach the console through the site',
      Number(found.reachedThroughSite),
      'calls',
      '= 0',
    ),
    figure(
      'deployment: calls of the console that succeed at the site',
      Number(found.succeededThroughSite),
      'calls',
      '= 0',
    ),
    figure(
      'deployment: ports open to others, besides 80 and 443',
      open
        .trim()
        .split('\n')
        .filter((port) => port !== '80' && port !== '443').length,
      'ports',
      '= 0',
    ),
  ]
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : Number.NaN)

type Target = { readonly health: string; readonly scrapeUrl: string }

async function readTargets(machine: Machine): Promise<readonly Target[]> {
  const { data } = JSON.parse(await machine.run('curl --silent --fail http://127.0.0.1:9090/api/v1/targets'))
  return data.activeTargets
}

/** Waits until the targets are as wanted, or as long as two scrapes take. */
async function waitForTargets(
  machine: Machine,
  isDone: (targets: readonly Target[]) => boolean,
): Promise<readonly Target[]> {
  const deadline = Date.now() + SCRAPE_TIMEOUT_MS
  for (;;) {
    const targets = await readTargets(machine)
    if (isDone(targets) || Date.now() > deadline) return targets
    await delay(1_000)
  }
}

const isUp = ({ health }: Target) => health === 'up'

async function judgeMonitoring(machine: Machine): Promise<Figure[]> {
  const targets = await waitForTargets(machine, (list) => list.length >= TARGETS && list.every(isUp))
  const { data } = JSON.parse(
    await machine.run('curl --silent --fail http://127.0.0.1:9090/api/v1/alertmanagers'),
  )
  return [
    figure('deployment: targets of Prometheus', targets.length, 'targets', `= ${TARGETS}`),
    figure('deployment: targets up', targets.filter(isUp).length, 'targets', `= ${TARGETS}`),
    figure('deployment: Alertmanagers', lengthOf(data.activeAlertmanagers), 'Alertmanagers', '= 1'),
  ]
}

/** The unit takes a copy; its time reaches Prometheus, and the log is archived. */
async function judgeBackup(machine: Machine): Promise<Figure[]> {
  await runSql(machine, 'select pg_switch_wal()')
  await machine.run('systemctl start zeri-backup')
  const copies = await machine.run('ls /var/backups/zeri/base | wc -l')
  const segments = await machine.run('ls /var/backups/zeri/wal | wc -l')
  return [
    figure('deployment: copies of the database', Number(copies), 'copies', '= 1'),
    figure('deployment: archived segments', Number(segments), 'segments', '>= 1'),
    await countSeries(machine, 'zeri_backup_timestamp_seconds'),
  ]
}

/** The copy goes to another host, here another user of the same machine, by the unit that its timer starts. */
async function judgeOffsite(machine: Machine): Promise<Figure[]> {
  await runBlock(machine, 'docs/backup.md', 'Another host', 0)
  await machine.run(`
    systemctl start systemd-user-sessions ssh
    age-keygen -o /root/backup.key && age-keygen -y /root/backup.key > /etc/zeri/backup.pub
    ssh-keygen -q -t ed25519 -N '' -f /etc/zeri/offsite-key && chown postgres: /etc/zeri/offsite-key
    chmod 644 /etc/zeri/backup.pub
    install -d -m 700 -o zeri-backup -g zeri-backup /srv/zeri/.ssh
    printf 'restrict,command="%s /srv/zeri send" %s\\n' /usr/local/lib/zeri-backup/receive-offsite.sh \
      "$(cat /etc/zeri/offsite-key.pub)" > /srv/zeri/.ssh/authorized_keys
    ssh-keyscan -t ed25519 127.0.0.1 > /etc/zeri/known_hosts 2> /dev/null && chmod 644 /etc/zeri/known_hosts
    { echo OFFSITE=zeri-backup@127.0.0.1; echo RECIPIENTS=/etc/zeri/backup.pub
      echo SSH_OPTIONS=-i /etc/zeri/offsite-key -o UserKnownHostsFile=/etc/zeri/known_hosts; } > /etc/zeri/offsite.env
  `)
  await runBlock(machine, 'docs/backup.md', 'Another host', 1)
  await machine.run('systemctl start zeri-offsite').catch(async (error) => {
    throw new Error(`${error}\n${await machine.run('journalctl --no-pager --unit=zeri-offsite --lines=20')}`)
  })
  const copies = await machine.run('ls /srv/zeri/base | wc -l')
  return [
    figure('deployment: copies on the other host', Number(copies), 'copies', '= 1'),
    await countSeries(machine, 'zeri_offsite_timestamp_seconds'),
    await countSeries(machine, 'zeri_offsite_copy_timestamp_seconds'),
  ]
}

/** Waits until Prometheus has a series, as long as two scrapes take. */
async function countSeries(machine: Machine, name: string): Promise<Figure> {
  const query = `curl --silent --fail http://127.0.0.1:9090/api/v1/query?query=${name}`
  const deadline = Date.now() + SCRAPE_TIMEOUT_MS
  for (;;) {
    const found = lengthOf(JSON.parse(await machine.run(query)).data.result)
    if (found > 0 || Date.now() > deadline)
      return figure(`deployment: ${name} at Prometheus`, found, 'series', '= 1')
    await delay(1_000)
  }
}

/** A worker that does not run, and a server whose metrics are on a port that only a former page named. */
async function judgeControls(machine: Machine): Promise<Figure[]> {
  await machine.run('systemctl stop zeri-worker')
  const { mails } = await visitSite(machine, `sign-up ${QUIET_S}`)
  await machine.run(
    `sed -i s/METRICS_PORT=.*/METRICS_PORT=${FORMER_METRICS_PORT}/ /etc/zeri/server-3000.env; systemctl restart zeri-server@3000`,
  )
  const isDown = (targets: readonly Target[]) => targets.filter((one) => !isUp(one)).length
  const targets = await waitForTargets(machine, (list) => isDown(list) >= 2)
  return [
    figure('deployment: mails without a worker (control)', Number(mails), 'mails', '= 0'),
    figure(
      'deployment: targets down, the worker and the misplaced one (control)',
      isDown(targets),
      'targets',
      '= 2',
    ),
  ]
}
