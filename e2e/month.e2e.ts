import type { listActivityDays, listDays, Output } from '@zeri/contract'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { listViolations } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

async function fetchJson<Result>(path: string): Promise<Result> {
  const response = await fetch(inject('siteUrl') + path)
  return (await response.json()) as Result // true: the response of that operation
}
const daysOf = (range: string) => fetchJson<Output<typeof listDays>>(`/calendar/days?${range}`)

function fetchPage(path: string): Promise<Response> {
  return fetch(inject('siteUrl') + path, { redirect: 'manual' })
}

const phone = { width: 390, height: 844 } as const

const focusedDate = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.date)
const cellOf = (page: Page, date: string) => page.locator(`[role=grid] a[data-date="${date}"]`)
const panelOf = (page: Page) => page.getByRole('region').filter({ has: page.getByText('Open the full day') })

describe('addresses', () => {
  test.each([
    ['/2026/03', '/2026/3'],
    ['/02026/3', '/2026/3'],
    ['/ru/2026/011', '/ru/2026/11'],
    ['/ru/02026', '/ru/2026'],
  ])('%s redirects permanently to %s', async (path, expected) => {
    const response = await fetchPage(path)
    expect(response.status).toBe(301)
    expect(new URL(response.headers.get('location') ?? '', inject('siteUrl')).pathname).toBe(expected)
  })

  test.each([
    '/2026/13',
    '/2026/0',
    '/1899/12',
    '/2101/1',
    '/1899',
    '/2101',
    '/ru/2101',
    '/2026/march',
    '/march',
  ])('%s is no month and no year and returns 404', async (path) => {
    expect((await fetchPage(path)).status).toBe(404)
  })

  test.each(['/1900/1', '/2100/12', '/1900', '/2100'])(
    '%s, at the edge of the calendar, links in one direction only',
    async (path) => {
      const response = await fetchPage(path)
      expect(response.status).toBe(200)
      expect(new Set((await response.text()).match(/rel="(?:prev|next)"/g)).size).toBe(1)
    },
  )

  test('titles and descriptions tell months and years apart', async () => {
    const paths = [
      '/2026/10',
      '/2026/11',
      '/ru/2026/10',
      '/ru/2026/11',
      '/2025',
      '/2026',
      '/ru/2026',
      '/',
      '/ru',
    ]
    const heads = await Promise.all(
      paths.map(async (path) => {
        const html = await (await fetchPage(path)).text()
        return [/<title>([^<]+)/.exec(html)?.[1], /name="description" content="([^"]+)/.exec(html)?.[1]]
      }),
    )
    expect(new Set(heads.map(([title]) => title)).size).toBe(paths.length)
    expect(new Set(heads.map(([, description]) => description)).size).toBe(paths.length)
  })
})

