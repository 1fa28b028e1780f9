import { execFileSync, spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { startCluster } from '../testbed/postgres/cluster.ts'
import { countMissing, listDifferences } from '../testbed/postgres/fingerprint.ts'
import { findOwner, runAsOwner } from '../testbed/postgres/programs.ts'
import { requireProgram } from '../testbed/require-program.ts'
import { createMigratedDatabase } from '../testbed/site/site.ts'
import { findSshd, type SshHost, startSshd } from '../testbed/sshd.ts'
import {
  type Contents,
  FULL,
  installScripts,
  live,
  lookInto,
  openRestored,
  SMALL,
  type Store,
} from './restore.ts'

const RECOVERY_BAR_S = 120
/** In every account of the drill, so every copy that can be read contains it. */
const KNOWN_TEXT = '@example.org'

export function findOffsitePrograms(): void {
  for (const name of ['age', 'age-keygen']) requireProgram(name, 'age')
  for (const name of ['ssh', 'ssh-keygen']) requireProgram(name, 'openssh-client')
  findSshd()
}

type Offsite = {
  readonly store: Store
  readonly host: SshHost
  /** The folder on the other host. */
  readonly there: string
  readonly sender: string
  readonly restorer: string
}

/** Backups sent to another host, the database host destroyed with its own backups, and all of it back from there. */
export async function drillOffsite({ small }: { small: boolean }): Promise<Figure[]> {
  const undo: (() => unknown)[] = []
  try {
    const store = installScripts()
    undo.push(() => rmSync(store.home, { recursive: true, force: true }))
    const host = await startSshd()
    undo.push(() => host.stop())
    const offsite = prepare(store, host)
    const archive = `"${store.scripts}/archive-wal.sh" "${store.backups}" "%p" %f`
    const cluster = await startCluster({ settings: { archive_mode: 'on', archive_command: archive } })
    undo.push(() => cluster.stop())
    const { url } = await createMigratedDatabase({ TEST_DATABASE_URL: cluster.url })
    const { damaged: last } = await live(store, url, small ? SMALL : FULL)
    const sending = sendAll(offsite)
    const seen = readMetrics(offsite)
    const readable = [
      countFilesWith(join(store.backups, 'base'), KNOWN_TEXT),
      countFilesWith(offsite.there, KNOWN_TEXT),
    ]
    await cluster.kill9()
    rmSync(cluster.data, { recursive: true })
    rmSync(store.backups, { recursive: true })
    return [
      figure('offsite: megabytes sent', sending.megabytes, 'MB', '>= 1'),
      figure('offsite: time to send', sending.seconds, 's', '<= 120'),
      figure('offsite: files sent again by a second run', sending.again, 'files', '= 0'),
      figure('offsite: age of the last run, as the alarm sees it', seen.runAge, 's', '<= 60'),
      figure('offsite: error in the age of the newest copy there', seen.copyError, 's', '<= 1'),
      figure('offsite: readable files on the other host', readable[1] ?? -1, 'files', '= 0'),
      figure('offsite: readable files in the copies here (control)', readable[0] ?? -1, 'files', '>= 1'),
      ...judgeRights(offsite),
      ...judgeWrongKey(offsite),
      ...(await judgeRestored(offsite, url, last)),
      ...judgeChanged(offsite),
    ]
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

/** The public key of age goes to the database host, the private one to where nothing else is. */
function prepare(store: Store, host: SshHost): Offsite {
  const there = join(store.home, 'other-host')
  mkdirSync(there)
  const receive = join(store.scripts, 'receive-offsite.sh')
  const keys = ['send', 'fetch'].map((may) => host.addKey(may, `${receive} ${there} ${may}`))
  for (const name of ['right', 'wrong']) {
    const file = join(store.home, `${name}.key`)
    execFileSync('age-keygen', ['-o', file], { stdio: 'ignore' })
    writeFileSync(join(store.home, `${name}.pub`), execFileSync('age-keygen', ['-y', file]))
    keys.push(file)
  }
  const owner = findOwner()
  if (owner) for (const file of keys) chownSync(file, owner.uid, owner.gid)
  return { store, host, there, sender: keys[0] ?? '', restorer: keys[1] ?? '' }
}

function sendOnce({ store, host, sender }: Offsite): string {
  return runAsOwner({
    name: join(store.scripts, 'send-offsite.sh'),
    args: [store.backups],
    cwd: store.home,
    env: {
      OFFSITE: host.target,
      RECIPIENTS: join(store.home, 'right.pub'),
      SSH_OPTIONS: host.optionsFor(sender),
      METRICS: store.backups,
    },
  })
}

function sendAll(offsite: Offsite) {
  const startedAt = performance.now()
  sendOnce(offsite)
  const seconds = rounded((performance.now() - startedAt) / 1000, 1)
  const again = sendOnce(offsite)
    .split('\n')
    .filter((line) => line.startsWith('sent ')).length
  const bytes = listFiles(offsite.there).reduce((sum, file) => sum + statSync(file).size, 0)
  return { seconds, again, megabytes: rounded(bytes / 1e6, 1) }
}

/** The times that a run writes for the alarms, compared with the clock and with the name of the newest copy there. */
function readMetrics({ store, there }: Offsite): { readonly runAge: number; readonly copyError: number } {
  const text = readFileSync(join(store.backups, 'zeri_offsite.prom'), 'utf8')
  const secondsOf = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
  const [newest = ''] = readdirSync(join(there, 'base')).toSorted().slice(-1)
  const [, year, month, day, time = ''] = /^(\d{4})(\d\d)(\d\d)T(\d{6})/.exec(newest) ?? []
  const takenAt = Date.parse(`${year}-${month}-${day}T${time.replaceAll(/(\d\d)(?=\d)/g, '$1:')}Z`) / 1000
  return {
    runAge: Math.floor(Date.now() / 1000) - secondsOf('zeri_offsite_timestamp_seconds'),
    copyError: Math.abs(secondsOf('zeri_offsite_copy_timestamp_seconds') - takenAt),
  }
}

/** Fetches into a folder; returns whether that succeeded, and the folder. */
function fetchTo(
  offsite: Offsite,
  name: string,
  key: string,
): { readonly ok: boolean; readonly folder: string } {
  const { store, host, restorer } = offsite
  const folder = join(store.home, name)
  mkdirSync(folder)
  const owner = findOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  try {
    runAsOwner({
      name: join(store.scripts, 'fetch-offsite.sh'),
      args: [folder],
      cwd: store.home,
      env: { OFFSITE: host.target, IDENTITY: join(store.home, key), SSH_OPTIONS: host.optionsFor(restorer) },
    })
    return { ok: true, folder }
  } catch (error) {
    if (key === 'right.key' && name === 'backups') throw error
    return { ok: false, folder }
  }
}

/** What the key of the database host may do there: neither read, replace nor leave the folder. */
function judgeRights({ host, sender, there }: Offsite): Figure[] {
  const [file = ''] = listFiles(there).map((path) => path.slice(there.length + 1))
  const refused = [
    `get ${file}`,
    `put ${file}`,
    'put base/../../x.tar.age',
    'put wal/1;id.gz.age',
    'sh -c id',
    `rm ${file}`,
  ]
  const allowed = refused.filter((command) => {
    const args = [...host.optionsFor(sender).split(' '), '-o', 'BatchMode=yes', host.target, command]
    return spawnSync('ssh', args, { input: '' }).status === 0
  })
  return [
    figure('offsite: forbidden commands that the sending key may run', allowed.length, 'commands', '= 0'),
  ]
}

function judgeWrongKey(offsite: Offsite): Figure[] {
  const { ok, folder } = fetchTo(offsite, 'wrong', 'wrong.key')
  return [
    figure('offsite: copies opened with a wrong key (control)', Number(ok), 'copies', '= 0'),
    figure(
      'offsite: copies left behind by a wrong key',
      Number(existsSync(join(folder, 'base'))),
      'copies',
      '= 0',
    ),
  ]
}

async function judgeRestored(offsite: Offsite, url: string, last: Contents): Promise<Figure[]> {
  const startedAt = performance.now()
  const { folder } = fetchTo(offsite, 'backups', 'right.key')
  const restored = await openRestored({ ...offsite.store, backups: folder }, url, 'latest')
  const seconds = rounded((performance.now() - startedAt) / 1000, 1)
  try {
    const { tables, balances } = await lookInto(restored.url)
    const rows = [...last.tables.values()].reduce((sum, table) => sum + table.rows, 0)
    return [
      figure('offsite: rows before the loss', rows, 'rows', '>= 1000'),
      figure('offsite: rows missing', countMissing(last.tables, tables), 'rows', '= 0'),
      figure('offsite: tables that differ', listDifferences(last.tables, tables).length, 'tables', '= 0'),
      figure('offsite: ledgers that differ', Number(last.balances !== balances), 'ledgers', '= 0'),
      figure('offsite: from the first command to the first write', seconds, 's', `<= ${RECOVERY_BAR_S}`),
    ]
  } finally {
    await restored.cluster.stop()
  }
}

/** One changed byte in a copy on the other host. */
function judgeChanged(offsite: Offsite): Figure[] {
  const copy = listFiles(offsite.there).findLast((file) => file.endsWith('.tar.age')) ?? ''
  const bytes = readFileSync(copy)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  writeFileSync(copy, bytes)
  const { ok } = fetchTo(offsite, 'changed', 'right.key')
  return [figure('offsite: changed copies that are accepted (control)', Number(ok), 'copies', '= 0')]
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const countFilesWith = (folder: string, text: string) =>
  listFiles(folder).filter((file) => readFileSync(file).includes(text)).length
