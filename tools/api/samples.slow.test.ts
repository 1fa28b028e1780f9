import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../apps/server/src/app.ts'
import { testDeps } from '../../apps/server/src/testing/deps-without-database.ts'
import { requireProgram } from '../testbed/require-program.ts'

const SAMPLES = join(import.meta.dirname, '../../apps/web/app/features/developers/samples')
const run = promisify(execFile)

/** The program of each language, as a reader would run it. */
const programs: Readonly<Record<string, () => string>> = {
  '.sh': () => requireProgram('bash', 'bash'),
  '.ts': () => process.execPath,
  '.py': () => requireProgram('python3', 'python3'),
}

let app: FastifyInstance
let origin: string
let folder: string
beforeAll(async () => {
  const attachPages = async () => ({ render: async () => new Response(), templates: [] })
  app = (await buildApp(testDeps(), { attachPages, isDraining: () => false })).app
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  folder = mkdtempSync(join(tmpdir(), 'zeri-samples-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await app.close()
})

/** Runs a sample against the server of this test; what it prints. */
async function runSample(file: string, edit = (code: string) => code): Promise<string> {
  requireProgram('curl', 'curl')
  const program = programs[extname(file)]?.()
  if (!program) throw new Error(`no program runs ${file}`)
  const copy = join(folder, file.replace(/\.ts$/, '.mts'))
  const code = readFileSync(join(SAMPLES, file), 'utf8')
  writeFileSync(copy, edit(code).replaceAll('https://zeri.example', origin))
  return (await run(program, [copy])).stdout
}

const files = readdirSync(SAMPLES)

test('each sample is written in three languages', () => {
  expect(files.sort()).toEqual(
    ['choose', 'day'].flatMap((name) => ['py', 'sh', 'ts'].map((end) => `${name}.${end}`)),
  )
})

test.each(files.filter((file) => file.startsWith('day')))('%s reads the day', async (file) => {
  const printed = await runSample(file)
  expect(printed).toContain('2026-11-16')
  expect(printed.length).toBeGreaterThan(60)
})

test.each(files.filter((file) => file.startsWith('choose')))('%s finds days for a wedding', async (file) => {
  const { prediction } = (
    await app.inject({
      method: 'POST',
      url: '/v1/predict',
      payload: { tag: 'wedding', year: 2026, month: 11 },
    })
  ).json()
  const printed = await runSample(file)
  for (const { date } of prediction.days) expect(printed).toContain(date)
})

test.each(files.filter((file) => file.startsWith('day')))(
  '%s fails with the code of a refusal',
  async (file) => {
    const failing = runSample(file, (code) => code.replaceAll('2026-11-16', '2026-02-30'))
    const { stdout, stderr } = await failing.then(
      () => ({ stdout: '', stderr: 'it succeeded' }),
      (error: { stdout: string; stderr: string }) => error,
    )
    expect(stdout + stderr).toContain('calendar.no-such-day')
  },
)
