import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { arrangeManifest } from './arrange-manifest.ts'

const START = 'window.__reactRouterManifest='
const tableOf = (routes: Record<string, unknown>) => `${START}${JSON.stringify({ version: '1', routes })};`
const read = (script: string) => JSON.parse(script.slice(START.length, -1))

test('the languages of a page stand beside each other, and nothing else changes', () => {
  const routes = {
    root: { id: 'root' },
    'en/a': { n: 1 },
    'en/b': { n: 2 },
    'ru/a': { n: 3 },
    'ru/b': { n: 4 },
  }
  const arranged = read(arrangeManifest(tableOf(routes)))
  expect(Object.keys(arranged.routes)).toEqual(['root', 'en/a', 'ru/a', 'en/b', 'ru/b'])
  expect(arranged).toEqual({ version: '1', routes })
})

test('a table longer than gzip looks back becomes smaller', () => {
  const page = (n: number) => ({ module: `/assets/${String(Math.sin(n)).repeat(20)}.js` })
  const pages = Array.from({ length: 120 }, (_, n) => n)
  const routes = Object.fromEntries(['en', 'ru'].flatMap((l) => pages.map((n) => [`${l}/${n}x`, page(n)])))
  const table = tableOf(routes)
  expect(gzipSync(arrangeManifest(table)).length).toBeLessThan(0.75 * gzipSync(table).length)
})

test('a file that is not a route table is refused', () => {
  expect(() => arrangeManifest('export {}')).toThrow('not a route table')
})
