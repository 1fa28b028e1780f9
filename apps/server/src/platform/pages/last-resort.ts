import type { Locale } from '@zeri/contract'

const words = {
  en: { text: 'An error occurred while showing the error page', home: 'Go back to home', path: '/' },
  ru: {
    text: 'Не удалось показать страницу с сообщением об ошибке',
    home: 'Вернуться на главную',
    path: '/ru',
  },
} as const satisfies Record<Locale, { text: string; home: string; path: string }>

/** The page for when even the error page cannot be shown: no script, no style, no data. */
export function lastResortPage(locale: Locale, product: string): string {
  const { text, home, path } = words[locale]
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${product}</title></head><body><main><h1>${text}</h1><p><a href="${path}">${home}</a></p></main></body></html>`
}
