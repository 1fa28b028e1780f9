import { expect, test } from 'vitest'
import { listShareTargets } from './share-targets.ts'

test('every way to share carries title and link, whatever letters they have', () => {
  const page = { title: 'Свадьба & «да»?', url: 'https://zeri.test/ru/2026/11/20?a=1&b=2' }
  for (const { name, href } of listShareTargets(page)) {
    const values = [...new URL(href).searchParams.values()].join(' ')
    expect([name, values.includes(page.title), values.includes(page.url)]).toEqual([name, true, true])
  }
})
