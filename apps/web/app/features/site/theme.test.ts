import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { barColours, themeAfter, toTheme } from './theme.ts'

test('the switch cycles through all three themes', () => {
  expect(themeAfter('system')).toBe('light')
  expect(themeAfter('light')).toBe('dark')
  expect(themeAfter('dark')).toBe('system')
})

test('anything but light and dark is left to the system', () => {
  expect(['light', 'dark', null, undefined, 'neon'].map(toTheme)).toEqual([
    'light',
    'dark',
    'system',
    'system',
    'system',
  ])
})

test("the browser's bars have the colour of the paper", () => {
  const tokens = readFileSync(new URL('../../tokens.css', import.meta.url), 'utf8')
  const { light, dark } = barColours('system')
  expect(tokens).toContain(`--paper: light-dark(${light}, ${dark});`)
  expect(barColours('dark')).toEqual({ light: dark, dark })
})
