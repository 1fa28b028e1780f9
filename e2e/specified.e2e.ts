import { expect, inject, test } from 'vitest'
import { aBirthForm } from '../apps/server/src/testing/chart.ts'
import { specifiedPages } from '../tools/testbed/site/specified.ts'

/** Values of the names in braces; the article and the section come with the site. */
async function fillersOf(siteUrl: string): Promise<{ names: Record<string, string>; cookie: string }> {
  const created = await fetch(`${siteUrl}/api/bazi`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...aBirthForm(), consent: true }),
  })
  const { uuid } = await created.json()
  const names = {
    year: '2026',
    month: '11',
    day: '15',
    reading: String(uuid),
    chart: '00000000-0000-4000-8000-000000000000',
    uuid: '00000000-0000-4000-8000-000000000000',
    article: 'how-to-read-a-day',
    section: 'beginnings',
  }
  return {
    names,
    cookie: created.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  }
}

test('every route of the specification responds in both languages', async () => {
  const siteUrl = inject('siteUrl')
  const { names, cookie } = await fillersOf(siteUrl)
  for (const { path, status = 200 } of specifiedPages)
    for (const language of ['en', 'ru'] as const) {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '')
      const address = language === 'en' ? filled : `/ru${filled === '/' ? '' : filled}`
      const response = await fetch(siteUrl + address, { headers: { cookie }, redirect: 'manual' })
      const html = await response.text()
      expect([address, response.status]).toEqual([address, status])
      expect([address, html.includes(`<html lang="${language}"`)]).toEqual([address, true])
    }
})
