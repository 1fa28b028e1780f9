import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HoursStrip, type StripHour } from './hours-strip.tsx'

const hours: readonly StripHour[] = [
  { glyph: '子', name: 'Rat', from: '23:14', verdict: { weight: 2, label: 'Good, +2' } },
  { glyph: '丑', name: 'Ox', from: '1:14', verdict: null },
]

type Extra = { readonly currentIndex?: number; readonly renderDetails?: (index: number) => ReactNode }
const render = (extra: Extra = {}) =>
  renderToStaticMarkup(createElement(HoursStrip, { label: 'Hours', hours, ...extra }))

test('no hour is marked as current until the browser sets it', () => {
  expect(render()).not.toContain('aria-current')
  expect(render({ currentIndex: 1 })).toMatch(/<li[^>]*aria-current="time">(?!.*<li)/)
})

test('an hour of one digit is padded in the machine-readable time', () => {
  expect(render()).toMatch(/<time dateTime="01:14"[^>]*>1:14<\/time>/i)
})

test('an hour without a verdict has no badge and no background', () => {
  expect(render().match(/data-weight=/g)).toHaveLength(2) // the tile and the badge of the judged one
})

test('hours expand without a script, one at a time', () => {
  const html = render({ renderDetails: (index) => `about hour ${index}` })
  const names = [...html.matchAll(/<details name="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(1)
  expect(html).toContain('about hour 1')
  expect(render()).not.toContain('<details')
})
