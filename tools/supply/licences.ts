import type { Locked } from './lockfile.ts'

/** Licences that ask for a notice at most, or, as MPL-2.0 and OFL-1.1, bind only changes to their own files. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Licences of packages whose manifests name none, from the LICENSE file of the version. */
const readByHand: Readonly<Record<string, string>> = {
  'parse-cache-control@1.0.1': 'BSD-3-Clause',
  'png-js@2.0.0': 'MIT',
}

export function findLicence({ name, version, license }: Locked): string | undefined {
  return license ?? readByHand[`${name}@${version}`]
}

/**
 * Whether every part of an SPDX expression is allowed; stricter than `OR` demands, and simpler.
 * @example isAllowed('(MIT AND Zlib)') // true
 */
export function isAllowed(licence: string): boolean {
  const parts = licence.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /)
  return parts.every((part) => allowed.has(part))
}

/** Packages whose licence is unknown or not allowed. */
export function findLicenceFaults(locked: readonly Locked[]): string[] {
  return locked
    .filter((one) => !isAllowed(findLicence(one) ?? ''))
    .map((one) => `${one.name}@${one.version}: ${findLicence(one) ?? 'no licence'}`)
}
