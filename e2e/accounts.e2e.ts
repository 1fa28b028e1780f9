import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitForHydration } from '../tools/testbed/browser.ts'
import { type MailWorker, startMailWorker } from '../tools/testbed/site/mail-worker.ts'
import { generousLimits, type SiteProcess, startSite } from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe, GOOD_PRACTICE } from './axe.ts'
import { asVisitor } from './visit.ts'

const PASSWORD = 'choosing the day'
const NEW_PASSWORD = 'another fine day'

let site: SiteProcess & { readonly databaseUrl: string }
let mailWorker: MailWorker

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'debug', ...generousLimits })
  mailWorker = await startMailWorker(site.databaseUrl, site.url)
})
afterAll(async () => {
  await mailWorker.stop()
  await site.stop()
})

const english = {
  prefix: '',
  signIn: 'Sign in',
  tabs: ['Sign in', 'Sign up', 'Password recovery'],
  signUp: 'Create an account',
  sendCode: 'Send the code',
  checkCode: 'Continue',
  setPassword: 'Save the password',
  tryAgain: 'Try again',
  out: 'Log out',
  enterEmail: 'Enter your Email',
  noEmail: 'Enter existing Email',
  enterPassword: 'Please enter a password',
  length: 'Password must be between 6 and 20 characters',
  mismatch: 'Passwords do not match',
  consent: 'Without your consent we cannot keep an account',
  wrong: 'Wrong login or password',
  exists: 'User with this email already exists.',
  unknown: 'User with this email was not found.',
  invalidCode: 'Invalid recovery code',
  codeSent: 'Recovery code sent to your e-mail',
  changed: 'Password changed',
  continue: 'Sign in to continue',
  error: 'Error',
  success: 'Success',
  codeMail: 'Your recovery code',
  deletionMail: 'Your account will be deleted',
  change: 'Change password',
  wrongCurrent: 'The current password is not right.',
  end: /^End the session on Chrome, Linux/,
  ended: 'Session ended',
  file: 'Download as JSON',
  notMine: 'This is not the email of your account.',
  remove: 'Delete my account',
  removed: 'Your account will be deleted',
  beingDeleted:
    'This account is about to be deleted. To keep it, use the link in the email we sent, or recover the password.',
  keep: 'Keep my account',
  restored: 'Your account stays',
  place: { id: '2643743', address: 'London, United Kingdom', latitude: 51.50853, longitude: -0.12574 },
  town: 'London',
}
const russian: typeof english = {
  prefix: '/ru',
  signIn: 'Войти',
  tabs: ['Вход', 'Регистрация', 'Восстановление'],
  signUp: 'Зарегистрироваться',
  sendCode: 'Отправить код',
  checkCode: 'Продолжить',
  setPassword: 'Сохранить пароль',
  tryAgain: 'Попробовать ещё раз',
  out: 'Выйти',
  enterEmail: 'Введите ваш e-mail',
  noEmail: 'Введите существующий e-mail',
  enterPassword: 'Введите пароль',
  length: 'Пароль должен содержать от 6 до 20 символов',
  mismatch: 'Пароли не совпадают',
  consent: 'Без вашего согласия мы не можем хранить учётную запись',
  wrong: 'Неверный логин или пароль',
  exists: 'Пользователь с таким e-mail уже существует.',
  unknown: 'Пользователь с таким e-mail не найден.',
  invalidCode: 'Неверный код восстановления',
  codeSent: 'Код восстановления отправлен на ваш e-mail',
  changed: 'Пароль изменён',
  continue: 'Войдите, чтобы продолжить',
  error: 'Ошибка',
  success: 'Успешно',
  codeMail: 'Код для восстановления пароля',
  deletionMail: 'Ваша учётная запись будет удалена',
  change: 'Сменить пароль',
  wrongCurrent: 'Текущий пароль указан неверно.',
  end: /^Завершить сеанс: Chrome, Linux/,
  ended: 'Сеанс завершён',
  file: 'Скачать в JSON',
  notMine: 'Это не e-mail вашей учётной записи.',
  remove: 'Удалить учётную запись',
  removed: 'Учётная запись будет удалена',
  beingDeleted:
    'Эта учётная запись будет удалена. Чтобы сохранить её, перейдите по ссылке из нашего письма или восстановите пароль.',
  keep: 'Сохранить учётную запись',
  restored: 'Учётная запись сохранена',
  place: { id: '551487', address: 'Казань, Россия', latitude: 55.78874, longitude: 49.12214 },
  town: 'Казань',
}

