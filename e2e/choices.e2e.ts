import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { waitForHydration } from '../tools/testbed/browser.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor } from './visit.ts'

describe('language', () => {
  test('the switch keeps the page, remembers the choice for a year and the root follows it', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/about')
      await page.getByRole('button', { name: 'Русский' }).click()
      await page.waitForURL('**/ru/about')
      expect(await page.locator('html').getAttribute('lang')).toBe('ru')
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale')
      expect(cookie).toMatchObject({ value: 'ru', secure: true, sameSite: 'Lax', path: '/' })
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
      expect(Math.round(days)).toBe(365)

      await page.goto('/')
      expect(new URL(page.url()).pathname).toBe('/ru')
      await page.goto('/about')
      expect(new URL(page.url()).pathname).toBe('/about')
      await page.goto('/ru')
      await page.getByRole('button', { name: 'English' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
    })
  })

  test('the root follows a choice made there a moment ago', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Русский' }).click()
      await page.waitForURL('**/ru')
      await page.goto('/')
      expect(new URL(page.url()).pathname).toBe('/ru')
    })
  })

  test('the switch works without JavaScript', async () => {
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto('/ru/about')
      await page.getByRole('button', { name: 'English' }).click()
      await page.waitForURL('**/about')
      expect(new URL(page.url()).pathname).toBe('/about')
    })
  })

  test('the back button after a switch returns to the page before it', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/about')
      await page.getByRole('button', { name: 'Русский' }).click()
      await page.waitForURL('**/ru/about')
      await page.goBack()
      await page.waitForURL((url) => url.pathname === '/about')
      await page.getByRole('heading', { level: 1, name: 'About the project' }).waitFor()
    })
  })
})

describe('cookie banner', () => {
  const questions = [
    ['/', 'Accept', 'accepted'],
    ['/', 'Decline', 'refused'],
    ['/ru', 'Согласиться', 'accepted'],
    ['/ru', 'Отказаться', 'refused'],
  ] as const
  test.each(questions)('%s: “%s” hides it for good and is remembered', async (path, name, stored) => {
    await asVisitor({ isFirstVisit: true }, async ({ page }) => {
      await page.goto(path)
      const button = page.getByRole('button', { name, exact: true })
      await button.click()
      await button.waitFor({ state: 'hidden' })
      expect(await page.evaluate(() => localStorage.getItem('cookies'))).toBe(stored)
      await page.reload({ waitUntil: 'networkidle' })
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
    })
  })

  test('it is not in the document the server sends', async () => {
    await asVisitor({ javaScriptEnabled: false, isFirstVisit: true }, async ({ page }) => {
      await page.goto('/')
      expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0)
    })
  })

  test('both buttons look the same', async () => {
    await asVisitor({ isFirstVisit: true }, async ({ page }) => {
      await page.goto('/')
      const looks = await Promise.all(
        ['Accept', 'Decline'].map((name) =>
          page.getByRole('button', { name, exact: true }).evaluate((button) => {
            const { color, backgroundColor, fontSize, fontWeight, height, borderColor } =
              getComputedStyle(button)
            const width = Math.round(button.getBoundingClientRect().width)
            return { color, backgroundColor, fontSize, fontWeight, height, borderColor, width }
          }),
        ),
      )
      expect(looks[0]).toEqual(looks[1])
    })
  })
})

