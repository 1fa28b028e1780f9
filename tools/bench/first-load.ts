import { locales, localisePath } from '@zeri/contract/browser'
import { type Figure, figure } from '../figures/figures.ts'
import { startSite } from '../testbed/site/site.ts'
import { measureFirstLoad } from './measuring/first-load.ts'

/** The pages that visitors open first, by their English paths, with the bar of their scripts in kB. */
const pages = [
  { name: 'home', path: '/', bar: 150 },
  { name: 'month', path: '/2026/11', bar: 150 },
  { name: 'day', path: '/2026/11/16', bar: 150 },
  { name: 'article', path: '/articles/how-to-read-a-day', bar: 145 },
] as const

/** What a first visit loads, in both languages. Byte counts, the same on every machine. */
export async function measureFirstLoads(): Promise<Figure[]> {
  const site = await startSite()
  try {
    const figures: Figure[] = []
    for (const { name, path, bar } of pages)
      for (const locale of locales) {
        const { js, css } = await measureFirstLoad(site.url + localisePath(path, locale))
        figures.push(
          figure(`first-load.${name}.${locale}.js-gzip`, js, 'kB', `<= ${bar}`),
          figure(`first-load.${name}.${locale}.css-gzip`, css, 'kB', '<= 20'),
        )
      }
    return figures
  } finally {
    await site.stop()
  }
}
