import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const knip = join(root, 'node_modules/knip/bin/knip.js')

const repository = {
  'package.json': JSON.stringify({ name: 'repository', private: true, workspaces: ['packages/*', 'apps/*'] }),
  'packages/almanac/package.json': JSON.stringify({ name: '@zeri/almanac', exports: './src/index.ts' }),
  'packages/almanac/src/index.ts': `export { day } from './day.ts'`,
  'packages/almanac/src/day.ts': 'export const day = 1',
  'apps/server/package.json': JSON.stringify({ name: '@zeri/server' }),
  'apps/server/src/main.ts': `import { port } from './port.ts'\nprocess.exitCode = port`,
  'apps/server/src/port.ts': 'export const port = 1',
}

/** Runs knip with the configuration of this repository on a small one with planted files. */
function runKnip(planted: Readonly<Record<string, string>>): { status: number | null; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'knip-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(root, 'knip.json'), join(folder, 'knip.json'))
  for (const [file, text] of Object.entries({ ...repository, ...planted })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const { status, stdout } = spawnSync(process.execPath, [knip, '--no-config-hints'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, output: stdout }
}

test('a repository without dead code passes', () => {
  expect(runKnip({})).toEqual({ status: 0, output: '' })
})

test('dead files, exports and types, and dependencies unused or unlisted are refused', () => {
  const { status, output } = runKnip({
    'apps/server/src/port.ts': `import unlisted from 'unlisted'\nexport const port = unlisted\nexport const deadValue = 2`,
    'packages/almanac/src/day.ts': 'export const day = 1\nexport type DeadType = 2',
    'packages/almanac/src/dead-file.ts': 'export const dead = 1',
    'apps/server/package.json': JSON.stringify({ name: '@zeri/server', dependencies: { unused: '1.0.0' } }),
  })
  expect(output).toContain('Unused exports (1)\ndeadValue')
  expect(output).toContain('Unused exported types (1)\nDeadType')
  expect(output).toContain('Unused files (1)\npackages/almanac/src/dead-file.ts')
  expect(output).toContain('Unused dependencies (1)\nunused')
  expect(output).toContain('Unlisted dependencies (1)\nunlisted')
  expect(status).toBe(1)
})
