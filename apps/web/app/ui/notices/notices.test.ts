import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createI18n } from '../../i18n/create-i18n.ts'
import ru from '../../i18n/ru.json'
import { Notices } from './notices.tsx'

test('the live regions are in the server-rendered page and empty', () => {
  const html = renderToStaticMarkup(
    createElement(
      I18nextProvider,
      { i18n: createI18n('ru', ru) },
      createElement(Notices, null, createElement('main', null, 'страница')),
    ),
  )
  expect(html).toMatch(/<main>страница<\/main><section[^>]*aria-label="Уведомления">/)
  expect(html).toMatch(/<div role="alert"[^>]*><\/div><div role="status"[^>]*><\/div>/)
})
