import type { Page } from 'playwright-core'
import { expect, inject, test, vi } from 'vitest'
import { signUpOwner } from '../tools/testbed/site/owner.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const addresses = {
  en: {
    path: '/lunar-dates',
    saveHere: 'Save in this browser',
    show: 'Show the days',
    add: 'Add the date',
    remove: 'Delete: Mum',
    move: 'Move into the account',
    change: /Change or delete/,
    save: 'Save',
    isThere: 'day 15 of leap month 6',
    none: 'Nothing here yet',
  },
  ru: {
    path: '/ru/lunar-dates',
    saveHere: 'Сохранить в этом браузере',
    show: 'Показать дни',
    add: 'Добавить дату',
    remove: 'Удалить: Mum',
    move: 'Перенести в учётную запись',
    change: /Изменить или удалить/,
    save: 'Сохранить',
    isThere: '15-й день вставного 6-го месяца',
    none: 'Пока ничего нет',
  },
} as const

async function fillIn(page: Page, name: string): Promise<void> {
  const form = page
    .locator('main form')
    .filter({ has: page.locator('input[name=date]') })
    .last()
  await form.locator('input[name=name]').fill(name)
  await form.locator('input[name=date]').fill('1987-08-09')
}

test.each(['en', 'ru'] as const)('a visitor stores a date in the browser, in %s', async (locale) => {
  const words = addresses[locale]
  await asVisitor({}, async ({ page, problems }) => {
    await page.goto(words.path, { waitUntil: 'networkidle' })
    await fillIn(page, 'Mum')
    await page.getByRole('button', { name: words.saveHere }).click()
    const card = page.locator('article').filter({ hasText: 'Mum' })
    await card.locator('time').nth(2).waitFor()
    expect(await card.locator('time').count()).toBe(3)
    await page.reload({ waitUntil: 'networkidle' })
    await card.getByRole('link').first().waitFor()
    const file = await page.locator('a[download]').getAttribute('href')
    const calendar = await fetch(new URL(file ?? '', inject('siteUrl')))
    expect(calendar.headers.get('cache-control')).toBe('private, no-store')
    expect(await calendar.text()).toContain('SUMMARY:Mum')
    if (locale === 'en') await expectNothingFromAxe(page)
    await expectToFit(page, [390, 1280])
    await page.getByRole('button', { name: words.remove }).click()
    await page.getByText(words.none).waitFor()
    expect(problems).toEqual([])
  })
})

test('dates of the browser are moved into the account only when their owner wants it', async () => {
  const words = addresses.en
  await asVisitor({}, async ({ page }) => {
    await page.goto(words.path, { waitUntil: 'networkidle' })
    await fillIn(page, 'Mum')
    await page.getByRole('button', { name: words.saveHere }).click()
    await page.locator('article').filter({ hasText: 'Mum' }).waitFor()
    await signUpOwner(page.context(), inject('siteUrl'))
    await page.goto(words.path, { waitUntil: 'networkidle' })
    expect(await page.locator('article').count()).toBe(0)
    await page.getByRole('button', { name: words.move }).click()
    await page.getByText(words.isThere).waitFor()
    expect(await page.getByRole('button', { name: words.move }).count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('lunar-dates'))).toBeNull()
    await expectNothingFromAxe(page)
  })
})

test.each(['en', 'ru'] as const)(
  'without a script the page shows and stores dates, in %s',
  async (locale) => {
    const words = addresses[locale]
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(words.path)
      await fillIn(page, 'Mum')
      await page.getByRole('button', { name: words.show }).click()
      expect(await page.locator('article time').count()).toBe(10)
      await signUpOwner(page.context(), inject('siteUrl'))
      await page.goto(words.path)
      await fillIn(page, 'Mum')
      await page.getByRole('button', { name: words.add }).click()
      await page.getByText(words.isThere).waitFor()
      await page.locator('article summary').filter({ hasText: words.change }).click()
      await page.locator('article input[name=name]').fill('Mother')
      await page.getByRole('button', { name: words.save, exact: true }).click()
      await page.getByRole('heading', { name: 'Mother' }).waitFor()
      await page.locator('article summary').filter({ hasText: words.change }).click()
      await page.locator('article button[value=delete]').click()
      await page.getByText(words.none).waitFor()
    })
  },
)
