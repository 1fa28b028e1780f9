import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { solarOffsetSec } from '../apps/server/src/features/places/index.ts'
import { GOOD_PRACTICE, listViolations } from './axe.ts'
import { asVisitor } from './visit.ts'

const SEARCH = '**/calendar/location/search'
const placeButton = (page: Page) => page.locator('header').getByRole('button', { name: /^(Place|Место):/ })
const field = (page: Page) => page.getByRole('dialog').getByRole('combobox')

async function openPopup(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await placeButton(page).click()
  await field(page).waitFor()
}

async function expectPlace(page: Page, address: string): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await placeButton(page).getByText(address, { exact: true }).waitFor()
}

const cities = [
  { path: '/about', typed: 'Kuala', address: 'Kuala Lumpur', id: '1735161' },
  { path: '/ru/about', typed: 'владив', address: 'Владивосток', id: '2013348' },
]
test.each(cities)('$address is chosen by keyboard alone on $path', async ({ path, typed, address, id }) => {
  await asVisitor({}, async ({ page, problems }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await placeButton(page).focus()
    await page.keyboard.press('Enter')
    await field(page).waitFor()
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.type(typed)
    await page.getByRole('dialog').getByRole('option', { name: address, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await expectPlace(page, address)
    expect(await placeButton(page).evaluate((button) => button === document.activeElement)).toBe(true)

    const cookies = await page.context().cookies()
    const saved = Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]))
    expect(saved.place).toMatchObject({ value: id, secure: true, httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(JSON.parse(decodeURIComponent(saved.location?.value ?? ''))).toMatchObject({
      address: expect.stringContaining(address),
    })
    expect(saved.here).toMatchObject({ secure: true, httpOnly: false, sameSite: 'Lax', path: '/' })
    expect(JSON.parse(decodeURIComponent(saved.here?.value ?? ''))).toMatchObject({ id })
    for (const name of ['place', 'location', 'here'])
      expect(Math.round(((saved[name]?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
    expect(problems).toEqual([])
  })
})

test('the page is about the chosen place at once and after a reload, its date and zone included', async () => {
  await asVisitor({}, async ({ page }) => {
    await openPopup(page, '/')
    await page.getByText('No place set, so the date and times are given in UTC').waitFor()
    await page.getByRole('dialog').getByRole('option', { name: 'Sydney' }).click()
    const line = page.getByText(/^Date and times in Sydney\s· UTC\+1[01]$/)
    await line.waitFor()
    const date = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'Australia/Sydney',
    })
    const heading = await page
      .getByRole('region', { name: date.format(Date.now()) })
      .locator('h2')
      .innerText()
    expect(heading).toMatch(/^\w+, /)
    await page.reload({ waitUntil: 'networkidle' })
    await line.waitFor()
  })
})

test('arrow keys cycle through the list, Home and End jump, and Escape first clears, then closes', async () => {
  await asVisitor({}, async ({ page }) => {
    await openPopup(page, '/')
    const active = async () => {
      const id = await field(page).getAttribute('aria-activedescendant')
      return id === null ? undefined : page.locator(`[id="${id}"]`).innerText()
    }
    expect(await active()).toBeUndefined()
    const steps: readonly (readonly [string, RegExp])[] = [
      ['ArrowDown', /^London/],
      ['ArrowDown', /^New York/],
      ['End', /^Singapore/],
      ['ArrowDown', /^London/],
      ['ArrowUp', /^Singapore/],
      ['Home', /^London/],
    ]
    for (const [key, expected] of steps) {
      await page.keyboard.press(key)
      expect(await active()).toMatch(expected)
    }
    await page.keyboard.type('Portland')
    await page.getByText('2 places found').waitFor()
    expect(await page.getByRole('dialog').getByRole('option').allInnerTexts()).toEqual([
      expect.stringContaining('Oregon, USA'),
      expect.stringContaining('Maine, USA'),
    ])
    await page.keyboard.press('Escape')
    expect(await field(page).inputValue()).toBe('')
    await page.getByRole('dialog').getByRole('option', { name: 'London' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await placeButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names.filter((name) => ['place', 'here'].includes(name))).toEqual([])
  })
})

describe('a search', () => {
  test('sends one search for a word typed in one go', async () => {
    await asVisitor({}, async ({ page }) => {
      await openPopup(page, '/')
      let searches = 0
      page.on('request', (request) => {
        if (request.url().includes('/location/search')) searches += 1
      })
      await field(page).pressSequentially('Berlin', { delay: 20 })
      await page.getByRole('dialog').getByRole('option', { name: 'Berlin' }).waitFor()
      expect(searches).toBe(1)
    })
  })

  test('drops a response that arrives after the text has changed', async () => {
    await asVisitor({}, async ({ page }) => {
      await openPopup(page, '/')
      await page.route(SEARCH, async (route) => {
        if (route.request().postDataJSON().city !== 'London') return route.continue()
        await new Promise((resolve) => setTimeout(resolve, 1_200))
        await route.continue().catch(() => {})
      })
      const searching = page.waitForRequest(SEARCH)
      await field(page).fill('London')
      await searching
      await field(page).fill('Berlin')
      await page.getByRole('dialog').getByRole('option', { name: 'Berlin' }).waitFor()
      await page.waitForTimeout(1_500)
      expect(await page.getByRole('dialog').getByRole('option').allInnerTexts()).toEqual([
        expect.stringContaining('Berlin'),
      ])
    })
  })

  test.each([
    ['/', 'No place called “Qqxzv” was found.', 'Check the spelling, or try the nearest larger town.'],
    [
      '/ru',
      'Мы не нашли места «Qqxzv».',
      'Проверьте, нет ли опечатки, или укажите ближайший город покрупнее.',
    ],
  ])('without a result says so on %s', async (path, sentence, hint) => {
    await asVisitor({}, async ({ page }) => {
      await openPopup(page, path)
      await field(page).fill('Qqxzv')
      await page.getByText(sentence).waitFor()
      await page.getByText(hint).waitFor()
      expect(await page.getByRole('dialog').getByRole('option').count()).toBe(0)
      expect(await field(page).getAttribute('aria-expanded')).toBe('false')
      await page.keyboard.press('Enter')
      expect(await page.getByRole('dialog').count()).toBe(1)
    })
  })

  test('says that there is no network, and works again when it is back', async () => {
    await asVisitor({}, async ({ page }) => {
      await openPopup(page, '/ru')
      await page.context().setOffline(true)
      await field(page).fill('Каз')
      await page.getByRole('dialog').getByText('Нет сети. Запрос не отправлен.').waitFor()
      await page.context().setOffline(false)
      await page.getByRole('button', { name: 'Повторить' }).click()
      await page.getByRole('dialog').getByRole('option', { name: 'Казань' }).waitFor()
    })
  })

  test('says that the server failed, and tries again on request', async () => {
    await asVisitor({}, async ({ page }) => {
      await openPopup(page, '/')
      await page.route(SEARCH, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }), {
        times: 1,
      })
      await field(page).fill('Kazan')
      await page.getByText('The search did not work.').waitFor()
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('dialog').getByRole('option', { name: 'Kazan' }).waitFor()
    })
  })
})

test('without a network a notice explains why the popup cannot load', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.route('**/assets/location-popup-*', (route) => route.abort())
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.context().setOffline(true)
    await placeButton(page).click()
    await page.getByText('You are offline. The request was not sent.').waitFor()
  })
})

