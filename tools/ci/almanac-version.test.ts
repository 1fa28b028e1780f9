import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { almanacVersion } from '@zeri/almanac/calendar'
import { expect, test } from 'vitest'

test('the version in the results of the almanac is the version of its package', () => {
  const manifest = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../packages/almanac/package.json'), 'utf8'),
  )
  expect(almanacVersion).toBe(manifest.version)
})
