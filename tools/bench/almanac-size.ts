import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { type Figure, figure, rounded } from '../figures/figures.ts'

const root = join(import.meta.dirname, '../..')
const WHOLE = 'tools/accuracy/almanac.ts'
/** The features of the server that make what a day page shows. */
const dayFeatures = ['calendar', 'fengshui', 'sky']
const DAY_ENTRY = 'day-entry'

/** What the almanac weighs, minified and gzipped: all of it, and the part that a day of the site is made with. */
export async function measureSizes(): Promise<Figure[]> {
  const whole = await bundledKilobytes(join(root, WHOLE))
  const day = await bundledKilobytes(DAY_ENTRY, writeDayEntry())
  return [
    figure('almanac: whole package, minified and gzipped', rounded(whole, 1), 'kB', '<= 90'),
    figure('almanac: what a day of the site needs of it', rounded(day, 1), 'kB', '<= 60'),
  ]
}

/** Exports everything that those features import of the almanac. */
function writeDayEntry(): string {
  const files = globSync(
    dayFeatures.map((feature) => `apps/server/src/features/${feature}/**/*.ts`),
    { cwd: root },
  )
  const imported = new Map<string, Set<string>>()
  for (const file of files.filter((one) => !one.endsWith('.test.ts')))
    for (const [, names = '', entry = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /^import \{([^}]*)\} from '(@zeri\/almanac\/\w+)'/gm,
    ))
      imported.set(entry, new Set([...(imported.get(entry) ?? []), ...listValues(names)]))
  return [...imported]
    .flatMap(([entry, names]) =>
      [...names].map(
        (name) => `export { ${name} as ${entry.replaceAll(/\W/g, '_')}_${name} } from '${entry}'`,
      ),
    )
    .join('\n')
}

const listValues = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))

async function bundledKilobytes(input: string, source?: string): Promise<number> {
  const bundle = await rolldown({
    input,
    cwd: root,
    plugins: [
      {
        name: 'entry in memory',
        resolveId: (id) => (id === DAY_ENTRY ? join(root, `${DAY_ENTRY}.ts`) : undefined),
        load: (id) => (id === join(root, `${DAY_ENTRY}.ts`) ? source : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ minify: true })
  return gzipSync(output[0].code, { level: 9 }).length / 1000
}
