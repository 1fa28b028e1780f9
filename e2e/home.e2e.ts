import type { listDays, Output } from '@zeri/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { planPlaces } from '../apps/web/app/features/chooser/plan-options.ts'
import { payChartUntil, signUpOwner } from '../tools/testbed/site/owner.ts'
import { generousLimits, type SiteProcess, startSite } from '../tools/testbed/site/site.ts'
import { asVisitor } from './visit.ts'

const DAY_MS = 86_400_000
const off = { javaScriptEnabled: false }

const isoDay = (ahead = 0, zone = 'UTC') =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(Date.now() + ahead * DAY_MS)

async function daysAhead(locale: 'en' | 'ru', zone: string): Promise<Output<typeof listDays>> {
  const query = new URLSearchParams({ from: isoDay(0, zone), to: isoDay(30, zone), locale })
  if (locale === 'ru') query.set('place', '524901')
  const response = await fetch(`${inject('siteUrl')}/calendar/days?${query}`)
  return (await response.json()) as Output<typeof listDays> // true: the response of that operation
}

const select = (page: Page, name: 'tag' | 'when' | 'place' | 'chart') => page.locator(`select[name=${name}]`)
const chosen = (page: Page, name: 'tag' | 'when' | 'place' | 'chart') =>
  select(page, name).evaluate((field: HTMLSelectElement) =>
    field.selectedOptions[0]?.text.replaceAll('\u00a0', ' '),
  )
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

const languages = [
  {
    locale: 'en',
    home: '/',
    zone: 'UTC',
    send: 'Find the days',
    moving: 'Moving house',
    sentence: ['a wedding', 'in the next 30 days', 'anywhere'],
  },
  {
    locale: 'ru',
    home: '/ru',
    zone: 'Europe/Moscow',
    send: 'Найти дни',
    moving: 'Переезд',
    sentence: ['свадьбу', 'в ближайшие 30 дней', 'в Москве'],
  },
] as const

