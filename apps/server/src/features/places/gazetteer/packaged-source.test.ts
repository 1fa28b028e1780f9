import { expect, test } from 'vitest'
import { findPackagedFiles } from './packaged-source.ts'

test('if the packages are not installed, the error says what to do', () => {
  expect(() => findPackagedFiles('/nowhere/node_modules', '/nowhere/work')).toThrow(
    /Run `npm ci` with development packages, or .* --dump <folder>/,
  )
})
