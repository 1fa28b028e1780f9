import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { atExit } from '../testbed/at-exit.ts'

export type TreeCopy = {
  readonly folder: string
  /** Applies a patch; throws when it does not fit. */
  apply(patch: string): void
  remove(): void
}

/** What git ignores and programs need: installed packages and built pages. */
const BUILT = ['apps/web/build', 'apps/console/dist'] as const
const OWN_SCOPE = '@zeri'

/** Copies the files that git tracks or would add to a folder of their own, with links to installed packages and built pages. */
export function copyTree(root: string): TreeCopy {
  const folder = mkdtempSync(join(tmpdir(), 'zeri-mutant-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const forget = atExit(remove)
  // One program for thousands of files, which is many times faster than a call each.
  const copy = ['-0', 'cp', '--archive', '--parents', '--target-directory', folder, '--']
  execFileSync('xargs', copy, { cwd: root, input: listFiles(root).join('\0') })
  for (const modules of listModules(root)) linkModules(join(root, modules), join(folder, modules))
  for (const built of BUILT.filter((one) => existsSync(join(root, one))))
    linkTo(join(root, built), join(folder, built))
  return {
    folder,
    apply(patch) {
      // Above the copy stands no repository, also when git runs this process with one in its environment.
      const env = { ...process.env, GIT_DIR: undefined, GIT_CEILING_DIRECTORIES: dirname(folder) }
      const stdio = ['pipe', 'ignore', 'pipe'] as const
      execFileSync('git', ['apply', '--whitespace=nowarn', '-'], {
        cwd: folder,
        env,
        input: patch,
        stdio: [...stdio],
      })
    },
    remove() {
      forget()
      remove()
    },
  }
}

function listFiles(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  return [...new Set(listed.split('\0'))].filter((file) => file !== '' && existsSync(join(root, file)))
}

function listModules(root: string): string[] {
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  )
  return ['', ...workspaces]
    .map((workspace) => join(workspace, 'node_modules'))
    .filter((modules) => existsSync(join(root, modules)))
}

/** Links every package, and copies the links to our own: they lead to the packages beside them, here to those of the copy. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from))
    if (name === OWN_SCOPE)
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(from, name), join(to, name))
}

function linkTo(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(from, to)
}
