import { expect, test } from 'vitest'
import { findPackagedFiles } from './packaged-source.ts'

test('where the packages are not installed, the importer says what to do', () => {
  expect(() => findPackagedFiles('/nowhere/node_modules', '/nowhere/work')).toThrow(
    /Run `npm ci` with development packages, or .* --dump <folder>/,
  )
})
