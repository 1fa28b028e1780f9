import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HoursStrip, type StripHour } from './hours-strip.tsx'

const hours: readonly StripHour[] = [
  {
    glyph: '辰',
    name: 'Dragon',
    from: '7:14',
    verdict: { weight: 2, label: 'Good, +2' },
    isWaking: true,
    isBest: true,
  },
  { glyph: '巳', name: 'Snake', from: '9:14', verdict: null, isWaking: true, isBest: false },
]
const rat: StripHour = {
  glyph: '子',
  name: 'Rat',
  from: '23:14',
  verdict: { weight: 1, label: 'Fair, +1' },
  isWaking: false,
  isBest: false,
}
const night = { title: 'Night', span: '23:14 to 7:14' }

type Extra = {
  readonly hours?: readonly StripHour[]
  readonly currentIndex?: number
  readonly renderDetails?: (index: number) => ReactNode
}
const render = (extra: Extra = {}) =>
  renderToStaticMarkup(createElement(HoursStrip, { label: 'Hours', night, hours, ...extra }))

test('no hour is marked as current until the browser sets it', () => {
  expect(render()).not.toContain('aria-current')
  expect(render({ currentIndex: 1 })).toMatch(/<li[^>]*aria-current="time">(?!.*<li)/)
})

test('an hour of one digit is padded in the machine-readable time', () => {
  expect(render()).toMatch(/<time dateTime="07:14"[^>]*>7:14<\/time>/i)
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

test('the night follows the waking hours as one tile that unfolds', () => {
  const html = render({ hours: [rat, ...hours], currentIndex: 0 })
  expect(html.match(/<details/g)).toHaveLength(1)
  expect(html.indexOf('Dragon')).toBeLessThan(html.indexOf('Night'))
  expect(html).toMatch(/<summary[^>]*data-current[^>]*>.*23:14 to 7:14.*<\/summary>.*aria-current="time"/)
})

test('hours of the best stretch are marked', () => {
  expect(render().match(/data-best=/g)).toHaveLength(1)
})
