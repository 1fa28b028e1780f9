import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { hoverRules } from './hover-rules.ts'

async function process(css: string): Promise<string> {
  const inline = { configFile: false as const, css: { postcss: { plugins: [hoverRules()] } } }
  const { code } = await preprocessCSS(css, 'some.css', await resolveConfig(inline, 'build'))
  return code
    .replaceAll(/\s*(?<brace>[{}])\s*/g, ' $<brace> ')
    .replaceAll(/ {2}/g, ' ')
    .trim()
}

test.each([
  [
    'a rule for hovering needs a pointer that can hover',
    'a:hover { color: red }',
    '@media (hover: hover) { a:hover { color: red } }',
  ],
  [
    'a list of selectors is parted',
    'a:hover, a:focus { color: red }',
    'a:focus { color: red } @media (hover: hover) { a:hover { color: red } }',
  ],
  [
    'a rule stays between its neighbours, which decides between equals',
    'a { color: blue } a:hover { color: red } a:active { color: green }',
    'a { color: blue } @media (hover: hover) { a:hover { color: red } } a:active { color: green }',
  ],
  [
    'a rule that asks for such a pointer itself is left as it is',
    '@media (hover: hover) { a:hover { color: red } }',
    '@media (hover: hover) { a:hover { color: red } }',
  ],
])('%s', async (_what, css, expected) => {
  expect(await process(css)).toBe(expected)
})
