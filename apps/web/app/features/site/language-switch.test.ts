import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import en from '../../i18n/en.json'
import { createTranslator } from '../../i18n/translator.ts'
import { WordsContext } from '../../i18n/use-translation.ts'
import { LanguageSwitch } from './language-switch.tsx'

test('the switch is a form that works without a script and holds no query', () => {
  const html = renderToStaticMarkup(
    createElement(
      WordsContext,
      { value: createTranslator('en', en) },
      createElement(MemoryRouter, { initialEntries: ['/about?visitor=anna'] }, createElement(LanguageSwitch)),
    ),
  )
  expect(html).toContain('<form action="/locale" method="post">')
  expect(html).toContain('<input type="hidden" name="to" value="ru"/>')
  expect(html).toContain('<input type="hidden" name="path" value="/about"/>')
  expect(html).not.toContain('anna')
})