describe('the grid of a month', () => {
  test('says of every day what the calendar says, in one sentence', async () => {
    const { days } = await daysOf('from=2026-10-01&to=2026-10-31')
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto('/2026/10')
      for (const { date, pillar, lunar, verdict } of days) {
        const name = await cellOf(page, date).getAttribute('aria-label')
        const word = `${verdict?.word.toLowerCase()} day`
        expect(name).toContain(`${Number(date.slice(8))} October, `)
        expect(name).toContain(`: ${pillar.name}, ${word}, lunar day ${lunar.day}`)
      }
    })
  })

  test.each([
    { path: '/2026/11', width: 1280, brief: 'Winter starts', term: 'Start of Winter' },
    { path: '/2026/11', width: 390, brief: 'Winter starts', term: 'Start of Winter' },
    { path: '/ru/2026/11', width: 390, brief: 'Начало зимы', term: 'Начало зимы' },
  ])(
    'names a solar term in the language of the page, $path at $width',
    async ({ path, width, brief, term }) => {
      await asVisitor({ javaScriptEnabled: false, viewport: { width, height: 900 } }, async ({ page }) => {
        await page.goto(path)
        const cell = cellOf(page, '2026-11-07')
        expect(await cell.getByText(brief).isVisible()).toBe(true)
        expect(await cell.getAttribute('aria-label')).toContain(term)
      })
    },
  )

  test('is one stop for Tab, and keys move in it as in every grid of dates', async () => {
    await asVisitor({}, async ({ page, problems }) => {
      await page.goto('/2026/10', { waitUntil: 'networkidle' })
      // The grid becomes one stop when it is hydrated.
      await expect.poll(() => page.locator('[role=grid] a[tabindex="0"]').count()).toBe(1)
      await cellOf(page, '2026-10-14').focus()
      for (const [key, expected] of [
        ['ArrowRight', '2026-10-15'],
        ['ArrowDown', '2026-10-22'],
        ['ArrowLeft', '2026-10-21'],
        ['ArrowUp', '2026-10-14'],
        ['Home', '2026-10-12'],
        ['End', '2026-10-18'],
      ] as const) {
        await page.keyboard.press(key)
        await expect.poll(() => focusedDate(page), { message: key }).toBe(expected)
      }
      const stop = page.locator('[role=grid] a[tabindex="0"]')
      await expect.poll(() => stop.getAttribute('data-date')).toBe('2026-10-18')
      expect(problems).toEqual([])
    })
  })

  test('leads on to the months beside it, and the focus goes along', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/2026/10', { waitUntil: 'networkidle' })
      await cellOf(page, '2026-10-31').focus()
      for (const [key, path, expected] of [
        ['PageUp', '/2026/9', '2026-09-30'],
        ['ArrowRight', '/2026/10', '2026-10-01'],
        ['Shift+PageUp', '/2025/10', '2025-10-01'],
        ['ArrowLeft', '/2025/9', '2025-09-30'],
      ] as const) {
        await page.keyboard.press(key)
        await page.waitForURL(`**${path}`)
        await page.waitForFunction(
          (date) => (document.activeElement as HTMLElement | null)?.dataset.date === date,
          expected,
        )
      }
    })
  })

  test('ends where the calendar ends', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/2100/12', { waitUntil: 'networkidle' })
      await cellOf(page, '2100-12-31').focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => focusedDate(page)).toBe('2100-12-31')
      expect(new URL(page.url()).pathname).toBe('/2100/12')
    })
  })

  test('without a script every day is a link to its page and a stop for Tab', async () => {
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto('/ru/2026/10')
      expect(await page.locator('[role=grid] a[tabindex]').count()).toBe(0)
      await cellOf(page, '2026-10-14').click()
      await page.waitForURL('**/ru/2026/10/14')
    })
  })

  test('shows facts and a lock for days beyond the horizon, and never a weight', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/2099/3', { waitUntil: 'networkidle' })
      expect(await page.locator('[role=grid] a[data-weight]').count()).toBe(0)
      expect(await page.locator('[role=grid] a[aria-label*="not rated yet"]').count()).toBe(31)
      await expect(panelOf(page).innerText()).resolves.toContain('Ratings are open up to')
    })
  })
})

