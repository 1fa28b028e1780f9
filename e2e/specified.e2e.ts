import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { enterPrice } from '../apps/server/src/features/billing/prices.ts'
import { openDatabase } from '../apps/server/src/platform/db/database.ts'
import { aBirthForm, aChartForm } from '../apps/server/src/testing/chart.ts'
import { waitForHydration } from '../tools/testbed/browser.ts'
import { type PayingSite, startPayingSite } from '../tools/testbed/site/paying-site.ts'
import { generousLimits } from '../tools/testbed/site/site.ts'
import { specifiedPages } from '../tools/testbed/site/specification/specified.ts'
import { asVisitor } from './visit.ts'

// Rows of the specification that no other test shows; docs/spec-coverage.md has the whole table.

const languages = [
  { locale: 'en', prefix: '' },
  { locale: 'ru', prefix: '/ru' },
] as const
const addressIn = (prefix: string, path: string) => (path === '/' && prefix ? prefix : prefix + path)

/** The text of a part of a document, with plain spaces. */
const textOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
const partOf = (html: string, element: string) =>
  new RegExp(`<${element}[\\s>].*?</${element}>`, 's').exec(html)?.[0] ?? ''
const linksOf = (html: string) => [...html.matchAll(/<a\b[^>]*?href="([^"]+)"/g)].map(([, href]) => href)
/** The opening tag of the first link to an address. */
const linkTo = (html: string, href: string) =>
  [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(`href="${href}"`)) ?? ''

const fetchPage = (path: string, { siteUrl = inject('siteUrl'), cookie = '' } = {}) =>
  fetch(siteUrl + path, { headers: { cookie }, redirect: 'manual' })
const readPage = async (path: string, options: { siteUrl?: string; cookie?: string } = {}) =>
  (await fetchPage(path, options)).text()

/** Waits for what a page shows, on a busy machine too. */
const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 20_000 })

describe('routes', () => {
  const names: Record<string, string> = {
    year: '2026',
    month: '11',
    day: '15',
    chart: '00000000-0000-4000-8000-000000000000',
    uuid: '00000000-0000-4000-8000-000000000000',
    article: 'how-to-read-a-day',
    section: 'beginnings',
  }
  let cookie = ''
  const filled = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '')

  beforeAll(async () => {
    const created = await fetch(`${inject('siteUrl')}/api/bazi`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...aBirthForm(), consent: true }),
    })
    names.reading = (await created.json()).uuid
    cookie = created.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  })

  test.each(specifiedPages)('$path responds in both languages', async ({ path, status = 200 }) => {
    for (const { locale, prefix } of languages) {
      const address = addressIn(prefix, filled(path))
      const response = await fetchPage(address, { cookie })
      expect([address, response.status]).toEqual([address, status])
      expect(await response.text()).toContain(`<html lang="${locale}"`)
    }
  })

  test('each route with a slash at its end leads to the one spelling for good', async () => {
    for (const { path } of specifiedPages.filter((page) => page.path !== '/'))
      for (const { prefix } of languages) {
        const address = addressIn(prefix, filled(path))
        const response = await fetchPage(`${address}/`, { cookie })
        expect([address, response.status, response.headers.get('location')]).toEqual([address, 301, address])
      }
  })

  test.each([
    ['/personal', false],
    ['/prices', false],
    ['/offer', true],
    ['/agreement', true],
    ['/client', true],
    ['/kassa/success', true],
    ['/faq/ask', true],
  ])('%s is hidden from search engines: %s', async (path, isHidden) => {
    for (const { prefix } of languages)
      expect((await readPage(prefix + path)).includes('name="robots" content="noindex"')).toBe(isHidden)
  })

  test('the page for what is missing has a title, a description and a link to the main page', async () => {
    const html = partOf(await readPage('/no-such-page'), 'main')
    expect(textOf(partOf(html, 'h1')).trim()).toBe('This page could not be found')
    expect(textOf(html)).toContain('The address may be mistyped, or the page may have moved.')
    expect(linksOf(html)).toContain('/')
  })
})

