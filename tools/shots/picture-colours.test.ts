import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  badgeColours,
  elementColours,
  palette,
} from '../../apps/server/src/features/exports/pictures/palette.ts'
import { drawMoon } from '../../apps/server/src/features/exports/pictures/shapes.ts'

const pages = join(import.meta.dirname, '../../apps/web/app')
const stylesheet = readFileSync(join(pages, 'tokens.css'), 'utf8')
// By its path: the pages are not compiled together with the tools.
const { moonPath } = await import(join(pages, 'ui/moon-path.ts'))

test('pictures have the light colours of the pages', () => {
  const badges = Object.entries(badgeColours).flatMap(([weight, { fill, text }]) => {
    const name =
      weight === '0' ? 'zero' : `${Number(weight) > 0 ? 'plus' : 'minus'}-${Math.abs(Number(weight))}`
    return [
      [`badge-${name}`, fill],
      [`on-badge-${name}`, text],
    ]
  })
  const drawn: Record<string, string> = { ...palette, ...elementColours, ...Object.fromEntries(badges) }
  const tokens = [...stylesheet.matchAll(/--([\w-]+): light-dark\((#\w+),/g)].map(
    ([, name = '', light = '']) => [name, light],
  )
  const shared = tokens.filter(([name = '']) => name in drawn)
  expect(shared.length).toBeGreaterThanOrEqual(18)
  expect(Object.fromEntries(shared.map(([name = '']) => [name, drawn[name]]))).toEqual(
    Object.fromEntries(shared),
  )
})

test.each([0, 10, 89, 90, 91, 180, 200, 269, 271, 359])(
  'at %s° the moon is drawn as on the pages',
  (elongation) => {
    expect(drawMoon(elongation, [0, 0], 48).markup).toContain(`"${moonPath(elongation)}"`)
  },
)
