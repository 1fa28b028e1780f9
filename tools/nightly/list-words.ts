import { spawnSync } from 'node:child_process'

/** The words that a script knows; none if it cannot even start, and then its one step fails and says why. */
export function listWords(root: string, script: string): string[] {
  const args = ['run', '--silent', script, '--', '--words']
  const { status, stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim().split('\n') : []
}