describe('header and footer', () => {
  test.each([
    ['/', 'Calendar', 'Календарь'],
    ['/bazi', 'BaZi calculator', 'Калькулятор бацзы'],
    ['/articles', 'Articles', 'Статьи'],
    ['/faq', 'FAQ', 'Вопросы'],
    ['/predict', 'Choose a day', 'Выбор дня'],
    ['/personal', 'Personal', 'Персональный'],
  ])('the menu has the link %s', async (path, ...labels) => {
    for (const [index, { prefix }] of languages.entries()) {
      const menu = partOf(partOf(await readPage(`${prefix}/about`), 'header'), 'nav')
      const href = addressIn(prefix, path)
      const link = new RegExp(`<a\\b[^>]*href="${href}"[^>]*>(.*?)</a>`).exec(menu)
      expect([href, textOf(link?.[1] ?? '').trim()]).toEqual([href, labels[index]])
    }
  })

  test.each(['/', '/bazi', '/articles', '/faq'])('the menu marks %s while it is open', async (path) => {
    for (const { prefix } of languages) {
      const address = addressIn(prefix, path)
      const current = linkTo(partOf(await readPage(address), 'nav'), address)
      expect(current).toContain('aria-current="page"')
      const other = path === '/faq' ? '/bazi' : '/faq'
      const elsewhere = linkTo(partOf(await readPage(prefix + other), 'nav'), address)
      expect(elsewhere).not.toContain('aria-current')
    }
  })

  test('a page of the site has a header, its content and a footer; one of the app has neither', async () => {
    for (const { prefix } of languages) {
      const site = await readPage(`${prefix}/about`)
      for (const element of ['header', 'main', 'footer']) expect(partOf(site, element)).not.toBe('')
      const app = await readPage(`${prefix}/personal/mobile`)
      expect([partOf(app, 'main') === '', partOf(app, 'footer')]).toEqual([false, ''])
      expect(app).not.toContain('id="site-menu"')
    }
  })

  const footerLinks = ['/about', '/site-privacy-policy', '/site-agreement', '/rules', '/faq']
  test('the footer leads to the project, privacy, agreement, data processing and questions', async () => {
    for (const { prefix } of languages) {
      const footer = linksOf(partOf(await readPage(`${prefix}/bazi`), 'footer'))
      expect(footer).toEqual(expect.arrayContaining(footerLinks.map((path) => prefix + path)))
    }
  })

  test('the footer leads to the articles in Russian alone', async () => {
    const [english, russian] = [await readPage('/bazi'), await readPage('/ru/bazi')]
    expect(linksOf(partOf(english, 'footer'))).not.toContain('/articles')
    expect(linksOf(partOf(russian, 'footer'))).toContain('/ru/articles')
  })

  test('a master is mentioned as the author of the method', async () => {
    expect(textOf(partOf(await readPage('/about'), 'footer'))).toContain('method of a master')
    expect(textOf(partOf(await readPage('/ru/about'), 'footer'))).toMatch(/мастер/i)
  })
})

