import { expect, test } from 'vitest'
import { linkSubscription } from './subscription-links.server.ts'

test.each([
  'https://zeri.example/calendar/feed.ics?alarm=morning&locale=ru&place=524901',
  'http://localhost:3000/feeds/AbC-_9.ics',
])('both links of %s lead to the feed itself', (url) => {
  const { apple, google } = linkSubscription(url)
  const { protocol, host, pathname, search } = new URL(apple)
  expect(protocol).toBe('webcal:')
  const feed = new URL(url)
  expect([host, pathname, search]).toEqual([feed.host, feed.pathname, feed.search])
  const opened = new URL(google)
  expect(opened.origin + opened.pathname).toBe('https://calendar.google.com/calendar/r')
  expect([...opened.searchParams]).toEqual([['cid', apple]])
})
