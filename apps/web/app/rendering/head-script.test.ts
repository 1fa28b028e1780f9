import { expect, test } from 'vitest'
import { headScript } from './head-script.ts'

const untouched = { script: '', marks: 'icons', reader: 'beginner' }

/** Runs the script in a document whose storage holds `kept`, and tells what it wrote on the root element. */
function run(getItem: (key: string) => string | null): Record<string, string> {
  const dataset: Record<string, string> = {}
  new Function('document', 'localStorage', headScript)({ documentElement: { dataset } }, { getItem })
  return dataset
}
const kept = (values: Record<string, string>) => (key: string) => values[key] ?? null

test('a first visit is left to the system theme', () => {
  expect(run(kept({}))).toEqual(untouched)
})

test.each(['light', 'dark'])('a chosen %s theme stands before the first paint', (theme) => {
  expect(run(kept({ theme }))).toEqual({ ...untouched, theme })
})

test('a theme nobody knows is ignored', () => {
  expect(run(kept({ theme: 'neon"><script>' }))).toEqual(untouched)
})

test('a closed banner stays closed', () => {
  expect(run(kept({ 'apps-banner': 'off' }))).toEqual({ ...untouched, appsBanner: 'off' })
})

test('a switched view stands before the first paint, and a view nobody knows does not', () => {
  expect(run(kept({ marks: 'text' }))).toEqual({ ...untouched, marks: 'text' })
  expect(run(kept({ marks: 'smoke', reader: 'professional' }))).toEqual({
    ...untouched,
    reader: 'professional',
  })
})

test('a browser without storage still marks that scripts run', () => {
  const blocked = () => {
    throw new Error('SecurityError')
  }
  expect(run(blocked)).toEqual(untouched)
})
