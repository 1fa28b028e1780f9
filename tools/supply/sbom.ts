import { findLicence } from './licences.ts'
import { candidatePaths, type Locked } from './lockfile.ts'

type Product = { readonly name: string; readonly version: string }

/**
 * The packages of a lockfile as a CycloneDX 1.6 bill of materials. The same lockfile gives the same bytes: the two
 * fields of the format that would differ, a serial number and a date, are optional and left out.
 */
export function sbomOf(locked: readonly Locked[], product: Product) {
  const byPath = new Map(locked.map((one) => [one.path, one]))
  const byRef = new Map(locked.map((one) => [purlOf(one), one]))
  const refs = [...byRef.keys()].sort()
  const dependsOn = new Map(refs.map((ref) => [ref, new Set<string>()]))
  for (const one of locked) {
    for (const found of dependenciesOf(one, byPath)) dependsOn.get(purlOf(one))?.add(purlOf(found))
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': product.name, ...product } },
    components: refs.map((ref) => componentOf(ref, byRef.get(ref) as Locked)), // true: the keys of that very map
    dependencies: refs.map((ref) => ({ ref, dependsOn: [...(dependsOn.get(ref) ?? [])].sort() })),
  }
}

function componentOf(ref: string, one: Locked) {
  const licence = findLicence(one) ?? 'NOASSERTION'
  return {
    type: 'library',
    'bom-ref': ref,
    name: one.name,
    version: one.version,
    scope: one.dev ? 'excluded' : one.optional ? 'optional' : 'required',
    hashes: [{ alg: 'SHA-512', content: hexOf(one.integrity ?? '') }],
    licenses: licence.includes(' ') ? [{ expression: licence }] : [{ license: { id: licence } }],
    purl: ref,
  }
}

function dependenciesOf(one: Locked, byPath: ReadonlyMap<string, Locked>): Locked[] {
  const names = Object.keys({ ...one.dependencies, ...one.optionalDependencies })
  return names.flatMap((name) => {
    const path = candidatePaths(one.path, name).find((candidate) => byPath.has(candidate))
    const found = path && byPath.get(path)
    return found ? [found] : []
  })
}

const purlOf = ({ name, version }: Locked): string => `pkg:npm/${name.replace('@', '%40')}@${version}`
const hexOf = (integrity: string): string =>
  Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
