import type { DependencyType, IRegularForbiddenRuleType } from 'dependency-cruiser'

type Library = 'almanac' | 'lexicon' | 'contract'

/** A package or app, or a part of one, and what it may import; everything not listed is forbidden. */
type Layer = {
  readonly name: string
  /** Its files, as a regular expression. */
  readonly files: string
  readonly filesNot?: string
  /** Files besides its own that it may import by path. */
  readonly alsoReaches?: string
  readonly values: readonly Library[]
  readonly types: readonly Library[]
  /** npm packages by name, or `own`: those its package.json lists. */
  readonly npm: readonly string[] | 'own'
  readonly node: boolean
}

/** Builders and test apps, shared by the tests of the server, the browser tests and the tools. */
const testing = '^apps/server/src/testing/'
const webServerFile = '\\.server\\.tsx?$'
const web = { values: ['contract'], types: ['almanac'], npm: 'own' } as const

/** The table of directions. */
const layers: readonly Layer[] = [
  {
    name: 'almanac',
    files: '^packages/almanac/src/',
    values: [],
    types: [],
    npm: [],
    node: false,
  },
  {
    name: 'lexicon',
    files: '^packages/lexicon/src/',
    values: [],
    types: ['almanac'],
    npm: [],
    node: false,
  },
  {
    name: 'contract',
    files: '^packages/contract/src/',
    values: [],
    types: ['almanac'],
    npm: ['zod'],
    node: false,
  },
  {
    name: 'cli',
    files: '^packages/cli/',
    filesNot: '^packages/cli/src/mcp/',
    values: ['almanac', 'lexicon'],
    types: ['contract'],
    npm: 'own',
    node: true,
  },
  // Loaded for `zeri mcp` alone, so that no other command reads zod at its start.
  {
    name: 'cli mcp',
    files: '^packages/cli/src/mcp/',
    alsoReaches: '^packages/cli/src/',
    values: ['almanac', 'lexicon', 'contract'],
    types: [],
    npm: 'own',
    node: true,
  },
  {
    name: 'server',
    files: '^apps/server/',
    filesNot: testing,
    values: ['almanac', 'lexicon', 'contract'],
    types: [],
    npm: 'own',
    node: true,
  },
  { ...web, name: 'web', files: '^apps/web/app/', filesNot: webServerFile, node: false },
  // Files the browser never sees: the rendering entry, and the configuration of the build.
  {
    ...web,
    name: 'web on the server',
    files: `^apps/web/app/.*${webServerFile}`,
    alsoReaches: '^apps/web/app/',
    node: true,
  },
  { ...web, name: 'web build', files: '^apps/web/(?!app/)', alsoReaches: '^apps/web/app/', node: true },
  {
    name: 'console',
    files: '^apps/console/',
    values: ['contract'],
    types: [],
    npm: 'own',
    node: false,
  },
  {
    name: 'sandbox',
    files: '^apps/sandbox/',
    values: ['contract'],
    types: [],
    npm: 'own',
    node: true,
  },
]

const tests = '\\.(test|e2e)\\.tsx?$'
const ownParts: readonly DependencyType[] = ['npm', 'npm-dev', 'npm-optional', 'npm-peer']
// React Router writes these types beside each route when it builds; they exist for the compiler only.
const generatedRouteTypes = '^\\./\\+types/'
/** The files that the package.json of a package exports, below its `src`. */
const entryPoints: Readonly<Record<Library, readonly string[]>> = {
  almanac: [
    'astro/index',
    'bazi/index',
    'calendar/index',
    'chooser/index',
    'fengshui/index',
    'judgement/index',
  ],
  lexicon: ['index', 'facts/index'],
  contract: ['index', 'browser/index', 'console/index', 'tools/index'],
}
const entryOf = (library: Library): string =>
  `^packages/${library}/src/(${entryPoints[library].join('|')})\\.ts$`

function directionsOf(layer: Layer): IRegularForbiddenRuleType[] {
  const from = { path: layer.files, pathNot: layer.filesNot ? [tests, layer.filesNot] : [tests] }
  const packages = layer.npm === 'own' ? [] : layer.npm.map((name) => `^node_modules/${name}/`)
  const kinds: DependencyType[] = [
    ...(layer.npm === 'own' ? ownParts : []),
    ...(layer.node ? ['core' as const] : []),
  ]
  const entries = [...layer.values, ...layer.types].map(entryOf)
  return [
    {
      name: `${layer.name}: not on the table of directions`,
      severity: 'error',
      from,
      to: {
        couldNotResolve: false,
        pathNot: [layer.files, ...(layer.alsoReaches ? [layer.alsoReaches] : []), ...entries, ...packages],
        ...(kinds.length > 0 ? { dependencyTypesNot: kinds } : {}),
      },
    },
    ...layer.types.map(
      (library): IRegularForbiddenRuleType => ({
        name: `${layer.name}: only the types of ${library}`,
        severity: 'error',
        from,
        to: { path: entryOf(library), dependencyTypesNot: ['type-only'] },
      }),
    ),
  ]
}

