import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveEntry } from '../apps/server/src/features/content/store.ts'
import { openDatabase } from '../apps/server/src/platform/db/database.ts'
import { anEntry, hostileMarkup } from '../apps/server/src/testing/content.ts'
import { type MailWorker, startMailWorker } from '../tools/testbed/site/mail-worker.ts'
import { type SiteProcess, startSite } from '../tools/testbed/site/site.ts'
import { asVisitor } from './visit.ts'

type Visit = { readonly path: string; readonly locale: string }

let site: SiteProcess & { readonly databaseUrl: string }
let mailWorker: MailWorker
let counter: Server
/** Requests to the visit counter. */
const visits: Visit[] = []

const hostile = { title: '</title><script>alert(1)</script>', description: '"><img src=x onerror=alert(1)>' }

/** Texts of every kind with hostile markup in all their parts. */
async function addHostileTexts(url: string): Promise<void> {
  const db = openDatabase({ url, poolSize: 1 })
  const body = hostileMarkup.join('\n\n')
  const entry = { id: 'hostile', ...hostile, body, section: null }
  try {
    await saveEntry(db, anEntry({ ...entry, kind: 'sections' }))
    await saveEntry(db, anEntry({ ...entry, section: 'hostile' }))
    await saveEntry(db, anEntry({ ...entry, kind: 'pages', id: 'offer' }))
    const faq = `## ${hostile.description} {#hostile}\n\n${body.replaceAll(/^## /gm, '### ')}`
    await saveEntry(db, anEntry({ ...entry, kind: 'faq', body: faq }))
  } finally {
    await db.destroy()
  }
}

beforeAll(async () => {
  counter = createServer(async (request, response) => {
    visits.push((await json(request)) as Visit)
    response.end()
  })
  counter.listen(0, '127.0.0.1')
  await once(counter, 'listening')
  const { port } = counter.address() as AddressInfo // true: it listens on a port, not on a pipe
  site = await startSite({
    ANALYTICS_URL: `http://127.0.0.1:${port}/visits`,
    LIMIT_SENSITIVE_PER_MINUTE: '100000',
  })
  // Before any visit, because pages are cached for a while.
  await addHostileTexts(site.databaseUrl)
  mailWorker = await startMailWorker(site.databaseUrl, site.url)
})
afterAll(async () => {
  await mailWorker.stop()
  await site.stop()
  counter.close()
})

const languages = [
  {
    locale: 'en',
    prefix: '',
    articles: 'Articles',
    faq: 'FAQ',
    find: 'Find',
    query: 'wedding',
    article: 'Choosing a wedding day',
    contents: 'On this page',
    related: 'Read next',
    send: 'Send the question',
    name: 'Your name',
    email: 'Email',
    topic: 'Topic',
    question: 'Question',
    consent: /personal data/,
    incomplete: 'Please include all required information.',
    sent: 'Your question is on its way',
    questionMail: 'A question from the site',
    refuse: 'Decline',
    accept: 'Accept',
  },
  {
    locale: 'ru',
    prefix: '/ru',
    articles: 'Статьи',
    faq: 'Вопросы',
    find: 'Найти',
    query: 'свадьбу',
    article: 'Как выбрать день свадьбы',
    contents: 'На этой странице',
    related: 'Читайте дальше',
    send: 'Отправить вопрос',
    name: 'Ваше имя',
    email: 'E-mail',
    topic: 'Тема',
    question: 'Вопрос',
    consent: /персональных данных/,
    incomplete: 'Укажите все обязательные данные.',
    sent: 'Вопрос отправлен',
    questionMail: 'Вопрос с сайта',
    refuse: 'Отказаться',
    accept: 'Согласиться',
  },
] as const

