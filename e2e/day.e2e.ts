import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { listViolations } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

const MS_PER_DAY = 86_400_000

/** Today in UTC and some days on, as a path. */
function pathInDays(days: number): string {
  const date = new Date(Date.now() + days * MS_PER_DAY)
  return `/${date.getUTCFullYear()}/${date.getUTCMonth() + 1}/${date.getUTCDate()}`
}

/** An element that only professionals see. */
const professionalFact = 'text=Void branches'

function fetchPage(path: string): Promise<Response> {
  return fetch(inject('siteUrl') + path, { redirect: 'manual' })
}

test.each([
  ['/2026/03/05', '/2026/3/5'],
  ['/02026/3/5', '/2026/3/5'],
  ['/ru/2026/11/015', '/ru/2026/11/15'],
])('%s redirects permanently to %s', async (path, expected) => {
  const response = await fetchPage(path)
  expect(response.status).toBe(301)
  expect(new URL(response.headers.get('location') ?? '', inject('siteUrl')).pathname).toBe(expected)
})

test.each([
  '/2026/2/29',
  '/2026/13/1',
  '/2026/0/1',
  '/2026/1/0',
  '/1899/12/31',
  '/2101/1/1',
  '/2026/march/5',
  '/ru/2026/02/30',
])('%s is no day and returns 404', async (path) => {
  expect((await fetchPage(path)).status).toBe(404)
})

test.each(['/1900/1/1', '/2100/12/31', '/ru/1900/1/1', '/ru/2100/12/31'])(
  '%s, at the edge of the calendar, is a page',
  async (path) => {
    const response = await fetchPage(path)
    expect(response.status).toBe(200)
    const links = (await response.text()).match(/rel="(?:prev|next)"/g)
    expect(new Set(links).size).toBe(1)
  },
)

test('a page of a day may be cached until midnight in its place', async () => {
  const header = (await fetchPage('/2026/11/15')).headers.get('cache-control')
  expect(header).toMatch(/^public, max-age=0, s-maxage=\d+/)
})

test('titles and descriptions tell days apart', async () => {
  const heads = await Promise.all(
    ['/2026/11/14', '/2026/11/15', '/ru/2026/11/15'].map(async (path) => {
      const html = await (await fetchPage(path)).text()
      return [/<title>(.*?)<\/title>/.exec(html)?.[1], /name="description" content="(.*?)"/.exec(html)?.[1]]
    }),
  )
  expect(new Set(heads.flat()).size).toBe(6)
  expect(heads[1]?.[0]).toMatch(/^15 November 2026.+Chinese calendar.+Yin Water Snake/)
})

/** A visitor who has chosen the details for professionals. */
const asProfessional: typeof asVisitor = (options, act) =>
  asVisitor(options, async (visit) => {
    await visit.page.addInitScript(() => localStorage.setItem('reader', 'professional'))
    await act(visit)
  })

async function openEverything(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute('name')
      details.setAttribute('open', '')
    }
  })
}

test.each([
  ['/2026/11/7', 'dark'],
  ['/ru/2026/11/7', 'light'],
  [pathInDays(40), 'light'],
  [`/ru${pathInDays(40)}`, 'dark'],
] as const)('%s is without a complaint from axe, all of it open, %s', async (path, colorScheme) => {
  await asProfessional({ colorScheme }, async ({ page, problems }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await openEverything(page)
    expect(await listViolations(page)).toEqual([])
    expect(await page.locator('main [style]').count()).toBe(0)
    expect(problems).toEqual([])
  })
})

// 640 px is the width of a 1280 px screen at 200 % zoom.
test('days fit a screen 320, 390, 640 and 900 px wide, all of them open', async () => {
  await asProfessional({}, async ({ page }) => {
    for (const path of ['/2026/11/7', '/ru/2026/11/7', '/ru/2026/11/15', `/ru${pathInDays(40)}`]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await openEverything(page)
      await expectToFit(page, [320, 390, 640, 900])
    }
  })
})

test('without JavaScript the day can be read in full', async () => {
  await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/2026/11/7')
    const { tags } = (await (await fetchPage('/calendar/predict')).json()) as { tags: { name: string }[] }
    const activities = await page.locator('#activities').textContent()
    expect(tags.filter(({ name }) => !activities?.includes(name))).toEqual([])
    expect(await page.locator(professionalFact).isVisible()).toBe(true)
    expect(await page.getByText('Why does another calendar differ?').isVisible()).toBe(true)
    const star = page.locator('#star-heavenly-virtue')
    await star.locator('summary').click()
    expect(await star.getByText('in a Pig month it comes with the stem Yi').isVisible()).toBe(true)
    await page.locator('#hours summary').first().click()
    expect(await page.locator('#hours').getByText('Dragon, 07:00–09:00').isVisible()).toBe(true)
    await page.locator('#hours summary').filter({ hasText: 'Night' }).click()
    await page.locator('#hours summary').filter({ hasText: 'Rat' }).click()
    expect(await page.locator('#hours').getByText('Rat, 23:00–01:00').isVisible()).toBe(true)
  })
})

