import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { answerBanners, openBrowser } from './browser.ts'
import { pages } from './site/pages.ts'
import { startSite } from './site/site.ts'

/** Pictures of every page: two languages, two themes, two widths, into `shots/`. The pages must be built. */
const folder = join(import.meta.dirname, '../shots')
const widths = { desktop: 1280, phone: 390 }
const themes = ['light', 'dark'] as const

mkdirSync(folder, { recursive: true })
const site = await startSite()
const browser = await openBrowser()
try {
  for (const [device, width] of Object.entries(widths)) {
    for (const colorScheme of themes) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        deviceScaleFactor: 1,
      })
      await answerBanners(context)
      const page = await context.newPage()
      for (const { path, locale } of pages) {
        await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' })
        const name = path.replace(/^\/ru\/?/, '').replaceAll('/', '') || 'home'
        await page.screenshot({
          path: join(folder, `${name}-${locale}-${colorScheme}-${device}.png`),
          fullPage: true,
        })
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await site.stop()
}
console.log(`${pages.length * themes.length * Object.keys(widths).length} pictures in shots/`)
