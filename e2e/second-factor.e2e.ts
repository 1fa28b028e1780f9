import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { totpCode } from '../apps/server/src/features/accounts/second-factor/totp.ts'
import { openDatabase } from '../apps/server/src/platform/db/database.ts'
import { findFreePort } from '../tools/testbed/free-port.ts'
import { signOutOwner, signUpOwner } from '../tools/testbed/site/owner.ts'
import { generousLimits, startSite } from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe } from './axe.ts'
import { type Factor, turnOnFactor } from './turn-on-factor.ts'
import { asVisitor, expectToFit } from './visit.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const PASSWORD = 'choosing the day'
const STEP_MS = 30_000
let site: Awaited<ReturnType<typeof startSite>>
let db: ReturnType<typeof openDatabase>
beforeAll(async () => {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  site = await startSite({ PORT: String(port), SITE_URL_EN: url, SITE_URL_RU: url, ...generousLimits })
  db = openDatabase({ url: site.databaseUrl, poolSize: 1 })
})
afterAll(async () => {
  await db?.destroy()
  await site?.stop()
})

const english = {
  prefix: '',
  signIn: 'Sign in',
  turnOn: 'Turn on',
  appCode: 'Code that the app shows',
  code: 'Code',
  next: 'Continue',
  isOn: 'On since',
  left: (count: number) => `Backup codes left: ${count}`,
  wrong: 'This code does not work.',
  again: 'Sign in with another account',
  email: 'Email',
  password: 'Password',
  turnOff: 'Turn off',
  removeCode: 'Code from the app, or a backup code',
  isOff: 'It is off.',
  used: 'A backup code was used',
  confirmTitle: 'Confirm that it is you',
  confirm: 'Confirm',
  export: 'Confirm and download',
  file: 'Download as JSON',
  newFeed: 'Create the address',
  erase: 'Delete my account',
}
const russian: typeof english = {
  prefix: '/ru',
  signIn: 'Войти',
  turnOn: 'Включить',
  appCode: 'Код, который показывает приложение',
  code: 'Код',
  next: 'Продолжить',
  isOn: 'Включена',
  left: (count) => `Осталось резервных кодов: ${count}`,
  wrong: 'Этот код не подходит.',
  again: 'Войти в другую учётную запись',
  email: 'E-mail',
  password: 'Пароль',
  turnOff: 'Отключить',
  removeCode: 'Код из приложения или резервный код',
  isOff: 'Сейчас отключена.',
  used: 'Использован резервный код',
  confirmTitle: 'Подтвердите, что это вы',
  confirm: 'Подтвердить',
  export: 'Подтвердить и скачать',
  file: 'Скачать в JSON',
  newFeed: 'Создать адрес',
  erase: 'Удалить учётную запись',
}
type Words = typeof english

/** A signed-in owner whose address is proven. */
async function aVerifiedOwner(page: Page): Promise<string> {
  const { email } = await signUpOwner(page.context(), site.url)
  await db.updateTable('accounts').set({ verified_at: new Date() }).where('email', '=', email).execute()
  return email
}

async function accountIdOf(email: string): Promise<string> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.id
}

/** Makes the next code of the app one that was not used yet, as half a minute would. */
async function passTime(email: string): Promise<void> {
  const accountId = await accountIdOf(email)
  await db.updateTable('second_factors').set({ last_step: 0 }).where('account_id', '=', accountId).execute()
}

/** Makes the confirmation of every session old, as ten minutes would. */
async function ageConfirmation(email: string): Promise<void> {
  const accountId = await accountIdOf(email)
  const confirmed_at = new Date(Date.now() - 11 * 60_000)
  await db.updateTable('sessions').set({ confirmed_at }).where('account_id', '=', accountId).execute()
}

const signOut = (page: Page) => signOutOwner(page.context(), site.url)

async function turnOn(page: Page, words: Words): Promise<Factor> {
  await page.goto(`${words.prefix}/client/security`, { waitUntil: 'load' })
  return turnOnFactor(page, words)
}

/** Types the password on the sign-in page; the page of the code follows. */
async function enterPassword(page: Page, words: Words, email: string): Promise<void> {
  await page.goto(`${words.prefix}/sign-in?back=${words.prefix}/client/security`, { waitUntil: 'load' })
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.locator('main').getByRole('button', { name: words.signIn, exact: true }).click()
  await page.waitForURL('**/sign-in/code?*')
}

async function enterCode(page: Page, words: Words, code: string): Promise<void> {
  await page.locator('main input[name=code]').fill(code)
  await page.locator('main').getByRole('button', { name: words.next }).click()
}

