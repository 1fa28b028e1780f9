import type { describeDay, Locale, Output } from '@zeri/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findBestStretch } from '../apps/web/app/features/calendar/best-stretch.ts'
import { payChartUntil, signUpOwner } from '../tools/testbed/site/owner.ts'
import { listSharedPages } from '../tools/testbed/site/pages.ts'
import { generousLimits, startSite } from '../tools/testbed/site/site.ts'
import { asVisitor } from './visit.ts'

const DAY_MS = 86_400_000
const off = { javaScriptEnabled: false }
const languages = ['en', 'ru'] as const

const placeButton = (page: Page) => page.locator('header').getByRole('button', { name: /^(Place|Место):/ })
const mainText = async (page: Page) => (await page.locator('main').innerText()).replaceAll(/\s/g, ' ')

/** When the double-hours of a page begin, by its clocks: the waking ones, then the night. */
const hoursOf = (page: Page) =>
  page
    .locator('main ol[data-waking] time')
    .evaluateAll((hours) => hours.map(({ textContent }) => textContent))

/** When they begin by the API, at a place or by the sun. */
async function hoursByApi(date: string, place?: string): Promise<string[]> {
  const response = await fetch(`${inject('siteUrl')}/calendar/days/${date}${place ? `?place=${place}` : ''}`)
  const { hours }: Output<typeof describeDay> = await response.json()
  const listOf = (isWaking: boolean) => hours.filter((hour) => hour.isWaking === isWaking)
  return [...listOf(true), ...listOf(false)].map(({ from }) => from.slice(11, 16))
}

/** The date of the page of today. */
async function dateOfHome(page: Page): Promise<string> {
  return (await page.locator('main h2 time').getAttribute('datetime')) ?? ''
}

/** The best hours that the page of today names, as it prints them; none on a day without any. */
const bestOf = async (page: Page) =>
  (await page.locator('main section[aria-labelledby=today] dd').first().innerText()).match(/\d\d:\d\d/g) ?? []

/** The same by the API. */
async function bestByApi(date: string, place?: string): Promise<string[]> {
  const response = await fetch(`${inject('siteUrl')}/calendar/days/${date}${place ? `?place=${place}` : ''}`)
  const { hours }: Output<typeof describeDay> = await response.json()
  const best = findBestStretch(
    hours.map(({ isWaking, verdict }) => ({ isWaking, weight: verdict?.weight ?? null })),
  )
  const ends = best ? [hours[best.first]?.from, hours[best.last]?.to] : []
  return ends.map((end) => end?.slice(11, 16) ?? '')
}

describe.each(languages)('pages for everyone, %s', (locale) => {
  test('each can be read', async () => {
    await asVisitor(off, async ({ page }) => {
      const paths = listSharedPages(new Date(), locale)
      expect(paths.length).toBeGreaterThan(20)
      for (const path of paths) {
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(200)
        expect(await page.locator('h1').count(), path).toBe(1)
        expect((await mainText(page)).length, path).toBeGreaterThan(60)
      }
    })
  })
})

describe('the calendar without a place in its address', () => {
  const prefixes = { en: '', ru: '/ru' }
  const sentences = {
    en: {
      today: 'No place set, so the date and times are given in UTC',
      month: 'By the sun, dates in UTC',
      year: 'times in UTC',
    },
    ru: {
      today: 'Дата и время местные: Москва (место по умолчанию) · UTC+3',
      month: 'По местным часам: Москва, UTC+3',
      year: 'по местным часам: Москва, UTC+3',
    },
  }
  const defaultPlace = { en: undefined, ru: '524901' }

  test.each(languages)('has the hours of the default and names the zone, %s', async (locale) => {
    const { today, month, year } = sentences[locale]
    const place = defaultPlace[locale]
    await asVisitor(off, async ({ page }) => {
      await page.goto(prefixes[locale] || '/')
      expect(await mainText(page)).toContain(today)
      expect(await bestOf(page)).toEqual(await bestByApi(await dateOfHome(page), place))
      await page.goto(`${prefixes[locale]}/2026/3/5`)
      expect(await mainText(page)).toContain(today)
      expect(await hoursOf(page)).toEqual(await hoursByApi('2026-03-05', place))
      await page.goto(`${prefixes[locale]}/2026/3`)
      expect(await mainText(page)).toContain(month)
      expect(await hoursOf(page)).toEqual(await hoursByApi('2026-03-01', place))
      await page.goto(`${prefixes[locale]}/2026`)
      expect(await mainText(page)).toContain(year)
    })
  })
})

