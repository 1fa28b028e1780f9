import { type Figure, figure } from '../figures/figures.ts'
import { startSite } from '../testbed/site/site.ts'
import { measureFirstLoad } from './measuring/first-load.ts'

/** What a first visit to the home page, a month and an article loads. Byte counts, the same on every machine. */
export async function measureFirstLoads(): Promise<Figure[]> {
  const site = await startSite()
  try {
    const home = await measureFirstLoad(site.url)
    const month = await measureFirstLoad(`${site.url}/2026/11`)
    const article = await measureFirstLoad(`${site.url}/articles/how-to-read-a-day`)
    return [
      figure('first-load.home-js-gzip', home.js, 'kB', '<= 165'),
      figure('first-load.home-css-gzip', home.css, 'kB', '<= 20'),
      figure('first-load.month-js-gzip', month.js, 'kB', '<= 175'),
      figure('first-load.article-js-gzip', article.js, 'kB', '<= 160'),
    ]
  } finally {
    await site.stop()
  }
}
