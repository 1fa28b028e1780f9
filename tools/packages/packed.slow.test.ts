import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { publint } from 'publint'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listApiExamples } from './api-page.ts'
import { installInEmptyProject, type Resolution, runModule, typeCheck } from './consumer.ts'
import { findMarks, listJudgementMarks } from './judgement-marks.ts'
import { type PackedPackage, packPackages } from './pack.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
/** The facts and their words; other packages that are packed have tests of their own. */
const names = ['@zeri/almanac', '@zeri/lexicon']
const subpaths = [
  '@zeri/almanac/astro',
  '@zeri/almanac/bazi',
  '@zeri/almanac/calendar',
  '@zeri/lexicon/facts',
]

const outDir = mkdtempSync(join(tmpdir(), 'packed-'))
const project = join(outDir, 'consumer')
let packed: readonly PackedPackage[] = []

const installed = (name: string, file = ''): string => join(project, 'node_modules', name, file)
const readInstalled = (name: string, file: string): string => readFileSync(installed(name, file), 'utf8')
const listFiles = (pattern: string): string[] =>
  names.flatMap((name) => globSync(join(installed(name), pattern)))

beforeAll(async () => {
  packed = (await packPackages(outDir)).filter(({ name }) => names.includes(name))
  await installInEmptyProject(
    project,
    packed.map(({ file }) => file),
  )
})
afterAll(() => rmSync(outDir, { recursive: true }))

test('the packages are installed in an empty project and bring no other package', () => {
  expect(packed.map(({ name }) => name)).toEqual(names)
  const others = globSync('node_modules/{*,@*/*}/package.json', { cwd: project }).map(dirname)
  expect(others.sort()).toEqual(names.map((name) => join('node_modules', name)))
  for (const name of names)
    expect(JSON.parse(readInstalled(name, 'package.json'))).not.toHaveProperty('dependencies')
})

test.each(subpaths)('%s is imported by Node with all that the workspace exports', async (subpath) => {
  const code = `console.log(JSON.stringify(Object.keys(await import('${subpath}')).sort()))`
  const ours: object = await import(/* @vite-ignore */ subpath)
  expect(JSON.parse(await runModule(project, code))).toEqual(Object.keys(ours).sort())
})

test('every import of a packed file names a packed file, as browsers and Deno need it', () => {
  const lost = listFiles('**/*.{js,d.ts}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export|\})[^'"\n]*\bfrom ['"]([^'"]+)['"]/gm)]
      .map(([, specifier = '']) => join(dirname(file), specifier))
      .filter((target) => !target.endsWith('.js') || !globSync(target).length),
  )
  expect(lost).toEqual([])
})

type ReadmeExample = { readonly name: string; readonly code: string; readonly output: string }

function listReadmeExamples(name: string): ReadmeExample[] {
  const page = readInstalled(name, 'README.md')
  return [...page.matchAll(/^```ts\n(.*?)^```\n\n```text\n(.*?)^```$/gms)].map(
    ([, code = '', output = '']) => ({
      name,
      code,
      output,
    }),
  )
}

test.each<{ resolution: Resolution }>([{ resolution: 'nodenext' }, { resolution: 'bundler' }])(
  'strict TypeScript with $resolution takes the examples of the READMEs and refuses a wrong argument and an unknown id',
  async ({ resolution }) => {
    const examples = names.flatMap(listReadmeExamples)
    const right = examples.map(({ code }, index) => [`example-${index}.ts`, `${code}export {}\n`])
    const wrong = `import { dayPillar } from '@zeri/almanac/calendar'
import { festivals } from '@zeri/lexicon/facts'
dayPillar('2026-11-16')
festivals['easter']\n`
    const faults = await typeCheck(project, { ...Object.fromEntries(right), 'wrong.ts': wrong }, resolution)
    expect(faults.split('\n').flatMap((line) => /^\S+\.ts\(\d+/.exec(line)?.[0] ?? [])).toEqual([
      'wrong.ts(3',
      'wrong.ts(4',
    ])
  },
)

/** What a site weighs that imports one thing, built by Vite and gzipped, bytes. */
async function weigh(subpath: string, name: string): Promise<number> {
  const entry = join(project, `${name}.js`)
  writeFileSync(entry, `import { ${name} } from '${subpath}'\nglobalThis.imported = ${name}\n`)
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: entry }, modulePreload: false },
  })
  if (!('output' in built)) throw new Error('Vite built something else than one bundle')
  return gzipSync(built.output[0].code, { level: 9 }).length
}

