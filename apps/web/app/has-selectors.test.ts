import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Selectors of every rule that `:has()` decides about, nested ones with those around them; print is left out. */
function listHasSelectors(css: string): string[] {
  const around: string[] = []
  const found: string[] = []
  for (const [, prelude = '', end] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') around.pop()
    if (end !== '{') continue
    around.push(prelude.trim().replaceAll(/\s+/g, ' '))
    if (around.includes('@media print')) continue
    const selector = around.filter((one) => !one.startsWith('@')).join(' ')
    if (selector.includes(':has(')) found.push(selector)
  }
  return found
}

/** Whether a selector ends in an element that it does not name: `*`, or a pseudo-class alone. */
function endsInAnyElement(selectors: string): boolean {
  let flat = selectors
  while (flat.includes('(')) flat = flat.replaceAll(/\([^()]*\)/g, '')
  return flat.split(',').some((one) => /(?:^|[\s>+~])(?:\*|:(?!root|is))[^\s>+~]*$/.test(one.trim()))
}

const anyAfterHas = (css: string): string[] => listHasSelectors(css).filter(endsInAnyElement)

test('no rule of :has() is for any element: every change of a page would match all of them again', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const styles = files.filter((path) => path.endsWith('.css'))
  const css = styles.map((path) => readFileSync(join(import.meta.dirname, path), 'utf8')).join('\n')
  expect(listHasSelectors(css)).toContain('.weekday:has(:checked)')
  expect(anyAfterHas(css)).toEqual([])
})

test.each([
  [':root:has(.list :checked) { .cell > :nth-child(3) { color: red } }', 1],
  ['.form:has(:checked) *, .row { color: red }', 1],
  ['.form:has(:checked) { .cell > :is(.past, [data-size]), b { color: red } }', 0],
  ['.cell > :nth-child(3) { color: red }', 0],
])('%s has %d such rules', (css, count) => {
  expect(anyAfterHas(css)).toHaveLength(count)
})
