import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as facts from '@zeri/lexicon/facts'
import { expect, test } from 'vitest'
import { listClaims } from '../../packages/lexicon/src/claims.ts'
import { listApiExamples, writeApiPage } from './api-page.ts'
import { listImports, rewriteDeclaration } from './declarations.ts'
import { findMarks, listJudgementMarks } from './judgement-marks.ts'
import { writeManifest } from './manifest.ts'
import { readDeclaration } from './read-exports.ts'

const root = join(import.meta.dirname, '../..')

test('relative imports of a declaration name JavaScript files, others stay', () => {
  const text =
    "import type { A } from './a.ts';\nexport type B = import('../b.ts').B;\nimport { z } from 'zod';\n"
  expect(rewriteDeclaration(text)).toBe(
    "import type { A } from './a.js';\nexport type B = import('../b.js').B;\nimport { z } from 'zod';\n",
  )
})

test('imported packages are found, without those of Node, texts and comments', () => {
  const text = `/** import x from 'comment' */
import { a } from '@zeri/almanac/calendar'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
const prose = "taken from 'a book'"
`
  expect(listImports(text)).toEqual(['@zeri/almanac', 'zod'])
})

const one = {
  folder: 'sky',
  description: 'Sky',
  keywords: [],
  entries: { './moon': 'moon/index.ts' },
  bin: { sky: 'main.ts' },
}

test('a published manifest leads to compiled files and lists what these import', () => {
  const source = { name: '@zeri/sky', version: '1.2.3', dependencies: { zod: '4.6.7', fastify: '5.12.8' } }
  expect(writeManifest(one, source, new Set(['zod']))).toMatchObject({
    name: '@zeri/sky',
    version: '1.2.3',
    license: 'UNLICENSED',
    private: true,
    sideEffects: false,
    bin: { sky: 'main.js' },
    exports: { './moon': { types: './moon/index.d.ts', default: './moon/index.js' } },
    dependencies: { zod: '4.6.7' },
  })
})

test.each([{ dependencies: {} }, { dependencies: { '@zeri/almanac': '*' } }])(
  'an import without a version of its own is refused: $dependencies',
  ({ dependencies }) => {
    const source = { name: '@zeri/sky', version: '1.2.3', dependencies }
    expect(() => writeManifest(one, source, new Set(['@zeri/almanac']))).toThrow('has no version')
  },
)

test('a declaration is read with its comment, its examples and to its end', () => {
  const text = `/** Other; */
export type Other = { a: 1 };
/**
 * Twice a {@link Other}
 * and more.
 * @example double(2) // 4  twice
 */
export declare function double(of: {
    /** A (lone bracket; */
    value: number;
}): number;
`
  expect(readDeclaration(text, 'double')).toEqual({
    name: 'double',
    kind: 'function',
    declaration: 'function double(of: {\n  /** A (lone bracket; */\n  value: number;\n}): number',
    about: 'Twice a `Other` and more.',
    examples: ['double(2) // 4  twice'],
  })
  expect(() => readDeclaration(text, 'triple')).toThrow('no declaration')
})

test('the examples of a reference are read back', () => {
  const exported = [
    {
      name: 'double',
      kind: 'function',
      declaration: 'function double(): number',
      about: 'Twice.',
      examples: ['double(2) // 4  twice'],
    },
  ] as const
  const page = writeApiPage('@zeri/sky', [{ path: '@zeri/sky/moon', about: 'The moon.', exported }])
  expect(listApiExamples(page)).toEqual([{ expression: 'double(2)', expected: '4' }])
})

test.each([
  'packages/almanac/src/judgement/officers.ts',
  'packages/almanac/src/judgement/personal/personal-table.ts',
  'packages/almanac/src/chooser/choose-days.ts',
  'packages/lexicon/src/officers.ts',
  'packages/lexicon/src/weights.ts',
  'packages/lexicon/src/activity-texts/home.ts',
  'packages/lexicon/src/good-stars.ts',
])('judgement is found in %s', (file) => {
  expect(findMarks(readFileSync(join(root, file), 'utf8'), listJudgementMarks())).not.toEqual([])
})

test('no packed line speaks for or against an activity', () => {
  const { locales: _, ...kinds } = facts
  const words = Object.values(kinds).flatMap((kind): readonly object[] => Object.values(kind))
  const lines = words.filter((word): word is facts.PlainWord => 'short' in word).map(({ short }) => short)
  const advice = lines.flatMap(({ en, ru }) => [...listClaims(en, 'en'), ...listClaims(ru, 'ru')])
  expect(lines.length).toBeGreaterThan(300)
  expect(advice.filter(({ stance }) => stance !== 'names')).toEqual([])
})
