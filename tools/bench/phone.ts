import { setTimeout as delay } from 'node:timers/promises'
import { type Locale, locales, localisePath } from '@zeri/contract/browser'
import type { Browser } from 'playwright-core'
import { type Figure, figure, median, rounded } from '../figures/figures.ts'
import { openBrowser } from '../testbed/browser.ts'
import { startSecureSite } from '../testbed/site/secure-site.ts'
import { interact, journeys } from './phone/interactions.ts'
import { notesOf, onPhone, waitForScripts } from './phone/phone.ts'

/** The pages that people leave open; today's has a current hour. */
function listOpenPages(today: Date): `/${string}`[] {
  const day = `/${today.getUTCFullYear()}/${today.getUTCMonth() + 1}/${today.getUTCDate()}` as const
  return ['/', '/2026/11', day, '/predict', '/morning', '/articles/how-to-read-a-day']
}

/** A first visit on a cheap phone with a slow network: how soon the day is read, how soon taps show, what wakes it up. */
export async function measurePhone({ small }: { small: boolean }): Promise<Figure[]> {
  const runs = small ? 1 : 5
  const site = await startSecureSite()
  const browser = await openBrowser()
  try {
    const figures: Figure[] = []
    for (const locale of locales) {
      const sentence = await measureSentence(browser, site.url + localisePath('/', locale), runs)
      figures.push(figure(`phone.home.${locale}.sentence`, rounded(sentence / 1000), 's', '<= 3.5'))
      for (const [name, { path, steps }] of Object.entries(journeys)) {
        const url = site.url + localisePath(path as `/${string}`, locale)
        const worst: number[] = []
        for (let run = 0; run < runs; run += 1) {
          const taken = await onPhone(browser, (page) => interact(page, url, steps))
          if (taken.length < steps.length / 2) throw new Error(`${url} reported ${taken.length} interactions`)
          const slowest = taken.toSorted((a, b) => b.ms - a.ms)[0]
          console.error(`${url} ${taken.map((one) => `${one.name} ${one.ms}`).join(', ')}`)
          worst.push(slowest?.ms ?? Number.POSITIVE_INFINITY)
        }
        figures.push(figure(`phone.${name}.${locale}.inp`, median(worst), 'ms', '<= 200'))
      }
      figures.push(...(await measureWakes(browser, site.url, locale)))
    }
    return figures
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Milliseconds from the start of a first visit until the day's sentence has been painted: a median. */
async function measureSentence(browser: Browser, url: string, runs: number): Promise<number> {
  const times: number[] = []
  // The first run warms the caches of the site, as the visitors before have done.
  for (let run = 0; run <= runs; run += 1) {
    const ms = await onPhone(browser, async (page) => {
      await page.goto(url, { waitUntil: 'commit' })
      const seen = await page.waitForFunction(
        () => (globalThis as unknown as { notes: { sentenceMs?: number } }).notes.sentenceMs,
      )
      return Number(await seen.jsonValue())
    })
    console.error(`${url} sentence after ${Math.round(ms)} ms`)
    if (run > 0) times.push(ms)
  }
  return median(times)
}

const MINUTE_MS = 60_000
/** Everything that a page does once after it is opened has been done by then. */
const SETTLED_MS = 15_000

/** Callbacks of timers and frames in a minute on the busiest of the open pages, while it is seen and while it is hidden. */
async function measureWakes(browser: Browser, url: string, locale: Locale): Promise<Figure[]> {
  const counts = await Promise.all(
    listOpenPages(new Date()).map((path) =>
      onPhone(
        browser,
        async (page) => {
          await page.goto(url + localisePath(path, locale))
          await waitForScripts(page)
          await delay(SETTLED_MS)
          const countMinute = async () => {
            const before = (await notesOf(page)).wakes
            await delay(MINUTE_MS)
            return (await notesOf(page)).wakes - before
          }
          const idle = await countMinute()
          const moving = await page.evaluate(
            () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
          )
          // The browser shows no tab in front of this one, so the page is made to believe it.
          await page.evaluate(() => {
            Object.defineProperty(document, 'hidden', { get: () => true })
            Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
            document.dispatchEvent(new Event('visibilitychange'))
          })
          const hidden = await countMinute()
          console.error(`${locale} ${path}: ${idle} idle, ${hidden} hidden, ${moving} animations`)
          return { idle, hidden, moving }
        },
        { isSlow: false },
      ),
    ),
  )
  const most = (name: 'idle' | 'hidden' | 'moving') => Math.max(...counts.map((one) => one[name]))
  return [
    // The clock of the place shows minutes; a minute of this measurement may begin and end with one.
    figure(`phone.${locale}.wakes-idle`, most('idle'), '/min', '<= 2'),
    figure(`phone.${locale}.wakes-hidden`, most('hidden'), '/min', '= 0'),
    figure(`phone.${locale}.animations-idle`, most('moving'), 'running', '= 0'),
  ]
}
