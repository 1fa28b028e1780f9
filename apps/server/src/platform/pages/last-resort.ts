import type { Locale } from '@zeri/contract'

const words = {
  en: {
    broken: 'An error occurred while showing the error page',
    busy: 'Very many people are here right now. Please try again in a few seconds.',
    home: 'Go back to home',
    path: '/',
  },
  ru: {
    broken: 'Не удалось показать страницу с сообщением об ошибке',
    busy: 'Сейчас на сайте очень много посетителей. Пожалуйста, попробуйте ещё раз через несколько секунд.',
    home: 'Вернуться на главную',
    path: '/ru',
  },
} as const satisfies Record<Locale, { broken: string; busy: string; home: string; path: string }>

/** The page for when the error page fails too, or the server is too busy to render: no script, no style, no data. */
export function lastResortPage(locale: Locale, product: string, why: 'broken' | 'busy'): string {
  const { [why]: text, home, path } = words[locale]
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${product}</title></head><body><main><h1>${text}</h1><p><a href="${path}">${home}</a></p></main></body></html>`
}
