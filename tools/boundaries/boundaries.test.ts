import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations, type Violation } from './find-violations.ts'

// The table of docs/architecture.md once more, written apart from rules.ts so that one can contradict the other.

/** The folders of each package that have an entry point; `.` is `src` itself. */
const entryFolders: Readonly<Record<string, readonly string[]>> = {
  almanac: ['astro', 'bazi', 'calendar', 'chooser', 'judgement'],
  lexicon: ['.', 'facts'],
  contract: ['.', 'browser', 'console', 'tools'],
}
const libraries = Object.keys(entryFolders)

/** The entry points of a package: the name that imports it and the file behind it. */
const entryPointsOf = (library: string) =>
  (entryFolders[library] ?? ['.']).map((folder) => ({
    name: join('@zeri', library, folder),
    file: join('packages', library, 'src', folder, 'index.ts'),
  }))

const entrances: Readonly<Record<string, string>> = {
  server: 'apps/server/src/main.ts',
  web: 'apps/web/app/root.tsx',
  console: 'apps/console/src/main.ts',
  sandbox: 'apps/sandbox/src/main.ts',
  tools: 'tools/shots/main.ts',
  e2e: 'e2e/setup.ts',
  generate: 'packages/almanac/generate/tables.ts',
}

type Layer = {
  readonly name: string
  readonly folder: string
  readonly extension: string
  readonly refused: readonly string[]
  /** Layers whose types may be imported, and nothing else. */
  readonly typesOnly: readonly string[]
  readonly allowed: readonly string[]
}

const outside = ['tools', 'e2e', 'generate']

const layers: readonly Layer[] = [
  {
    name: 'almanac',
    folder: 'packages/almanac/src/calendar',
    extension: '.ts',
    refused: [
      'lexicon',
      'contract',
      'server',
      'web',
      'console',
      'sandbox',
      ...outside,
      'zod',
      'react',
      'node:fs',
    ],
    typesOnly: [],
    allowed: [],
  },
  {
    name: 'lexicon',
    folder: 'packages/lexicon/src/stars',
    extension: '.ts',
    refused: ['contract', 'server', 'web', 'console', 'sandbox', ...outside, 'zod', 'react', 'node:fs'],
    typesOnly: ['almanac'],
    allowed: [],
  },
  {
    name: 'contract',
    folder: 'packages/contract/src/operations',
    extension: '.ts',
    refused: ['lexicon', 'server', 'web', 'console', 'sandbox', ...outside, 'fastify', 'react', 'node:fs'],
    typesOnly: ['almanac'],
    allowed: ['zod'],
  },
  {
    name: 'cli',
    folder: 'packages/cli/src/facts',
    extension: '.ts',
    refused: ['server', 'web', 'console', 'sandbox', ...outside, 'fastify', 'react'],
    typesOnly: ['contract'],
    allowed: [
      '@zeri/almanac/astro',
      '@zeri/almanac/bazi',
      '@zeri/almanac/calendar',
      '@zeri/lexicon/facts',
      'node:util',
    ],
  },
  {
    name: 'server',
    folder: 'apps/server/src/features/charts',
    extension: '.ts',
    refused: ['web', 'console', 'sandbox', ...outside, 'react'],
    typesOnly: [],
    allowed: [...libraries.flatMap(entryPointsOf).map(({ name }) => name), 'fastify', 'node:fs'],
  },
  {
    name: 'web',
    folder: 'apps/web/app/features/charts',
    extension: '.tsx',
    refused: ['lexicon', 'server', 'console', 'sandbox', ...outside, 'fastify', 'zod', 'node:fs'],
    typesOnly: ['almanac'],
    allowed: ['@zeri/contract/browser', 'react'],
  },
  {
    name: 'web on the server',
    folder: 'apps/web/app/rendering',
    extension: '.server.tsx',
    refused: ['lexicon', 'server', 'console', 'sandbox', ...outside, 'fastify', 'zod'],
    typesOnly: ['almanac'],
    allowed: ['@zeri/contract', 'react', 'node:stream'],
  },
  {
    name: 'web build',
    folder: 'apps/web/build-plugins',
    extension: '.ts',
    refused: ['lexicon', 'server', 'console', 'sandbox', ...outside, 'fastify', 'zod'],
    typesOnly: ['almanac'],
    allowed: ['@zeri/contract', 'react', 'node:fs'],
  },
  {
    name: 'console',
    folder: 'apps/console/src/features/people',
    extension: '.tsx',
    refused: ['almanac', 'lexicon', 'server', 'web', 'sandbox', ...outside, 'fastify', 'zod', 'node:fs'],
    typesOnly: [],
    allowed: ['@zeri/contract/console', '@zeri/contract/browser', 'react'],
  },
  {
    name: 'sandbox',
    folder: 'apps/sandbox/src/stripe',
    extension: '.ts',
    refused: ['almanac', 'lexicon', 'server', 'web', 'console', ...outside, 'fastify', 'react'],
    typesOnly: [],
    allowed: ['@zeri/contract', 'smtp-server', 'node:net'],
  },
]