test('a beginner does not see details for professionals, and the choice is remembered', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.goto('/2026/11/7', { waitUntil: 'networkidle' })
    expect(await page.locator(professionalFact).isVisible()).toBe(false)
    await page.getByRole('radio', { name: 'Professional' }).check()
    await page.locator(professionalFact).waitFor()
    await page.reload()
    expect(await page.locator(professionalFact).isVisible()).toBe(true)
  })
})

test('a reason leads to its star, which opens', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.goto('/2026/11/7', { waitUntil: 'networkidle' })
    const card = page.locator('#activities li > details').first()
    await card.locator('summary').first().click()
    await card.locator('summary').filter({ hasText: '天德 协纪辨方书 10 · 8a' }).click()
    await card.getByRole('link', { name: 'Heavenly Virtue', exact: true }).click()
    const star = page.locator('#star-heavenly-virtue')
    await star.locator('details[open]').waitFor()
    expect(await star.locator('summary').evaluate((summary) => summary === document.activeElement)).toBe(true)
    expect(new URL(page.url()).hash).toBe('#star-heavenly-virtue')
  })
})

test.each([
  ['/2026/11/16', 'The book'],
  ['/ru/2026/11/22', /Книга|В\sкниге|Одобрение/],
] as const)(
  '%s has a bill for every rating, and the words of the book for every reason of it',
  async (path, note) => {
    await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(path)
      const cards = page.locator('#activities li > details')
      expect(await cards.count()).toBeGreaterThan(30)
      expect(await cards.locator('[data-bill]').count()).toBe(await cards.count())
      expect(await page.locator('[data-bill=day]').count()).toBe(1)
      for (const text of await page.locator('[data-bill]:not([data-bill=day])').allTextContents())
        expect(text).toMatch(typeof note === 'string' ? new RegExp(`${note}|Favour and ban`) : note)
      const cited = page.locator('details[data-book=true]')
      expect(await cited.count()).toBeGreaterThan(50)
      for (const text of new Set(await cited.allTextContents())) expect(text).toMatch(/协纪辨方书 \d+/)
    })
  },
)

test('what stands out and what is put off name nothing medical, and open to their bills', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.goto('/2026/11/16')
    const rows = page.locator('#stand-out li > details, #put-off li > details')
    expect(await rows.count()).toBeGreaterThan(2)
    const named = await rows
      .locator('[data-bill]')
      .evaluateAll((all) => all.map((bill) => bill.getAttribute('data-bill')))
    expect(named.filter((id) => ['medical', 'surgery', 'therapy', 'conceive'].includes(id ?? ''))).toEqual([])
    const first = rows.first()
    await first.locator('summary').first().press('Enter')
    expect(await first.locator('[data-bill]').isVisible()).toBe(true)
    expect(await page.locator('#activities').innerText()).toContain('A calendar is no reason to delay care.')
  })
})

test('on a phone the activities are folded and the page is short', async () => {
  await asVisitor({ viewport: { width: 390, height: 844 } }, async ({ page }) => {
    for (const path of ['/2026/11/16', '/ru/2026/11/16']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(5000)
      expect(await page.locator('#activities details li').first().isVisible()).toBe(false)
    }
  })
})

test('a day on which the month changes says when, here and in China, and names the month before', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.goto('/ru/2026/11/7')
    const panel = page.getByRole('region', { name: 'В этот день сменяется месяц' })
    expect(await panel.innerText()).toMatch(/12:52[\s\S]+17:52/)
    const rows = await panel.getByRole('row').allInnerTexts()
    expect(rows.map((row) => row.match(/\p{Script=Han}+/gu))).toEqual([
      null,
      ['戊戌', '己亥'],
      ['闭', '开'],
      ['宝光', '朱雀'],
    ])
    await page.goto('/ru/2026/11/8')
    expect(await panel.count()).toBe(0)
  })
})

test('where the sun changes the month on the date before that of China, both dates say so', async () => {
  // 立春 of 2026 is at 20:02 UTC on 3 February, at 04:02 of the 4th in China.
  await asVisitor({}, async ({ page }) => {
    await page.goto('/2026/2/3')
    const near = page.getByRole('region', { name: 'The sun enters Start of Spring' })
    expect(await near.innerText()).toMatch(
      /20:02 \(UTC\), in China 4\sFebruary, 04:02[\s\S]+opens with 4\sFebruary/,
    )
    expect(await near.getByRole('row').count()).toBe(0)
    await page.goto('/2026/2/4')
    const panel = page.getByRole('region', { name: 'The month changes on this day' })
    expect(await panel.innerText()).toMatch(/3\sFebruary, 20:02 \(UTC\), in China 04:02/)
    expect(await panel.getByRole('row').count()).toBe(4)
  })
})