const sydney = {
  id: '2147714',
  base: '/place/2147714',
  address: 'Sydney',
  zone: 'Australia/Sydney',
  clock: /Date and times in Sydney · UTC\+1[01]/,
  march: 'Date and times in Sydney · UTC+11',
  month: 'By the clock in Sydney, UTC+11',
  year: 'clock time in Sydney, UTC+11 / UTC+10',
}
const kazan: typeof sydney = {
  id: '551487',
  base: '/ru/place/551487',
  address: 'Казань',
  zone: 'Europe/Moscow',
  clock: /Дата и время местные: Казань · UTC\+3/,
  march: 'Дата и время местные: Казань · UTC+3',
  month: 'По местным часам: Казань, UTC+3',
  year: 'по местным часам: Казань, UTC+3',
}

describe.each([sydney, kazan])('the calendar at $base', ({ id, base, address, zone, ...sentences }) => {
  test('shows the date and the hours of that place', async () => {
    await asVisitor(off, async ({ page }) => {
      await page.goto(base)
      expect(await mainText(page)).toMatch(sentences.clock)
      await placeButton(page).getByText(address).waitFor()
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(Date.now())
      expect(await dateOfHome(page)).toBe(today)
      expect(await bestOf(page)).toEqual(await bestByApi(today, id))
      await page.goto(`${base}/2026/3/5`)
      expect(await mainText(page)).toContain(sentences.march)
      const hours = await hoursOf(page)
      expect(hours).toEqual(await hoursByApi('2026-03-05', id))
      expect(hours).not.toEqual(await hoursByApi('2026-03-05'))
      await page.goto(`${base}/2026/3`)
      expect(await mainText(page)).toContain(sentences.month)
      expect(await hoursOf(page)).toEqual(await hoursByApi('2026-03-01', id))
      await page.goto(`${base}/2026`)
      expect(await mainText(page)).toContain(sentences.year)
    })
  })

  test('its links stay there, and no link leads to the same days elsewhere', async () => {
    await asVisitor(off, async ({ page }) => {
      for (const date of ['', '/2026', '/2026/3', '/2026/3/5']) {
        await page.goto(base + date)
        const hrefs = await page
          .locator('main a[href]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
        // The stars of a year are the same in every place.
        const dated = hrefs.filter((href) => /(?<!fengshui)\/\d{4}(?:\/\d+)*$/.test(href))
        expect(dated.length, date).toBeGreaterThan(4)
        expect(
          dated.filter((href) => !href.startsWith(`${base}/`)),
          date,
        ).toEqual([])
        const calendar = page.locator(`#site-menu a[href="${base}"]`)
        expect(await calendar.getAttribute('aria-current'), date).toBe(date === '' ? 'page' : 'true')
      }
    })
  })

  test('names the place in its title and is nothing for search engines', async () => {
    await asVisitor(off, async ({ page }) => {
      for (const date of ['', '/2026', '/2026/3', '/2026/3/5']) {
        await page.goto(base + date)
        expect(await page.title(), date).toMatch(new RegExp(`^${address}: .+ · `))
        expect(await page.locator('meta[name=robots]').getAttribute('content'), date).toBe('noindex')
        expect(await page.locator('link[rel=canonical]').count(), date).toBe(0)
      }
    })
  })

  test('is the same for everyone and may be cached', async () => {
    const read = async (headers: Record<string, string> = {}) => {
      const response = await fetch(`${inject('siteUrl')}${base}/2026/3/5`, { headers })
      expect(response.headers.get('cache-control')).toMatch(/^public, /)
      return response.text()
    }
    expect(await read({ cookie: 'place=5128581; person=chart; token=none' })).toBe(await read())
  })
})

test.each([
  '/place/0',
  '/place/01',
  '/place/0524901',
  '/ru/place/0524901',
  '/place/99999999999',
  '/place/1',
  '/ru/place/1',
  '/place/524901x',
  '/place/524901.',
  '/place/-524901',
  '/place/524901/2026/13',
  '/place/524901/2026/2/30',
  '/place/524901/1800',
  '/place/524901/today',
  '/place/0/2026/3/5',
])('%s is not found', async (path) => {
  const response = await fetch(inject('siteUrl') + path, { redirect: 'manual' })
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.text()).toContain('<h1')
})

test.each([
  ['/place/524901/2026/03/05', '/place/524901/2026/3/5'],
  ['/ru/place/524901/2026/03', '/ru/place/524901/2026/3'],
  ['/place/524901/02026', '/place/524901/2026'],
])('%s leads for good to %s', async (path, canonical) => {
  const response = await fetch(inject('siteUrl') + path, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, canonical])
})

