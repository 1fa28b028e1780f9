import { activities, themes } from '@zeri/almanac/judgement'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActivityIcon, ThemeIcon } from './activity-icon.tsx'

const activity = (id: string, label?: string) =>
  renderToStaticMarkup(createElement(ActivityIcon, { id, ...(label && { label }) }))

test('every activity and every theme has an icon of its own', () => {
  const pictures = [
    ...activities.map(({ id }) => activity(id)),
    ...themes.map((id) => renderToStaticMarkup(createElement(ThemeIcon, { id }))),
  ]
  expect(pictures.filter((html) => !html.startsWith('<svg'))).toEqual([])
  expect(new Set(pictures).size).toBe(activities.length + themes.length)
})

test('an unknown activity has no icon', () => {
  expect(activity('teleport')).toBe('')
})

test('an icon is hidden from screen readers unless it has a label', () => {
  expect(activity('wedding')).toContain('aria-hidden="true"')
  const alone = activity('wedding', 'Wedding')
  expect(alone).toMatch(/role="img" aria-label="Wedding"/)
  expect(alone).not.toContain('aria-hidden')
})