type Form = { readonly form: string; readonly write: (target: string) => string }

const valueForms: readonly Form[] = [
  { form: 'a static import', write: (target) => `import { x } from '${target}'` },
  { form: 'a side-effect import', write: (target) => `import '${target}'` },
  { form: 'an import of a type and a value', write: (target) => `import { type X, x } from '${target}'` },
  { form: 'a dynamic import', write: (target) => `export const load = () => import('${target}')` },
  {
    form: 'a dynamic import of a template',
    write: (target) => `export const load = () => import(\`${target}\`)`,
  },
  { form: 'a re-export', write: (target) => `export { x } from '${target}'` },
  { form: 'a re-export of everything', write: (target) => `export * from '${target}'` },
  { form: 'a require', write: (target) => `const x = require('${target}')` },
  {
    form: 'a value import after a type import',
    write: (target) => `import type { X } from '${target}'\nimport { x } from '${target}'`,
  },
]
const typeForms: readonly Form[] = [
  { form: 'a type import', write: (target) => `import type { X } from '${target}'` },
  { form: 'an import of types one by one', write: (target) => `import { type X } from '${target}'` },
  { form: 'a type re-export', write: (target) => `export type { X } from '${target}'` },
]

type Case = { readonly file: string; readonly source: string; readonly breaks?: string }

/** How a file may name a target: by package name, by path, or both. */
function specifiersOf(target: string, folder: string): string[] {
  if (libraries.includes(target))
    return entryPointsOf(target).flatMap(({ name, file }) => [name, relative(folder, file)])
  const entrance = entrances[target]
  return [entrance === undefined ? target : relative(folder, entrance)]
}

function casesOf(
  { name, folder, extension, refused, typesOnly, allowed }: Layer,
  { form, write }: Form,
): Case[] {
  const isTypeForm = typeForms.some((other) => other.form === form)
  const aFile = (specifier: string) =>
    `${folder}/${`${form} of ${specifier}`.replace(/\W+/g, '-')}${extension}`
  const aCase = (specifier: string, breaks?: string): Case => ({
    file: aFile(specifier),
    source: write(specifier),
    ...(breaks ? { breaks } : {}),
  })
  return [
    ...refused
      .flatMap((target) => specifiersOf(target, folder))
      .map((specifier) => aCase(specifier, `${name}: not on the table of directions`)),
    ...typesOnly.flatMap((target) =>
      isTypeForm
        ? entryPointsOf(target).map((entry) => aCase(entry.name))
        : specifiersOf(target, folder).map((way) => aCase(way, `${name}: only the types of ${target}`)),
    ),
    ...['./neighbour.ts', ...allowed].map((specifier) => aCase(specifier)),
  ]
}

const table = layers.flatMap((layer) =>
  [...valueForms, ...typeForms].map((form) => ({
    layer: layer.name,
    form: form.form,
    cases: casesOf(layer, form),
  })),
)

