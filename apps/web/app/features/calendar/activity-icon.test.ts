import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { activities, themes } from '@zeri/almanac/judgement'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActivityIcon, ThemeIcon } from './activity-icon.tsx'

const activity = (id: string, label?: string) =>
  renderToStaticMarkup(createElement(ActivityIcon, { id, ...(label && { label }) }))

test('every activity and every theme has an icon of its own', () => {
  const file = readFileSync(join(import.meta.dirname, 'activity-icons.generated.svg'), 'utf8')
  const drawn = new Map(
    Array.from(file.matchAll(/<symbol (id="[^"]+")[^>]*>(<path .*)<\/symbol>/g), ([, id, shapes]) => [
      id,
      shapes,
    ]),
  )
  const pictures = [
    ...activities.map(({ id }) => activity(id)),
    ...themes.map((id) => renderToStaticMarkup(createElement(ThemeIcon, { id }))),
  ]
  const shown = pictures.map((html) =>
    html.replace(/^<svg [^>]*><use href="[^"]*\.svg#([^"]+)"><\/use><\/svg>$/, 'id="$1"'),
  )
  expect(shown.sort()).toEqual([...drawn.keys()].sort())
  expect(new Set(drawn.values()).size).toBe(activities.length + themes.length)
})

test('an icon is hidden from screen readers unless it has a label', () => {
  expect(activity('wedding')).toContain('aria-hidden="true"')
  const alone = activity('wedding', 'Wedding')
  expect(alone).toMatch(/role="img" aria-label="Wedding"/)
  expect(alone).not.toContain('aria-hidden')
})
