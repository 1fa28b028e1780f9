import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type IdentityStandIns, startIdentities } from '../apps/sandbox/src/identities/identities.ts'
import { findFreePort } from '../tools/testbed/free-port.ts'
import { signOutOwner } from '../tools/testbed/site/owner.ts'
import { generousLimits, type SiteProcess, startSite } from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe } from './axe.ts'
import { turnOnFactor } from './turn-on-factor.ts'
import { asVisitor } from './visit.ts'

let standIns: IdentityStandIns
let site: SiteProcess
beforeAll(async () => {
  standIns = await startIdentities({ port: 0, production: false })
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const own = { PORT: String(port), SITE_URL_EN: url, SITE_URL_RU: url }
  site = await startSite({ ...standIns.env, ...own, ...generousLimits }, 'tools/testbed/site/sandbox-site.ts')
})
afterAll(async () => {
  await site.stop()
  await standIns.stop()
})

const english = {
  prefix: '',
  signIn: 'Sign in',
  google: 'Continue with Google',
  newAccount: 'A new account',
  create: 'Create the account',
  linked: 'Linked accounts',
  last: 'This is your only way to sign in.',
  linkVk: 'Link VK ID',
  unlinkGoogle: /^Unlink Google/,
  turnOn: 'Turn on',
  appCode: 'Code that the app shows',
  isOn: 'On since',
  next: 'Continue',
}
const russian: typeof english = {
  prefix: '/ru',
  signIn: 'Войти',
  google: 'Войти через Google',
  newAccount: 'Новая учётная запись',
  create: 'Создать учётную запись',
  linked: 'Связанные аккаунты',
  last: 'Это ваш единственный способ войти.',
  linkVk: 'Привязать VK ID',
  unlinkGoogle: /^Отвязать Google/,
  turnOn: 'Включить',
  appCode: 'Код, который показывает приложение',
  isOn: 'Включена',
  next: 'Продолжить',
}

describe.each([
  ['English', english],
  ['Russian', russian],
])('in %s', (name, words) => {
  test('a person signs up with Google from the popup, links VK and unlinks Google', async () => {
    const email = `${name.toLowerCase()}.${Date.now()}@example.org` // another at a second try
    await asVisitor({ siteUrl: site.url }, async ({ page }) => {
      await page.goto(`${site.url}${words.prefix}/faq`, { waitUntil: 'networkidle' })
      await page.getByRole('banner').getByRole('button', { name: words.signIn }).click()
      await page.getByRole('dialog').getByRole('link', { name: words.google }).click()
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('heading', { name: words.newAccount }).waitFor()
      expect(await page.getByRole('main').textContent()).toContain(email)
      await expectNothingFromAxe(page)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: words.create }).click()
      await page.waitForURL(`${site.url}${words.prefix}/faq`)

      await page.goto(`${site.url}${words.prefix}/client/security`, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { name: words.linked }).waitFor()
      await page.getByText(words.last).waitFor()
      await expectNothingFromAxe(page)
      await page.getByRole('button', { name: words.linkVk }).click()
      await page.waitForURL((url) => url.origin !== site.url)
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.waitForURL(`${site.url}${words.prefix}/client/security`)
      await page.getByRole('button', { name: words.unlinkGoogle }).click()
      await page.getByText(words.last).waitFor()
    })
  })

  test('a person with a second factor types a code after Google, and is signed in', async () => {
    const email = `${name.toLowerCase()}.factor.${Date.now()}@example.org`
    await asVisitor({ siteUrl: site.url }, async ({ page }) => {
      const throughGoogle = async () => {
        await page.goto(`${site.url}${words.prefix}/sign-in?back=${words.prefix}/client/security`, {
          waitUntil: 'networkidle',
        })
        await page.getByRole('main').getByRole('link', { name: words.google }).click()
      }
      await throughGoogle()
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: words.create }).click()
      await page.waitForURL(`${site.url}${words.prefix}/client/security`)
      const { backupCodes } = await turnOnFactor(page, words)

      await signOutOwner(page.context(), site.url)
      await throughGoogle() // where the person is still signed in
      await page.waitForURL('**/sign-in/code?*')
      await page.locator('main input[name=code]').fill(backupCodes[0] ?? '')
      await page.getByRole('main').getByRole('button', { name: words.next }).click()
      await page.waitForURL(`${site.url}${words.prefix}/client/security`)
    })
  })

  test('without a script the same links are on the sign-in page', async () => {
    const html = await (await fetch(`${site.url}${words.prefix}/sign-in`)).text()
    expect(html).toContain(`href="${words.prefix}/identities/google?back=`)
  })
})

test('a callback that nobody began leads back to the sign-in page and says so', async () => {
  const response = await fetch(`${site.url}/identities/google/callback?state=x&code=y`)
  expect(new URL(response.url).pathname).toBe('/sign-in')
  expect(await response.text()).toContain('This sign-in could not be confirmed.')
})

test('another site cannot begin a visit to a provider; our own pages and an address that is typed can', async () => {
  const begin = async (from: string) => {
    const headers = { 'sec-fetch-site': from }
    const response = await fetch(`${site.url}/identities/google`, { headers, redirect: 'manual' })
    return {
      leadsTo: response.headers.get('location') ?? '',
      cookies: response.headers.getSetCookie().length,
    }
  }
  for (const from of ['cross-site', 'same-site'])
    expect(await begin(from), from).toEqual({ leadsTo: '/sign-in', cookies: 0 })
  for (const from of ['same-origin', 'none']) expect((await begin(from)).cookies, from).toBe(1)
})
