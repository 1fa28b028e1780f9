import type { Locked } from './lockfile.ts'

/** Packages with an install script and the reason why each works without it, since none is run. */
export const installScripts: Readonly<Record<string, string>> = {
  '@swc/core':
    'fetches a slower build where its own for the platform is missing; Linux has one in the lockfile',
}

const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
const REGISTRY = 'https://registry.npmjs.org/'

/** The faults of the lockfile, one line each. */
export function findLockFaults(
  locked: readonly Locked[],
  scripts: Readonly<Record<string, string>> = installScripts,
): string[] {
  const asking = new Set(locked.filter((one) => one.hasInstallScript).map(({ name }) => name))
  return [
    ...locked
      .filter(({ integrity = '' }) => !SHA512.test(integrity))
      .map((one) => `${one.path} has no sha512`),
    ...locked
      .filter(({ resolved }) => resolved !== undefined && !resolved.startsWith(REGISTRY))
      .map((one) => `${one.path} is not from the registry`),
    ...locked.filter(({ version }) => !EXACT.test(version)).map((one) => `${one.path} has no version`),
    ...[...asking].filter((name) => !(name in scripts)).map((name) => `${name} asks for an install script`),
    ...Object.keys(scripts)
      .filter((name) => !asking.has(name))
      .map((name) => `${name} is allowed an install script and asks for none`),
  ]
}

type Manifest = {
  readonly [kind in 'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides']?: Readonly<
    Record<string, string>
  >
}

/** Dependencies of a manifest that name a range instead of a version; `*` means a workspace of ours. */
export function findLooseVersions({
  dependencies,
  devDependencies,
  optionalDependencies,
  overrides,
}: Manifest): string[] {
  const all = { ...overrides, ...optionalDependencies, ...devDependencies, ...dependencies }
  return Object.entries(all)
    .filter(([name, version]) => !EXACT.test(version) && !(name.startsWith('@zeri/') && version === '*'))
    .map(([name, version]) => `${name} ${version}`)
}
