import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'

/** Makes a fresh clone runnable: local settings for `npm start`, then the database and its queues. */
const root = join(import.meta.dirname, '..')
const settings = join(root, '.env')

if (!existsSync(settings)) {
  copyFileSync(join(root, '.env.example'), settings)
  console.log('.env is written from .env.example')
}
execFileSync(process.execPath, ['--env-file', settings, join(root, 'apps/server/src/cli/setup.ts')], {
  stdio: 'inherit',
})
