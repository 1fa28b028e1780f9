import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payChartUntil, signUpOwner } from '../tools/testbed/site/owner.ts'
import { generousLimits, type SiteProcess, startSite } from '../tools/testbed/site/site.ts'
import { startWorker } from '../tools/testbed/site/worker.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor } from './visit.ts'

const PATIENCE_MS = 30_000
const DAY_MS = 86_400_000

let site: SiteProcess & { readonly databaseUrl: string }
let worker: Awaited<ReturnType<typeof startWorker>>
beforeAll(async () => {
  site = await startSite(generousLimits)
  worker = await startWorker(site.databaseUrl)
})
afterAll(async () => {
  await worker.stop()
  await site.stop()
})

/** The file a link leads to. */
async function takeFile(page: Page, name: RegExp): Promise<{ name: string; head: string }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const file = await coming
  return {
    name: file.suggestedFilename(),
    head: (await readFile(await file.path())).subarray(0, 5).toString(),
  }
}

async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  const spare = () =>
    page.evaluate(() => document.documentElement.clientWidth - document.documentElement.scrollWidth)
  expect(await spare()).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
}

describe('in English', () => {
  test('from the month to a sheet for everyone, with a script and without', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
      await page.goto('/2026/12')
      await page.getByRole('link', { name: 'PDF to print' }).click()
      await page.waitForURL('**/print?year=2026&month=12')
      await expect.poll(() => page.getByLabel('Month', { exact: true }).inputValue()).toBe('12')
      expect(await page.getByRole('radio', { name: 'A month, A4' }).isChecked()).toBe(true)
      await expectNothingFromAxe(page)
      await expectToFit(page)
      await page.getByRole('button', { name: 'Make the PDF' }).click()
      await page.getByRole('heading', { name: 'The sheet is ready' }).waitFor({ timeout: PATIENCE_MS })
      await expectNothingFromAxe(page)
      await expectToFit(page)
      expect(await takeFile(page, /Download the PDF/)).toEqual({
        name: 'calendar-2026-12.pdf',
        head: '%PDF-',
      })
      expect(problems).toEqual([])
    })
    await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
      await page.goto('/print')
      await page.getByRole('radio', { name: 'Four weeks for the fridge, A4' }).check()
      await page.getByRole('button', { name: 'Make the PDF' }).click()
      // The page refreshes by itself.
      await page.getByRole('heading', { name: 'The sheet is ready' }).waitFor({ timeout: PATIENCE_MS })
      expect(await takeFile(page, /Download the PDF/)).toEqual({
        name: 'calendar-four-weeks.pdf',
        head: '%PDF-',
      })
    })
  })

  test('a year outside the calendar is refused in words, and a sheet of another user is not found', async () => {
    await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
      const response = await page.request.post('/print', {
        form: { kind: 'year', year: '1492' },
        headers: { origin: site.url },
      })
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain('it covers the years 1900–2100')
      const missing = await page.goto('/print/3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11')
      expect(missing?.status()).toBe(404)
    })
  })
})

describe('in Russian', () => {
  test('a paid chart has a sheet of its own, listed in the account and deleted there', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
      const owner = await signUpOwner(page.context(), site.url)
      const chart = await owner.addChart({ fio: 'Ольга' })
      await payChartUntil(site.databaseUrl, chart, new Date(Date.now() + DAY_MS))
      await page.goto(`/ru/personal/${chart}/2027`)
      await page.getByRole('link', { name: 'PDF для печати' }).click()
      await page.getByRole('button', { name: 'Подготовить PDF' }).waitFor()
      expect(await page.getByRole('radio', { name: 'Год на стену, A3' }).isChecked()).toBe(true)
      expect(await page.getByRole('radio', { name: 'Ольга' }).isChecked()).toBe(true)
      await page.getByRole('button', { name: 'Подготовить PDF' }).click()
      await page.getByRole('heading', { name: 'Лист готов', exact: true }).waitFor({ timeout: PATIENCE_MS })
      const address = new URL(page.url()).pathname
      await page.goto('/ru/client/prints')
      await page.getByText('2027 · Год на стену, A3 · Календарь: Ольга').waitFor()
      await expectNothingFromAxe(page)
      await expectToFit(page)
      expect(await takeFile(page, /Скачать\sPDF/)).toEqual({ name: 'calendar-2027.pdf', head: '%PDF-' })
      await asVisitor({ siteUrl: site.url }, async ({ page: stranger }) => {
        expect((await stranger.goto(address))?.status()).toBe(404)
      })
      await page.getByRole('button', { name: /Удалить\sлист/ }).click()
      await page.getByText('Листов сейчас нет').waitFor()
      expect(problems).toEqual([])
    })
  })
})

test('without a script an owner sorts charts into a folder, compares two and takes a reading as PDF', async () => {
  await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
    const owner = await signUpOwner(page.context(), site.url)
    const anna = await owner.addChart({ fio: 'Anna', birthday: '2000-01-01', birthdayTime: '12:00' })
    await owner.addChart({ fio: 'Boris', birthday: '2008-08-08', birthdayTime: '20:08' })
    await page.goto('/client/charts')
    await page.getByLabel('Name of the folder').fill('Family')
    await page.getByRole('button', { name: 'Create the folder' }).click()
    await page.getByLabel('Folder', { exact: true }).first().selectOption({ label: 'Family' })
    await page.getByRole('button', { name: 'Move the chart Anna' }).click()
    const family = page.getByRole('region', { name: 'Family' })
    await family.getByRole('heading', { name: 'Anna' }).waitFor()
    await page.getByRole('link', { name: 'Compare two charts' }).click()
    await page.getByRole('button', { name: 'Compare' }).click()
    // 午 of Anna's day and 子 of Boris's year.
    await page
      .getByRole('row', { name: /Day Pillar/ })
      .getByText('Clash')
      .first()
      .waitFor()
    const [compared, storageState] = [page.url(), await page.context().storageState()]
    await asVisitor({ siteUrl: site.url, storageState }, async ({ page: scripted, problems }) => {
      for (const path of ['/client/charts', compared]) {
        await scripted.goto(path)
        await expectNothingFromAxe(scripted)
        await expectToFit(scripted)
      }
      expect(problems).toEqual([])
    })
    await page.goto(`/bazi/${anna}`)
    await page.getByLabel('Your name on the sheet').fill('Maria Orlova')
    await page.getByRole('button', { name: 'Make the PDF' }).click()
    await page.getByRole('heading', { name: 'The sheet is ready' }).waitFor({ timeout: PATIENCE_MS })
    expect(await takeFile(page, /Download the PDF/)).toEqual({ name: 'reading.pdf', head: '%PDF-' })
  })
})