type Words = typeof english

const popup = (page: Page) => page.getByRole('dialog')
const field = (within: Page | Locator, name: string) => within.locator(`input[name=${name}]:not([hidden])`)
const header = (page: Page) => page.locator('header')
const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).click()

async function open(page: Page, words: Words, tab = 0): Promise<void> {
  await press(header(page), words.signIn)
  await popup(page)
    .getByRole('tab', { name: words.tabs[tab] ?? '' })
    .click()
}

async function fill(within: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(within, name).fill(value)
}

/** The error message of a field. */
const faultOf = (within: Page | Locator, name: string) =>
  field(within, name).evaluate((input) => {
    const line = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    return input.getAttribute('aria-invalid') === 'true'
      ? line?.innerText.replaceAll('\u00a0', ' ')
      : undefined
  })

/** Controls in a part of the page that an error notice covers. */
const listCovered = (page: Page, within: string) =>
  page.evaluate((selector) => {
    if (!document.querySelector('[role=alert]')?.textContent) throw new Error('no notice is shown')
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((part) => [
      ...part.querySelectorAll<HTMLElement>('a[href], button, input'),
    ])
    return controls
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest' })
        const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect()
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        return !control.contains(there)
      })
      .map((control) => control.outerHTML)
  }, within)

/** Reads a notice and closes it if it is an error, because errors stay. */
async function expectNotice(page: Page, kind: 'alert' | 'status', title: string, message: string) {
  const notice = page.getByRole(kind).locator('div', { has: page.getByText(message, { exact: true }) })
  await notice.getByText(title, { exact: true }).waitFor()
  if (kind === 'alert') await notice.getByRole('button').last().click()
}

async function signIn(page: Page, words: Words, email: string, password: string): Promise<void> {
  await open(page, words)
  await fill(popup(page), { email, password })
  await press(popup(page), words.signIn)
}

const nameOf = (email: string) => email.split('@')[0] ?? ''
const expectSignedIn = (page: Page, email: string) =>
  header(page)
    .getByRole('link', { name: nameOf(email) })
    .waitFor()

/** The account opens at its charts; the password is on the next tab. */
async function openPassword(page: Page, { prefix }: Words): Promise<void> {
  await page.waitForURL(`**${prefix}/client/charts`)
  await page.locator(`main a[href="${prefix}/client/password"]`).click()
  await page.waitForURL(`**${prefix}/client/password`)
}

async function signUp(page: Page, words: Words, email: string): Promise<void> {
  await open(page, words, 1)
  await fill(popup(page), { email, password: PASSWORD, repassword: PASSWORD })
  await field(popup(page), 'consent').check()
  await press(popup(page), words.signUp)
  await expectSignedIn(page, email)
}

const visit = (page: Page, words: Words, path: string) =>
  page.goto(words.prefix + path, { waitUntil: 'networkidle' })

/** Complaints of the browser other than about the status of a refused form. */
const serious = (problems: readonly string[]) =>
  problems.filter((text) => !text.startsWith('Failed to load resource'))