describe.each([
  {
    path: '/site-privacy-policy',
    title: 'Your answer about cookies',
    link: 'see and change your answer',
    accept: 'Accept',
    decline: 'Decline',
    unanswered: 'You have not answered yet, so your visits are not counted.',
    accepted: 'You agreed that your visits may be counted.',
    refused: 'You declined, so your visits are not counted.',
    withoutScript: 'there is nothing to decide',
  },
  {
    path: '/ru/site-privacy-policy',
    title: 'Ваш ответ о cookie',
    link: 'Посмотреть и изменить свой ответ',
    accept: 'Согласиться',
    decline: 'Отказаться',
    unanswered: 'Вы ещё не ответили, поэтому ваши посещения не считаются.',
    accepted: 'Вы согласились, чтобы мы считали ваши посещения.',
    refused: 'Вы отказались, поэтому ваши посещения не считаются.',
    withoutScript: 'решать нечего',
  },
])('$path: the answer about cookies', (words) => {
  const { path, title, link, accept, decline, unanswered, accepted, refused, withoutScript } = words
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookies'))

  test('can be set there instead of in the banner, changed, and is remembered', async () => {
    await asVisitor({ isFirstVisit: true }, async ({ page, problems }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const part = page.getByRole('region', { name: title })
      const banner = page.getByRole('button', { name: accept, exact: true })
      await page.getByRole('link', { name: link }).click()
      await part.getByText(unanswered).waitFor()
      await banner.waitFor()
      expect(await part.getByRole('radio', { checked: true }).count()).toBe(0)

      await part.getByText(decline, { exact: true }).click()
      await part.getByText(refused).waitFor()
      await banner.waitFor({ state: 'hidden' })
      expect(await stored(page)).toBe('refused')
      await part.getByText(accept, { exact: true }).click()
      await part.getByText(accepted).waitFor()
      expect(await stored(page)).toBe('accepted')
      await page.reload({ waitUntil: 'networkidle' })
      await part.getByText(accepted).waitFor()
      expect(await part.getByRole('radio', { name: accept }).isChecked()).toBe(true)
      expect(await banner.count()).toBe(0)
      await expectNothingFromAxe(page, { within: 'main' })
      expect(problems).toEqual([])
    })
  })

  test('is shown at once when set in the banner', async () => {
    await asVisitor({ isFirstVisit: true }, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: accept, exact: true }).click()
      await page.getByRole('region', { name: title }).getByText(accepted).waitFor()
    })
  })

  test('follows a change in another tab', async () => {
    await asVisitor({ isFirstVisit: true }, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const other = await page.context().newPage()
      await other.goto(path)
      await other.getByRole('button', { name: decline, exact: true }).click()
      await page.getByRole('region', { name: title }).getByText(refused).waitFor()
    })
  })

  test('is not needed without a script, and the page says why', async () => {
    await asVisitor({ javaScriptEnabled: false, isFirstVisit: true }, async ({ page }) => {
      await page.goto(path)
      const part = page.getByRole('region', { name: title })
      expect(await part.innerText()).toContain(withoutScript)
      expect(await part.getByRole('radio').count()).toBe(0)
    })
  })
})

test('the note about the app can be closed for good', async () => {
  await asVisitor({ isFirstVisit: true }, async ({ page }) => {
    await page.goto('/')
    const close = page.getByRole('button', { name: 'Hide the note about the app' })
    await close.click()
    await close.waitFor({ state: 'hidden' })
    await page.reload({ waitUntil: 'networkidle' })
    expect(await close.isVisible()).toBe(false)
  })
})

/** Holds back the scripts of a page until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('taps before hydration are not lost, and have the same effect as after it', async () => {
  await asVisitor({ isFirstVisit: true }, async ({ page, problems }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const close = page.getByRole('button', { name: 'Hide the note about the app' })
    await close.click()
    await close.click()
    await page.getByRole('button', { name: /^Theme:/ }).click()
    const shown = page.locator('html')
    expect([await close.isVisible(), await shown.getAttribute('data-theme')]).toEqual([true, 'light'])
    release()
    await close.waitFor({ state: 'hidden' })
    await page.locator('html[data-theme=dark]').waitFor()
    expect(problems).toEqual([])
  })
})

test('a menu opened before hydration stays open until the visitor leaves the page', async () => {
  await asVisitor({ viewport: { width: 390, height: 800 } }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Menu' }).click()
    const entry = page.getByRole('link', { name: 'Articles' }).first()
    await entry.waitFor()
    release()
    await waitForHydration(page)
    expect(await entry.isVisible()).toBe(true)
    await entry.click()
    await page.waitForURL('**/articles')
    await entry.waitFor({ state: 'hidden' })
  })
})

describe('theme', () => {
  test('a chosen theme is there before the first paint of the next page', async () => {
    await asVisitor({ colorScheme: 'light' }, async ({ page }) => {
      await page.goto('/')
      const dark = '21, 19, 15'
      for (let i = 0; i < 3; i++) {
        if ((await background(page)).includes(dark)) break
        await page.getByRole('button', { name: /^Theme:/ }).click()
      }
      expect(await background(page)).toContain(dark)
      // Scripts are held back, so that only the inline script can set the theme.
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto('/about')
      expect(await background(page)).toContain(dark)
    })
  })

  test.each([
    ['light', '247, 242, 232'],
    ['dark', '21, 19, 15'],
  ] as const)('without a choice the page follows the device: %s', async (colorScheme, paper) => {
    await asVisitor({ colorScheme }, async ({ page }) => {
      await page.goto('/')
      expect(await background(page)).toContain(paper)
    })
  })
})

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}