describe('day blocks', () => {
  const now = new Date()
  const month = `/${now.getUTCFullYear()}/${now.getUTCMonth() + 1}`
  const isoOf = (day: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), day)).toISOString().slice(0, 10)
  const cellsOf = (html: string) =>
    [...html.matchAll(/<a\b[^>]*data-date="[^"]+".*?<\/a>/gs)].map(([cell]) => cell)

  test('a month has its weekdays in short', async () => {
    const shortIn = async (path: string) =>
      [...partOf(await readPage(path), 'thead').matchAll(/<th\b[^>]*>(.*?)<\/th>/g)].map(([, text]) => text)
    expect(await shortIn(month)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    expect(await shortIn(`/ru${month}`)).toEqual(['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'])
  })

  test('each day of a month has its moon and its lunar day', async () => {
    const cells = cellsOf(await readPage(month))
    expect(cells.length).toBeGreaterThanOrEqual(28)
    for (const cell of cells) {
      expect(cell).toContain('<svg viewBox="-50 -50 100 100"')
      expect(textOf(cell)).toMatch(/lunar \d+/)
    }
  })

  test('the days of a month have the tags of what they are good for, as icon and as text', async () => {
    for (const { locale, prefix } of languages) {
      const path = `/calendar/days?from=${isoOf(1)}&to=${isoOf(28)}&locale=${locale}`
      const { days } = await (await fetchPage(path)).json()
      const cells = cellsOf(await readPage(prefix + month))
      const open: { verdict: { goodFor: string[] } }[] = days
      for (const [index, { verdict }] of open.entries()) {
        const tags = [...(cells[index] ?? '').matchAll(/data-name="([^"]+)"><svg/g)]
        expect([index, tags.length > 0]).toEqual([index, verdict.goodFor.length > 0])
        for (const [, name = ''] of tags) expect(/[а-яё]/i.test(name)).toBe(locale === 'ru')
      }
      expect(open.filter(({ verdict }) => verdict.goodFor.length > 0).length).toBeGreaterThan(9)
    }
  })

  test('the moon of a day is drawn with its phase and its step', async () => {
    for (const [path, words] of [
      ['/2026/11/15', 'Waxing crescent step 6 of 15'],
      ['/ru/2026/11/15', '6'],
    ] as const) {
      const widget = partOf(await readPage(path), 'figure')
      expect(widget).toContain('<path d="M')
      expect([path, textOf(widget)]).toEqual([path, expect.stringContaining(words)])
    }
  })

  test('the marks from +3 to −3 are named by seven words', async () => {
    const marks = '+3 Excellent +2 Good +1 Auspicious 0 Neutral −1 Unfavourable −2 Bad −3 Awful'
    expect(textOf(await readPage(month))).toContain(marks)
  })
})

