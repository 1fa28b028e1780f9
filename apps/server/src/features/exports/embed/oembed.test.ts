import { expect, test } from 'vitest'
import { describeEmbed, findEmbedTarget } from './oembed.ts'

const sites = { product: 'Zeri', origins: { en: 'https://zeri.example', ru: 'https://zeri.example' } }

test.each([
  ['https://zeri.example/2026/11/16', { locale: 'en', path: '/2026/11/16', date: '2026-11-16' }],
  ['https://zeri.example/ru/2026/3/5?a=1#hours', { locale: 'ru', path: '/ru/2026/3/5', date: '2026-03-05' }],
  ['https://zeri.example/', { locale: 'en', path: '/', date: undefined }],
  ['https://zeri.example/ru', { locale: 'ru', path: '/ru', date: undefined }],
])('%s is framed', (address, target) => {
  expect(findEmbedTarget(address, sites)).toEqual(target)
})

test.each([
  'https://other.example/2026/11/16',
  'https://zeri.example/2026/11',
  'https://zeri.example/2026/02/30',
  'https://zeri.example/client',
  'javascript:alert(1)',
  'not an address',
])('%s is not framed', (address) => {
  expect(findEmbedTarget(address, sites)).toBeUndefined()
})

test('the frame has the wanted width, and the markup of its values is escaped', () => {
  const target = { locale: 'ru', path: '/ru/2026/3/5', date: '2026-03-05' } as const
  const described = describeEmbed(target, { ...sites, product: 'Zeri "&"' }, { maxwidth: 300 })
  expect(described).toMatchObject({ type: 'rich', version: '1.0', width: 300, height: 190 })
  expect(described.html).toContain('src="https://zeri.example/ru/embed/2026/3/5"')
  expect(described.thumbnail_url).toMatch(/^https:\/\/zeri\.example\/og\//)
  const today = describeEmbed({ locale: 'en', path: '/', date: undefined }, { ...sites, product: '"&"' }, {})
  expect(today.html).toContain('src="https://zeri.example/embed/today" title="&quot;&amp;&quot;"')
})
