import type { BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { answerBanners, openBrowser } from '../tools/browser.ts'

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

/** One visitor with a browser profile of their own, gone afterwards. */
export async function asVisitor(options: VisitOptions, act: (visit: Visit) => Promise<void>): Promise<void> {
  const { isFirstVisit = false, siteUrl = inject('siteUrl'), ...contextOptions } = options
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ baseURL: siteUrl, ...contextOptions })
    if (!isFirstVisit) await answerBanners(context)
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    if (contextOptions.javaScriptEnabled !== false) {
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
    await browser.close()
  }
}
