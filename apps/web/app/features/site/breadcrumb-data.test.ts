import { expect, test } from 'vitest'
import { writeBreadcrumbData } from './breadcrumb-data.tsx'

const origins = { en: 'https://zeri.example', ru: 'https://zeri.example.ru' }

test('every breadcrumb has its address in the language of the page', () => {
  const steps = [
    { name: 'Zeri', path: '/' },
    { name: '2026', path: '/2026' },
    { name: 'Ноябрь', path: '/2026/11' },
  ]
  expect(JSON.parse(writeBreadcrumbData(steps, origins, 'ru'))).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Zeri', item: 'https://zeri.example.ru/ru' },
      { position: 2, name: '2026', item: 'https://zeri.example.ru/ru/2026' },
      { position: 3, name: 'Ноябрь', item: 'https://zeri.example.ru/ru/2026/11' },
    ],
  })
})

test('a name cannot end the element it stands in', () => {
  const name = '</script><script>alert(1)</script>'
  const text = writeBreadcrumbData([{ name, path: '/' }], origins, 'en')
  expect(text).not.toContain('<')
  expect(JSON.parse(text).itemListElement[0].name).toBe(name)
})
