import { listSigns } from '@zeri/lexicon'
import { describe, expect, inject, test } from 'vitest'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor } from './visit.ts'

const read = async (path: string): Promise<{ readonly status: number; readonly html: string }> => {
  const response = await fetch(inject('siteUrl') + path)
  return { status: response.status, html: await response.text() }
}

const titleOf = (html: string): string => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
const descriptionOf = (html: string): string =>
  /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? ''

const languages = [
  { prefix: '', locale: 'en', articles: 'Signs of the Chinese almanac', source: '<strong>Source' },
  { prefix: '/ru', locale: 'ru', articles: 'Знаки китайского календаря', source: '<strong>Источник' },
] as const

describe.each(languages)('pages of signs at "$prefix"', ({ prefix, articles, source }) => {
  test('every sign has a page with a title and a description of its own and a source', async () => {
    const pages = []
    for (const { kind, id } of listSigns()) pages.push(await read(`${prefix}/signs/${kind}/${id}`))
    expect(pages.filter(({ status }) => status !== 200)).toEqual([])
    expect(pages.filter(({ html }) => !html.includes(source))).toEqual([])
    expect(new Set(pages.map(({ html }) => titleOf(html))).size).toBe(pages.length)
    expect(new Set(pages.map(({ html }) => descriptionOf(html))).size).toBe(pages.length)
  })

  test('the articles lead to the signs, these to a kind, to a sign and to its neighbour', async () => {
    await asVisitor({}, async ({ page, problems }) => {
      await page.goto(`${prefix}/articles`)
      await page.getByRole('main').getByRole('link', { name: articles }).click()
      await page.waitForURL(`**${prefix}/signs`)
      await page.getByRole('heading', { level: 1, name: articles }).waitFor()
      for (const { kind, id } of listSigns())
        expect(await page.locator(`main a[href="${prefix}/signs/${kind}/${id}"]`).count()).toBe(1)
      await page.locator(`main a[href="${prefix}/signs/officers"]`).click()
      await page.locator(`main a[href="${prefix}/signs/officers/officer-success"]`).click()
      await page.waitForURL(`**${prefix}/signs/officers/officer-success`)
      await page.locator(`main a[href="${prefix}/signs/officers/officer-receive"]`).click()
      await page.waitForURL(`**${prefix}/signs/officers/officer-receive`)
      expect(problems).toEqual([])
    })
  })

  test('a sign describes itself to search engines and has a picture to share', async () => {
    const { html } = await read(`${prefix}/signs/mansions/mansion-heart`)
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    const types = data.map(([, text = '']) => JSON.parse(text)['@type'])
    expect(types.toSorted()).toEqual(['BreadcrumbList', 'DefinedTerm'])
    expect(html).toMatch(/property="og:image" content="[^"]*\/signs\/mansions\/mansion-heart\.png"/)
  })

  test.each(['/signs', '/signs/terms', '/signs/stars/heavenly-virtue', '/signs/pillars/jia-zi'])(
    'axe finds nothing on %s, which is readable on a phone and without a script',
    async (path) => {
      await asVisitor(
        { javaScriptEnabled: false, viewport: { width: 320, height: 700 } },
        async ({ page }) => {
          await page.goto(prefix + path)
          expect(await page.locator('main h1').count()).toBe(1)
          const width = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(width).toBeLessThanOrEqual(320)
        },
      )
      await asVisitor({ viewport: { width: 390, height: 800 } }, async ({ page, problems }) => {
        await page.goto(prefix + path, { waitUntil: 'networkidle' })
        await expectNothingFromAxe(page)
        expect(problems).toEqual([])
      })
    },
  )
})

test('an unknown sign and an unknown kind are not found', async () => {
  for (const path of ['/signs/stems/zi', '/signs/planets', '/ru/signs/stars/none'])
    expect([path, (await read(path)).status]).toEqual([path, 404])
})

test('the sitemap lists every sign in both languages', async () => {
  const { html } = await read('/sitemap-signs.xml')
  for (const { kind, id } of listSigns()) expect(html).toContain(`/signs/${kind}/${id}</loc>`)
  expect((await read('/sitemap.xml')).html).toContain('/sitemap-signs.xml')
})

test('a star of a day leads to its page', async () => {
  const today = new Date()
  const path = `/${today.getUTCFullYear()}/${today.getUTCMonth() + 1}/${today.getUTCDate()}`
  const { html } = await read(path)
  const links = [...html.matchAll(/href="(\/signs\/[a-z-]+\/[a-z0-9-]+)"/g)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThan(5)
  for (const link of new Set(links)) expect([link, (await read(link)).status]).toEqual([link, 200])
})
