import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { requireProgram } from '../require-program.ts'

const DEBIAN_ROOT = '/usr/lib/postgresql'

/** The folder of this machine's PostgreSQL programs, the newest where there are several. */
export function findBinaries(): string {
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT) : []
  const newest = versions.sort((a, b) => Number(b) - Number(a)).map((v) => join(DEBIAN_ROOT, v, 'bin'))
  return dirname(requireProgram('initdb', 'postgresql', { places: newest }))
}

/** PostgreSQL refuses to run as root; then it runs as the account its package made. */
export function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const readId = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: readId('-u'), gid: readId('-g') }
}

type Program = {
  /** A program of PostgreSQL by its name, or any other by its path. */
  readonly name: string
  readonly args: readonly string[]
  /** A folder the owner may enter. */
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>> | undefined
}

/** Runs a program as the owner of a cluster; returns its output, or throws with its complaint. */
export function runAsOwner({ name, args, cwd, env = {} }: Program): string {
  const bin = findBinaries()
  const file = name.includes('/') ? name : join(bin, name)
  const { status, stdout, stderr, error } = spawnSync(file, args, {
    ...findOwner(),
    cwd,
    env: { PATH: `${bin}:${process.env.PATH}`, ...env },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? ''}${stderr}`)
  return stdout
}
