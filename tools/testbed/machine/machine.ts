import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { atExit } from '../at-exit.ts'
import { requireProgram } from '../require-program.ts'

const repository = join(import.meta.dirname, '../../..')
const START_TIMEOUT_MS = 30_000
const MAX_OUTPUT = 64 * 1024 * 1024
const NAMESPACES = ['--mount', '--net', '--pid', '--uts', '--ipc', '--cgroup']
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** A machine of its own inside this one, with the real systemd as its first process and a network of nobody else. */
export type Machine = {
  /** Runs a script of bash inside, as root, and returns its output; rejects with its complaint. */
  run(script: string, env?: Readonly<Record<string, string>>): Promise<string>
  stop(): Promise<void>
}

/** Throws unless this is a Linux on which root may start systemd in namespaces. */
export function findMachinePrograms(): void {
  if (process.getuid?.() !== 0) throw new Error('a machine of its own needs root')
  for (const name of ['unshare', 'nsenter']) requireProgram(name, 'util-linux')
  requireProgram('ip', 'iproute2', { places: ['/usr/sbin', '/sbin'] })
  requireProgram('systemd', 'systemd', { places: ['/lib/systemd'] })
}

/** Boots a machine; everything on it ends with this process, and nothing it wrote stays. */
export async function startMachine(): Promise<Machine> {
  const home = mkdtempSync(join(tmpdir(), 'zeri-machine-'))
  const boot = [join(import.meta.dirname, 'boot.sh'), home, repository]
  const child = spawn('unshare', [...NAMESPACES, '--fork', '--kill-child', ...boot], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const end = () => {
    child.kill('SIGKILL')
    rmdirSync(home) // the machine wrote to memory; here the folder stayed empty
  }
  const forget = atExit(end)
  const exited = once(child, 'exit')
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await isBooted(child.pid))) {
    if (child.exitCode === null && Date.now() < deadline) await delay(200)
    else throw new Error(`the machine did not boot:\n${output}`)
  }
  return {
    run: (script, env) => runInside(firstChildOf(child.pid), script, env),
    async stop() {
      forget()
      end()
      await exited
    },
  }
}

/** The first process of the machine, as this one numbers it. */
function firstChildOf(pid = 0): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0])
}

async function isBooted(pid: number | undefined): Promise<boolean> {
  const script = 'systemctl is-system-running --wait || systemctl is-active basic.target'
  return runInside(firstChildOf(pid), script).then(
    () => true,
    () => false,
  )
}

async function runInside(
  pid: number,
  script: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  if (!(pid > 0)) throw new Error('the machine has not started')
  const enter = ['--target', String(pid), '--all', '--root', '--wd', 'bash', '-euo', 'pipefail', '-c', script]
  const { stdout } = await promisify(execFile)('nsenter', enter, {
    env: { PATH, HOME: '/root', LANG: 'C.UTF-8', ...env },
    maxBuffer: MAX_OUTPUT,
  })
  return stdout
}
