import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { requireProgram } from './require-program.ts'

const root = join(import.meta.dirname, '../..')

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function addProgram(folder: string, name: string, mode = 0o755): string {
  const file = join(folder, name)
  writeFileSync(file, '#!/bin/sh\n')
  chmodSync(file, mode)
  return file
}

test('a program is found on PATH', () => {
  const folder = createFolder()
  const file = addProgram(folder, 'wrk')
  expect(requireProgram('wrk', 'wrk', { path: `/nowhere:${folder}` })).toBe(file)
})

test('a folder of its own is searched before PATH', () => {
  const [own, onPath] = [createFolder(), createFolder()]
  addProgram(onPath, 'nginx')
  const file = addProgram(own, 'nginx')
  expect(requireProgram('nginx', 'nginx', { places: [own], path: onPath })).toBe(file)
})

test('a file that cannot be executed is no program', () => {
  const folder = createFolder()
  addProgram(folder, 'wrk', 0o644)
  expect(() => requireProgram('wrk', 'wrk', { path: folder })).toThrow('wrk is not installed')
})

test('the error names the Debian package in one line, without a stack', () => {
  const missing = () => requireProgram('pdfinfo', 'poppler-utils', { path: createFolder() })
  const message = 'pdfinfo is not installed: apt-get install poppler-utils'
  expect(missing).toThrow(expect.objectContaining({ message, stack: message }))
})

test('a tool that misses a program prints one line and exits with code 1', () => {
  const measure = `
    import { runFigures } from ${JSON.stringify(join(root, 'tools/figures/figures.ts'))}
    import { requireProgram } from ${JSON.stringify(join(root, 'tools/testbed/require-program.ts'))}
    await runFigures({ load: async () => [requireProgram('wrk', 'wrk')] }, [])`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', measure], {
    env: { PATH: createFolder() },
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'wrk is not installed: apt-get install wrk\n',
  })
})
