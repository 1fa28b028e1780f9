import { expect, test } from 'vitest'
import { headScript } from './head-script.ts'

const untouched = { script: '', marks: 'icons', reader: 'beginner' }

/** Runs the script with the given storage and returns what it wrote on the root element. */
function run(getItem: (key: string) => string | null): Record<string, string> {
  const dataset: Record<string, string> = {}
  new Function('document', 'localStorage', headScript)({ documentElement: { dataset } }, { getItem })
  return dataset
}
const storing = (values: Record<string, string>) => (key: string) => values[key] ?? null

test('a first visit is left to the system theme', () => {
  expect(run(storing({}))).toEqual(untouched)
})

test.each(['light', 'dark'])('a chosen %s theme is set before the first paint', (theme) => {
  expect(run(storing({ theme }))).toEqual({ ...untouched, theme })
})

test('an unknown theme is ignored', () => {
  expect(run(storing({ theme: 'neon"><script>' }))).toEqual(untouched)
})

test('a closed banner stays closed', () => {
  expect(run(storing({ 'apps-banner': 'off' }))).toEqual({ ...untouched, appsBanner: 'off' })
})

test('a switched view is set before the first paint, an unknown view is not', () => {
  expect(run(storing({ marks: 'text' }))).toEqual({ ...untouched, marks: 'text' })
  expect(run(storing({ marks: 'smoke', reader: 'professional' }))).toEqual({
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
