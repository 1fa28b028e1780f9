import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Hanzi } from './hanzi.tsx'
import { Moon } from './moon.tsx'
import { TextWithHanzi } from './text-with-hanzi.tsx'

test('a labelled character is read by its label, and only the glyph is Chinese', () => {
  const html = renderToStaticMarkup(
    createElement(Hanzi, { glyph: '癸', element: 'water', label: 'guǐ, Yin Water' }),
  )
  expect(html).toMatch(
    /^<span[^>]*data-element="water" role="img" aria-label="guǐ, Yin Water"><span lang="zh" aria-hidden="true"[^>]*>癸<\/span><\/span>$/,
  )
})

test('a character without a label is hidden from screen readers', () => {
  const html = renderToStaticMarkup(createElement(Hanzi, { glyph: '癸' }))
  expect(html).not.toContain('role=')
  expect(html).toContain('aria-hidden="true"')
})

test('Chinese words in running text are marked as Chinese, the rest is left alone', () => {
  const html = renderToStaticMarkup(createElement(TextWithHanzi, { text: 'from 择日, zérì' }))
  expect(html).toMatch(/^from <span lang="zh"[^>]*>择日<\/span>, zérì$/)
})

test('a moon without a label is decoration', () => {
  const moon = (label?: string) =>
    renderToStaticMarkup(createElement(Moon, { elongationDeg: 90, sizePx: 20, ...(label && { label }) }))
  expect(moon()).toContain('aria-hidden="true"')
  expect(moon('First quarter')).toContain('aria-label="First quarter"')
})

test('pictures need no style attribute, which the security policy forbids', () => {
  const html = renderToStaticMarkup(createElement(Moon, { elongationDeg: 90, sizePx: 20 }))
  expect(html).toContain('width="20"')
  expect(html).not.toContain('style=')
})
