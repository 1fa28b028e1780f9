import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { requireProgram } from '../require-program.ts'
import { type Engine, findInPage, type Target, type Window } from './engine.ts'

/** What Firefox reports of a page that is left while it loads, and of pages without an icon: no faults of ours. */
const HARMLESS = [
  'status=2152398850',
  'error loading dynamically imported module',
  'A ServiceWorker intercepted the request and encountered an unexpected error',
  '/favicon.ico',
]

export function findFirefox(): string {
  return requireProgram('firefox-esr', 'firefox-esr')
}

/** Debian's Firefox without a screen, over WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    acceptInsecureCerts: true,
    // Nobody can press the button of a prompt; a page sees no other difference.
    extraPrefsFirefox: { 'permissions.default.desktop-notification': 1 },
  })
  return {
    newWindow: async () => {
      const context = await browser.createBrowserContext()
      return windowOf(await context.newPage(), () => context.close())
    },
    close: () => browser.close(),
  }
}

function windowOf(page: Page, close: () => Promise<void>): Window {
  const problems: string[] = []
  const note = (text: string) => {
    if (!HARMLESS.some((part) => text.includes(part))) problems.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text())
  })
  page.on('pageerror', (error) => note(String(error)))
  const find = async (target: Target): Promise<ElementHandle | null> => {
    const found = await page.evaluateHandle(findInPage, target)
    return found.asElement() as ElementHandle | null // true: only elements are found
  }
  return {
    problems,
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    evaluate: (run, ...values) => page.evaluate(run, ...values),
    async click(target) {
      const element = await find(target)
      await element?.click()
      return element !== null
    },
    async type(target, text) {
      const element = await find(target)
      await element?.type(text)
      return element !== null
    },
    async resize(width, height) {
      await page.setViewport({ width, height })
      return page.evaluate(() => innerWidth)
    },
    screenshot: () => page.screenshot(),
    close,
  }
}