describe('the day beside the month', () => {
  test('follows what is chosen by the pointer, by Enter and by Space, and the page stays', async () => {
    await asVisitor({}, async ({ page, problems }) => {
      await page.goto('/2026/10', { waitUntil: 'networkidle' })
      const choose = [
        ['2026-10-14', () => cellOf(page, '2026-10-14').click()],
        ['2026-10-15', () => cellOf(page, '2026-10-15').press('Enter')],
        ['2026-10-16', () => cellOf(page, '2026-10-16').press(' ')],
      ] as const
      for (const [date, act] of choose) {
        await act()
        const { days } = await daysOf(`from=${date}&to=${date}`)
        await panelOf(page)
          .getByRole('heading', { name: days[0]?.pillar.name ?? '' })
          .waitFor()
        await panelOf(page)
          .getByText(days[0]?.verdict?.summary ?? '')
          .waitFor()
        expect(await page.locator('td[aria-selected=true] a').getAttribute('data-date')).toBe(date)
        expect(await panelOf(page).locator('li time').count()).toBe(12)
      }
      expect(new URL(page.url()).pathname).toBe('/2026/10')
      expect(problems).toEqual([])
    })
  })

  test('drops a response that arrives after another choice', async () => {
    const { days } = await daysOf('from=2026-10-14&to=2026-10-15')
    await asVisitor({}, async ({ page }) => {
      await page.goto('/2026/10', { waitUntil: 'networkidle' })
      await page.route('**/calendar/days/2026-10-14*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800))
        await route.continue().catch(() => {}) // the page has aborted the request
      })
      await cellOf(page, '2026-10-14').click()
      await cellOf(page, '2026-10-15').click()
      await panelOf(page)
        .getByText(days[1]?.verdict?.summary ?? '')
        .waitFor()
      await page.waitForTimeout(1_200)
      expect(await panelOf(page).innerText()).not.toContain(days[0]?.verdict?.summary)
      expect(await panelOf(page).innerText()).toContain(days[1]?.verdict?.summary)
    })
  })

  test('says when the hours cannot be loaded, and loads them on retry', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/2026/10', { waitUntil: 'networkidle' })
      await page.route('**/calendar/days/2026-10-14*', (route) => route.abort())
      await cellOf(page, '2026-10-14').click()
      await panelOf(page).getByText('The hours could not be loaded.').waitFor()
      await page.unroute('**/calendar/days/2026-10-14*')
      await panelOf(page).getByRole('button', { name: 'Try again' }).click()
      await panelOf(page).locator('time').nth(11).waitFor({ state: 'attached' })
    })
  })

  test('stays when its hours cannot be rendered, and shows them on retry', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/2026/10', { waitUntil: 'networkidle' })
      await page.route('**/calendar/days/2026-10-14*', async (route) => {
        const response = await route.fetch()
        const day = await response.json()
        await route.fulfill({
          response,
          json: { ...day, hours: day.hours.map((hour: object) => ({ ...hour, from: null })) },
        })
      })
      await cellOf(page, '2026-10-14').click()
      await panelOf(page).getByText('This part of the page could not be shown.').waitFor()
      await page.unroute('**/calendar/days/2026-10-14*')
      await panelOf(page).getByRole('button', { name: 'Try again' }).click()
      await panelOf(page).locator('time').nth(11).waitFor({ state: 'attached' })
    })
  })

  test('comes into sight on a phone', async () => {
    await asVisitor({ viewport: { width: 390, height: 700 }, reducedMotion: 'reduce' }, async ({ page }) => {
      await page.goto('/2026/10', { waitUntil: 'networkidle' })
      await cellOf(page, '2026-10-14').click()
      await page.waitForFunction(() => scrollY > 200)
      expect((await panelOf(page).boundingBox())?.y).toBeLessThan(200)
    })
  })
})

