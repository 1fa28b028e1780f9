import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storedChoices } from '../features/site/stored-keys.ts'
import { SegmentedSwitch, StoredSwitch } from './segmented-switch.tsx'
import { toValue } from './use-stored-choice.ts'

const styles = readFileSync(new URL('segmented-switch.module.css', import.meta.url), 'utf8')

test.each(
  Object.entries(storedChoices).flatMap(([choice, values]) =>
    values.map((value) => [choice, value] as const),
  ),
)('the style sheet marks %s as %s before the page is hydrated', (choice, value) => {
  expect(styles).toContain(`:root[data-${choice}="${value}"] .option[data-choice="${choice}:${value}"]`)
})

test('an unknown or missing stored text falls back to the first value', () => {
  expect(['text', 'smoke', null].map((stored) => toValue(stored, storedChoices.marks))).toEqual([
    'text',
    'icons',
    'icons',
  ])
})

test('a switch is a named group of radio buttons with one of them checked', () => {
  const options = [
    { value: 'month', label: 'Month' },
    { value: 'year', label: 'Year' },
  ]
  const html = renderToStaticMarkup(
    createElement(SegmentedSwitch, { label: 'Span', options, value: 'year', onChange: () => {} }),
  )
  expect(html).toMatch(/^<div role="radiogroup" aria-label="Span"/)
  expect(new Set(Array.from(html.matchAll(/ name="([^"]+)"/g), ([, name]) => name)).size).toBe(1)
  expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="year"')])
})

test('the server renders a stored switch at its first value, as the first render in the browser does', () => {
  const html = renderToStaticMarkup(
    createElement(StoredSwitch<'icons' | 'text'>, {
      label: 'Marks',
      choice: 'marks',
      values: storedChoices.marks,
      nameOf: (value) => value,
    }),
  )
  expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="icons"')])
})
