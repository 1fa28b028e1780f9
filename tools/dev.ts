import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const WATCHED = ['apps/server/src', 'packages'].flatMap((path) => ['--watch-path', join(root, path)])

/** Everything a developer needs, in one terminal: the outside world, the site with hot reload, the worker. */
const processes: Record<string, string[]> = {
  sandbox: ['apps/sandbox/src/main.ts'],
  server: [...WATCHED, '--watch-preserve-output', 'apps/server/src/main.ts'],
  worker: [...WATCHED, '--watch-preserve-output', 'apps/server/src/worker.ts'],
}

const running: ChildProcess[] = Object.entries(processes).map(([name, args]) => {
  const child = spawn(process.execPath, args, { cwd: root, env: { DRAIN_MS: '0', ...process.env } })
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
console.log('site    │ http://localhost:3000 and http://localhost:3000/ru, mails at http://localhost:8025')