describe.each(languages)('in $locale', (words) => {
  test('a reader finds an article from the header, searches, reads it and goes on to the next', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
      await page.goto(`${words.prefix}/about`)
      const nav = page.locator('header nav')
      await nav.getByRole('link', { name: words.faq }).waitFor()
      await nav.getByRole('link', { name: words.articles }).click()
      await page.waitForURL(`**${words.prefix}/articles`)
      expect(await nav.locator('[aria-current=page]').innerText()).toBe(words.articles)
      const footer = page.locator('footer')
      expect(await footer.getByRole('link', { name: words.articles, exact: true }).count()).toBe(
        words.locale === 'ru' ? 1 : 0,
      )
      await footer.getByRole('link', { name: words.faq, exact: true }).waitFor()

      await page.getByRole('searchbox').fill(words.query)
      await page.getByRole('button', { name: words.find }).click()
      await page.waitForURL(`**${words.prefix}/articles/search?q=*`)
      await page.locator(`main a[href="${words.prefix}/articles/choosing-a-wedding-day"]`).click()
      await page.waitForURL(`**${words.prefix}/articles/choosing-a-wedding-day`)

      // Its example is computed for future days.
      await page.locator('figure a, figure p').first().waitFor()
      const anchor = page.getByRole('navigation', { name: words.contents }).getByRole('link').first()
      await anchor.click()
      const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
      expect(await page.locator(`h2[id="${id}"]`).isVisible()).toBe(true)

      const data = await page.locator('script[type="application/ld+json"]').allInnerTexts()
      const types = data.map((text) => JSON.parse(text)['@type'])
      expect(types.sort()).toEqual(['Article', 'BreadcrumbList'])
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
      const drawn = await page.request.get(`${site.url}${new URL(picture ?? '').pathname}`)
      expect(drawn.headers()['content-type']).toBe('image/png')
      expect((await drawn.body()).length).toBeGreaterThan(10_000)

      await page.locator('article section li a').first().click()
      await page.waitForURL((url) => !url.pathname.endsWith('choosing-a-wedding-day'))
      expect(problems).toEqual([])
    })
  })

  test('without a script everything can be read, searched and asked, and the question reaches the operator', async () => {
    const email = `reader.${words.locale}@example.org`
    await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(`${words.prefix}/articles`)
      await page.locator(`a[href="${words.prefix}/articles/page/2"]`).first().click()
      expect(await page.locator('main li h2').count()).toBeGreaterThan(5)
      await page.getByRole('searchbox').fill(words.query)
      await page.getByRole('button', { name: words.find }).click()
      expect(await page.locator('main li h2').count()).toBeGreaterThan(0)

      await page.goto(`${words.prefix}/faq`)
      expect(await page.locator('h3').count()).toBeGreaterThanOrEqual(24)
      await page.locator(`main a[href="${words.prefix}/faq/ask"]`).last().click()
      await page.getByRole('button', { name: words.send }).click()
      expect(await page.locator('noscript [role=alert]').innerText()).toBe(words.incomplete)

      await page.getByLabel(words.name).fill('Anna <b>')
      await page.getByLabel(words.email, { exact: true }).fill(email)
      await page.getByLabel(words.topic, { exact: true }).fill('Two days')
      await page.getByLabel(words.question, { exact: true }).fill('Which is better?\nThe 8th or the 9th?')
      expect(await page.getByRole('checkbox').isChecked()).toBe(false)
      await page.getByRole('checkbox').check()
      // The site refuses forms that are sent too fast; then it is sent once more.
      await expect
        .poll(
          async () => {
            await page.getByRole('button', { name: words.send }).click()
            const heading = await page.locator('h1').innerText()
            if (heading !== words.sent) await page.getByRole('checkbox').check()
            return heading
          },
          { interval: 2_500, timeout: 15_000 },
        )
        .toBe(words.sent)
    })
    const questionMail = await mailWorker.waitForMail('hello@zeri.test', words.questionMail)
    expect(questionMail.headers.find(([name]) => name.toLowerCase() === 'reply-to')?.[1]).toContain(email)
    expect(questionMail.text).toContain('The 8th or the 9th?')
    expect(questionMail.html).toContain('Anna &lt;b&gt;')
  })

  test('the form shows missing fields before it is sent, and works with a script as well', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
      await page.goto(`${words.prefix}/faq/ask`, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: words.send }).click()
      await page.getByText(words.incomplete).waitFor()
      expect(await page.locator('[aria-invalid=true]').count()).toBe(5)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
      await page.getByLabel(words.name).pressSequentially('Anna', { delay: 200 })
      await page
        .getByLabel(words.email, { exact: true })
        .pressSequentially('with@example.org', { delay: 100 })
      await page.getByLabel(words.topic, { exact: true }).fill('A day')
      await page.getByLabel(words.question, { exact: true }).fill('Which?')
      await page.getByRole('checkbox').check()
      expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
      await page.getByRole('button', { name: words.send }).click()
      await page.getByRole('heading', { level: 1, name: words.sent }).waitFor()
      expect(problems).toEqual([])
    })
  })

  test('every information and legal page has its text, and those of the app exist without the site header as well', async () => {
    const ids = [
      'about',
      'agreement',
      'agreement-app',
      'offer',
      'privacy-policy-app',
      'site-agreement',
      'site-privacy-policy',
      'rules',
      'premium-ios',
      'remove-account',
    ]
    for (const id of ids) {
      const response = await fetch(`${site.url}${words.prefix}/${id}`)
      const text = await response.text()
      expect([id, response.status]).toEqual([id, 200])
      expect(text).toContain('<footer')
      expect(text).not.toMatch(/\{(?:product|contact|version)\}/)
    }
    for (const id of ['agreement-app', 'privacy-policy-app', 'premium-ios']) {
      const text = await (await fetch(`${site.url}${words.prefix}/app/${id}`)).text()
      expect(text).toContain('<h1')
      expect(text).not.toContain('<header')
      expect(text).toContain('noindex')
    }
    expect((await fetch(`${site.url}${words.prefix}/app/about`)).status).toBe(404)
    const removal = await (await fetch(`${site.url}${words.prefix}/remove-account`)).text()
    expect(removal).toContain(`href="${words.prefix}/client/data"`)
  })
})

