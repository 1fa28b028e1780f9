import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import ru from '../../i18n/ru.json'
import { createTranslator } from '../../i18n/translator.ts'
import { WordsContext } from '../../i18n/use-translation.ts'
import { Notices } from './notices.tsx'

test('the live regions are in the server-rendered page and empty', () => {
  const html = renderToStaticMarkup(
    createElement(
      WordsContext,
      { value: createTranslator('ru', ru) },
      createElement(Notices, null, createElement('main', null, 'страница')),
    ),
  )
  expect(html).toMatch(/<main>страница<\/main><section[^>]*aria-label="Уведомления">/)
  expect(html).toMatch(/<div role="alert"[^>]*><\/div><div role="status"[^>]*><\/div>/)
})