describe.each([
  ['English', english],
  ['Russian', russian],
])('in %s', (_name, words) => {
  test('it is set up, asks for a code in the popup, accepts a drifted clock and backup codes once', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
      const email = await aVerifiedOwner(page)
      await page.goto(`${words.prefix}/client/security`, { waitUntil: 'networkidle' })
      const { secret, backupCodes } = await turnOn(page, words)
      expect(backupCodes).toHaveLength(10)
      await page.locator('#second-factor').getByText(words.left(10)).waitFor()
      await expectNothingFromAxe(page, { within: 'main' })
      await expectToFit(page, [1280, 390, 320])
      await page.setViewportSize({ width: 1280, height: 800 })

      // By the keyboard alone, in the popup.
      await signOut(page)
      await page.goto(`${words.prefix}/about`, { waitUntil: 'networkidle' })
      await page.locator('header').getByRole('button', { name: words.signIn }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.locator('input[name=email]').fill(email)
      await dialog.locator('input[name=password]').focus()
      await page.keyboard.type(PASSWORD)
      await page.keyboard.press('Enter')
      await dialog.locator('input[name=code]').waitFor()
      await expectNothingFromAxe(page, { within: 'dialog' })
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code')
      await page.keyboard.type('000 000')
      await page.keyboard.press('Enter')
      await dialog.getByText(words.wrong).first().waitFor()
      await passTime(email)
      await dialog.locator('input[name=code]').fill('')
      const shown = totpCode(secret, Date.now())
      await page.keyboard.type(`${shown.slice(0, 3)} ${shown.slice(3)}`)
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })

      // A clock that is half a minute behind, on the page.
      await signOut(page)
      await passTime(email)
      await enterPassword(page, words, email)
      await expectNothingFromAxe(page, { within: 'main' })
      await expectToFit(page, [390])
      await enterCode(page, words, totpCode(secret, Date.now() - 4 * STEP_MS))
      await page.getByRole('alert').getByText(words.wrong).waitFor()
      await enterCode(page, words, totpCode(secret, Date.now() - STEP_MS + 2_000))
      await page.waitForURL('**/client/security')

      // A backup code works once.
      const [backupCode = ''] = backupCodes
      await signOut(page)
      await enterPassword(page, words, email)
      await enterCode(page, words, backupCode.toUpperCase())
      await page.waitForURL('**/client/security')
      await page.locator('#second-factor').getByText(words.left(9)).waitFor()
      await page.locator('#events').getByText(words.used).first().waitFor()
      await signOut(page)
      await enterPassword(page, words, email)
      await enterCode(page, words, backupCode)
      await page.getByRole('alert').getByText(words.wrong).waitFor()
      await enterCode(page, words, backupCodes[1] ?? '')
      await page.waitForURL('**/client/security')

      // Off again, by a code.
      const section = page.locator('#second-factor')
      await section.locator('summary').click()
      await section.getByLabel(words.removeCode).fill(backupCodes[2] ?? '')
      await section.getByRole('button', { name: words.turnOff }).click()
      await section.getByText(words.isOff).waitFor()
      expect(problems.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
    })
  })

  test('without a script it is set up and asks for a code', async () => {
    await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
      const email = await aVerifiedOwner(page)
      const { secret, backupCodes } = await turnOn(page, words)
      expect(backupCodes).toHaveLength(10)
      await signOut(page)
      await passTime(email)
      await enterPassword(page, words, email)
      await enterCode(page, words, '000000')
      await page.getByRole('alert').getByText(words.wrong).waitFor()
      await enterCode(page, words, totpCode(secret, Date.now()))
      await page.waitForURL('**/client/security')
      await page.locator('#second-factor').getByText(words.isOn).waitFor()
    })
  })

  test.each([true, false])(
    'export, feed and deletion ask for a confirmation (script: %s)',
    async (hasScript) => {
      await asVisitor({ siteUrl: site.url, javaScriptEnabled: hasScript }, async ({ page }) => {
        const email = await aVerifiedOwner(page)
        const open = (path: string) =>
          page.goto(`${words.prefix}${path}`, { waitUntil: hasScript ? 'networkidle' : 'load' })
        const part = page
          .locator(hasScript ? 'dialog' : 'main section')
          .filter({ has: page.getByRole('heading', { name: words.confirmTitle }) })
        const confirm = async (password: string) => {
          await part.locator('input[name=password]').fill(password)
          await part.getByRole('button', { name: words.confirm, exact: true }).click()
        }

        // What was typed is not lost: the feed is made as it was chosen.
        await ageConfirmation(email)
        await open('/client/feeds')
        await page.locator('select[name=filter]').selectOption('warnings')
        await page.locator('form:has(input[value=add-feed]) button[type=submit]').click()
        await part.waitFor()
        if (hasScript) await expectNothingFromAxe(page, { within: 'dialog' })
        await confirm('not this one')
        await part.locator('[aria-invalid=true]').waitFor()
        await confirm(PASSWORD)
        await part.waitFor({ state: 'detached' })
        const feeds = await db
          .selectFrom('feeds')
          .select('filter')
          .where('account_id', '=', await accountIdOf(email))
          .execute()
        expect(feeds).toEqual([{ filter: 'warnings' }])

        await ageConfirmation(email)
        await open('/client/data')
        await page.getByRole('button', { name: words.export }).click()
        await part.waitFor()
        await confirm(PASSWORD)
        await page.getByRole('link', { name: words.file }).waitFor()

        await ageConfirmation(email)
        await open('/client/data')
        await page.locator('main input[name=email]').fill(email)
        await page.getByRole('button', { name: words.erase }).click()
        await part.waitFor()
        await confirm(PASSWORD)
        await expect
          .poll(
            async () =>
              db
                .selectFrom('accounts')
                .select('id')
                .where('email', '=', email)
                .where('deletion_requested_at', 'is not', null)
                .execute(),
            { timeout: 20_000 },
          )
          .toHaveLength(1)
      })
    },
  )
})