const refusals: readonly (Case & { name: string; breaks: string })[] = [
  {
    name: 'server entering almanac by a path',
    file: 'apps/server/src/features/charts/by-path.ts',
    source: `import { x } from '../../../../../packages/almanac/src/calendar/index.ts'`,
    breaks: 'another package is imported by its name',
  },
  {
    name: 'web taking types of almanac by a path',
    file: 'apps/web/app/features/charts/types-by-path.ts',
    source: `import type { X } from '../../../../../packages/almanac/src/calendar/index.ts'`,
    breaks: 'another package is imported by its name',
  },
  {
    name: 'server importing a file behind the entry point of a package',
    file: 'apps/server/src/features/charts/behind-the-entry.ts',
    source: `import { x } from '../../../../../packages/almanac/src/calendar/day.ts'`,
    breaks: 'server: not on the table of directions',
  },
  {
    name: 'server importing the built pages by path',
    file: 'apps/server/src/pages.ts',
    source: `import { x } from '../../web/build/server/index.js'`,
    breaks: 'server: not on the table of directions',
  },
  {
    name: 'a feature importing another past its index.ts',
    file: 'apps/server/src/features/charts/past-index.ts',
    source: `import { x } from '../billing/store.ts'`,
    breaks: 'server: a feature enters another only by its index.ts',
  },
  {
    name: 'a feature taking a type of another past its index.ts',
    file: 'apps/server/src/features/charts/past-index-type.ts',
    source: `import type { X } from '../billing/store.ts'`,
    breaks: 'server: a feature enters another only by its index.ts',
  },
  {
    name: 'a feature loading another past its index.ts',
    file: 'apps/server/src/features/charts/past-index-dynamic.ts',
    source: `export const load = () => import('../billing/store.ts')`,
    breaks: 'server: a feature enters another only by its index.ts',
  },
  {
    name: 'platform importing a feature by its index.ts',
    file: 'apps/server/src/platform/imports.ts',
    source: `import { x } from '../features/billing/index.ts'`,
    breaks: 'server: platform knows no feature',
  },
  {
    name: 'platform taking a type of a feature',
    file: 'apps/server/src/platform/imports-type.ts',
    source: `import type { X } from '../features/billing/index.ts'`,
    breaks: 'server: platform knows no feature',
  },
  {
    name: 'platform loading a feature',
    file: 'apps/server/src/platform/loads.ts',
    source: `export const load = () => import('../features/billing/index.ts')`,
    breaks: 'server: platform knows no feature',
  },
  ...['features/charts', 'platform', 'cli'].map((folder) => ({
    name: `production code of the server importing src/testing: ${folder}`,
    file: `apps/server/src/${folder}/imports-testing.ts`,
    source: `import { x } from '${relative(`apps/server/src/${folder}`, 'apps/server/src/testing/chart.ts')}'`,
    breaks: 'server: only tests and tools import src/testing',
  })),
  ...['@zeri/almanac/judgement', '@zeri/almanac/chooser', '@zeri/lexicon'].map((target) => ({
    name: `cli importing ${target}`,
    file: `packages/cli/src/facts/imports-${target.replace(/\W+/g, '-')}.ts`,
    source: `import { x } from '${target}'`,
    breaks: 'cli: judgement is not packed',
  })),
  {
    name: 'the browser part of contract importing zod',
    file: 'packages/contract/src/browser/imports-zod.ts',
    source: `import * as z from 'zod'`,
    breaks: 'contract: the browser part imports nothing from outside its folder',
  },
  {
    name: 'the browser part of contract importing a file that imports zod',
    file: 'packages/contract/src/browser/imports-operation.ts',
    source: `import { x } from '../index.ts'`,
    breaks: 'contract: the browser part imports nothing from outside its folder',
  },
  {
    name: 'a component taking a value of the whole contract',
    file: 'apps/web/app/features/charts/whole-contract.tsx',
    source: `import { type X, x } from '@zeri/contract'`,
    breaks: 'web: code for the browser takes values from @zeri/contract/browser',
  },
  {
    name: 'web reaching a file of contract that is no entry point',
    file: 'apps/web/app/features/charts/past-the-browser-part.ts',
    source: `import { x } from '@zeri/contract/browser/locales.ts'`,
    breaks: 'an import leads to a file',
  },
  {
    name: 'server importing the almanac as a whole',
    file: 'apps/server/src/features/charts/whole-almanac.ts',
    source: `import { x } from '@zeri/almanac'`,
    breaks: 'an import leads to a file',
  },
  {
    name: 'server importing a folder of the almanac that is no entry point',
    file: 'apps/server/src/features/charts/inner-folder.ts',
    source: `import { x } from '@zeri/almanac/judgement/personal'`,
    breaks: 'an import leads to a file',
  },
  {
    name: 'server importing a file of the almanac by the name of its package',
    file: 'apps/server/src/features/charts/inner-file.ts',
    source: `import { x } from '@zeri/almanac/calendar/day.ts'`,
    breaks: 'an import leads to a file',
  },
  {
    name: 'a file importing a test beside it',
    file: 'packages/almanac/src/imports-test.ts',
    source: `import './day.test.ts'`,
    breaks: 'nothing imports a test',
  },
  {
    name: 'a test importing a test',
    file: 'packages/almanac/src/again.test.ts',
    source: `import './day.test.ts'`,
    breaks: 'nothing imports a test',
  },
  {
    name: 'a type written as import() inside a type',
    file: 'packages/lexicon/src/inline.ts',
    source: `export type Y = readonly import('@zeri/contract').X[]`,
    breaks: 'a type is brought in by `import type`',
  },
  {
    name: 'web loading a module by a computed name',
    file: 'apps/web/app/computed.ts',
    source: 'export const load = (name: string) => import(`@zeri/${' + 'name}`)',
    breaks: 'an import is spelled out',
  },
  {
    name: 'web importing by a pattern',
    file: 'apps/web/app/glob.ts',
    source: `export const all = import.meta.glob('../../../packages/*/src/index.ts')`,
    breaks: 'an import is spelled out',
  },
  ...['apps/server/src/app.ts', 'apps/server/src/deps.ts'].map((target, index) => ({
    name: `a feature of the server importing ${target}`,
    file: `apps/server/src/features/charts/imports-the-app-${index}.ts`,
    source: `import type { X } from '../../${target.slice('apps/server/src/'.length)}'`,
    breaks: 'server: a feature does not import the app',
  })),
  {
    name: 'the console loading a module by a computed name',
    file: 'apps/console/src/computed.ts',
    source: 'export const load = (name: string) => import(`./${' + 'name}`)',
    breaks: 'an import is spelled out',
  },
  ...['entry.server.tsx', 'root.tsx', 'routes.ts', 'routes/page.tsx', 'layouts/frame.tsx'].map(
    (target, index) => ({
      name: `a feature of the web app importing ${target}`,
      file: `apps/web/app/features/charts/imports-the-app-${index}.ts`,
      source: `import { x } from '../../${target}'`,
      breaks: 'web: a feature does not import the app',
    }),
  ),
  {
    name: 'two files importing each other',
    file: 'packages/almanac/src/calendar/circle-one.ts',
    source: `import { x } from './circle-two.ts'`,
    breaks: 'files form no circle',
  },
  {
    name: 'two files that share only types, each importing the other',
    file: 'apps/server/src/platform/type-circle-one.ts',
    source: `import type { X } from './type-circle-two.ts'\nexport type Y = X`,
    breaks: 'files form no circle',
  },
  {
    name: 'a folder of the web app importing one that leads back to it over a third',
    file: 'apps/web/app/features/places/to-charts.ts',
    source: `export const load = () => import('../reminders/to-i18n.ts')`,
    breaks: 'folders form no circle',
  },
  {
    name: 'a feature of the server importing one that imports a type of it',
    file: 'apps/server/src/features/exports/to-prints.ts',
    source: `import { x } from '../prints/index.ts'`,
    breaks: 'folders form no circle',
  },
  {
    name: 'a tool importing one that imports it back',
    file: 'tools/shots/to-bench.ts',
    source: `import { x } from '../bench/load.ts'`,
    breaks: 'folders form no circle',
  },
  {
    name: 'a file that is not there',
    file: 'packages/almanac/src/nowhere.ts',
    source: `import { x } from './missing.ts'`,
    breaks: 'an import leads to a file',
  },
]