describe.each([
  ['in English', 'anna', english],
  ['in Russian', 'vera', russian],
])('%s', (_language, person, words) => {
  const email = `${person}@example.org`

  test('the popup shows the error of a field when it loses focus, and sends no invalid form', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
      await visit(page, words, '/about')
      await open(page, words)
      const posted: string[] = []
      page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
      await field(popup(page), 'email').focus()
      await page.keyboard.press('Tab')
      expect(await faultOf(popup(page), 'email')).toBe(words.enterEmail)
      await field(popup(page), 'email').fill('anna@')
      await press(popup(page), words.signIn)
      expect(await faultOf(popup(page), 'email')).toBe(words.noEmail)
      expect(await faultOf(popup(page), 'password')).toBe(words.enterPassword)
      await fill(popup(page), { email })
      expect(await faultOf(popup(page), 'email')).toBeUndefined()

      await popup(page)
        .getByRole('tab', { name: words.tabs[0] ?? '' })
        .focus()
      await page.keyboard.press('ArrowRight')
      expect(await field(popup(page), 'email').inputValue()).toBe(email)
      await fill(popup(page), { password: 'short', repassword: 'day' })
      await press(popup(page), words.signUp)
      expect(await faultOf(popup(page), 'password')).toBe(words.length)
      expect(await faultOf(popup(page), 'consent')).toBe(words.consent)
      await fill(popup(page), { password: PASSWORD, repassword: NEW_PASSWORD })
      await press(popup(page), words.signUp)
      expect(await faultOf(popup(page), 'repassword')).toBe(words.mismatch)
      await expectNotice(page, 'alert', words.error, words.mismatch)
      expect(posted).toEqual([])
      expect(problems).toEqual([])
    })
  })

  test.each([1280, 390])(
    'at %i px a notice covers no control of the popup, nor the button that opens it again',
    async (width) => {
      await asVisitor({ siteUrl: site.url, viewport: { width, height: 800 } }, async ({ page, problems }) => {
        await visit(page, words, '/about')
        await open(page, words, 1)
        await fill(popup(page), { email, password: PASSWORD, repassword: NEW_PASSWORD })
        await field(popup(page), 'consent').check()
        await press(popup(page), words.signUp)
        const alert = page.getByRole('alert')
        await alert.getByText(words.mismatch, { exact: true }).waitFor()
        expect(await listCovered(page, 'dialog')).toEqual([])

        await popup(page)
          .getByRole('tab', { name: words.tabs[0] ?? '' })
          .click()
        await fill(popup(page), { email: 'nobody@example.org', password: 'a wrong password' })
        await press(popup(page), words.signIn)
        await popup(page).waitFor({ state: 'detached' })
        await alert.getByText(words.wrong, { exact: true }).waitFor()
        expect(await listCovered(page, 'header')).toEqual([])
        await press(header(page), words.signIn)
        await popup(page).waitFor()
        expect(await listCovered(page, 'dialog')).toEqual([])
        expect(serious(problems)).toEqual([])
      })
    },
  )

  test('a user signs up, out and in again; a mailed code replaces a forgotten password', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
      const { id, ...location } = words.place
      await visit(page, words, '/about')
      await page.request.post(`${site.url}/api/location`, {
        data: { ...location, place: id },
        headers: { origin: site.url },
      })
      const rules = page.locator('footer a[href$="/rules"]')
      const loadedAhead = page.waitForResponse('**/rules.data')
      await rules.hover()
      await loadedAhead
      await signUp(page, words, email)
      expect(await popup(page).count()).toBe(0)
      // Pages prefetched before the sign-in are not shown after it.
      await rules.click()
      await page.waitForURL('**/rules')
      await expectSignedIn(page, email)
      await press(header(page), words.out)
      await header(page).getByRole('button', { name: words.signIn }).waitFor()

      await open(page, words, 1)
      await fill(popup(page), { email, password: PASSWORD, repassword: PASSWORD })
      await field(popup(page), 'consent').check()
      await press(popup(page), words.signUp)
      await expectNotice(page, 'alert', words.error, words.exists)
      expect(await faultOf(popup(page), 'email')).toBe(words.exists)
      await page.keyboard.press('Escape')

      await signIn(page, words, email, 'a wrong password')
      await page.getByRole('alert').getByText(words.wrong, { exact: true }).waitFor()
      expect(await popup(page).count()).toBe(0)
      await press(page, words.tryAgain)
      expect(await field(popup(page), 'email').inputValue()).toBe(email)
      expect(await field(popup(page), 'password').inputValue()).toBe('')
      await fill(popup(page), { password: PASSWORD })
      await field(popup(page), 'password').press('Enter')
      await expectSignedIn(page, email)

      await asVisitor({ siteUrl: site.url }, async ({ page: other }) => {
        await visit(other, words, '/about')
        await open(other, words, 2)
        await fill(popup(other), { email: 'nobody@example.org' })
        await press(popup(other), words.sendCode)
        await expectNotice(other, 'alert', words.error, words.unknown)
        await fill(popup(other), { email })
        await press(popup(other), words.sendCode)
        await expectNotice(other, 'status', words.success, words.codeSent)
        await fill(popup(other), { code: '0000 0000' })
        await press(popup(other), words.checkCode)
        await expectNotice(other, 'alert', words.error, words.invalidCode)
        expect(await faultOf(popup(other), 'code')).toBe(words.invalidCode)
        const mail = await mailWorker.waitForMail(email, words.codeMail)
        await fill(popup(other), { code: /\d{4} \d{4}/.exec(mail.text)?.[0] ?? '' })
        await press(popup(other), words.checkCode)
        await fill(popup(other), { password: NEW_PASSWORD, repassword: PASSWORD })
        await press(popup(other), words.setPassword)
        await expectNotice(other, 'alert', words.error, words.mismatch)
        await fill(popup(other), { repassword: NEW_PASSWORD })
        await press(popup(other), words.setPassword)
        await expectNotice(other, 'status', words.success, words.changed)
        await popup(other)
          .getByRole('tab', { name: words.tabs[0] ?? '', selected: true })
          .waitFor()

        expect(await field(popup(other), 'email').inputValue()).toBe(email)
        await fill(popup(other), { password: NEW_PASSWORD })
        await press(popup(other), words.signIn)
        await expectSignedIn(other, email)
        // The place of the account applies here.
        await header(other).getByText(words.town, { exact: true }).waitFor()
      })

      await visit(page, words, '/client')
      await page.locator('main').getByText(words.continue, { exact: true }).waitFor()
      const names = (await page.context().cookies()).map(({ name }) => name)
      expect(names.filter((name) => ['__Host-token', 'person'].includes(name))).toEqual([])
      expect(names).toContain('location')
      expect(serious(problems)).toEqual([])
    })
  })

  test('a user changes the password, ends a session, exports the data, deletes the account and restores it', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
      await visit(page, words, '/client')
      await press(page.locator('main'), words.signIn)
      await fill(popup(page), { email, password: NEW_PASSWORD })
      await press(popup(page), words.signIn)
      await openPassword(page, words)

      await fill(page, { current: 'a wrong password', pass: PASSWORD, checkPass: PASSWORD })
      await press(page, words.change)
      await expectNotice(page, 'alert', words.error, words.wrongCurrent)
      expect(await faultOf(page, 'current')).toBe(words.wrongCurrent)
      await fill(page, { current: NEW_PASSWORD, checkPass: NEW_PASSWORD })
      await press(page, words.change)
      expect(await faultOf(page, 'checkPass')).toBe(words.mismatch)
      await fill(page, { checkPass: PASSWORD })
      await press(page, words.change)
      await expectNotice(page, 'status', words.success, words.changed)
      expect(await field(page, 'current').inputValue()).toBe('')

      await asVisitor({ siteUrl: site.url }, async ({ page: other }) => {
        await visit(other, words, '/about')
        await signIn(other, words, email, PASSWORD)
        await expectSignedIn(other, email)
        await visit(page, words, '/client/security')
        await press(page, words.end)
        await expectNotice(page, 'status', words.success, words.ended)
        await page.getByRole('button', { name: words.end }).waitFor({ state: 'detached' })
        await visit(other, words, '/client')
        await other.locator('main').getByText(words.continue, { exact: true }).waitFor()
      })

      await visit(page, words, '/client/data')
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: words.file }).click()
      const file = await readFile(await (await downloading).path(), 'utf8')
      expect(JSON.parse(file)).toMatchObject({ user: { email }, location: { address: words.place.address } })

      await fill(page, { email: 'somebody@example.org' })
      await press(page, words.remove)
      await expectNotice(page, 'alert', words.error, words.notMine)
      await fill(page, { email })
      await press(page, words.remove)
      await page.getByRole('heading', { name: words.removed, level: 1 }).waitFor()
      await header(page).getByRole('button', { name: words.signIn }).waitFor()
      await signIn(page, words, email, PASSWORD)
      await expectNotice(page, 'alert', words.error, words.beingDeleted)

      const mail = await mailWorker.waitForMail(email, words.deletionMail)
      const link = new URL(/http\S+\/remove-account\/[\w-]+/.exec(mail.text)?.[0] ?? '')
      await page.goto(link.pathname, { waitUntil: 'networkidle' })
      await press(page, words.keep)
      await page.getByRole('heading', { name: words.restored, level: 1 }).waitFor()
      await signIn(page, words, email, PASSWORD)
      await expectSignedIn(page, email)
      expect(serious(problems)).toEqual([])
    })
  })
})