test('a popup that cannot be loaded is replaced by its page', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.route('**/assets/location-popup-*', (route) => route.abort())
    await page.goto('/about', { waitUntil: 'networkidle' })
    await placeButton(page).click()
    await page.waitForURL('**/place?back=%2Fabout')
  })
})

test('a double click opens one popup and chooses once', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' })
    let saved = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/location')) saved += 1
    })
    await placeButton(page).dblclick()
    await field(page).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.getByRole('dialog').getByRole('option', { name: 'Singapore' }).dblclick()
    await expectPlace(page, 'Singapore')
    expect(saved).toBe(1)
  })
})

test('the back button closes the popup with its page, and a choice adds nothing to the history', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'About', exact: true }).click()
    await page.waitForURL('**/about')
    await placeButton(page).click()
    await page.getByRole('dialog').getByRole('option', { name: 'London' }).click()
    await expectPlace(page, 'London')
    await placeButton(page).click()
    await field(page).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /almanac/ }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText(/^Date and times in London/).waitFor()
  })
})

test('a page prefetched for the previous place is not shown', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' })
    const ahead = page.waitForResponse(/\.data$/)
    await page.getByRole('link', { name: 'Calendar', exact: true }).hover()
    await ahead
    await placeButton(page).click()
    await page.getByRole('dialog').getByRole('option', { name: 'Sydney' }).click()
    await expectPlace(page, 'Sydney')
    await page.getByRole('link', { name: 'Calendar', exact: true }).click()
    await page.getByText(/^Date and times in Sydney\s· UTC\+1[01]$/).waitFor()
  })
})