test('a day leads to the articles of its signs', async () => {
  await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
    await page.goto('/2026/11/15')
    const link = page.locator('main a[href^="/articles/"]').first()
    await link.click()
    await page.waitForURL('**/articles/*')
    await page.locator('figure').first().waitFor()
    expect(problems).toEqual([])
  })
})

test('markup in texts and in the form is shown as words, and nothing of it runs', async () => {
  await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const outside: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) outside.push(request.url())
    })
    for (const path of [
      '/articles/hostile',
      '/sections/hostile',
      '/offer',
      '/faq',
      '/articles/search?q=hostile',
      `/articles/search?q=${encodeURIComponent(hostile.title)}`,
    ]) {
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      expect([path, response?.status()]).toEqual([path, 200])
      const bad = await page
        .locator(
          'main :is(script:not([type="application/ld+json"]), iframe, style, form[action^="//"], [onerror], [onload], [onclick], [ontoggle], [onmouseover])',
        )
        .count()
      expect([path, bad]).toEqual([path, 0])
    }
    await page.goto('/faq/ask', { waitUntil: 'networkidle' })
    for (const markup of hostileMarkup.slice(0, 6)) {
      await page.getByLabel('Your name').fill(markup)
      await page.getByLabel('Topic').fill(markup)
      await page.getByLabel('Question', { exact: true }).fill(markup)
      await page.getByRole('button', { name: 'Send the question' }).click()
    }
    const refused = await page.request.post(`${site.url}/faq/ask`, {
      headers: { origin: site.url },
      form: {
        name: hostile.title,
        email: hostile.description,
        topic: hostile.title,
        question: `</textarea>${hostileMarkup.join('\n')}`,
        ticket: hostile.description,
      },
    })
    expect(refused.status()).toBe(400)
    expect(await refused.text()).not.toContain('</textarea><script>')
    expect([dialogs, outside, problems]).toEqual([[], [], []])
  })
})

test('only visits of those who agree are counted, one per page', async () => {
  visits.length = 0
  await asVisitor({ siteUrl: site.url, isFirstVisit: true }, async ({ page }) => {
    await page.goto('/rules', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.locator('footer a[href="/faq"]').click()
    await page.waitForURL('**/faq')
  })
  await asVisitor({ siteUrl: site.url, isFirstVisit: true }, async ({ page, problems }) => {
    await page.goto('/ru/rules', { waitUntil: 'networkidle' })
    expect(visits).toEqual([])
    await page.getByRole('button', { name: 'Согласиться' }).click()
    await expect.poll(() => visits.length).toBe(1)
    await page.locator('footer a[href="/ru/faq"]').click()
    await page.waitForURL('**/ru/faq')
    await expect.poll(() => visits.length).toBe(2)
    await page.goBack()
    await page.waitForURL('**/ru/rules')
    await expect.poll(() => visits.length).toBe(3)
    expect(visits.map(({ path, locale }) => [path, locale])).toEqual([
      ['/ru/rules', 'ru'],
      ['/ru/faq', 'ru'],
      ['/ru/rules', 'ru'],
    ])
    expect(Object.keys(visits[0] ?? {}).sort()).toEqual(['at', 'locale', 'path'])
    expect(problems).toEqual([])
  })
})

test('visits are no longer counted after consent is withdrawn in the privacy policy', async () => {
  visits.length = 0
  await asVisitor({ siteUrl: site.url, isFirstVisit: true }, async ({ page }) => {
    await page.goto('/site-privacy-policy', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => visits.length).toBe(1)
    await page.locator('main').getByText('Decline', { exact: true }).click()
    await page.locator('footer a[href="/rules"]').click()
    await page.waitForURL('**/rules')
    await page.waitForLoadState('networkidle')
    expect(visits.map(({ path }) => path)).toEqual(['/site-privacy-policy'])
  })
})