describe('with a script the calendar at a place', () => {
  test('stays there from page to page, and the home page leaves it', async () => {
    await asVisitor({}, async ({ page, problems }) => {
      await page.goto(sydney.base, { waitUntil: 'networkidle' })
      const fifth = page.locator('main [role=grid] a[data-date]').nth(4)
      const [href, next] = [
        await fifth.getAttribute('href'),
        page.locator('main [role=grid] a[data-date]').nth(5),
      ]
      const nextHref = await next.getAttribute('href')
      await fifth.click()
      await page.waitForURL(`**${href}`)
      await page.locator('main nav a[rel=next]').click()
      await page.waitForURL(`**${nextHref}`)
      await page.getByText(sydney.clock).waitFor()
      await page.locator(`#site-menu a[href="${sydney.base}"]`).click()
      await page.waitForURL(`**${sydney.base}`)
      await page.locator('header > a[href="/"]').click()
      await page.getByText('No place set, so the date and times are given in UTC').waitFor()
      await placeButton(page).getByText('No place set').waitFor()
      expect(problems).toEqual([])
    })
  })

  test('is left for the same date when another place is chosen', async () => {
    await asVisitor({}, async ({ page, problems }) => {
      await page.goto(`${sydney.base}/2026/3/5`, { waitUntil: 'networkidle' })
      await placeButton(page).click()
      await page.getByRole('option', { name: 'London' }).click()
      await page.waitForURL((url) => url.pathname === '/2026/3/5')
      await page.getByText('Date and times in London · UTC', { exact: true }).waitFor()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(problems).toEqual([])
    })
  })
})

describe('a signed-in person', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => {
    site = await startSite(generousLimits)
  })
  afterAll(() => site.stop())

  const words: Record<Locale, Record<'already' | 'charts' | 'open' | 'pay', string>> = {
    en: {
      already: 'Already signed in?',
      charts: 'Your charts',
      open: 'Open the calendar',
      pay: 'Pay for a calendar',
    },
    ru: {
      already: 'Уже вошли?',
      charts: 'Ваши карты рождения',
      open: 'Открыть календарь',
      pay: 'Оплатить календарь',
    },
  }
  const starts = [
    { locale: 'en', path: '/' },
    { locale: 'en', path: '/place/2147714/2026/3' },
    { locale: 'ru', path: '/ru/2026/3/5' },
    { locale: 'ru', path: '/ru/personal' },
  ] as const

  test.each(starts)('reaches their own calendar from $path by links alone', async ({ locale, path }) => {
    await asVisitor({ siteUrl: site.url, ...off }, async ({ page }) => {
      const owner = await signUpOwner(page.context(), site.url)
      const uuid = await owner.addChart({ fio: 'Anna' })
      await payChartUntil(site.databaseUrl, uuid, new Date(Date.now() + 30 * DAY_MS))
      await page.goto(path)
      expect(await page.locator('noscript nav').innerText()).toContain(words[locale].already)
      await page.getByRole('link', { name: words[locale].charts }).first().click()
      await page.waitForURL('**/client/charts')
      expect(await page.locator('noscript nav').count()).toBe(0)
      await page.getByRole('link', { name: words[locale].open }).click()
      await page.waitForURL(`**/personal/${uuid}`)
      await page.locator('main').getByText('Anna').first().waitFor()
      expect(await page.locator('main [role=grid] a[data-weight]').count()).toBeGreaterThan(27)
    })
  })

  test.each(languages)('finds the way to pay on the page of prices, %s', async (locale) => {
    await asVisitor({ siteUrl: site.url, ...off }, async ({ page }) => {
      await signUpOwner(page.context(), site.url)
      await page.goto(locale === 'ru' ? '/ru/personal' : '/personal')
      await page.locator('main').getByRole('link', { name: words[locale].pay }).click()
      await page.waitForURL('**/kassa/checkout')
      await page.getByRole('heading', { level: 1, name: words[locale].pay }).waitFor()
    })
  })

  test('with a script needs no such line: it takes no room', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page }) => {
      await page.goto('/personal', { waitUntil: 'networkidle' })
      expect(await page.locator('noscript').count()).toBeGreaterThan(1)
      const heights = await page
        .locator('noscript')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(new Set(heights)).toEqual(new Set([0]))
      expect(await page.getByRole('link', { name: words.en.charts }).count()).toBe(0)
    })
  })
})