describe('my position', () => {
  const kazan = { latitude: 55.7999, longitude: 49.1061 }

  test('becomes the town it lies in, rounded', async () => {
    const options = { geolocation: kazan, permissions: ['geolocation'] }
    await asVisitor(options, async ({ page }) => {
      await openPopup(page, '/ru')
      await page.getByRole('button', { name: 'Моё местоположение' }).click()
      await expectPlace(page, 'Казань')
      const location = (await page.context().cookies()).find(({ name }) => name === 'location')
      expect(JSON.parse(decodeURIComponent(location?.value ?? ''))).toMatchObject({
        latitude: 55.8,
        longitude: 49.11,
      })
    })
  })

  test('that is refused leaves the popup open with a sentence', async () => {
    await asVisitor({ permissions: [] }, async ({ page }) => {
      await openPopup(page, '/')
      await page.getByRole('button', { name: 'Use my position' }).click()
      await page.getByText('The browser did not share your position.').waitFor()
      await page.getByRole('dialog').getByRole('option', { name: 'London' }).click()
      await expectPlace(page, 'London')
    })
  })
})

test('a position that arrives after the popup was closed changes nothing', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (found) => {
        const coords = { latitude: 55.8, longitude: 49.11 }
        setTimeout(() => found({ coords } as GeolocationPosition), 1_000)
      }
    })
    await openPopup(page, '/')
    await page.getByRole('button', { name: 'Use my position' }).click()
    await page.getByText('Waiting for your position…').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.waitForTimeout(1_500)
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names.filter((name) => ['place', 'here'].includes(name))).toEqual([])
  })
})

test('an English page without a place takes the device’s time zone in one tap', async () => {
  await asVisitor({ timezoneId: 'Europe/Berlin' }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await placeButton(page).getByText('No place set').waitFor()
    await page.getByRole('button', { name: 'Use my time zone' }).click()
    await placeButton(page).getByText('Berlin').waitFor()
    await page.getByText(/^Date and times in Berlin\s· UTC\+[12]$/).waitFor()
    expect(await page.getByRole('button', { name: 'Use my time zone' }).count()).toBe(0)
  })
})

test('a Russian page without a choice is about Moscow and says that this is the default', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.goto('/ru', { waitUntil: 'networkidle' })
    await page.getByText(/^Дата и\sвремя местные: Москва \(место по\s?умолчанию\)\s· UTC\+3$/).waitFor()
    await placeButton(page).click()
    await page.getByText('Сейчас — Москва, место по умолчанию.').waitFor()
    await page.getByRole('dialog').getByRole('option', { name: 'Москва' }).click()
    await page.getByText(/^Дата и\sвремя местные: Москва\s· UTC\+3$/).waitFor()
  })
})

describe('true solar time', () => {
  test('is filled in by the browser, is right to the minute and goes on', async () => {
    await asVisitor({ timezoneId: 'America/New_York' }, async ({ page }) => {
      // The server sends the sun of its own day; the hour is ours, far from midnight.
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(Date.now())
      const now = Date.parse(`${today}T06:14:30Z`)
      await page.clock.install({ time: now })
      await page.goto('/ru', { waitUntil: 'networkidle' })
      const shown = async () => /(\d\d):(\d\d)$/.exec(await placeButton(page).innerText())
      const minuteOf = (match: RegExpExecArray | null) => Number(match?.[1]) * 60 + Number(match?.[2])
      expect(await placeButton(page).getByText('солн.').isVisible()).toBe(true)
      const before = minuteOf(await shown())
      const expected = Math.floor((now / 1000 + solarOffsetSec(37.61556, today)) / 60) % 1440
      expect([expected, expected + 1]).toContain(before) // the clock runs on while the page loads
      await page.clock.fastForward(60_000)
      await expect.poll(async () => minuteOf(await shown())).toBeGreaterThan(before)
    })
  })

  test('is in no page as the server sends it, because that is cached for everyone', async () => {
    const html = await (await fetch(`${inject('siteUrl')}/ru`)).text()
    expect(html).toContain('data-empty=""')
    const header = html.slice(0, html.indexOf('</header>'))
    expect(header).toMatch(/00:00<\/span>/)
    expect(header).not.toMatch(/(?!00:00)\d\d:\d\d<\/span>/)
  })
})

