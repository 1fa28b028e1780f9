import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatWeight, weights } from './weight.ts'
import { WeightBadge } from './weight-badge.tsx'

test('every weight has its sign, and a negative one a true minus', () => {
  expect(weights.map(formatWeight)).toEqual(['+3', '+2', '+1', '0', '−1', '−2', '−3'])
})

test('a labelled badge is read by its label alone', () => {
  const html = renderToStaticMarkup(createElement(WeightBadge, { weight: -2, label: 'Bad, −2' }))
  expect(html).toMatch(/^<span[^>]* role="img" aria-label="Bad, −2"><span[^>]*data-weight="-2">−2<\/span>/)
})

test('a badge with a visible word needs no label', () => {
  const html = renderToStaticMarkup(createElement(WeightBadge, { weight: 2, word: 'Good day' }))
  expect(html).not.toContain('role=')
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('+2 Good day')
})