test.each([
  ['@zeri/almanac/calendar', 'dayPillar', 300],
  ['@zeri/almanac/calendar', 'solarMonthOf', 500],
  ['@zeri/almanac/calendar', 'lunarDayOf', 2000],
  ['@zeri/almanac/astro', 'termOf', 300],
  ['@zeri/almanac/astro', 'solarTerms', 8000],
  ['@zeri/almanac/bazi', 'readChart', 4500],
  ['@zeri/lexicon/facts', 'officers', 2000],
])('a Vite build that imports %s %s weighs at most %i bytes', async (subpath, name, most) => {
  const bytes = await weigh(subpath, name)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(most)
})

test('a build that imports all facts of a day carries the tables, so that the weights above mean something', async () => {
  expect(await weigh('@zeri/almanac/calendar', 'dayFacts')).toBeGreaterThan(15_000)
})

test.each(names)('publint finds nothing in %s', async (name) => {
  const file = packed.find((one) => one.name === name)?.file ?? ''
  const { buffer } = new Uint8Array(readFileSync(file))
  const { messages } = await publint({ pack: { tarball: buffer }, strict: true })
  expect(messages).toEqual([])
})

test.each(names)('attw resolves every subpath of %s for ESM and for bundlers', async (name) => {
  const file = packed.find((one) => one.name === name)?.file ?? ''
  const options = ['--profile', 'esm-only', '--no-definitely-typed', '--format', 'json']
  const { stdout } = await run(join(root, 'node_modules/.bin/attw'), [file, ...options], {
    maxBuffer: 1 << 26,
  })
  const { entrypoints } = JSON.parse(stdout).analysis
  expect(Object.keys(entrypoints)).toEqual(
    Object.keys(JSON.parse(readInstalled(name, 'package.json')).exports),
  )
})

test('each README example prints what it says', async () => {
  const examples = names.flatMap(listReadmeExamples)
  const printed = await Promise.all(examples.map(({ code }) => runModule(project, code)))
  expect(printed).toEqual(examples.map(({ output }) => output))
})

test.each([
  { name: '@zeri/almanac', least: 75 },
  { name: '@zeri/lexicon', least: 30 },
])('each example in the reference of $name is true of the packed files', async ({ name, least }) => {
  const examples = listApiExamples(readInstalled(name, 'API.md'))
  const own = subpaths.filter((subpath) => subpath.startsWith(name))
  const parts: object[] = await Promise.all(own.map((subpath) => import(/* @vite-ignore */ subpath)))
  const code = `import { isDeepStrictEqual } from 'node:util'
const parts = await Promise.all(${JSON.stringify(own)}.map((subpath) => import(subpath)))
const { ${parts.flatMap((part) => Object.keys(part)).join(', ')} } = Object.assign({}, ...parts)
const failed = []
const check = (expression, actual, expected) => isDeepStrictEqual(actual(), expected()) || failed.push(expression)
${examples.map(({ expression, expected }) => `check(${JSON.stringify(expression)}, () => (${expression}), () => (${expected}))`).join('\n')}
console.log(JSON.stringify(failed))`
  expect(examples.length).toBeGreaterThan(least)
  expect(JSON.parse(await runModule(project, code))).toEqual([])
})

test('no packed byte judges a day', () => {
  const marks = listJudgementMarks()
  const found = listFiles('**/*').filter((file) => /\.\w+$/.test(file))
  expect(found.length).toBeGreaterThan(150)
  for (const file of found)
    expect({ file, marks: findMarks(readFileSync(file, 'utf8'), marks) }).toEqual({ file, marks: [] })
})
