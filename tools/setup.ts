import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes a fresh clone runnable: local settings for `npm start`, the database and its queues, the gazetteer. */
const root = join(import.meta.dirname, '..')
const settings = join(root, '.env')

const createSecret = (): string => randomBytes(32).toString('base64url')
const secrets = { SECRET_KEY: createSecret(), BIRTH_KEYS: `local:${createSecret()}` }

/** Adds the secrets that the settings lack; existing ones stay. */
function withSecrets(text: string): string {
  return Object.entries(secrets).reduce((all, [name, secret]) => {
    if (new RegExp(`^${name}=.`, 'm').test(all)) return all
    return `${all.replace(new RegExp(`^${name}=\n`, 'm'), '').trimEnd()}\n${name}=${secret}\n`
  }, text)
}

const hasSettings = existsSync(settings)
const written = readFileSync(hasSettings ? settings : join(root, '.env.example'), 'utf8')
if (withSecrets(written) !== written) {
  writeFileSync(settings, withSecrets(written), { mode: 0o600 })
  console.log(hasSettings ? 'secrets that .env lacked are added' : '.env is written from .env.example')
}
const cli = (file: string): string[] => ['--env-file', settings, join(root, 'apps/server/src/cli', file)]
execFileSync(process.execPath, cli('setup.ts'), { stdio: 'inherit' })
// Without a gazetteer everything except the choice of a place works, so its failure, which it explains, is ignored.
spawnSync(process.execPath, [...cli('admin.ts'), 'places', '--if-empty'], { stdio: 'inherit' })
