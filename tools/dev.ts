import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { identitySandboxSettings } from '../apps/sandbox/src/identities/identities.ts'
import { sandboxSettings } from '../apps/sandbox/src/payments/gateway.ts'
import { pushSandboxSettings } from '../apps/sandbox/src/push/push.ts'
import { telegramSettings } from '../apps/sandbox/src/telegram/telegram.ts'

const root = join(import.meta.dirname, '..')
const WATCHED = ['apps/server/src', 'packages'].flatMap((path) => ['--watch-path', join(root, path)])

/** Everything a developer needs, in one terminal: the sandbox of outside services, the site with hot reload, the worker. */
const processes: Record<string, string[]> = {
  sandbox: ['apps/sandbox/src/main.ts'],
  server: [...WATCHED, '--watch-preserve-output', 'apps/server/src/main.ts'],
  worker: [...WATCHED, '--watch-preserve-output', 'apps/server/src/worker.ts'],
}

// Payments go to the sandbox; the key that signs its notices is a new one at every start.
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const payments = {
  ...sandboxSettings('http://127.0.0.1:8026', publicKey),
  SANDBOX_RBKMONEY_KEY: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
}

const running: ChildProcess[] = Object.entries(processes).map(([name, args]) => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      DRAIN_MS: '0',
      ...payments,
      ...telegramSettings('http://127.0.0.1:8027'),
      TELEGRAM_CHANNELS: 'en=@zeri_days,ru=@zeri_dni',
      ...identitySandboxSettings('http://127.0.0.1:8028'),
      ...pushSandboxSettings(),
      ...process.env,
    },
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n')) if (line) console.log(`${name.padEnd(7)} │ ${line}`)
    })
  }
  child.on('exit', (code) => {
    if (code) process.exitCode = code
    stopAll()
  })
  return child
})

function stopAll(): void {
  for (const child of running) child.kill('SIGTERM')
}
process.on('SIGINT', stopAll)
process.on('SIGTERM', stopAll)
console.log(
  'site    │ http://localhost:3000 and http://localhost:3000/ru, mails at http://localhost:8025, payments at the sandbox',
)
