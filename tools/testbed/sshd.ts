import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { atExit } from './at-exit.ts'
import { findFreePort } from './free-port.ts'
import { waitUntilOpen } from './nginx/nginx.ts'
import { requireProgram } from './require-program.ts'

/** A host that takes SSH connections of its own keys only. */
export type SshHost = {
  /** `user@host`. */
  readonly target: string
  /** Options with which a client reaches it, for the key in a file. */
  optionsFor(key: string): string
  /** Lets a new key run one command there, and returns the file of the private key. */
  addKey(name: string, command: string): string
  stop(): Promise<void>
}

export const findSshd = () => requireProgram('sshd', 'openssh-server', { places: ['/usr/sbin'] })

/** Starts this machine's sshd on a free port, as the current user and with keys of its own. */
export async function startSshd(): Promise<SshHost> {
  const home = mkdtempSync(join(tmpdir(), 'zeri-sshd-'))
  chmodSync(home, 0o755)
  const port = await findFreePort()
  const makeKey = (name: string) => {
    const file = join(home, name)
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', file])
    return file
  }
  const [hostKey, allowed, known] = [
    makeKey('host'),
    join(home, 'authorized_keys'),
    join(home, 'known_hosts'),
  ]
  writeFileSync(allowed, '')
  writeFileSync(known, `[127.0.0.1]:${port} ${readFileSync(`${hostKey}.pub`, 'utf8')}`)
  const main = join(home, 'sshd_config')
  writeFileSync(
    main,
    [
      `Port ${port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${hostKey}`,
      `AuthorizedKeysFile ${allowed}`,
      'PidFile none',
      'StrictModes no', // the folder of temporary files is everyone's
      'UsePAM no',
      'PasswordAuthentication no',
      'KbdInteractiveAuthentication no',
      'PermitRootLogin forced-commands-only',
      'AllowTcpForwarding no',
      '',
    ].join('\n'),
  )
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 }) // its unprivileged part wants it
  const child = spawn(findSshd(), ['-D', '-e', '-f', main], { stdio: ['ignore', 'ignore', 'pipe'] })
  const removeAll = () => {
    child.kill('SIGTERM')
    rmSync(home, { recursive: true, force: true })
  }
  const forget = atExit(removeAll)
  await waitUntilOpen(child, port)
  return {
    target: `${userInfo().username}@127.0.0.1`,
    optionsFor: (key) =>
      `-F none -i ${key} -p ${port} -o IdentitiesOnly=yes -o UserKnownHostsFile=${known} -o StrictHostKeyChecking=yes`,
    addKey(name, command) {
      const file = makeKey(name)
      const line = `restrict,command="${command}" ${readFileSync(`${file}.pub`, 'utf8')}`
      writeFileSync(allowed, readFileSync(allowed, 'utf8') + line)
      return file
    },
    async stop() {
      forget()
      const exited = once(child, 'exit')
      if (child.exitCode === null && child.kill('SIGTERM')) await exited
      rmSync(home, { recursive: true, force: true })
    },
  }
}