const allowances: readonly (Case & { name: string })[] = [
  {
    name: 'a component taking values of the browser part and types of the whole contract',
    file: 'apps/web/app/features/charts/browser-part.tsx',
    source: `import type { X } from '@zeri/contract'\nimport { x } from '@zeri/contract/browser'`,
  },
  {
    name: 'a route and its loader taking operations of the whole contract',
    file: 'apps/web/app/routes/operations.tsx',
    source: `import { x } from '@zeri/contract'`,
  },
  {
    name: 'the browser part of contract using its own files',
    file: 'packages/contract/src/browser/own.ts',
    source: `import { x } from './index.ts'`,
  },
  {
    name: 'a feature entering another by its index.ts',
    file: 'apps/server/src/features/charts/by-index.ts',
    source: `import { x } from '../billing/index.ts'\nimport type { X } from '../billing/index.ts'`,
  },
  {
    name: 'a feature using its own files and the platform',
    file: 'apps/server/src/features/billing/own.ts',
    source: `import { x } from './store.ts'\nimport { now } from '../../platform/clock.ts'`,
  },
  {
    name: 'a test fixture importing another, and a package that the server does not list',
    file: 'apps/server/src/testing/order.ts',
    source: `import { x } from './chart.ts'\nimport type {} from 'zod'`,
  },
  {
    name: 'a test of a feature importing src/testing',
    file: 'apps/server/src/features/charts/uses-testing.test.ts',
    source: `import { x } from '../../testing/chart.ts'`,
  },
  {
    name: 'the server loading a built file by a computed path',
    file: 'apps/server/src/platform/load-build.ts',
    source: 'export const load = (url: string) => import(url)',
  },
  {
    name: 'web importing styles, words, typefaces and the types of its route',
    file: 'apps/web/app/routes/home.tsx',
    source: [
      `import '@fontsource/serif/index.css'`,
      `import styles from './home.module.css'`,
      `import sheet from './home.module.css?url'`,
      `import en from '../i18n/en.json'`,
      `import type { Route } from './+types/home.ts'`,
      `export const Home = (props: Route) => <i title={sheet} {...props}>{styles.a + en.a} import it</i>`,
    ].join('\n'),
  },
  ...['packages/almanac/src', 'tools', 'e2e', 'packages/almanac/generate'].map((folder) => ({
    name: `every layer imported from ${folder === 'packages/almanac/src' ? 'a test' : folder}`,
    file: `${folder}/everything${folder.endsWith('src') ? '.test' : ''}.ts`,
    source: [...libraries, ...Object.keys(entrances)]
      .flatMap((target) => specifiersOf(target, folder))
      .map((specifier) => `import '${specifier.startsWith('@') ? specifier : `./${specifier}`}'`)
      .join('\n'),
  })),
]

