import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { asVisitor } from './visit.ts'

const MAX_ACTIONS = 3
const MAX_ACTIONS_TO_CALENDAR = 5
const MAX_MS = 15_000
/** A cheap phone: a quarter of this processor, and a network of 1.6 Mbit/s. */
const slowPhone = { cpu: 4, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

const languages = [
  { locale: 'en', home: '/', send: 'Find the days', take: 'Take it along', file: 'Calendar file' },
  { locale: 'ru', home: '/ru', send: 'Найти дни', take: 'Взять с собой', file: 'Файл календаря' },
] as const

const visitors = [
  { width: 390, height: 844, script: true },
  { width: 390, height: 844, script: false },
  { width: 1280, height: 800, script: true },
  { width: 1280, height: 800, script: false },
] as const

async function slowDown(page: Page): Promise<void> {
  const { cpu, ...network } = slowPhone
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
}

describe.each(languages)('a newcomer, $locale', ({ home, send, take, file }) => {
  test.each(visitors)(
    'at $width px, script $script: from home to explained days of a wedding, and one in the own calendar',
    async ({ width, height, script }) => {
      const options = {
        isFirstVisit: true,
        viewport: { width, height },
        javaScriptEnabled: script,
        acceptDownloads: true,
      }
      await asVisitor(options, async ({ page, problems }) => {
        let actions = 0
        const act = async (one: Promise<unknown>) => {
          actions += 1
          await one
        }
        await slowDown(page)
        const startMs = performance.now()
        await page.goto(home, { waitUntil: 'commit' })
        await act(page.locator('select[name=tag]').selectOption('wedding'))
        await act(page.getByRole('button', { name: send }).click())
        // The best days as cards, or, when none fits, the nearest as rows.
        const days = page.locator('#answer article[id^="day-"]')
        await days.first().waitFor()
        const ms = performance.now() - startMs
        expect(actions).toBeLessThanOrEqual(MAX_ACTIONS)
        expect(ms, `${Math.round(ms)} ms to the answer`).toBeLessThanOrEqual(MAX_MS)

        const cards = page.locator('#answer article[data-rank]')
        const best = await cards.count()
        expect(best).toBeLessThanOrEqual(3)
        // Each has its reasons in the document, folded; good days beyond the best are rows that lead to theirs.
        const offered = best === 0 ? days : cards
        const explained = offered.filter({ has: page.locator('details li') })
        expect(await explained.count()).toBe(await offered.count())
        const linked = days.filter({ has: page.locator('details li, h3 a') })
        expect(await linked.count()).toBe(await days.count())

        // A card is taken along where it stands, a row from its page.
        if (best === 0) await act(days.first().getByRole('link').first().click())
        await act(page.locator('main summary', { hasText: take }).first().click())
        const download = page.waitForEvent('download')
        await act(page.getByRole('link', { name: file }).locator('visible=true').first().click())
        expect(actions).toBeLessThanOrEqual(MAX_ACTIONS_TO_CALENDAR)
        expect(readFileSync(await (await download).path(), 'utf8')).toContain('BEGIN:VEVENT')
        expect(problems).toEqual([])
      })
    },
  )
})