test('all of it works without a script', async () => {
  const words = russian
  await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
    const plain = 'plain@example.org'
    await page.goto(`${words.prefix}/about`)
    await press(header(page), words.signIn)
    await page
      .locator('main')
      .getByRole('link', { name: words.tabs[1] ?? '' })
      .click()
    await fill(page, { email: plain, password: PASSWORD, repassword: NEW_PASSWORD })
    await press(page, words.signUp)
    expect(await faultOf(page, 'repassword')).toBe(words.mismatch)
    expect(await field(page, 'email').inputValue()).toBe(plain)
    await fill(page, { password: PASSWORD, repassword: PASSWORD })
    await field(page, 'consent').check()
    await press(page, words.signUp)
    await page.waitForURL(`**${words.prefix}/about`)
    await page.goto(`${words.prefix}/client/data`)
    await expectSignedIn(page, plain)
    await press(header(page), words.out)

    await page.goto(`${words.prefix}/recovery`)
    await fill(page, { email: plain })
    await press(page, words.sendCode)
    const mail = await mailWorker.waitForMail(plain, words.codeMail)
    await fill(page, { code: /\d{4} \d{4}/.exec(mail.text)?.[0] ?? '' })
    await press(page, words.checkCode)
    await fill(page, { password: NEW_PASSWORD, repassword: NEW_PASSWORD })
    await press(page, words.setPassword)
    await page.waitForURL(`**${words.prefix}/sign-in`)
    await fill(page, { email: plain, password: PASSWORD })
    await press(page.locator('main'), words.signIn)
    await page.getByRole('alert').getByText(words.wrong, { exact: true }).waitFor()
    await fill(page, { password: NEW_PASSWORD })
    await press(page.locator('main'), words.signIn)
    await openPassword(page, words)
    await fill(page, { current: NEW_PASSWORD, pass: PASSWORD, checkPass: PASSWORD })
    await press(page, words.change)
    await page.locator('main').getByText(words.changed, { exact: true }).waitFor()
  })
})

