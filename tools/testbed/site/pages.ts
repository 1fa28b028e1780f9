export type SitePage = {
  readonly path: string
  readonly locale: 'en' | 'ru'
  /** Whether search engines may show it. */
  readonly isIndexed: boolean
}

const reading = ['/articles', '/articles/how-to-read-a-day', '/sections/signs', '/faq']
/** What belongs to a person shows visitors the same page everywhere: `/client` stands for it. */
const others = [
  '/faq/ask',
  '/offline',
  '/place',
  '/print',
  '/sign-up',
  '/recovery',
  '/client',
  '/prices',
  '/kassa/success',
  '/personal/mobile',
  '/personal/00000000-0000-4000-8000-000000000000',
  '/remove-account/token',
  '/chart/notify/disable/00000000-0000-4000-8000-000000000000',
  '/404',
]

/** Every kind of page a visitor can open, in both languages; shots and browser tests walk this list. */
export function listPages(today: Date): readonly SitePage[] {
  const year = `/${today.getUTCFullYear()}`
  const month = `${year}/${today.getUTCMonth() + 1}`
  const day = `${month}/${today.getUTCDate()}`
  const indexed = [
    '/',
    year,
    month,
    day,
    '/bazi',
    '/predict',
    '/personal',
    '/about',
    '/about/data',
    '/developers',
    ...reading,
    '/rules',
  ]
  return [...indexed, ...others].flatMap((path) => {
    const isIndexed = indexed.includes(path)
    return [
      { path, locale: 'en' as const, isIndexed },
      { path: path === '/' ? '/ru' : `/ru${path}`, locale: 'ru' as const, isIndexed },
    ]
  })
}
