import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'
import type { Locale } from '@zeri/contract'

/** Every page once a language: the same file under an id of its own. */
function pages(locale: Locale): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${locale}/${name}`, caseSensitive: true })
  return [
    layout('layouts/site-layout.tsx', id('site'), [
      index('routes/today.tsx', id('today')),
      route('about', 'routes/about.tsx', id('about')),
      route('developers', 'routes/developers.tsx', id('developers')),
      route('*', 'routes/not-found.tsx', id('not-found')),
    ]),
  ]
}

export default [
  ...pages('en'),
  ...prefix('ru', pages('ru')),
  route('locale', 'routes/locale.ts'),
] satisfies RouteConfig