test('without a network the forms say so and the page stays', async () => {
  const offline = 'You are offline. The request was not sent.'
  await asVisitor({ siteUrl: site.url }, async ({ page }) => {
    await visit(page, english, '/client')
    await open(page, english)
    await fill(popup(page), { email: 'plain@example.org', password: PASSWORD })
    await page.context().setOffline(true)
    await press(popup(page), english.signIn)
    await page.getByRole('alert').getByText(offline, { exact: true }).waitFor()
    await page.context().setOffline(false)
    await press(page, english.tryAgain)
    await fill(popup(page), { password: PASSWORD })
    await press(popup(page), english.signIn)
    await openPassword(page, english)
    await waitForHydration(page)

    await fill(page, { current: PASSWORD, pass: NEW_PASSWORD, checkPass: NEW_PASSWORD })
    await page.context().setOffline(true)
    await press(page, english.change)
    await page.getByRole('alert').getByText(offline, { exact: true }).waitFor()
    expect(await field(page, 'current').inputValue()).toBe(PASSWORD)
  })
})

test('axe finds nothing in the popup and on the account page, light and dark', async () => {
  const words = english
  await asVisitor({ siteUrl: site.url, reducedMotion: 'reduce' }, async ({ page }) => {
    const expectNothing = (part: string) => expectNothingFromAxe(page, { within: part, tags: GOOD_PRACTICE })
    await visit(page, words, '/client')
    await open(page, words)
    for (const tab of words.tabs) {
      await popup(page).getByRole('tab', { name: tab }).click()
      await popup(page).getByRole('button').last().click()
      await expectNothing('dialog')
    }
    await page.keyboard.press('Escape')
    await signUp(page, words, 'axe@example.org')
    await openPassword(page, words)
    await expectNothing('body')
    await page.getByRole('link', { name: 'Data', exact: true }).click()
    await page.waitForURL('**/client/data')
    await expectNothing('body')
  })
})

