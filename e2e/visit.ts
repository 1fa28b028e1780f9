import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { answerBanners, openBrowser, openPage } from '../tools/testbed/browser.ts'

export type Visit = {
  readonly page: Page
  /** Console errors, page errors and policy violations, in the order they happened. */
  readonly problems: readonly string[]
}

type VisitOptions = BrowserContextOptions & {
  /** Leaves the banners of a first visit in place. */
  readonly isFirstVisit?: boolean
  readonly siteUrl?: string
}

/** Playwright's message about the blocked service worker. */
const NO_COPIES = 'Service Worker registration blocked by Playwright'

let opened: Promise<Browser> | undefined

/** One browser for all visitors of a file, because opening one takes longer than most visits. */
function browserOfFile(): Promise<Browser> {
  opened ??= openBrowser()
  return opened
}

export async function closeBrowserOfFile(): Promise<void> {
  const browser = await opened
  opened = undefined
  await browser?.close()
}

/** Runs with a visitor who has a fresh browser profile. */
export async function asVisitor(options: VisitOptions, act: (visit: Visit) => Promise<void>): Promise<void> {
  const { isFirstVisit = false, siteUrl = inject('siteUrl'), ...contextOptions } = options
  const browser = await browserOfFile()
  // A service worker would cache pages for later visits, which most tests do not make.
  const context = await browser.newContext({ baseURL: siteUrl, serviceWorkers: 'block', ...contextOptions })
  try {
    if (!isFirstVisit) await answerBanners(context)
    const hasScripts = contextOptions.javaScriptEnabled !== false
    const page = await (hasScripts ? openPage(context) : context.newPage())
    const problems: string[] = []
    page.on('console', (message) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning'
      if (isProblem && !message.text().includes(NO_COPIES)) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    if (hasScripts) {
      await page.exposeFunction('reportViolation', (text: string) => problems.push(text))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = (globalThis as unknown as { reportViolation: (text: string) => void })
            .reportViolation
          report(`policy: ${event.violatedDirective} ${event.blockedURI}`)
        })
      })
    }
    await act({ page, problems })
  } finally {
    await context.close()
  }
}

/** Nothing on the page is wider than screens of these widths. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${width} px`).toBe(0)
  }
}