describe('a deployment of the Russian edition', () => {
  const addresses = { SITE_URL_EN: 'https://en.zeri.test', SITE_URL_RU: 'https://ru.zeri.test' }
  const account = { name: 'Anna Karenina', email: 'anna@example.org', password: 'choosing the day' }
  let site: PayingSite
  let owner: { readonly cookie: string; readonly charts: Readonly<Record<'anna' | 'rose' | 'phone', string>> }

  beforeAll(async () => {
    site = await startPayingSite({ EDITION: 'ru', PAYMENTS_RU: 'yookassa', ...addresses, ...generousLimits })
    owner = await anOwner()
  })
  afterAll(() => site.stop())

  async function post(path: string, payload: object, token?: string) {
    const response = await fetch(site.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(payload),
    })
    return response.json()
  }

  /** A user with a chart that is paid for and renewed, one that is ordered but not paid for, and one of the app. */
  async function anOwner() {
    const { token } = await post('/api/user/singup', { ...account, consent: true })
    const addChart = async (form: object): Promise<string> =>
      (await post('/api/charts', aChartForm({ ...form }), token)).chart.uuid
    const charts = {
      anna: await addChart({ fio: 'Anna' }),
      rose: await addChart({ fio: 'Rose' }),
      phone: await addChart({ fio: 'Phone', isMobile: true }),
    }
    const order = async (uuid: string): Promise<string> => {
      const terms = { product: 'personal_1m', autopay: true, offer: true, locale: 'ru' }
      return (await post('/api/checkout', { uuid, ...terms }, token)).url
    }
    const body = new URLSearchParams({ action: 'approve' })
    await fetch(await order(charts.anna), { method: 'POST', body, redirect: 'manual' })
    await site.gateway.pump()
    await order(charts.rose)
    await post('/api/charts/activate', { uuid: charts.anna }, token)
    return { cookie: `__Host-token=${token}`, charts }
  }
  /** Runs with a browser in which the owner is signed in. */
  const asOwner = (act: (page: Page) => Promise<void>) =>
    asVisitor({ siteUrl: site.url, viewport: { width: 1280, height: 800 } }, async ({ page }) => {
      const { email, password } = account
      const headers = { origin: site.url }
      const signedIn = await page.request.post('/auth/sign-in', { form: { email, password }, headers })
      expect(signedIn.status()).toBe(200)
      await act(page)
    })
  const asVisitorOf = (path: string) => readPage(path, { siteUrl: site.url })
  const asOwnerOf = (path: string) => readPage(path, { siteUrl: site.url, cookie: owner.cookie })
  /** The card of a chart on the account page. */
  const cardOf = (html: string, name: string) =>
    html
      .split('<h3')
      .find((part) => textOf(`<h3${part}`).trim().startsWith(name))
      ?.split('</li>')[0] ?? ''

  test('the canonical address of a page is at the host of its language', async () => {
    const canonicalOf = async (path: string) =>
      /<link rel="canonical" href="([^"]+)"/.exec(await asVisitorOf(path))?.[1]
    expect(await canonicalOf('/about')).toBe('https://en.zeri.test/about')
    expect(await canonicalOf('/ru/about')).toBe('https://ru.zeri.test/ru/about')
  })

  test('the root leads to Russian unless English was chosen', async () => {
    const root = await fetchPage('/', { siteUrl: site.url })
    expect([root.status, root.headers.get('location')]).toEqual([302, '/ru'])
    const english = await fetchPage('/', { siteUrl: site.url, cookie: 'locale=en' })
    expect([english.status, await english.text()]).toEqual([200, expect.stringContaining('<html lang="en"')])
  })

  test('the account page invites a visitor to sign in', async () => {
    expect(textOf(await asVisitorOf('/client'))).toContain('Sign in to continue')
    expect(textOf(await asVisitorOf('/ru/client'))).toContain('Войдите, чтобы продолжить')
  })

  test('the account page comes with the charts of its user', async () => {
    const html = await asOwnerOf('/client/charts')
    for (const name of ['Anna', 'Rose', 'Phone']) expect(cardOf(html, name)).not.toBe('')
  })

  test.each([
    ['charts', 'Charts', 'Карты рождения'],
    ['payments', 'Payment history', 'История платежей'],
    ['profile', undefined, 'Профиль'],
    ['password', 'Password', 'Пароль'],
  ])('the account page has the tab %s', async (tab, ...labels) => {
    for (const [index, { prefix }] of languages.entries()) {
      const main = partOf(await asOwnerOf(`${prefix}/client/charts`), 'main')
      const link = new RegExp(`<a\\b[^>]*href="${prefix}/client/${tab}"[^>]*>(.*?)</a>`).exec(main)
      expect(link && textOf(link[1] ?? '').trim()).toBe(labels[index] ?? null)
    }
  })

  test('the forms have the fields of the specification', async () => {
    const fieldsIn = (html: string) =>
      [...partOf(html, 'main').matchAll(/<(?:input|textarea)\b[^>]*?\bname="(\w+)"/g)].map(([, name]) => name)
    const forms = {
      '/sign-in': ['email', 'password'],
      '/sign-up': ['email', 'password', 'repassword', 'consent'],
      '/recovery': ['email'],
      '/faq/ask': ['name', 'email', 'topic', 'question', 'consent'],
    }
    for (const [path, fields] of Object.entries(forms))
      expect([path, ...fieldsIn(await asVisitorOf(path))]).toEqual(expect.arrayContaining([path, ...fields]))
    const change = fieldsIn(await asOwnerOf('/client/password'))
    expect(change).toEqual(expect.arrayContaining(['current', 'pass', 'checkPass']))
  })

  test('every chart can be read as BaZi', async () => {
    for (const { prefix } of languages) {
      const html = await asOwnerOf(`${prefix}/client/charts`)
      for (const uuid of Object.values(owner.charts))
        expect(linksOf(html)).toContain(`${prefix}/bazi/${uuid}`)
    }
  })

  test('a chart without a paid period is activated at /personal, a paid one is not', async () => {
    for (const { prefix } of languages) {
      const html = await asOwnerOf(`${prefix}/client/charts`)
      const activation = (uuid: string) => `${prefix}/personal?chart=${uuid}`
      expect(linksOf(cardOf(html, 'Rose'))).toContain(activation(owner.charts.rose))
      expect(linksOf(cardOf(html, 'Anna'))).not.toContain(activation(owner.charts.anna))
    }
  })

  test('a chart of the app is activated at /personal/mobile, in Russian alone', async () => {
    const target = `/ru/personal/mobile?chart=${owner.charts.phone}`
    expect(linksOf(cardOf(await asOwnerOf('/ru/client/charts'), 'Phone'))).toContain(target)
    expect(cardOf(await asOwnerOf('/client/charts'), 'Phone')).not.toContain('?chart=')
  })

  test('only a chart that is neither paid for nor of the app can be deleted', async () => {
    const html = await asOwnerOf('/client/charts')
    const offered = ['Anna', 'Rose', 'Phone'].map((name) => cardOf(html, name).includes('value="delete"'))
    expect(offered).toEqual([false, true, false])
  })

  test('auto-payment can be disabled where a card is bound', async () => {
    const html = await asOwnerOf('/client/charts')
    const offered = ['Anna', 'Rose', 'Phone'].map((name) =>
      cardOf(html, name).includes('value="stop-autopay"'),
    )
    expect(offered).toEqual([true, false, false])
    expect(textOf(cardOf(html, 'Anna'))).toContain('Disable auto-payment')
  })

  test('the card of a chart says until when it is paid for', async () => {
    const html = await asOwnerOf('/client/charts')
    expect(textOf(cardOf(html, 'Anna'))).toMatch(/Paid until \d{1,2} \w+ \d{4}/)
    expect(textOf(cardOf(html, 'Rose'))).toContain('not paid for')
  })

  test('the card of the selected chart says so', async () => {
    const html = await asOwnerOf('/client/charts')
    const marked = ['Anna', 'Rose', 'Phone'].map((name) => cardOf(html, name).includes('>selected<'))
    expect(marked).toEqual([true, false, false])
  })

  test('the card of a chart has its birthday', async () => {
    expect(textOf(cardOf(await asOwnerOf('/client/charts'), 'Rose'))).toMatch(/Birthday 1 May 1990,? 08:30/)
  })

  test('the card of a chart has its place of birth', async () => {
    expect(textOf(cardOf(await asOwnerOf('/client/charts'), 'Rose'))).toContain(
      'Place of birth Moscow, Russia',
    )
  })

  test('the payment history has chart, paid, price and status', async () => {
    const headingsIn = async (path: string) =>
      [...(await asOwnerOf(path)).matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, text]) => text)
    expect(await headingsIn('/client/payments')).toEqual(['Chart', 'Paid', 'Price', 'Status'])
    expect(await headingsIn('/ru/client/payments')).toHaveLength(4)
  })

  test('in the payment history only what is paid has a tag', async () => {
    const rows = (await asOwnerOf('/client/payments')).split('<tr>')
    const statusOf = (name: string) =>
      /<span class="([^"]*)">([^<]+)<\/span><\/td>/.exec(
        rows.find((row) => row.startsWith('<td') && row.includes(name)) ?? '',
      )
    const [paid, pending] = [statusOf('Anna'), statusOf('Rose')]
    expect([paid?.[2], pending?.[2]]).toEqual(['paid', 'pending'])
    expect(paid?.[1]).not.toBe(pending?.[1])
  })

  test('sums are in roubles on Russian and in dollars on English pages', async () => {
    expect(textOf(await asVisitorOf('/prices'))).toMatch(/\$\d/)
    expect(textOf(await asVisitorOf('/prices'))).not.toContain('₽')
    expect(textOf(await asVisitorOf('/ru/prices'))).toMatch(/\d ₽/)
  })

  test('log out is offered to a signed-in user alone', async () => {
    for (const { prefix } of languages) {
      const action = `action="${prefix}/sign-out"`
      expect(partOf(await asOwnerOf(`${prefix}/client/charts`), 'header')).toContain(action)
      expect(partOf(await asVisitorOf(`${prefix}/client`), 'header')).not.toContain(action)
    }
  })

  test('the header leads a signed-in user alone to the account, and marks it there', async () => {
    for (const { prefix } of languages) {
      const own = linkTo(partOf(await asOwnerOf(`${prefix}/client/charts`), 'header'), `${prefix}/client`)
      expect(own).toContain('aria-current=')
      const elsewhere = partOf(await asOwnerOf(`${prefix}/predict`), 'header')
      expect(linkTo(elsewhere, `${prefix}/client`)).toMatch(/^<a(?!.*aria-current)/)
      expect(linkTo(partOf(await asVisitorOf(`${prefix}/client`), 'header'), `${prefix}/client`)).toBe('')
    }
  })

  test('on a wide screen the header has the name of the signed-in user to read', async () => {
    await asOwner(async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/client/charts')
      const shown = page.locator('header').getByText('Anna Karenina', { exact: true })
      expect((await shown.boundingBox())?.width).toBeGreaterThan(40)
    })
  })

  test('the popup of charts lists paid ones with name and birth, and marks the selected one', async () => {
    await asOwner(async (page) => {
      await page.goto('/client/charts')
      await waitForHydration(page)
      await page.locator('header form[action$="/client/charts"] button').click()
      const listed = page.getByRole('dialog').getByRole('listitem')
      await listed.first().waitFor()
      expect(await listed.count()).toBe(1)
      expect(await listed.first().innerText()).toMatch(/^Anna\s+1 May 1990,? 08:30\s+selected$/)
      expect(await listed.first().getByRole('button').getAttribute('aria-pressed')).toBe('true')
    })
  })

  test('the sign-in popup opens with the e-mail of a failed attempt', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page }) => {
      await page.goto('/about')
      await waitForHydration(page)
      const open = page.locator('header').getByRole('button', { name: 'Sign in' })
      const popup = page.getByRole('dialog')
      await open.click()
      await popup.locator('input[name=email]').fill('typed@example.org')
      await popup.locator('input[name=password]').fill('a wrong password')
      await popup.locator('input[name=password]').press('Enter')
      await page.getByRole('alert').getByText('Wrong login or password').waitFor()
      expect(await popup.count()).toBe(0)
      await open.click()
      expect(await popup.locator('input[name=email]').inputValue()).toBe('typed@example.org')
    })
  })

  // The last one: from then on the product is not sold.
  test('the card of a chart says whether its tariff is archived', async () => {
    const isArchived = async () => {
      const html = await asOwnerOf('/client/charts')
      return ['Anna', 'Rose', 'Phone'].map((name) => cardOf(html, name).includes('>archived plan<'))
    }
    expect(await isArchived()).toEqual([false, false, false])
    const db = openDatabase({ url: site.databaseUrl, poolSize: 1 })
    const end = { code: 'personal_1m', locale: 'ru', minor: null, from: new Date() } as const
    expect(await enterPrice(db, end, new Date(0))).toBeUndefined()
    await db.destroy()
    expect(await isArchived()).toEqual([true, false, false])
  })
})

