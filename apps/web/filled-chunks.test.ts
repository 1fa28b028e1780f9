import { build } from 'vite'
import { expect, test } from 'vitest'
import { filledChunks } from './filled-chunks.ts'

/** The scripts of a build whose entry has nothing but a side effect that is optimised away. */
async function buildNothing(plugins: ReturnType<typeof filledChunks>[]): Promise<string[]> {
  const source = { name: 'source', resolveId: (id: string) => id, load: () => 'const unused = 1' }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, ...plugins],
    build: { write: false, rolldownOptions: { input: 'entry.js' } },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
}

test('a script without content gets one byte, which it has not by itself', async () => {
  expect((await buildNothing([])).map((code) => code.trim())).toEqual([''])
  expect(await buildNothing([filledChunks()])).toEqual([';'])
})