const features = '^apps/server/src/features/'

const insideServer: readonly IRegularForbiddenRuleType[] = [
  {
    name: 'server: a feature enters another only by its index.ts',
    severity: 'error',
    from: { path: `${features}([^/]+)/`, pathNot: [tests] },
    to: { path: `${features}[^/]+/`, pathNot: [`${features}$1/`, `${features}[^/]+/index\\.ts$`] },
  },
  {
    name: 'server: platform knows no feature',
    severity: 'error',
    from: { path: '^apps/server/src/platform/', pathNot: [tests] },
    to: { path: '^apps/server/src/', pathNot: ['^apps/server/src/platform/'] },
  },
  {
    name: 'server: a feature does not import the app',
    severity: 'error',
    from: { path: features, pathNot: [tests] },
    to: { path: '^apps/server/src/', pathNot: [features, '^apps/server/src/platform/'] },
  },
  {
    name: 'server: only tests and tools import src/testing',
    severity: 'error',
    from: { path: '^apps/server/', pathNot: [tests, testing] },
    to: { path: testing },
  },
]

const insideWeb: readonly IRegularForbiddenRuleType[] = [
  {
    name: 'web: a feature does not import the app',
    severity: 'error',
    from: { path: '^apps/web/app/(?:api|features|i18n|rendering|ui)/', pathNot: [tests] },
    to: {
      path: '^apps/web/app/(?:(?:root|routes|entry\\.client|entry\\.server)\\.tsx?$|(?:routes|layouts)/)',
    },
  },
]

const browserPart = '^packages/contract/src/browser/'
/** Files of the web app that keep the whole contract out of the browser by themselves. */
const loadsContract = [
  webServerFile,
  // React Router strips loaders and actions from the modules that a browser loads.
  '^apps/web/app/routes/',
  '/(load-[^/]+|calendar-client)\\.ts$',
]

const withoutZod: readonly IRegularForbiddenRuleType[] = [
  {
    name: 'contract: the browser part imports nothing from outside its folder',
    severity: 'error',
    from: { path: browserPart, pathNot: [tests] },
    to: { pathNot: [browserPart] },
  },
  {
    name: 'web: code for the browser takes values from @zeri/contract/browser',
    severity: 'error',
    from: { path: '^apps/web/app/', pathNot: [tests, ...loadsContract] },
    to: { path: '^packages/contract/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
  },
]

const insideCli: readonly IRegularForbiddenRuleType[] = [
  {
    name: 'cli: judgement is not packed',
    severity: 'error',
    from: { path: '^packages/cli/', pathNot: [tests] },
    to: { path: '^packages/(?:almanac/src/(?!astro/|bazi/|calendar/)|lexicon/src/(?!facts/))' },
  },
]

const everywhere: readonly IRegularForbiddenRuleType[] = [
  {
    name: 'another package is imported by its name',
    severity: 'error',
    from: { path: '^(packages|apps)/([^/]+)/', pathNot: [tests, '^packages/almanac/generate/'] },
    to: { path: '^(packages|apps)/', pathNot: ['^$1/$2/'], dependencyTypes: ['local'] },
  },
  // Imports of types count: files that only share types still cannot be read one after the other.
  { name: 'files form no circle', severity: 'error', from: {}, to: { circular: true } },
  { name: 'nothing imports a test', severity: 'error', from: {}, to: { path: tests } },
  {
    name: 'an import leads to a file',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: [generatedRouteTypes] },
  },
]

/** The table of directions as dependency-cruiser reads it. */
export const forbidden: readonly IRegularForbiddenRuleType[] = [
  ...layers.flatMap(directionsOf),
  ...insideServer,
  ...insideWeb,
  ...withoutZod,
  ...insideCli,
  ...everywhere,
]

/** Folders whose subfolders, `features/billing` for one, must not import each other in a circle. */
export const rootsWithoutCircles: readonly string[] = [
  'apps/console/src',
  'apps/console/src/features',
  'apps/sandbox/src',
  'apps/server/src',
  'apps/server/src/features',
  'apps/server/src/platform',
  'apps/web/app',
  'apps/web/app/features',
  'e2e',
  'packages/almanac/src',
  'packages/cli/src',
  'packages/contract/src',
  'packages/lexicon/src',
  'tools',
]

export function isTest(file: string): boolean {
  return new RegExp(tests).test(file)
}

/** Whether the directions apply to a file: it belongs to a layer and is not a test. */
export function isInLayer(file: string): boolean {
  return !isTest(file) && layers.some((layer) => new RegExp(layer.files).test(file))
}

/** Where every import has to be spelled out, so that it can be checked; servers load built files by path. */
export function mustSpellOutImports(file: string): boolean {
  return isInLayer(file) && /^(packages|apps\/web\/app|apps\/console)\//.test(file)
}
