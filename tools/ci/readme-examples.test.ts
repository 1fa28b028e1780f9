import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type ReadmeExample = { readonly language: string; readonly code: string; readonly output: string }

const root = join(import.meta.dirname, '../..')

/** The examples of a README: a block of code, and after it a block with what the code prints. */
function findReadmeExamples(markdown: string): ReadmeExample[] {
  return [...markdown.matchAll(/^```(ts|sh)\n(.*?)^```\n\n```text\n(.*?)^```$/gms)].map(
    ([, language = '', code = '', output = '']) => ({ language, code, output }),
  )
}

/** Runs a module, or a line of the command `zeri`. */
function run({ language, code }: ReadmeExample): string {
  const [, ...words] = code.trim().split(' ')
  const module = ['--input-type=module', '--eval', code]
  const command = ['packages/cli/src/main.ts', ...words, '--lang', 'en']
  return execFileSync(process.execPath, language === 'sh' ? command : module, {
    cwd: root,
    encoding: 'utf8',
  })
}

const examples = globSync('{packages,apps}/*/README.md', { cwd: root }).flatMap((file) =>
  findReadmeExamples(readFileSync(join(root, file), 'utf8')).map((example) => ({ file, ...example })),
)

test('each package begins with an example', () => {
  const packages = globSync('packages/*/package.json', { cwd: root }).map((file) =>
    file.replace('package.json', 'README.md'),
  )
  expect([...new Set(examples.map(({ file }) => file))].sort()).toEqual(packages.sort())
})

test.each(examples)('the example of $file prints what it says', ({ file: _file, ...example }) => {
  expect(run(example)).toBe(example.output)
})

test('an example that prints something else is found', () => {
  const [example] = findReadmeExamples('# A\n\n```ts\nconsole.log(1 + 1)\n```\n\n```text\n3\n```\n')
  expect(example).toEqual({ language: 'ts', code: 'console.log(1 + 1)\n', output: '3\n' })
  expect(example && run(example)).toBe('2\n')
})