describe('a month rated for an activity', () => {
  const today = new Date().toISOString().slice(0, 10)
  const thisMonth = `/${today.slice(0, 4)}/${Number(today.slice(5, 7))}`
  const bestOf = (page: Page) => page.getByRole('region').filter({ has: page.getByText('Best ahead') })
  const datesOf = (page: Page, selector: string) =>
    page
      .locator(`[role=grid] a${selector}`)
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.date))

  test('shows the weights of the activity; days gone by are apart from the rest', async () => {
    const first = `${today.slice(0, 8)}01`
    const { days, openUntil } = await daysOf(`from=${first}&to=${today.slice(0, 8)}28`)
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(`${thisMonth}?for=wedding`)
      for (const { date, weights } of days.filter((day) => day.date <= openUntil)) {
        const cell = cellOf(page, date)
        expect([date, await cell.getAttribute('data-weight')]).toEqual([date, String(weights?.wedding)])
        expect(await cell.getAttribute('aria-label')).toContain('Wedding: ')
      }
      const past = await datesOf(page, '[data-past]')
      expect(past).toEqual(days.filter(({ date }) => date < today).map(({ date }) => date))
      expect(await datesOf(page, '[aria-current]')).toEqual([today])
    })
  })

  test('is rated so at the place in the address too, and its days stay there', async () => {
    const { days } = await daysOf('from=2026-10-01&to=2026-10-31')
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto('/ru/place/524901/2026/10?for=wedding')
      for (const { date, weights } of days)
        expect([date, await cellOf(page, date).getAttribute('data-weight')]).toEqual([
          date,
          String(weights?.wedding),
        ])
      const cell = cellOf(page, '2026-10-24')
      expect(await cell.getAttribute('aria-label')).toContain('Свадьба: ')
      expect(await cell.getAttribute('href')).toMatch(/^\/ru\/place\/524901\/2026\/10\/24/)
    })
  })

  test('names the best days from today to the horizon, best first, and what decides each', async () => {
    const { openUntil } = await daysOf(`from=${today}&to=${today}`)
    const { days } = await fetchJson<Output<typeof listActivityDays>>(
      `/calendar/activities/wedding/days?from=${today}&to=${openUntil}`,
    )
    const best = days
      .filter(({ weight }) => (weight ?? 0) > 0)
      .toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0))
    expect(best.length).toBeGreaterThan(2)
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(`${thisMonth}?for=wedding`)
      const links = await bestOf(page)
        .locator('a[href^="/20"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      const paths = best.map(({ date }) => `/${date.split('-').map(Number).join('/')}`)
      expect(links).toEqual(paths.slice(0, links.length))
      expect(links.length).toBeGreaterThan(2)
      expect(await bestOf(page).innerText()).toContain(best[0]?.reason ?? 'a reason')
    })
  })

  test('is chosen by one press and left by one press, and stays on another month', async () => {
    await asVisitor({}, async ({ page, problems }) => {
      await page.goto('/2026/10', { waitUntil: 'networkidle' })
      await page.getByLabel('Find days for').selectOption('wedding')
      await page.waitForURL('**/2026/10?for=wedding')
      await bestOf(page).waitFor()
      await page.getByRole('link', { name: 'Previous month' }).click()
      await page.waitForURL('**/2026/9?for=wedding')
      await page.locator('[role=grid] a[data-past][data-date^="2026-09"]').first().waitFor()
      await page.getByRole('link', { name: 'The day as a whole' }).click()
      await page.waitForURL((url) => url.pathname === '/2026/9' && url.search === '')
      await panelOf(page).waitFor()
      await page.goBack()
      await bestOf(page).waitFor()
      expect(problems).toEqual([])
    })
  })

  test('comes back with its chosen day from the page of that day', async () => {
    await asVisitor({}, async ({ page, problems }) => {
      await page.goto(`${thisMonth}?for=wedding`, { waitUntil: 'networkidle' })
      const date = `${today.slice(0, 8)}09`
      await cellOf(page, date).click()
      await page.waitForURL(`**${thisMonth}?for=wedding#9`)
      await panelOf(page).getByRole('link', { name: 'Open the full day' }).click()
      await page.waitForURL(`**${thisMonth}/9`)
      await page.goBack()
      await panelOf(page).waitFor()
      expect(await page.locator('td[aria-selected=true] a').getAttribute('data-date')).toBe(date)
      await page.getByRole('link', { name: 'Best days ahead' }).click()
      await bestOf(page).waitFor()
      await page.goto(`${thisMonth}#9`, { waitUntil: 'networkidle' })
      await page.locator(`td[aria-selected=true] a[data-date="${date}"]`).waitFor()
      expect(problems).toEqual([])
    })
  })

  test('without a script is chosen by a form', async () => {
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto('/ru/2026/10')
      await page.getByLabel('Найти дни для дела').selectOption('haircut')
      await page.getByRole('button', { name: 'Показать' }).click()
      await page.waitForURL('**/ru/2026/10?for=haircut')
      expect(await page.locator('select').inputValue()).toBe('haircut')
      await page.getByRole('link', { name: 'День в целом' }).click()
      await page.waitForURL('**/ru/2026/10')
    })
  })

  test('shows facts alone beyond the horizon', async () => {
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto('/2099/3?for=wedding')
      expect(await datesOf(page, '[data-weight]')).toEqual([])
      await bestOf(page).waitFor()
    })
  })

  test('of health names no day to keep away from', async () => {
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(`${thisMonth}?for=surgery`)
      const text = await page.locator('main').innerText()
      expect(text).toContain('A calendar is no reason to delay care.')
      expect(text).not.toMatch(/keep away|to avoid/i)
    })
  })

  test.each(['/2026/10?for=flying', '/ru/place/524901/2026/10?for=flying'])(
    '%s names no activity and redirects to the month',
    async (path) => {
      const response = await fetchPage(path)
      expect([response.status, response.headers.get('location')]).toEqual([302, path.split('?')[0]])
    },
  )

  test('on a phone the best days come before the grid, and a chosen day after it', async () => {
    await asVisitor({ viewport: phone, reducedMotion: 'reduce' }, async ({ page }) => {
      await page.goto(`${thisMonth}?for=wedding`, { waitUntil: 'networkidle' })
      const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
      const grid = page.locator('[role=grid]')
      expect(await topOf(bestOf(page))).toBeLessThan(await topOf(grid))
      await cellOf(page, `${today.slice(0, 8)}09`).click()
      await panelOf(page).waitFor()
      expect(await topOf(panelOf(page))).toBeGreaterThan(await topOf(grid))
      await expect.poll(() => topOf(panelOf(page))).toBeLessThan(phone.height / 2)
      await expectToFit(page, [320, 390])
    })
  })

  test.each([
    { colorScheme: 'light', viewport: phone },
    { colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
  ] as const)('axe finds nothing, $colorScheme at $viewport.width', async (options) => {
    await asVisitor(options, async ({ page }) => {
      for (const path of [`${thisMonth}?for=wedding`, `/ru${thisMonth}?for=surgery#9`]) {
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(await listViolations(page)).toEqual([])
      }
    })
  })
})

