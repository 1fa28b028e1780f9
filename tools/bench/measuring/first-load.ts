import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rounded } from '../../figures/figures.ts'
import { openBrowser, openPage } from '../../testbed/browser.ts'

const assets = join(import.meta.dirname, '../../../apps/web/build/client')

/** Gzip sizes in kB of the scripts and styles that a browser fetches for the first page. */
export async function measureFirstLoad(url: string): Promise<{ js: number; css: number }> {
  const browser = await openBrowser()
  try {
    const page = await openPage(browser)
    const paths = new Set<string>()
    page.on('request', (request) => paths.add(new URL(request.url()).pathname))
    await page.goto(url, { waitUntil: 'networkidle' })
    const weigh = (extension: string) =>
      [...paths]
        .filter((path) => path.endsWith(extension))
        .reduce((sum, path) => sum + gzipSync(readFileSync(join(assets, path)), { level: 9 }).length, 0)
    return { js: rounded(weigh('.js') / 1000, 1), css: rounded(weigh('.css') / 1000, 1) }
  } finally {
    await browser.close()
  }
}