describe('moving between pages', () => {
  test('the script of a page is loaded when the page is opened, not before', async () => {
    await asVisitor({}, async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      await page.goto('/about', { waitUntil: 'networkidle' })
      expect(scripts.filter((url) => url.includes('/predict-'))).toEqual([])
      await page.locator('header a[href="/predict"]').first().click()
      await page.waitForURL('**/predict')
      expect(scripts.filter((url) => url.includes('/predict-'))).not.toEqual([])
    })
  })

  test('a thin bar at the top of the page runs when only a parameter of the route changes', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/2026/10', { waitUntil: 'networkidle' })
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/2026/11.data*', async (route) => {
        await released
        await route.continue()
      })
      const bar = page.locator('[data-phase]')
      const phases = await bar.evaluateHandle((element) => {
        const seen: { phase: string | null; atMs: number }[] = []
        const note = () => seen.push({ phase: element.getAttribute('data-phase'), atMs: performance.now() })
        new MutationObserver(note).observe(element, { attributeFilter: ['data-phase'] })
        return seen
      })
      await page.getByRole('link', { name: 'Next month' }).click()
      await soon(() => bar.getAttribute('data-phase')).toBe('running')
      const [waiting, running] = await phases.jsonValue()
      expect([waiting?.phase, running?.phase]).toEqual(['waiting', 'running'])
      const waitedMs = (running?.atMs ?? 0) - (waiting?.atMs ?? 0)
      expect(waitedMs).toBeGreaterThan(150)
      expect(waitedMs).toBeLessThan(1_000)
      const box = await bar.evaluate((element) => {
        const { position, height, top, transitionDuration } = getComputedStyle(element)
        return { position, height, top, transitionDuration }
      })
      expect(box).toEqual({ position: 'fixed', height: '3px', top: '0px', transitionDuration: '5s' })
      release()
      await page.waitForURL('**/2026/11')
      await soon(() => bar.getAttribute('data-phase')).toBe('idle')
    })
  })
})
