import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listWords } from './list-words.ts'
import { programs } from './plan.ts'

const root = join(import.meta.dirname, '../..')
const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).scripts

test.each(programs.filter(({ words }) => words === 'every'))(
  '$script prints its words, and knows all that the plan names',
  ({ script, minutesOf = {}, recording = [] }) => {
    const words = listWords(root, script)
    expect(words.length).toBeGreaterThan(1)
    expect([...Object.keys(minutesOf), ...recording].filter((word) => !words.includes(word))).toEqual([])
  },
)

test('every step of the plan is a root script', () => {
  expect(programs.map(({ script }) => script).filter((script) => !(script in scripts))).toEqual([])
})

test('a script that cannot start has no words', () => {
  expect(listWords(root, 'no-such-script')).toEqual([])
})