const entryFiles = libraries.flatMap(entryPointsOf).map(({ file }) => file)

const manifest = (name: string, ...dependencies: string[]) =>
  JSON.stringify({
    name: `@zeri/${name}`,
    exports: Object.fromEntries(
      (entryFolders[name] ?? ['.']).map((folder) => [
        folder === '.' ? '.' : `./${folder}`,
        `./${join('src', folder, 'index.ts')}`,
      ]),
    ),
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '*'])),
  })

const exporting = 'export const x = 1\nexport type X = 1'

const sourceTree: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...Object.values(entrances), ...entryFiles].map((file) => [file, exporting])),
  ...Object.fromEntries(layers.map(({ folder }) => [`${folder}/neighbour.ts`, exporting])),
  'packages/almanac/package.json': manifest('almanac'),
  'packages/almanac/src/calendar/day.ts': exporting,
  'packages/almanac/src/day.test.ts': exporting,
  'packages/lexicon/package.json': manifest('lexicon'),
  'packages/contract/package.json': manifest('contract', 'zod'),
  'apps/server/package.json': manifest('server', 'fastify'),
  'apps/server/src/features/billing/index.ts': exporting,
  'apps/server/src/features/billing/store.ts': exporting,
  'apps/server/src/platform/clock.ts': 'export const now = 1',
  'apps/server/src/app.ts': exporting,
  'apps/server/src/deps.ts': exporting,
  'apps/server/src/features/exports/index.ts': exporting,
  'apps/server/src/features/prints/index.ts': `import type { X } from '../exports/index.ts'\n${exporting}`,
  'apps/server/src/platform/type-circle-two.ts': `import type { Y } from './type-circle-one.ts'\nexport type X = Y`,
  'packages/almanac/src/calendar/circle-two.ts': `import './circle-one.ts'\n${exporting}`,
  'tools/bench/load.ts': `import '../shots/main.ts'\n${exporting}`,
  'apps/web/app/entry.server.tsx': exporting,
  'apps/web/app/routes.ts': exporting,
  'apps/web/app/routes/page.tsx': exporting,
  'apps/web/app/layouts/frame.tsx': exporting,
  'apps/web/app/i18n/to-places.ts': `import '../features/places/words.ts'`,
  'apps/web/app/features/places/words.ts': exporting,
  'apps/web/app/features/reminders/to-i18n.ts': `import '../../i18n/to-places.ts'`,
  'apps/server/src/testing/chart.ts': exporting,
  'apps/web/package.json': manifest('web', 'react', '@fontsource/serif'),
  'apps/web/app/routes/home.module.css': '.a { color: red }',
  'apps/web/app/i18n/en.json': '{ "a": "a" }',
  'apps/console/package.json': manifest('console', 'react'),
  'apps/sandbox/package.json': manifest('sandbox', 'smtp-server'),
  'node_modules/@fontsource/serif/index.css': '',
  ...Object.fromEntries(
    ['zod', 'react', 'fastify', 'smtp-server'].flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, main: './dist/index.js' })],
      [`node_modules/${name}/dist/index.js`, 'exports.x = 1'],
    ]),
  ),
  'apps/web/build/server/index.js': `import '@zeri/lexicon'`,
}

