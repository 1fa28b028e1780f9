import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findLockFaults, findLooseVersions, installScripts } from './find-lock-faults.ts'
import { findLicenceFaults, isAllowed } from './licences.ts'
import { candidatePaths, type Locked, listLocked } from './lockfile.ts'
import { sbomOf } from './sbom.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const locked = listLocked(read('package-lock.json'))

const aPackage = (changed: Partial<Locked> = {}): Locked => ({
  path: 'node_modules/a',
  name: 'a',
  version: '1.0.0',
  integrity: `sha512-${'A'.repeat(86)}==`,
  license: 'MIT',
  ...changed,
})

test('every package from outside is locked by its sha512', () => {
  expect(locked.length).toBeGreaterThan(600)
  expect(findLockFaults(locked)).toEqual([])
})

test.each([
  ['without integrity', { integrity: '' }],
  ['with a sha1', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
  ['from git', { resolved: 'git+ssh://git@github.com/a/a.git#0123456' }],
  ['from a tarball elsewhere', { resolved: 'https://example.org/a-1.0.0.tgz' }],
  ['without a version', { version: 'latest' }],
  ['that asks for an install script', { hasInstallScript: true }],
])('a package %s is refused', (_, changed) => {
  expect(findLockFaults([aPackage()], {})).toEqual([])
  expect(findLockFaults([aPackage(changed)], {})).toHaveLength(1)
})

test('an allowance for an install script that no longer exists is refused', () => {
  expect(findLockFaults([aPackage()], { b: 'why' })).toHaveLength(1)
})

test('npm runs no install script, and the page says which packages would have one', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  const page = read('docs/supply-chain.md')
  for (const [name, why] of Object.entries(installScripts)) expect(page).toContain(`\`${name}\`: ${why}`)
})

test('the image is built under the same rules', () => {
  const [beforeFetching = ''] = read('deploy/Dockerfile').split('npm ci')
  expect(beforeFetching).toMatch(/^COPY .*\.npmrc/m)
})

test('a range is no version', () => {
  const dependencies = { exact: '1.2.3', '@zeri/almanac': '*', caret: '^1.2.3', any: '*', tag: 'latest' }
  expect(findLooseVersions({ dependencies })).toEqual(['caret ^1.2.3', 'any *', 'tag latest'])
})

test('every licence is known and allowed', () => {
  expect(findLicenceFaults(locked)).toEqual([])
})

test('copyleft, unknown and absent licences are refused', () => {
  const refused = ['GPL-3.0-only', 'AGPL-3.0', '(MIT OR GPL-2.0)', 'SEE LICENSE IN LICENSE'].map((license) =>
    aPackage({ license }),
  )
  const { license: _, ...silent } = aPackage()
  expect(findLicenceFaults([...refused, silent])).toHaveLength(5)
  expect(isAllowed('(MIT AND Zlib)')).toBe(true)
})

test('a dependency is resolved as by Node', () => {
  expect(candidatePaths('node_modules/a/node_modules/@b/c', 'd')).toEqual([
    'node_modules/a/node_modules/@b/c/node_modules/d',
    'node_modules/a/node_modules/@b/node_modules/d',
    'node_modules/a/node_modules/d',
    'node_modules/d',
  ])
  expect(candidatePaths('apps/web/node_modules/a', 'd')).toEqual([
    'apps/web/node_modules/a/node_modules/d',
    'apps/web/node_modules/d',
    'apps/node_modules/d',
    'node_modules/d',
  ])
})

test('the bill of materials names every package once, with hash, licence and what it depends on', () => {
  const sbom = sbomOf(locked, { name: 'zeri', version: '0.1.0' })
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  const refs = sbom.components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  expect(refs.length).toBe(new Set(locked.map(({ name, version }) => `${name}@${version}`)).size)
  for (const { purl, hashes, licenses, scope } of sbom.components) {
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d/)
    expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/)
    expect(licenses).toHaveLength(1)
    expect(['required', 'optional', 'excluded']).toContain(scope)
  }
  expect(sbom.dependencies.map(({ ref }) => ref)).toEqual(refs)
  const fastify = sbom.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/fastify@'))
  expect(fastify?.dependsOn.some((ref) => ref.startsWith('pkg:npm/find-my-way@'))).toBe(true)
  for (const { dependsOn } of sbom.dependencies) for (const ref of dependsOn) expect(refs).toContain(ref)
})

test('the same lockfile yields the same bill', () => {
  const product = { name: 'zeri', version: '0.1.0' }
  expect(sbomOf([...locked].reverse(), product)).toEqual(sbomOf(locked, product))
})
