import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { compiledPaths, compileOnce } from './compiled-paths.ts'

type Compile = (path: string, caseSensitive?: boolean, end?: boolean) => [RegExp, unknown[]]

const utils = fileURLToPath(import.meta.resolve('react-router')).replace(/index\.js$/, 'lib/router/utils.js')

/** The function as React Router has it after the change. */
async function changedCompile(): Promise<Compile> {
  const folder = mkdtempSync(join(tmpdir(), 'compiled-paths-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'utils.mjs')
  const beside = new URL('.', pathToFileURL(utils))
  const absolute = (_: string, path: string) => `from "${new URL(path, beside)}"`
  writeFileSync(file, compileOnce(readFileSync(utils, 'utf8')).replaceAll(/from "(\.[^"]+)"/g, absolute))
  const { compilePath }: { compilePath: Compile } = await import(file)
  return compilePath
}

test('a path is compiled once, and one that is matched otherwise on its own', async () => {
  const compile = await changedCompile()
  const { compilePath: original }: { compilePath: Compile } = await import(utils)
  for (const path of ['', ':year/:month', 'articles/:id', '*', 'ru'])
    for (const caseSensitive of [true, false])
      for (const end of [true, false]) {
        expect(compile(path, caseSensitive, end)).toEqual(original(path, caseSensitive, end))
        expect(compile(path, caseSensitive, end)).toBe(compile(path, caseSensitive, end))
      }
  expect(compile('ru')).toBe(compile('ru', false, true))
})

test('another way to compile paths breaks the build', () => {
  expect(() => compileOnce('const compilePath = () => {}')).toThrow('expected the function')
})

test('a build without React Router breaks', () => {
  const { buildEnd } = compiledPaths()
  if (typeof buildEnd !== 'function') throw new Error('the plugin does not look back at the end of a build')
  // True: the hook does not use the context it is called with.
  expect(() => buildEnd.call({} as never)).toThrow('was not found')
})
