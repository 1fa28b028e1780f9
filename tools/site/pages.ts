/** Every page a visitor can open, in both languages; shots and browser tests walk this list. */
const english = ['/', '/about', '/developers', '/404']

export const pages: readonly { readonly path: string; readonly locale: 'en' | 'ru' }[] = english.flatMap(
  (path) => [
    { path, locale: 'en' as const },
    { path: path === '/' ? '/ru' : `/ru${path}`, locale: 'ru' as const },
  ],
)
