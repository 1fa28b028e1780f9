import { type Publishable, publication } from './publishable.ts'

/** What is read from the package.json of a workspace. */
export type SourceManifest = {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const OLDEST_NODE = '>=22'

const emitted = (source: string, extension: string): string => `./${source.replace(/\.ts$/, extension)}`

const mapValues = <Value, Mapped>(record: Readonly<Record<string, Value>>, map: (value: Value) => Mapped) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

/** The dependencies of what is packed; one that the workspace does not list is a fault. */
function pinDependencies({ name, dependencies = {} }: SourceManifest, imported: ReadonlySet<string>) {
  return Object.fromEntries(
    [...imported].sort().map((one) => {
      const version = dependencies[one]
      if (!version || version === '*')
        throw new Error(`${name} packs an import of ${one}, which has no version`)
      return [one, version]
    }),
  )
}

/** The package.json that is published: the subpaths lead to compiled files, and only what these import is a dependency. */
export function writeManifest(
  { description, keywords, entries, bin }: Publishable,
  source: SourceManifest,
  imported: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  return {
    name: source.name,
    version: source.version,
    ...publication,
    description,
    keywords,
    type: 'module',
    sideEffects: false,
    engines: { node: OLDEST_NODE },
    ...(bin && { bin: mapValues(bin, (file) => emitted(file, '.js').slice(2)) }),
    exports: {
      ...mapValues(entries, (file) => ({ types: emitted(file, '.d.ts'), default: emitted(file, '.js') })),
      './package.json': './package.json',
    },
    ...(imported.size > 0 && { dependencies: pinDependencies(source, imported) }),
  }
}
