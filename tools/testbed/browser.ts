import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { requireProgram } from './require-program.ts'

/** The same engine without a window: half the processor time a page. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Chromium of this machine, `CHROME_PATH` first.
 * @param isWhole without the shell, which sends no reports of policies
 */
export function findBrowser(isWhole = false): string {
  const candidates = isWhole ? WHOLE : [SHELL, ...WHOLE]
  const path = [process.env.CHROME_PATH, ...candidates].find(
    (candidate) => candidate && existsSync(candidate),
  )
  return path ?? requireProgram('chromium', 'chromium')
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none', // letters as wide as in print and on a high-resolution screen
]

export function openBrowser(flags: readonly string[] = [], { isWhole = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(isWhole),
    headless: true,
    args: [...FLAGS, ...flags],
  })
}

/** Makes the browser that of a returning visitor, who has dismissed the banners of a first visit. */
export function answerBanners(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    localStorage.setItem('cookies', 'refused')
    localStorage.setItem('apps-banner', 'off')
  })
}

/**
 * A page on which waiting for an idle network also waits for hydration: its scripts are fetched after the first paint, when
 * the network may already have been idle.
 */
export async function openPage(context: Browser | BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil === 'networkidle') await waitForHydration(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil === 'networkidle') await waitForHydration(page)
    return response
  }
  return page
}

/** Waits until React has hydrated the page; a page without deferred scripts needs no waiting. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return !document.querySelector('script[type=late]') || (main && Object.keys(main).length > 0)
  })
  await page.waitForLoadState('networkidle')
}
