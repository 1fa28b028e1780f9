import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goldenLines } from './testing/golden-lines.ts'
import { runWords } from './testing/run-words.ts'

const golden = join(import.meta.dirname, '../golden')
test('there are thirty golden outputs a language', () => {
  expect(new Set(goldenLines.map(([name]) => name)).size).toBe(30)
})

for (const locale of ['en', 'ru'] as const)
  test.each(goldenLines)(`${locale}: %s prints what it printed before`, async (name, line) => {
    const { code, out, err } = await runWords([...line, '--lang', locale])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    await expect(`${out}\n`).toMatchFileSnapshot(join(golden, locale, `${name}.txt`))
  })

test('a Russian text has no Latin letters except in commands and abbreviations', async () => {
  for (const [name, line] of goldenLines.filter(([name]) => !/json|help|pillars|coordinates/.test(name))) {
    const { out } = await runWords([...line, '--lang', 'ru'])
    expect([name, out.replace(/UTC/g, '').match(/\p{Script=Latin}+/gu)]).toEqual([name, null])
  }
})
