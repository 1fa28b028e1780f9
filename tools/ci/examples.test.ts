import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Example = { readonly expression: string; readonly expected: string }
type Scope = Readonly<Record<string, unknown>>

/** The examples in a source text, in the form `@example expression // expected  a note after two spaces`. */
function findExamples(source: string): Example[] {
  return [...source.matchAll(/^\s*(?:\/\*)?\*\s*@example\b(.*?)(?:\*\/)?$/gm)].map(([, text = '']) => {
    const [expression = '', result = ''] = text.split(' // ', 2)
    const [expected = ''] = result.trim().split(/ {2,}/, 1)
    return { expression: expression.trim(), expected }
  })
}

function evaluate(expression: string, scope: Scope): unknown {
  const body = `"use strict"; return (${expression})`
  return new Function(...Object.keys(scope), body)(...Object.values(scope))
}

function checkExample({ expression, expected }: Example, scope: Scope): void {
  if (expected === '') throw new Error(`no result after // in: @example ${expression}`)
  expect(evaluate(expression, scope)).toEqual(evaluate(expected, {}))
}

/** The names an example may use: all exports of its package and of its file. */
async function readScope(file: string): Promise<Scope> {
  const own: Scope = await import(/* @vite-ignore */ file)
  const library = /^(.*\/packages\/[^/]+\/src)\//.exec(file)?.[1]
  const entries = library ? globSync(['index.ts', '*/index.ts'], { cwd: library }) : []
  const exported: Scope[] = await Promise.all(
    entries.map((entry) => import(/* @vite-ignore */ join(library ?? '', entry))),
  )
  const { default: _, ...named }: Scope = Object.assign({}, ...exported, own)
  return named
}

const root = join(import.meta.dirname, '../..')
const documented = globSync('{packages,apps}/*/{src,app}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
  .flatMap((file) =>
    findExamples(readFileSync(join(root, file), 'utf8')).map((example) => ({ file, ...example })),
  )

test('examples are found in the almanac and in the contract', () => {
  const packages = new Set(documented.map(({ file }) => file.split('/')[1]))
  expect([...packages]).toEqual(expect.arrayContaining(['almanac', 'contract']))
})

test.each(documented)('$file: $expression is $expected', async ({ file, ...example }) => {
  checkExample(example, await readScope(join(root, file)))
})

const double = (value: number): number => value * 2

function checkComment(comment: string): void {
  for (const example of findExamples(comment)) checkExample(example, { double })
}

test.each([
  ['a number', '/**\n * Twice.\n * @example double(2) // 4\n */'],
  ['a comment of one line', '/** @example double(2) // 4 */'],
  ['a note after two spaces', '/**\n * @example double(2) // 4  甲子\n */'],
  ['an object', '/**\n * @example ({ a: [double(1)] }) // { a: [2] }\n */'],
  ['nothing', '/**\n * @example [].at(0) // undefined\n */'],
  ['a text with a web address', "/**\n * @example 'https://' + double(1) // 'https://2'\n */"],
])('a true example of %s passes', (_, comment) => {
  expect(findExamples(comment)).toHaveLength(1)
  expect(() => checkComment(comment)).not.toThrow()
})

test.each([
  ['a wrong result', '/**\n * @example double(2) // 5\n */'],
  ['a wrong field', '/**\n * @example ({ a: double(1) }) // { a: 3 }\n */'],
  ['no result', '/**\n * @example double(2)\n */'],
  ['an unknown name', '/**\n * @example triple(2) // 6\n */'],
  ['a result that is no expression', '/**\n * @example double(2) // four of them\n */'],
])('an example with %s fails', (_, comment) => {
  expect(() => checkComment(comment)).toThrow()
})