test('waking hours come first, the best stretch is named, and the night unfolds', async () => {
  await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/ru/2026/11/16')
    const hours = page.locator('#hours')
    expect(await hours.getByText(/^Лучшее время: с\s\d\d:\d\d до\s\d\d:\d\d$/).count()).toBe(1)
    const best = hours.locator('[data-best]')
    expect(await best.count()).toBeGreaterThan(0)
    expect(Math.min(...(await best.locator('[data-weight]').evaluateAll(weightsOf)))).toBeGreaterThan(0)
    const rat = hours.locator('summary').filter({ hasText: 'Крыса' })
    expect(await rat.isVisible()).toBe(false)
    await hours.locator('summary').filter({ hasText: 'Ночь' }).click()
    expect(await rat.isVisible()).toBe(true)
  })
})

const weightsOf = (badges: Element[]): number[] =>
  badges.map((badge) => Number(badge.getAttribute('data-weight')))

test('the full moon is named on its date, and both kinds of lunar day by their names', async () => {
  await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
    for (const [path, label] of [
      ['/2026/11/23', 'Waxing gibbous'],
      ['/2026/11/24', 'Full moon'],
      ['/2026/11/25', 'Waning gibbous'],
    ] as const) {
      await page.goto(path)
      expect(await page.locator('figcaption strong').first().innerText(), path).toBe(label)
    }
    const facts = () => page.locator('main header ul').first().innerText()
    expect(await facts()).toContain('(Chinese calendar)')
    await page.goto('/ru/2026/11/16')
    expect(await facts()).toMatch(/8-й\sдень китайского лунного месяца/)
    expect(await facts()).toMatch(/\d+-е\sлунные сутки с\s\d\d:\d\d/)
  })
})

test('beyond the horizon there are facts and hours, no ratings, and a sentence that says so', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.goto(pathInDays(30))
    expect(await page.locator('#activities').count()).toBe(1)
    await page.goto(pathInDays(31))
    expect(await page.getByText('Ratings are open up to').isVisible()).toBe(true)
    expect(await page.locator('#activities').count()).toBe(0)
    expect(await page.locator('#hours li time').count()).toBe(12)
    expect(await page.locator('main [data-weight]').count()).toBe(0)
    expect(await page.getByRole('heading', { name: 'Pillars of the date' }).isVisible()).toBe(true)
  })
})

test.each([
  { clock: '09:14', at: '2026-11-15T06:14:00Z', path: '/ru/2026/11/15', glyph: '辰' },
  // The sun of Moscow is 14 minutes behind its clocks: until then the day's last hour runs on.
  { clock: '23:13', at: '2026-11-15T20:13:00Z', path: '/ru/2026/11/15', glyph: '亥' },
  // The first hour of a day begins the evening before.
  { clock: '23:16', at: '2026-11-15T20:16:00Z', path: '/ru/2026/11/16', glyph: '子' },
])('at $clock in Moscow the hour $glyph is marked at $path', async ({ at, path, glyph }) => {
  await asVisitor({}, async ({ page }) => {
    await page.clock.setFixedTime(at)
    await page.goto(path)
    const marked = page.locator('#hours [aria-current=time]')
    await marked.waitFor({ state: 'attached' })
    expect(await marked.textContent()).toContain(glyph)
  })
})

test.each([
  { why: 'on another day', path: '/ru/2026/11/14' },
  { why: 'without a place', path: '/2026/11/15' },
])('no hour is marked $why', async ({ path }) => {
  await asVisitor({}, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-15T06:14:00Z')
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.locator('#hours').count()).toBe(1)
    expect(await page.locator('#hours [aria-current]').count()).toBe(0)
  })
})

test('the day is taken along without a script: calendars, a file and a picture', async () => {
  await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/ru/2026/11/15')
    await page.getByText('Взять с собой').click()
    const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href')
    const file = '/calendar/days/2026-11-15.ics?locale=ru&place=524901'
    expect([await hrefOf('Apple Calendar'), await hrefOf('Файл календаря')]).toEqual([file, file])
    const picture = await page.request.get((await hrefOf('Картинка')) ?? '')
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    const google = new URL((await hrefOf('Google Calendar')) ?? '').searchParams
    expect(google.get('dates')).toBe('20261115/20261116')
    expect(google.get('details')).toMatch(/\/ru\/2026\/11\/15$/)
    expect(google.get('text')).toMatch(/: воскресенье, 15.ноября.2026$/)
    expect(await page.getByRole('button', { name: 'Распечатать' }).count()).toBe(0)
  })
})

test.each(['/2026/11/15', '/ru/2026/11/15'])('%s is one sheet of paper', async (path) => {
  await asVisitor({}, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})
