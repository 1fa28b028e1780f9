import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailWorker, startMailWorker } from '../tools/testbed/site/mail-worker.ts'
import { generousLimits, type SiteProcess, startSite } from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe, GOOD_PRACTICE } from './axe.ts'
import { asVisitor } from './visit.ts'

const PASSWORD = 'choosing the day'
const NEW_PASSWORD = 'another fine day'

let site: SiteProcess & { readonly databaseUrl: string }
let mailWorker: MailWorker

beforeAll(async () => {
  site = await startSite(generousLimits)
  mailWorker = await startMailWorker(site.databaseUrl, site.url)
})
afterAll(async () => {
  await mailWorker.stop()
  await site.stop()
})

const english = {
  prefix: '',
  panel: 'Confirm your email',
  mail: 'Confirm your email address',
  confirm: 'Confirm',
  wrong: 'This link or code does not work. Ask for a new one.',
  done: 'Your email is confirmed',
  again: 'Send the message again',
  sent: 'The message is on its way',
  mine: 'Yes, I made it',
  recoveryMail: 'Your recovery code',
  setPassword: 'Save the password',
  mismatch: 'Passwords do not match',
  changed: 'Password changed',
  usedLink:
    'This link no longer works: it was used, is older than a day, or the password was recovered since.',
  notVerified: 'Please confirm your email address first.',
}
const russian: typeof english = {
  prefix: '/ru',
  panel: 'Подтвердите почту',
  mail: 'Подтвердите адрес электронной почты',
  confirm: 'Подтвердить',
  wrong: 'Ссылка или код не подходят. Запросите новое письмо.',
  done: 'Почта подтверждена',
  again: 'Отправить письмо ещё раз',
  sent: 'Письмо отправлено',
  mine: 'Да, это я',
  recoveryMail: 'Код для восстановления пароля',
  setPassword: 'Сохранить пароль',
  mismatch: 'Пароли не совпадают',
  changed: 'Пароль изменён',
  usedLink:
    'Ссылка больше не действует: её уже использовали, ей больше суток или пароль с тех пор восстановили.',
  notVerified: 'Сначала подтвердите адрес электронной почты.',
}
type Words = typeof english

const field = (page: Page, name: string) => page.locator(`main input[name=${name}]:not([hidden])`)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Signs up by the API; the browser gets the cookie of the page's own form. */
async function signUp(page: Page, { prefix }: Words, email: string): Promise<void> {
  await page.goto(`${prefix}/sign-up?back=${prefix}/client/mail`)
  for (const [name, value] of Object.entries({ email, password: PASSWORD, repassword: PASSWORD }))
    await field(page, name).fill(value)
  await field(page, 'consent').check()
  await page.locator('main form button[type=submit]').last().click()
  await page.waitForURL(`**${prefix}/client/mail`)
}

/** The address of a link in a mail, on this site. */
function linkIn(text: string, page: string): string {
  const found = new RegExp(`http\\S+/${page}/[\\w-]+`).exec(text)?.[0]
  if (!found) throw new Error(`the mail has no link to ${page}`)
  return new URL(found).pathname
}

describe.each([
  ['in English', english],
  ['in Russian', russian],
])('%s', (_language, words) => {
  const person = words.prefix === '' ? 'nina' : 'olga'

  test('a new account asks for a proof of its address, and the mailed code is one', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
      const email = `${person}-code@example.org`
      await signUp(page, words, email)
      await heading(page, words.panel).waitFor()
      await page.locator('main').getByText(words.notVerified, { exact: true }).waitFor()
      await expectNothingFromAxe(page, { within: 'main', tags: GOOD_PRACTICE })

      await field(page, 'code').fill('0000 0000')
      await press(page, words.confirm)
      await page.locator('main').getByText(words.wrong, { exact: true }).waitFor()
      const mail = await mailWorker.waitForMail(email, words.mail)
      await field(page, 'code').fill(/\d{4} \d{4}/.exec(mail.text)?.[0] ?? '')
      await press(page, words.confirm)
      await heading(page, words.panel).waitFor({ state: 'detached' })
      await page.reload()
      expect(await heading(page, words.panel).count()).toBe(0)
      expect(problems.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
    })
  })

  test.each([true, false])(
    'the mailed link confirms the address in any browser (script: %s)',
    async (script) => {
      const email = `${person}-link-${script}@example.org`
      await asVisitor({ siteUrl: site.url, javaScriptEnabled: script }, async ({ page }) => {
        await signUp(page, words, email)
        await press(page, words.again)
        await page.getByText(words.sent, { exact: true }).first().waitFor({ state: 'attached' })
      })
      const { text } = await mailWorker.waitForMail(email, words.mail)
      await asVisitor({ siteUrl: site.url, javaScriptEnabled: script }, async ({ page }) => {
        // Opening the link alone changes nothing, however often a mail program does it.
        for (const _ of [1, 2]) await page.goto(linkIn(text, 'verify'), { waitUntil: 'networkidle' })
        await press(page, words.mine)
        await heading(page, words.done).waitFor()
        await page.goto(`${words.prefix}/verify/${'A'.repeat(43)}`, { waitUntil: 'networkidle' })
        await press(page, words.mine)
        await page.locator('main').getByText(words.wrong, { exact: true }).waitFor()
      })
    },
  )

  test('the link of a recovery mail sets a new password in any browser, once', async () => {
    const email = `${person}-recovery@example.org`
    await asVisitor({ siteUrl: site.url }, ({ page }) => signUp(page, words, email))
    await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(`${words.prefix}/recovery`)
      await field(page, 'email').fill(email)
      await page.locator('main form button[type=submit]').last().click()
      await field(page, 'code').waitFor()
    })
    const { text } = await mailWorker.waitForMail(email, words.recoveryMail)
    await asVisitor({ siteUrl: site.url }, async ({ page }) => {
      await page.goto(linkIn(text, 'recovery'), { waitUntil: 'networkidle' })
      await expectNothingFromAxe(page, { within: 'main', tags: GOOD_PRACTICE })
      await field(page, 'password').fill(NEW_PASSWORD)
      await field(page, 'repassword').fill(PASSWORD)
      await press(page, words.setPassword)
      await page.locator('main').getByText(words.mismatch, { exact: true }).waitFor()
      await field(page, 'repassword').fill(NEW_PASSWORD)
      await press(page, words.setPassword)
      await heading(page, words.changed).waitFor()

      await page.goto(linkIn(text, 'recovery'), { waitUntil: 'networkidle' })
      await field(page, 'password').fill(PASSWORD)
      await field(page, 'repassword').fill(PASSWORD)
      await press(page, words.setPassword)
      await page.getByRole('alert').getByText(words.usedLink, { exact: true }).first().waitFor()
    })
  })
})