describe('to a screen reader', () => {
  test('the parts of the popup have their names', async () => {
    await asVisitor({}, async ({ page }) => {
      await openPopup(page, '/ru')
      await page.getByRole('dialog', { name: 'Ваше место' }).waitFor()
      await page.getByRole('combobox', { name: 'Город или посёлок' }).waitFor()
      await page.getByRole('listbox', { name: 'Часто выбирают' }).waitFor()
      await field(page).fill('Орел')
      await page.getByRole('status').getByText('Найдено 1 место').waitFor()
      await page.getByRole('listbox', { name: 'Найденные места' }).waitFor()
      expect(await page.getByRole('dialog').getByRole('option').innerText()).toBe(
        'Орёл\nОрловская область, Россия',
      )
    })
  })

  const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
    [390, 1280].map((width) => ({ colorScheme, width })),
  )
  test.each(looks)('axe finds nothing, $colorScheme, $width px wide', async ({ colorScheme, width }) => {
    await asVisitor({ colorScheme, viewport: { width, height: 844 } }, async ({ page, problems }) => {
      await openPopup(page, '/')
      const complaints = () => listViolations(page, { within: 'dialog', tags: GOOD_PRACTICE })
      expect(await complaints()).toEqual([])
      await field(page).fill('London')
      await page.getByText('2 places found').waitFor()
      expect(await complaints()).toEqual([])
      await field(page).fill('Qqxzv')
      await page.getByText('No place called').waitFor()
      expect(await complaints()).toEqual([])
      const box = await page.getByRole('dialog').boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
      expect(problems).toEqual([])
    })
  })
})

describe('without JavaScript', () => {
  test('the button leads to a page that finds a city, remembers it and returns to the date there', async () => {
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto('/ru/2026/3/5')
      await placeButton(page).click()
      await page.getByRole('heading', { level: 1, name: 'Ваше место' }).waitFor()
      await page.getByLabel('Город или посёлок').fill('Казань')
      await page.getByRole('button', { name: 'Найти' }).click()
      await page.getByRole('button', { name: 'Казань Республика Татарстан, Россия' }).click()
      await page.waitForURL((url) => url.pathname === '/ru/place/551487/2026/3/5')
      await placeButton(page).getByText('Казань').waitFor()
      const names = (await page.context().cookies()).map(({ name }) => name)
      expect(names.sort()).toEqual(['here', 'location', 'place'])
      await placeButton(page).click()
      await page.getByRole('button', { name: 'Екатеринбург' }).click()
      await page.waitForURL((url) => url.pathname === '/ru/place/1486209/2026/3/5')
      await placeButton(page).getByText('Екатеринбург').waitFor()
    })
  })

  test('an unknown city is reported, and popular cities are a tap away', async () => {
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto('/place?city=Qqxzv')
      await page.getByText('No place called “Qqxzv” was found.').waitFor()
      await page.goto('/place?back=/developers')
      await page.getByRole('button', { name: 'New York' }).click()
      await page.waitForURL('**/developers')
      await page.goto('/predict')
      await placeButton(page).getByText('New York').waitFor()
    })
  })

  const choice = JSON.stringify({ address: 'Kazan', latitude: 55.79, longitude: 49.12, place: '551487' })
  const post = (fields: Record<string, string>) =>
    fetch(`${inject('siteUrl')}/place`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', ''])(
    'a form that would return to %j returns to today at the place',
    async (back) => {
      const response = await post({ choice, back })
      expect([response.status, response.headers.get('location')]).toEqual([303, '/place/551487'])
      expect(response.headers.getSetCookie()).toHaveLength(3)
    },
  )

  test.each([
    ['/', '/place/551487'],
    ['/ru', '/ru/place/551487'],
    ['/2026?today=2026-01-01#x', '/place/551487/2026'],
    ['/ru/2026/3', '/ru/place/551487/2026/3'],
    ['/place/524901/2026/3/5', '/place/551487/2026/3/5'],
    ['/place/524901', '/place/551487'],
    ['/developers', '/developers'],
    ['/ru/predict?tag=wedding', '/ru/predict?tag=wedding'],
    [
      '/personal/00000000-0000-4000-8000-000000000000/2026',
      '/personal/00000000-0000-4000-8000-000000000000/2026',
    ],
  ])('a place chosen on %s leads to %s', async (back, to) => {
    const response = await post({ choice, back })
    expect([response.status, response.headers.get('location')]).toEqual([303, to])
  })

  test.each([
    ['nonsense', 400],
    ['null', 400],
    ['{"address":1}', 400],
    ['{"address":"x","latitude":1,"longitude":1,"place":"999999999"}', 404],
  ])('the choice %s is refused with %d and remembers nothing', async (choice, status) => {
    const response = await post({ choice, back: '/' })
    expect(response.status).toBe(status)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})
