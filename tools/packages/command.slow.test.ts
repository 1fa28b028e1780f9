import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goldenLines } from '../../packages/cli/src/testing/golden-lines.ts'
import { findJudgement } from './find-judgement.ts'
import { packCommand } from './pack.ts'

const run = promisify(execFile)
const golden = join(import.meta.dirname, '../../packages/cli/golden')

/** Ends the process as soon as it opens a connection or looks up a name. */
const withoutNetwork = `
import dns from 'node:dns'
import net from 'node:net'
const refuse = () => { process.stderr.write('NETWORK'); process.exit(99) }
net.Socket.prototype.connect = refuse
dns.lookup = refuse
globalThis.fetch = refuse
`

let folder = ''
let modules: readonly string[] = []
const command = (): string => join(folder, 'node_modules/zeri/zeri.js')
const env = { ...process.env, TZ: 'Europe/London', LANG: 'C' }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zeri-command-'))
  const packed = await packCommand(join(folder, 'packed'))
  modules = packed.modules
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  writeFileSync(join(folder, 'without-network.mjs'), withoutNetwork)
  const flags = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts']
  execFileSync('npm', ['install', ...flags, packed.file], { cwd: folder, stdio: 'pipe' })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const runOffline = (line: readonly string[]) =>
  run(process.execPath, ['--import', join(folder, 'without-network.mjs'), command(), ...line], {
    env,
    cwd: folder,
  })

test('the installed command prints every golden output without a network', async () => {
  for (const [name, line] of goldenLines.filter(([name]) => name !== 'day-today'))
    for (const locale of ['en', 'ru']) {
      const { stdout } = await runOffline([...line, '--lang', locale])
      expect(stdout, name).toBe(readFileSync(join(golden, locale, `${name}.txt`), 'utf8'))
    }
})

test('a command that needs the network is caught by this check', async () => {
  const line = ['day', '2026-11-16', '--verdict', '--url', 'http://127.0.0.1:9']
  await expect(runOffline(line)).rejects.toMatchObject({ code: 99, stderr: 'NETWORK' })
})

test('the package has no dependency, one program, and is not for publishing yet', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/zeri/package.json'), 'utf8'))
  expect(manifest).toMatchObject({
    name: 'zeri',
    license: 'UNLICENSED',
    private: true,
    bin: { zeri: 'zeri.js' },
  })
  expect(manifest).not.toHaveProperty('dependencies')
})

test('no packed byte is judgement', () => {
  expect(modules.filter((file) => /\/(?:judgement|chooser|fengshui)\//.test(file))).toEqual([])
  expect(modules.filter((file) => /^packages\/lexicon\/src\/(?!facts\/|locale\.ts)/.test(file))).toEqual([])
  expect(modules).toContain('packages/almanac/src/calendar/day-facts.ts')
  expect(findJudgement(readFileSync(command(), 'utf8'))).toEqual([])
  // The name of a school's rule in the public contract, and a word of the protocol's own code.
  const ordinary = ['year-break', 'opening']
  const tools = findJudgement(readFileSync(join(command(), '../mcp.js'), 'utf8'))
  expect(tools.filter((mark) => !ordinary.includes(mark))).toEqual([])
})

test('judgement in a packed text is found', () => {
  expect(findJudgement(`x=["heavenly-pardon",'wedding',\`祭祀\`]`)).toEqual([
    'heavenly-pardon',
    'wedding',
    '祭祀',
  ])
})
