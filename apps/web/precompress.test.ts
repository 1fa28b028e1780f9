import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a script gets both compressed copies, and they unpack to it', async () => {
  const text = 'export const day = 1\n'.repeat(100)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/page.js'), text)
  expect(await precompress(folder)).toMatchObject({ files: 1, bytes: text.length })
  expect(brotliDecompressSync(await readFile(join(folder, 'assets/page.js.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(folder, 'assets/page.js.gz'))).toString()).toBe(text)
})

test('small files and files that are packed already are left alone', async () => {
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n')
  await writeFile(join(folder, 'font.woff2'), Buffer.alloc(5000))
  expect(await precompress(folder)).toMatchObject({ files: 0 })
  expect(existsSync(join(folder, 'robots.txt.br'))).toBe(false)
  expect(existsSync(join(folder, 'font.woff2.gz'))).toBe(false)
})
