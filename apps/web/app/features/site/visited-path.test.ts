import { expect, test } from 'vitest'
import { visitedPath } from './visited-path.ts'

test.each([
  ['/', '/'],
  ['/ru', '/ru'],
  ['/ru/2026/11/15', '/ru/2026/11/15'],
  ['/articles/solar-terms', '/articles/solar-terms'],
  ['/bazi/3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11', '/bazi/:'],
  ['/bazi/abcdef12-6f0e-4a57-9a55-0c8f4f0e7d11', '/bazi/:'],
  ['/ru/remove-account/lettersonlytoken', '/ru/remove-account/:'],
  ['/remove-account', '/remove-account'],
  ['/client/charts/Anna', '/client/charts/:'],
])('%s is counted as %s', (path, counted) => {
  expect(visitedPath(path)).toBe(counted)
})
