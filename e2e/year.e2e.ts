import type { describeYear, Output } from '@zeri/contract'
import { describe, expect, inject, test } from 'vitest'
import { asVisitor } from './visit.ts'

async function yearOf(year: number): Promise<Output<typeof describeYear>> {
  const response = await fetch(`${inject('siteUrl')}/calendar/years/${year}`)
  return (await response.json()) as Output<typeof describeYear> // true: the response of that operation
}

describe('the page of a year', () => {
  test('has every day as a link whose name and sign match the calendar', async () => {
    const { days } = await yearOf(2025)
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto('/2025')
      const shown = await page.locator('[role=grid] a').evaluateAll((all) =>
        all.map((one) => ({
          date: (one as HTMLElement).dataset.date,
          weight: Number((one as HTMLElement).dataset.weight),
          name: one.getAttribute('aria-label') ?? '',
          sign: getComputedStyle(one, '::after').content.replaceAll(/[^+−\d]/g, ''),
        })),
      )
      expect(shown.map(({ date, weight }) => ({ date, weight }))).toEqual(days)
      const words = ['awful', 'bad', 'unfavourable', 'neutral', 'auspicious', 'good', 'excellent']
      for (const { weight, name, sign } of shown) {
        expect(name).toContain(`: ${words[weight + 3]} day`)
        expect(Number(sign.replace('−', '-'))).toBe(weight)
      }
    })
  })

  test('leaves days beyond the horizon without colour and sign', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/2099')
      expect(await page.locator('[role=grid] a').count()).toBe(365)
      expect(await page.locator('[role=grid] a[data-weight]').count()).toBe(0)
      expect(await page.locator('[role=grid] a').first().getAttribute('aria-label')).toBe(
        '1 January: not rated yet',
      )
    })
  })

  test('is one grid for the keys: arrows go from month to month and on to the next year', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto('/2025', { waitUntil: 'networkidle' })
      expect(await page.locator('[role=grid] a[tabindex="0"]').count()).toBe(1)
      await page.locator('a[data-date="2025-01-31"]').focus()
      await page.keyboard.press('ArrowRight')
      expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.date)).toBe(
        '2025-02-01',
      )
      await page.locator('a[data-date="2025-12-31"]').focus()
      await page.keyboard.press('ArrowRight')
      await page.waitForURL('**/2026')
      await page.waitForFunction(
        () => (document.activeElement as HTMLElement | null)?.dataset.date === '2026-01-01',
      )
      await page.keyboard.press('Enter')
      await page.waitForURL('**/2026/1/1')
    })
  })

  test('lists solar terms, festivals and moons with their dates', async () => {
    const { terms, festivals, moons } = await yearOf(2026)
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto('/2026')
      const text = await page.locator('main').innerText()
      for (const { name, at } of terms) {
        expect(text).toContain(name)
        expect(text).toContain(at.slice(11, 16))
      }
      for (const { name } of festivals) expect(text).toContain(name)
      expect(await page.locator('table:not([role]) td').allInnerTexts()).toEqual(
        expect.arrayContaining(moons.map(({ at }) => expect.stringContaining(at.slice(11, 16)))),
      )
    })
  })
})