describe('looking for a date', () => {
  test('any date is two presses away', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/ru/2026/10', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Перейти к дате' }).click()
      await page.getByLabel('Дата', { exact: true }).fill('1931-03-07')
      await page.getByRole('button', { name: 'Открыть месяц' }).click()
      await page.waitForURL('**/ru/1931/3')
      await page.getByRole('heading', { level: 1, name: '1931' }).waitFor()
      await page.getByRole('button', { name: 'Перейти к дате' }).click()
      await page.getByLabel('Дата', { exact: true }).fill('1931-03-08')
      await page.getByRole('button', { name: 'Открыть день' }).click()
      await page.waitForURL('**/ru/1931/3/8')
    })
  })
})

describe('how a month is shown', () => {
  test('names instead of icons and the depth of a professional are remembered', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/2026/10', { waitUntil: 'networkidle' })
      const cell = cellOf(page, '2026-10-14')
      expect(await cell.locator('[data-name] svg').first().isVisible()).toBe(true)
      expect(await cell.getByText('冲').isVisible()).toBe(false)
      await page.getByRole('radio', { name: 'Text' }).check({ force: true })
      await page.getByRole('radio', { name: 'Professional' }).check({ force: true })
      await page.reload({ waitUntil: 'networkidle' })
      expect(await cell.locator('[data-name] svg').first().isVisible()).toBe(false)
      expect(await cell.getByText('冲').isVisible()).toBe(true)
    })
  })

  test.each([
    { path: '/2026/10', list: 'List', text: 'Text', day: 'Wed' },
    { path: '/ru/2026/10', list: 'Список', text: 'Текст', day: 'ср' },
  ])(
    'a phone shows $path as a list with the tags of each day, and remembers it',
    async ({ path, list, text, day }) => {
      await asVisitor({ viewport: phone }, async ({ page, problems }) => {
        await page.goto(path, { waitUntil: 'networkidle' })
        const cell = cellOf(page, '2026-10-14')
        const icon = cell.locator('[data-name] svg').first()
        expect(await icon.isVisible()).toBe(false)
        expect(await page.getByRole('radio', { name: text }).isVisible()).toBe(false)
        await page.getByRole('radio', { name: list }).check({ force: true })
        await page.reload({ waitUntil: 'networkidle' })
        expect(await icon.isVisible()).toBe(true)
        expect(await cell.locator('[data-weekday]').getAttribute('data-weekday')).toMatch(
          new RegExp(`^${day}`, 'i'),
        )
        const [row, next] = [await cell.boundingBox(), await cellOf(page, '2026-10-15').boundingBox()]
        expect(row?.width).toBeGreaterThan(300)
        expect(next?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0))
        await page.getByRole('radio', { name: text }).check({ force: true })
        await icon.waitFor({ state: 'hidden' })
        await cell.focus()
        await page.keyboard.press('ArrowDown')
        await expect.poll(() => focusedDate(page)).toBe('2026-10-15')
        await expectToFit(page, [320, 390])
        expect(problems).toEqual([])
      })
    },
  )

  test('a phone without a script has the list too, and a wide screen has no switch', async () => {
    await asVisitor({ javaScriptEnabled: false, viewport: phone }, async ({ page }) => {
      await page.goto('/2026/10')
      const cell = cellOf(page, '2026-10-14')
      const list = page.getByRole('radio', { name: 'List' })
      expect(await cell.locator('[data-name] svg').first().isVisible()).toBe(false)
      await list.check({ force: true })
      expect(await cell.locator('[data-name] svg').first().isVisible()).toBe(true)
      await page.setViewportSize({ width: 1280, height: 800 })
      expect(await list.isVisible()).toBe(false)
      expect((await cell.boundingBox())?.width).toBeLessThan(200)
    })
  })

  test.each(['light', 'dark'] as const)('axe finds nothing in a list, %s', async (colorScheme) => {
    await asVisitor({ colorScheme, viewport: phone }, async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('days', 'list')
        localStorage.setItem('marks', 'text')
      })
      await page.goto('/ru/2026/12', { waitUntil: 'networkidle' })
      expect(await listViolations(page)).toEqual([])
    })
  })

  test.each(['light', 'dark'] as const)('axe finds nothing in any depth, %s', async (colorScheme) => {
    await asVisitor({ colorScheme }, async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('marks', 'text')
        localStorage.setItem('reader', 'professional')
      })
      await page.goto('/ru/2026/12', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Перейти к дате' }).click()
      expect(await listViolations(page)).toEqual([])
    })
  })

  test.each(['/2026/10', '/ru/2026/10', '/2026/10?for=wedding', '/ru', '/ru/2026'])(
    '%s does not move while it loads',
    async (path) => {
      for (const width of [390, 1280]) {
        await asVisitor({ viewport: { width, height: 900 } }, async ({ page }) => {
          await page.addInitScript(() => {
            Object.assign(window, { shift: 0 })
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                Object.assign(window, {
                  shift:
                    (window as never as { shift: number }).shift +
                    (entry as never as { value: number }).value,
                })
            }).observe({ type: 'layout-shift', buffered: true })
          })
          await page.goto(path, { waitUntil: 'networkidle' })
          await page.waitForTimeout(300)
          expect(await page.evaluate(() => (window as never as { shift: number }).shift)).toBeLessThanOrEqual(
            0.02,
          )
        })
      }
    },
  )

  test('paper gets one landscape sheet: the grid with sign and number, without the panel', async () => {
    await asVisitor({ colorScheme: 'dark' }, async ({ page }) => {
      await page.goto('/ru/2026/11', { waitUntil: 'networkidle' })
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('h2:visible').count()).toBe(0)
      const badge = page.locator('[role=grid] a[data-weight]').first().locator('[data-weight]')
      expect(await badge.innerText()).toMatch(/^(?:[+−][1-3]|0)$/)
      const look = await badge.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return { color, backgroundColor }
      })
      expect(look).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgba(0, 0, 0, 0)' })
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      const sizes = pdf.match(/\/MediaBox \[[^\]]+\]/g)
      expect(sizes).toEqual([expect.stringMatching(/\[0 0 841\.\d+ 594\.\d+\]/)])
    })
  })
})
