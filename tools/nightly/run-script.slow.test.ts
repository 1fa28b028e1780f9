import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runScript } from './run-script.ts'

let root = ''
let child = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'zeri-nightly-'))
  child = join(root, 'child')
  const scripts = {
    say: 'node -e "console.log(\'said\', ...process.argv.slice(1)); process.exitCode = 3"',
    // Its child outlives it unless the whole group is ended.
    hang: "sh -c 'echo hanging; sleep 600 & echo $! > started; mv started child; wait' sh",
  }
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts }))
})
afterAll(() => rmSync(root, { recursive: true }))

const run = (script: string, limitMs: number, signal = new AbortController().signal) =>
  runScript({ script, args: ['crash', '--small'], limitMs, log: join(root, 'log'), root, signal })

/** Whether the child still runs; one that has ended may stay in the table of processes until somebody reads its code. */
function childIsAlive(): boolean {
  const stat = `/proc/${readFileSync(child, 'utf8').trim()}/stat`
  return existsSync(stat) && !/\) Z /.test(readFileSync(stat, 'utf8'))
}

test('a script gets its arguments, and its output and exit code come back', async () => {
  expect(await run('say', 60_000)).toEqual({ code: 3, isTooLong: false, output: 'said crash --small\n' })
  expect(readFileSync(join(root, 'log'), 'utf8')).toBe('said crash --small\n')
})

test('a script is ended when its time is over', async () => {
  expect(await run('hang', 500)).toMatchObject({ isTooLong: true })
})

test('an interrupt ends a script and what it started, and is not called too long', async () => {
  const interrupt = new AbortController()
  rmSync(child, { force: true })
  const end = run('hang', 60_000, interrupt.signal)
  while (!existsSync(child)) await delay(50)
  interrupt.abort()
  expect(await end).toMatchObject({ isTooLong: false, output: expect.stringContaining('hanging') })
  expect(childIsAlive()).toBe(false)
})
