import { describe, expect, inject, test } from 'vitest'
import { asVisitor } from './visit.ts'

const MONTH_MS = 31 * 86_400_000
/** Three months ahead lies beyond the horizon on every day of the year. */
const later = new Date(Date.now() + 3 * MONTH_MS)
const closedMonth = `${later.getUTCFullYear()}/${later.getUTCMonth() + 1}`

const read = async (path: string): Promise<string> => (await fetch(inject('siteUrl') + path)).text()

const languages = [
  { prefix: '', footer: 'Days by activity', free: 'Free meanwhile', once: 'it does not renew by itself' },
  { prefix: '/ru', footer: 'Дни по делам', free: 'Пока бесплатно', once: 'только если вы включите' },
] as const

/** The text of the body of a page, without its frame and without what is folded: words of the book that rules share. */
function bodyOf(html: string): string {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  return main
    .replaceAll(/<script[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<details[\s\S]*?<\/details>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&\w+;|&#\w+;/g, ' ')
}

function shinglesOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle)).length
  return shared / (one.size + other.size - shared)
}

describe.each(languages)('pages of activities at "$prefix"', ({ prefix, footer, free, once }) => {
  test('the footer leads to the list, the list to an activity, the activity to a month', async () => {
    await asVisitor({}, async ({ page, problems }) => {
      await page.goto(`${prefix}/about`)
      await page.getByRole('contentinfo').getByRole('link', { name: footer }).click()
      await page.waitForURL(`**${prefix}/days-for`)
      await page.locator(`main a[href="${prefix}/days-for/wedding"]`).waitFor()
      expect(await page.locator('main a[href*="/days-for/"]').count()).toBe(31)
      await page.locator(`main a[href="${prefix}/days-for/wedding"]`).click()
      await page.waitForURL(`**${prefix}/days-for/wedding`)
      await page.locator(`main a[href^="${prefix}/days-for/wedding/"]`).first().waitFor()
      const data = await page.locator('script[type="application/ld+json"]').allInnerTexts()
      expect(data.map((text) => JSON.parse(text)['@type']).sort()).toEqual(['BreadcrumbList', 'FAQPage'])
      await page.locator(`main a[href^="${prefix}/days-for/wedding/"]`).first().click()
      await page.locator('table').waitFor()
      expect(problems).toEqual([])
    })
  })

  test('the list and a month describe themselves to search engines', async () => {
    const dataOf = async (path: string) => {
      const blocks = (await read(prefix + path)).matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/g,
      )
      const data = [...blocks].map(([, text = '']) => JSON.parse(text))
      return (type: string) => data.find((block) => block['@type'] === type)?.itemListElement
    }
    const index = await dataOf('/days-for')
    const listed: { position: number; name: string; url: string }[] = index('ItemList')
    expect(listed.map(({ position }) => position)).toEqual(listed.map((_, at) => at + 1))
    expect(listed).toHaveLength(31)
    const wedding = listed.find(({ url }) => url.endsWith(`${prefix}/days-for/wedding`))
    expect(wedding?.name).toBe(prefix ? 'Свадьба' : 'Wedding')
    expect(index('BreadcrumbList')).toHaveLength(2)
    const month = await dataOf(`/days-for/wedding/${closedMonth}`)
    const trail: { item: string }[] = month('BreadcrumbList')
    expect(trail.map(({ item }) => new URL(item).pathname)).toEqual([
      prefix || '/',
      `${prefix}/days-for`,
      `${prefix}/days-for/wedding`,
      `${prefix}/days-for/wedding/${closedMonth}`,
    ])
    expect(month('ItemList')).toBeUndefined()
  })

  test('beyond the horizon all cells are alike and no byte of the page has a rating of theirs', async () => {
    const html = await read(`${prefix}/days-for/wedding/${closedMonth}`)
    const [table = ''] = /<table[\s\S]*?<\/table>/.exec(html) ?? []
    const cells = [...table.matchAll(/<a [\s\S]*?<\/a>/g)].map(([cell]) => cell)
    expect(cells.length).toBeGreaterThanOrEqual(28)
    const bare = cells.map((cell) =>
      cell
        .replace(/href="[^"]*"/, '')
        .replace(/aria-label="[^"]*"/, '')
        .replaceAll(/ d="[^"]*"/g, '')
        .replaceAll(/data-element="\w+"/g, '')
        .replaceAll(/>[^<]*</g, '><'),
    )
    expect(new Set(bare).size).toBe(1)
    expect(table).not.toMatch(/data-weight|[+−][1-3]/)
    // What only an open day has in the data of the page.
    expect(html).not.toContain('isPast')
    expect(html).toContain(free)
    expect(html.replaceAll('\u00a0', ' ')).toContain(once)
    expect(
      /<input[^>]*checked=""[^>]*value="(\w+)"|<input[^>]*value="(\w+)"[^>]*checked=""/
        .exec(html)
        ?.slice(1)
        .find(Boolean),
    ).toBe('personal_1m')
  })

  test('the chooser shows the same preview for a month beyond the horizon', async () => {
    const [year, month] = closedMonth.split('/')
    const html = await read(`${prefix}/predict?tag=wedding&volume=month&year=${year}&month=${month}`)
    expect(html).toContain(free)
    expect(html).not.toContain('isPast')
  })

  test('the bodies of two activities share at most two fifths of their runs of five words', async () => {
    const list = await read(`${prefix}/days-for`)
    const ids = [...new Set([...list.matchAll(/\/days-for\/([a-z-]+)"/g)].map(([, id]) => id ?? ''))]
    expect(ids).toHaveLength(31)
    const bodies = await Promise.all(
      ids.map(async (id) => ({ id, shingles: shinglesOf(bodyOf(await read(`${prefix}/days-for/${id}`))) })),
    )
    const alike = bodies.flatMap((one, index) =>
      bodies
        .slice(index + 1)
        .map((other) => ({ pair: `${one.id} ~ ${other.id}`, index: likeness(one.shingles, other.shingles) })),
    )
    const [most] = alike.toSorted((one, other) => other.index - one.index)
    expect(most?.index, most?.pair).toBeLessThanOrEqual(0.4)
  })

  test.each(['flying', 'exam', 'wedding/1899/12', 'wedding/2026/13'])('%s is no page', async (path) => {
    expect((await fetch(`${inject('siteUrl')}${prefix}/days-for/${path}`)).status).toBe(404)
  })

  test('leading zeros redirect to the one spelling', async () => {
    const url = `${inject('siteUrl')}${prefix}/days-for/wedding/2026/03`
    const response = await fetch(url, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      `${prefix}/days-for/wedding/2026/3`,
    ])
  })
})
