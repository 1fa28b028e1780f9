import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { withoutLocale } from '@zeri/contract'
import type { Browser } from 'playwright-core'
import { answerBanners, findBrowser, openBrowser, openPage } from '../testbed/browser.ts'
import { listPages } from '../testbed/site/pages.ts'
import { type PayingSite, startPayingSite } from '../testbed/site/paying-site.ts'
import { generousLimits } from '../testbed/site/site.ts'
import { shootAccount, shootPersonal, shootPlacePopup, shootReading } from './flows.ts'
import { shootPurchase } from './purchase.ts'
import type { Session } from './session.ts'

const folder = join(import.meta.dirname, '../../shots')
const devices = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }
const themes = ['light', 'dark'] as const
const locales = ['en', 'ru'] as const

/** Flows by the first word of the names of their pictures. */
const flows: Readonly<Record<string, (session: Session) => Promise<void>>> = {
  popup: shootPlacePopup,
  account: shootAccount,
  reading: shootReading,
  owner: shootPersonal,
  purchase: shootPurchase,
}

/**
 * Screenshots of every page, of the popups, of an account, of readings and of a purchase, in two languages, two themes
 * and two widths, into `shots/`. The pages must be built.
 * @param wanted only pictures whose name contains it
 */
export async function takeScreenshots(wanted: string): Promise<number> {
  findBrowser()
  mkdirSync(folder, { recursive: true })
  const site = await startPayingSite(generousLimits)
  try {
    const browser = await openBrowser()
    try {
      let count = 0
      for (const device of ['desktop', 'phone'] as const)
        for (const theme of themes) count += await shootVariant({ site, browser, device, theme, wanted })
      return count
    } finally {
      await browser.close()
    }
  } finally {
    await site.stop()
  }
}

type Variant = {
  readonly site: PayingSite
  readonly browser: Browser
  readonly device: keyof typeof devices
  readonly theme: (typeof themes)[number]
  readonly wanted: string
}

/** Every picture in one theme and one width; returns how many. */
async function shootVariant({ site, browser, device, theme, wanted }: Variant): Promise<number> {
  const context = await browser.newContext({
    viewport: devices[device],
    colorScheme: theme,
    deviceScaleFactor: 1,
  })
  await answerBanners(context)
  const page = await openPage(context)
  let count = 0
  const shoot: Session['shoot'] = async (name, fullPage = true) => {
    if (!name.includes(wanted)) return
    count += 1
    await page.screenshot({ path: join(folder, `${name}-${theme}-${device}.png`), fullPage })
  }
  for (const { path, locale } of listPages(new Date())) {
    const name = `${nameOf(path)}-${locale}`
    if (!name.includes(wanted)) continue
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' })
    await shoot(name)
  }
  for (const locale of locales)
    for (const [word, flow] of Object.entries(flows))
      if (wanted === '' || wanted.startsWith(word)) await flow({ page, site, locale, shoot })
  await context.close()
  return count
}

function nameOf(path: string): string {
  const bare = withoutLocale(path).slice(1)
  const kind = bare.replace(/^\d{4}(\/\d+)?(\/\d+)?$/, (_path, month, day) =>
    day ? 'day' : month ? 'month' : 'year',
  )
  return kind.replaceAll('/', '-') || 'home'
}
