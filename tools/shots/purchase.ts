import type { Page } from 'playwright-core'
import { signUpOwner } from '../testbed/site/owner.ts'
import type { Session } from './session.ts'

const POOR_CARD = '4000000000000002'
const words = {
  en: { home: '', name: 'Anna', approve: 'Approve', leave: 'Leave' },
  ru: { home: '/ru', name: 'Анна', approve: 'Оплатить', leave: undefined },
} as const

/** The purchase of a calendar: form, refused card, successful payment, history; then days to choose from. */
export async function shootPurchase({ page, site, locale, shoot }: Session): Promise<void> {
  const { home, name, approve, leave } = words[locale]
  const owner = await signUpOwner(page.context(), site.url)
  const uuid = await owner.addChart({ fio: name })
  const press = (button: string) => page.getByRole('button', { name: button, exact: true }).click()
  const order = async () => {
    await page.goto(`${site.url}${home}/personal?chart=${uuid}`, { waitUntil: 'networkidle' })
    await page.locator('main input[name=offer]').check()
    await shoot(`purchase-form-${locale}`)
    await page.locator('main form[action$="/kassa/checkout"] button[type=submit]').click()
    await page.waitForURL(`${site.gateway.url}/**`)
  }
  await order()
  await page.locator('input[name=card]').fill(POOR_CARD)
  await press(approve)
  if (leave) await press(leave)
  await page.waitForURL('**/kassa/fail*')
  await page.waitForLoadState('networkidle')
  await shoot(`purchase-fail-${locale}`)
  await order()
  await press(approve)
  await page.waitForURL('**/kassa/success*')
  await page.locator(`main a[href*="/personal/${uuid}"]`).waitFor()
  await shoot(`purchase-success-${locale}`)
  await page.goto(`${site.url}${home}/client/payments`, { waitUntil: 'networkidle' })
  await shoot(`purchase-history-${locale}`)
  await shootChoice(page, `${site.url}${home}`, uuid, (part) => shoot(`purchase-${part}-${locale}`))
  await page.context().clearCookies()
}

/** Days for a wedding, three of them side by side, and the page for relatives. */
async function shootChoice(
  page: Page,
  root: string,
  chart: string,
  shoot: (part: string) => Promise<unknown>,
): Promise<void> {
  await page.goto(`${root}/predict?tag=wedding&volume=year&year=2027&chart=${chart}`, {
    waitUntil: 'networkidle',
  })
  await shoot('predict')
  const boxes = page.locator('main input[type=checkbox][name=day]')
  for (const index of [0, 1, 2]) await boxes.nth(index).check()
  await page.locator('main form[action$="/predict/compare"] button[type=submit]').click()
  await page.locator('main input[name=keep]').first().waitFor()
  await shoot('compare')
  await page.locator('main form[method=post] button[type=submit]').last().click()
  await page.waitForURL(/\/choice\/[\w-]{43}$/)
  await page.waitForLoadState('networkidle')
  await shoot('choice')
  await page.goto(`${root}/client/feeds`, { waitUntil: 'networkidle' })
  await shoot('feeds')
}
