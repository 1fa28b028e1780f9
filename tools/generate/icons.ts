// Draws the file of the icons of activities and themes with the shapes of Tabler.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { activityIcons, themeIcons } from '../../apps/web/app/features/calendar/activity-icons.ts'

const file = join(import.meta.dirname, '../../apps/web/app/features/calendar/activity-icons.generated.svg')
const LINES =
  'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"'

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

async function readShapes(name: string): Promise<readonly Shape[]> {
  const icon: { readonly __iconNode: readonly Shape[] } = await import(
    `@tabler/icons-react/dist/esm/icons/Icon${name}.mjs`
  )
  return icon.__iconNode
}

/** A shape as SVG; its key is for React only. */
function draw([tag, { key: _key, ...attributes }]: Shape): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${pairs.join('')}/>`
}

const names = [
  ...Object.entries(activityIcons),
  ...Object.entries(themeIcons).map(([id, name]) => [`theme-${id}`, name] as const),
]
const icons: string[] = []
for (const [id, name] of names) {
  const shapes = await readShapes(name)
  icons.push(`<symbol id="${id}" viewBox="0 0 24 24" ${LINES}>${shapes.map(draw).join('')}</symbol>\n`)
}
writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg">\n${icons.join('')}</svg>\n`)
console.log(`icons: ${icons.length}`)
