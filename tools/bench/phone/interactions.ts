import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { type Notes, notesOf, waitForScripts } from './phone.ts'

/** An interaction takes this long to be reported, at most. */
const REPORT_MS = 700

type Step = { readonly name: string; readonly act: (page: Page) => Promise<unknown> }

/** For what a browser does after a page was scrolled. */
const SCROLLED_MS = 300

/** A touch of the screen. The `tap` of Playwright adds listeners of its own to the page, which cost a phone 60 ms a tap. */
async function touch(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).filter({ visible: true }).first()
  // To the middle, away from what lies over the edges of the screen.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await delay(SCROLLED_MS)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${selector} is not on the screen`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const tap = (name: string, selector: string): Step => ({ name, act: (page) => touch(page, selector) })

const menu: readonly Step[] = [
  tap('open the menu', 'header button[popovertarget=site-menu]'),
  { name: 'close the menu', act: (page) => page.keyboard.press('Escape') },
]

/** What a visitor does on a page. Each step is real input: touches and keys. */
export const journeys: Readonly<
  Record<'home' | 'month' | 'chooser', { path: string; steps: readonly Step[] }>
> = {
  home: {
    path: '/',
    steps: [
      ...menu,
      tap('open the date field', '[role=grid] button[popovertarget]'),
      { name: 'close the date field', act: (page) => page.keyboard.press('Escape') },
      tap('open a day', '[role=grid] a[data-date] >> nth=3'),
    ],
  },
  month: {
    path: '/2026/11',
    steps: [
      ...menu,
      tap('show a list', 'main [role=radiogroup] label >> nth=1'),
      tap('tap a day', '[role=grid] a[data-date] >> nth=12'),
    ],
  },
  chooser: {
    path: '/predict',
    steps: [
      ...menu,
      tap('open the conditions', 'main form details summary'),
      tap('choose a weekday', 'main form input[name=weekday]'),
      tap('choose a year', 'main form label:has(input[name=volume][value=year])'),
      tap('enter the year', 'main input[name=year]'),
      { name: 'type the year', act: (page) => page.keyboard.type('2027', { delay: 120 }) },
      {
        name: 'find the days',
        async act(page) {
          // The month that the form began with, on any day of the week: it has days to show.
          await page.locator('main form input[name=weekday]').first().uncheck({ force: true })
          await page.locator('main form input[name=volume][value=month]').check({ force: true })
          await page.locator('main input[name=year]').fill('2026', { force: true })
          await page.locator('main select[name=tag]').selectOption('wedding')
          await touch(page, 'main button[type=submit][form]')
          await page.locator('main article[id^="day-"]').first().waitFor()
        },
      },
      tap('open the reasons', 'main article[id^="day-"] details summary'),
      tap('compare', 'main article[id^="day-"] label:has(input[type=checkbox])'),
    ],
  },
}

type Interaction = { readonly name: string; readonly ms: number }

/** Opens a page on a phone and takes every step; returns how long each took until the next paint. */
export async function interact(page: Page, url: string, steps: readonly Step[]): Promise<Interaction[]> {
  await page.goto(url)
  await waitForScripts(page)
  const seen = new Set<string>()
  const found: Interaction[] = []
  for (const { name, act } of steps) {
    await act(page)
    await delay(REPORT_MS)
    const fresh = Object.entries<Notes['interactions'][string]>((await notesOf(page)).interactions).filter(
      ([id]) => !seen.has(id),
    )
    for (const [id, { ms }] of fresh) {
      seen.add(id)
      found.push({ name, ms })
    }
  }
  return found
}
