import { describe, expect, test } from 'vitest'
import { expectNothingFromAxe, GOOD_PRACTICE } from './axe.ts'
import { asVisitor } from './visit.ts'

const phone = { viewport: { width: 390, height: 844 } }

const languages = [
  {
    language: 'English',
    prefix: '',
    open: 'Search',
    label: 'What to look for',
    send: 'Search',
    query: 'weding',
    title: 'Wedding',
    swapped: 'цуввштп',
    readAs: 'wedding',
    nothing: 'Nothing was found',
    best: 'Best matches',
    link: 'Link to this answer',
  },
  {
    language: 'Russian',
    prefix: '/ru',
    open: 'Найти',
    label: 'Что найти',
    send: 'Найти',
    query: 'свадбьа',
    title: 'Свадьба',
    swapped: 'cdflm,f',
    readAs: 'свадьба',
    nothing: 'ничего не нашлось',
    best: 'Лучшие совпадения',
    link: 'Ссылка на этот ответ',
  },
] as const

describe.each(languages)('the search in $language', (words) => {
  const { prefix } = words

  test('a visitor opens it from the header, types at once and reaches a page', async () => {
    await asVisitor({}, async ({ page, problems }) => {
      await page.goto(prefix || '/', { waitUntil: 'networkidle' })
      await page.locator('header').getByRole('link', { name: words.open, exact: true }).click()
      await page.waitForURL(`**${prefix}/search`)
      const field = page.getByRole('searchbox', { name: words.label })
      await field.waitFor()
      await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search')
      await page.keyboard.type(words.query)
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${prefix}/search?q=*`)
      await page.getByRole('heading', { name: words.best }).waitFor()
      await page.locator('main').getByRole('link', { name: words.title, exact: true }).first().click()
      await page.waitForURL(`**${prefix}/days-for/wedding`)
      expect(problems).toEqual([])
    })
  })

  test('without a script the form and the results are the same', async () => {
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(`${prefix}/search`)
      expect(
        await page.locator('main input[type=search]').evaluate((field) => field === document.activeElement),
      ).toBe(true)
      await page.getByRole('searchbox', { name: words.label }).fill(words.query)
      await page.locator('main').getByRole('button', { name: words.send, exact: true }).click()
      await page.waitForURL(`**${prefix}/search?q=*`)
      const first = page.locator('main section').first().getByRole('link').first()
      expect(await first.getAttribute('href')).toBe(`${prefix}/days-for/wedding`)
      expect(await page.locator('head meta[name=robots]').getAttribute('content')).toBe('noindex')
    })
  })

  test('text typed on the other keyboard is found, and the page says how it was read', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(words.swapped)}`)
      await page.getByRole('status').getByText(words.readAs, { exact: false }).first().waitFor()
      await page.locator(`main a[href="${prefix}/days-for/wedding"]`).first().waitFor()
    })
  })

  test('when nothing is found the page says so and offers what is near', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(`${prefix}/search?q=qwxzjkqwxz`)
      await page.getByRole('status').getByText(words.nothing).waitFor()
      await page.locator(`main a[href="${prefix}/articles"]`).waitFor()
    })
  })

  test('a search has one address', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(`${prefix}/search?q=++a+++b&utm=1`)
      expect(new URL(page.url()).search).toBe('?q=a+b')
      await page.goto(`${prefix}/search?q=`)
      expect(new URL(page.url()).search).toBe('')
    })
  })

  test('on a phone nothing is cut off, and axe finds nothing', async () => {
    await asVisitor(phone, async ({ page }) => {
      for (const path of [
        '/search',
        `/search?q=${encodeURIComponent(words.title)}`,
        '/search?q=zzqx',
        '/faq',
      ]) {
        await page.goto(prefix + path, { waitUntil: 'networkidle' })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
        await expectNothingFromAxe(page, { tags: GOOD_PRACTICE })
      }
    })
  })

  test.each([
    ['with', true],
    ['without', false],
  ])(
    '%s a script the address of an answer opens it and its group, and no other',
    async (_, javaScriptEnabled) => {
      await asVisitor({ javaScriptEnabled }, async ({ page }) => {
        await page.goto(`${prefix}/faq#refund`)
        await page.locator('#refund').getByRole('link', { name: words.link }).waitFor()
        expect(await page.locator('details[open]').count()).toBe(2)
        const top = await page.locator('#refund').evaluate((answer) => answer.getBoundingClientRect().top)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(top).toBeLessThan(400)
      })
    },
  )

  test('the questions are folded to less than two screens, and all of them are printed', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(`${prefix}/faq`)
      const height = () => page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0)
      expect(await height()).toBeLessThan(1_500)
      await page.emulateMedia({ media: 'print' })
      expect(await height()).toBeGreaterThan(5_000)
    })
  })
})

test('the field of the questions searches the whole site', async () => {
  await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('searchbox').fill('refund')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=refund')
    expect(await page.locator('main section').first().getByRole('link').first().getAttribute('href')).toBe(
      '/faq#refund',
    )
  })
})
