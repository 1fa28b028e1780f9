/** One package of `package-lock.json` as it lies in `node_modules`. */
export type Locked = {
  readonly path: string
  readonly name: string
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly license?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

type Entry = Omit<Locked, 'path' | 'name'> & { readonly link?: boolean; readonly name?: string }

const FOLDER = 'node_modules/'

/** Every package that comes from outside; our own workspaces are links and are left out. */
export function listLocked(lockfile: string): Locked[] {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, Entry> } // true: what npm writes
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes(FOLDER) && !link)
    .map(([path, entry]) => ({ ...entry, path, name: entry.name ?? nameOf(path) }))
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)

/**
 * Where Node looks for a dependency: in the package's own folder first, then in those around it.
 * @example candidatePaths('node_modules/a', 'b') // ['node_modules/a/node_modules/b', 'node_modules/b']
 */
export function candidatePaths(from: string, name: string): string[] {
  const parts = from.split('/')
  const folders = ['', ...parts.map((_, end) => `${parts.slice(0, end + 1).join('/')}/`)]
  return folders
    .filter((folder) => !folder.endsWith(FOLDER))
    .map((folder) => folder + FOLDER + name)
    .reverse()
}
