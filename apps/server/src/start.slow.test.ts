import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'

const example = parseEnv(readFileSync(join(import.meta.dirname, '../../../deploy/zeri.env.example'), 'utf8'))
const placeholders = [
  'SITE_URL_EN',
  'SITE_URL_RU',
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'SECRET_KEY',
  'BIRTH_KEYS',
]

test.each(['main.ts', 'worker.ts', 'cli/setup.ts'])(
  '%s does not start with the example configuration unedited, and names every placeholder',
  (program) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, program)], {
      env: { PATH: process.env.PATH, ...example },
      encoding: 'utf8',
      timeout: 30_000,
    })
    expect(status).toBe(1)
    for (const name of placeholders) expect(stderr).toContain(`${name} is a placeholder`)
    for (const name of placeholders) expect(stdout + stderr).not.toContain(example[name])
  },
  60_000,
)
