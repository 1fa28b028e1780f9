import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { siteSecret } from './site.ts'

const root = join(import.meta.dirname, '../../..')

/** Starts the worker of a site as a process; resolves when it is ready. */
export async function startWorker(databaseUrl: string): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['apps/server/src/worker.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      SITE_URL_EN: 'http://localhost:3000',
      SITE_URL_RU: 'http://localhost:3000',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      MAIL_FROM: 'hello@zeri.test',
      SECRET_KEY: siteSecret,
      BIRTH_KEYS: 'tests:a-secret-of-the-tests-and-of-nobody-else',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const ready = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => line.includes('the worker is ready') && resolve())
  })
  const died = exited.then(() => {
    throw new Error('the worker did not start')
  })
  await Promise.race([ready, died])
  died.catch(() => {}) // from here on the process ends only when it is stopped
  return {
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
