import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createI18n } from '../../i18n/create-i18n.ts'
import en from '../../i18n/en.json'
import { LanguageSwitch } from './language-switch.tsx'

test('the switch is a form that works without a script and holds no query', () => {
  const html = renderToStaticMarkup(
    createElement(
      I18nextProvider,
      { i18n: createI18n('en', en) },
      createElement(MemoryRouter, { initialEntries: ['/about?visitor=anna'] }, createElement(LanguageSwitch)),
    ),
  )
  expect(html).toContain('<form action="/locale" method="post">')
  expect(html).toContain('<input type="hidden" name="to" value="ru"/>')
  expect(html).toContain('<input type="hidden" name="path" value="/about"/>')
  expect(html).not.toContain('anna')
})