let root = ''
let violations: readonly Violation[] = []

// One tree holds every case in a file of its own, so that it is read once.
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  const cases = [...table.flatMap((row) => row.cases), ...refusals, ...allowances]
  const files = [...Object.entries(sourceTree), ...cases.map(({ file, source }) => [file, source] as const)]
  for (const [file, source] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source)
  }
  mkdirSync(join(root, 'node_modules/@zeri'))
  for (const library of libraries)
    symlinkSync(`../../packages/${library}`, join(root, 'node_modules/@zeri', library))
  violations = await findViolations(root)
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const rulesBrokenBy = (file: string) =>
  violations.filter((found) => found.file === file).map(({ rule }) => rule)

describe.each(table)('$layer: $form', ({ cases }) => {
  test('is refused wherever the table of directions does not name the target', () => {
    const refused = cases.filter(({ breaks }) => breaks !== undefined)
    expect(refused.length).toBeGreaterThan(0)
    for (const { file, breaks } of refused) expect(rulesBrokenBy(file), file).toContain(breaks)
  })

  test('is let through to a neighbour and to what the table names', () => {
    const allowed = cases.filter(({ breaks }) => breaks === undefined)
    expect(Object.fromEntries(allowed.map(({ file }) => [file, rulesBrokenBy(file)]))).toEqual(
      Object.fromEntries(allowed.map(({ file }) => [file, []])),
    )
  })
})

test.each(refusals)('refused: $name', ({ file, breaks }) => {
  expect(rulesBrokenBy(file)).toContain(breaks)
})

test.each(allowances)('let through: $name', ({ file }) => {
  expect(rulesBrokenBy(file)).toEqual([])
})

test('built files are not read as sources', () => {
  expect(rulesBrokenBy('apps/web/build/server/index.js')).toEqual([])
})

test('the command names each violation and fails', () => {
  const check = join(import.meta.dirname, 'check.ts')
  const { status, stderr } = spawnSync(process.execPath, [check], { cwd: root, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('apps/server/src/platform/loads.ts\n  imports ../features/billing/index.ts\n')
})