describe('the token', () => {
  const email = 'canary@example.org'
  const tokenOf = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === '__Host-token')

  test('is in no response, address, script, storage or log line, and lasts 300 days in an HttpOnly cookie', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page }) => {
      const seen: Promise<string>[] = []
      page.on('response', (response) => {
        const body = response.text().catch(() => '') // a redirect has none
        seen.push(body.then((text) => `${response.url()}\n${text}`))
      })
      page.on('console', (message) => seen.push(Promise.resolve(message.text())))
      await visit(page, english, '/about')
      await signUp(page, english, email)
      const cookie = await tokenOf(page)
      const token = cookie?.value ?? ''
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(300)

      // A script may know that there is a session, and nothing more of it.
      expect(await page.evaluate(() => document.cookie)).toMatch(/(?:^|; )person=\w+/)

      for (const path of ['/', '/client/password', '/client/data']) await visit(page, english, path)
      await page.request.get('/api/user/export').then(async (response) => seen.push(response.text()))
      seen.push(page.content())
      seen.push(
        page.evaluate(() =>
          JSON.stringify([
            { ...localStorage },
            { ...sessionStorage },
            document.cookie,
            Object.values(globalThis).map(String),
          ]),
        ),
      )
      await press(header(page), english.out)
      await header(page).getByRole('button', { name: english.signIn }).waitFor()

      const read = await Promise.all(seen)
      expect(read.some((text) => text.includes(email))).toBe(true)
      expect(read.filter((text) => text.includes(token))).toEqual([])
      const written = site.output.join('\n')
      expect(written).toContain('sign-up')
      for (const secret of [token, email, PASSWORD]) expect(written).not.toContain(secret)

      const replayed = await fetch(`${site.url}/api/user`, { headers: { cookie: `__Host-token=${token}` } })
      expect(replayed.status).toBe(401)
    })
  })

  test('is a new one at every sign-in, whatever cookies the browser sent', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page }) => {
      const planted = 'x'.repeat(43)
      const { hostname } = new URL(site.url)
      await page.context().addCookies([
        { name: '__Host-token', value: planted, domain: hostname, path: '/', secure: true, httpOnly: true },
        { name: 'location', value: 'kept', domain: hostname, path: '/', secure: true },
      ])
      await visit(page, english, '/client')
      const cookies = (await page.context().cookies()).map(({ name }) => name)
      expect([cookies.includes('__Host-token'), cookies.includes('location')]).toEqual([false, true])
      await signIn(page, english, email, PASSWORD)
      await expectSignedIn(page, email)
      const first = (await tokenOf(page))?.value ?? ''
      expect([planted, '']).not.toContain(first)
      await page.request.post('/auth/sign-in', {
        form: { email, password: PASSWORD },
        headers: { origin: site.url },
      })
      expect((await tokenOf(page))?.value).not.toBe(first)
    })
  })

  test.each(['/auth/sign-in', '/auth/sign-up', '/sign-in', '/sign-out', '/client/data', '/ru/auth/sign-in'])(
    'is neither set nor accepted by a form of another site at %s',
    async (path) => {
      const response = await fetch(site.url + path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ email, password: PASSWORD }),
        headers: { origin: 'https://evil.example' },
      })
      expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null])
    },
  )

  test('changes nothing in a shared page, and makes no page of an account public', async () => {
    const response = await fetch(`${site.url}/auth/sign-in`, {
      method: 'POST',
      body: new URLSearchParams({ email, password: PASSWORD }),
    })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toEqual({})
    const token = /__Host-token=([\w-]+)/.exec(response.headers.getSetCookie().join())?.[1] ?? ''
    const headers = { cookie: `__Host-token=${token}` }
    for (const path of ['/about', '/about.data', '/rules', '/2026/11']) {
      const [own, shared] = [await fetch(site.url + path, { headers }), await fetch(site.url + path)]
      expect([path, own.headers.get('cache-control')?.split(',')[0]]).toEqual([path, 'public'])
      expect(await own.text()).toBe(await shared.text())
    }
    for (const path of ['/client', '/client/password', '/personal/layer?path=/']) {
      const own = await fetch(site.url + path, { headers })
      expect([path, own.headers.get('cache-control')]).toEqual([path, 'private, no-store'])
      expect(await (await fetch(site.url + path)).text()).not.toContain('canary')
    }
  })
})