describe.each(languages)('the home page, $locale', ({ locale, home, zone, send, moving, sentence }) => {
  test('has a sentence that finds days without a script', async () => {
    await asVisitor(off, async ({ page }) => {
      await page.goto(home)
      expect(await Promise.all([chosen(page, 'tag'), chosen(page, 'when'), chosen(page, 'place')])).toEqual(
        sentence,
      )
      await select(page, 'place').selectOption('2950159')
      await page.getByRole('button', { name: send }).click()
      await page.waitForURL('**/predict?*')
      expect(queryOf(page)).toEqual({ tag: 'wedding', when: 'ahead', place: '2950159' })
      expect((await page.locator('main').innerText()).toLowerCase()).toContain(
        locale === 'ru' ? 'свадьба' : 'wedding',
      )
      await page
        .locator('header')
        .getByText(locale === 'ru' ? 'Берлин' : 'Berlin')
        .first()
        .waitFor()
    })
  })

  test('its chips send the same sentence with another activity', async () => {
    await asVisitor(off, async ({ page }) => {
      await page.goto(home)
      await select(page, 'when').selectOption({ index: 3 })
      const when = await select(page, 'when').inputValue()
      await page.getByRole('button', { name: moving }).click()
      await page.waitForURL('**/predict?*')
      const query = new URL(page.url()).searchParams
      expect([query.getAll('tag').at(-1), query.get('when')]).toEqual(['move-house', when])
    })
  })

  test('shows today and thirty days from the first column on, as the calendar rates them', async () => {
    const { days } = await daysAhead(locale, zone)
    await asVisitor({}, async ({ page, problems }) => {
      await page.goto(home, { waitUntil: 'networkidle' })
      const cells = page.locator('[role=grid] a[data-date]')
      const shown = await cells.evaluateAll((all) =>
        all.map((cell) => [cell.getAttribute('data-date'), Number(cell.getAttribute('data-weight'))]),
      )
      expect(shown).toEqual(days.map(({ date, verdict }) => [date, verdict?.weight]))
      expect(shown).toHaveLength(31)
      await page
        .getByText(days[0]?.verdict?.summary.slice(0, 20) ?? '')
        .first()
        .waitFor()
      const heads = await page
        .locator('[role=grid] th')
        .evaluateAll((all) =>
          all.map((head) => [head.getAttribute('abbr'), getComputedStyle(head).fontWeight]),
        )
      const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: zone }).format(Date.now())
      expect(heads[0]?.[0]?.toLowerCase()).toBe(weekday.toLowerCase())
      expect(heads.filter(([, weight]) => weight === '600')).toHaveLength(2)
      const today = page.locator('[role=grid] a[aria-current=date]')
      expect(await today.getAttribute('data-date')).toBe(days[0]?.date)
      await today.press('End')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-date'))).toBe(days[6]?.date)
      await today.click()
      await page.waitForURL(`**/${days[0]?.date.split('-').map(Number).join('/')}`)
      expect(problems).toEqual([])
    })
  })

  test('has the switch between icons and text and the date field', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(home, { waitUntil: 'networkidle' })
      const marks = page.locator('[role=grid] a[data-date] [data-name]').first()
      expect(await marks.locator('svg').isVisible()).toBe(true)
      await page.locator('main [role=radiogroup] input').nth(1).check()
      await marks.locator('svg').waitFor({ state: 'hidden' })
      const text = await marks.evaluate((mark) => getComputedStyle(mark, '::after').content)
      expect(text).toBe(JSON.stringify(await marks.getAttribute('data-name')))
      await page.locator('[role=grid] button[popovertarget]').click()
      await page.locator('input[type=date]').fill('2031-03-05')
      await page.locator('button[data-goes=day]').click()
      await page.waitForURL('**/2031/3/5')
    })
  })

  test('opens the calendar of a phone at a touch anywhere in the date field, and not at a click of a mouse', async () => {
    const countOpened = (press: (page: Page) => Promise<void>, options: Parameters<typeof asVisitor>[0]) => {
      let opened = 0
      return asVisitor(options, async ({ page, problems }) => {
        await page.exposeFunction('noteOpened', () => {
          opened += 1
        })
        await page.addInitScript(() => {
          const { noteOpened } = globalThis as unknown as { noteOpened: () => void }
          HTMLInputElement.prototype.showPicker = () => noteOpened()
        })
        await page.goto(home, { waitUntil: 'networkidle' })
        await page.locator('[role=grid] button[popovertarget]').click()
        await press(page)
        expect(problems).toEqual([])
      }).then(() => opened)
    }
    const field = (page: Page) => page.locator('input[type=date]')
    const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
    expect(await countOpened((page) => field(page).tap({ position: { x: 12, y: 20 } }), phone)).toBe(1)
    expect(await countOpened((page) => field(page).click({ position: { x: 12, y: 20 } }), {})).toBe(0)
  })

  test('leads to prices, to a birth chart and to the free feed', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(home, { waitUntil: 'networkidle' })
      await page.locator('main details summary').click()
      const feed = await page.locator('main details code').innerText()
      const { pathname, search } = new URL(feed)
      const file = await page.request.get(pathname + search)
      expect(await file.text()).toContain('BEGIN:VEVENT')
      for (const path of ['/prices', '/bazi', '/predict', '/personal'])
        expect(
          await page.locator(`a[href="${locale === 'ru' ? '/ru' : ''}${path}"]`).count(),
          path,
        ).toBeGreaterThan(0)
    })
  })

  test('keeps its primary button free of the cookie card', async () => {
    await asVisitor({ isFirstVisit: true, viewport: { width: 1280, height: 900 } }, async ({ page }) => {
      await page.goto(home, { waitUntil: 'networkidle' })
      await page.getByRole('region', { name: /cookie/i }).waitFor()
      await page.getByRole('button', { name: send }).click({ trial: true, timeout: 5_000 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  })
})

test.each(['en', 'ru'] as const)('every place of the sentence is one of the calendar, %s', async (locale) => {
  for (const { value, text } of planPlaces[locale].filter((one) => one.value !== '')) {
    const response = await fetch(
      `${inject('siteUrl')}/calendar/days/2026-11-16?place=${value}&locale=${locale}`,
    )
    const { place }: Pick<Output<typeof listDays>, 'place'> = await response.json()
    const stem = text.replace(/^(?:in|во?) /, '').slice(0, 4) // the end of a Russian name follows its case
    expect(place?.address.slice(0, 4), value).toBe(stem)
  }
})

describe('for a person', () => {
  let site: SiteProcess & { readonly databaseUrl: string }
  beforeAll(async () => {
    site = await startSite(generousLimits)
  })
  afterAll(() => site.stop())

  test('the sentence names the selected chart and sends it', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page }) => {
      const owner = await signUpOwner(page.context(), site.url)
      const uuid = await owner.addChart({ fio: 'Anna' })
      await payChartUntil(site.databaseUrl, uuid, new Date(Date.now() + 365 * DAY_MS))
      await page.request.post('/client/charts', {
        form: { do: 'select', uuid, back: '/' },
        headers: { origin: site.url },
      })
      await page.goto('/', { waitUntil: 'networkidle' })
      await select(page, 'chart').waitFor()
      expect(await chosen(page, 'chart')).toBe('for Anna')
      await page.getByRole('button', { name: 'Find the days' }).click()
      await page.waitForURL('**/predict?*')
      expect(queryOf(page)).toMatchObject({ tag: 'wedding', chart: uuid })
    })
  })
})
