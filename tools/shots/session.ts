import type { Page } from 'playwright-core'
import type { PayingSite } from '../testbed/site/paying-site.ts'

/** What a flow needs to take its screenshots: one page of a browser, in one language, theme and width. */
export type Session = {
  readonly page: Page
  readonly site: PayingSite
  readonly locale: 'en' | 'ru'
  /** Takes a picture of what the page shows now; of the whole page unless `fullPage` is false. */
  shoot(name: string, fullPage?: boolean): Promise<unknown>
}
