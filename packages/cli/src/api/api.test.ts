import { describeDay, listThemes, pathParameters, predictDays, searchPlaces, v1PathOf } from '@zeri/contract'
import { expect, test } from 'vitest'
import { runWords } from '../testing/run-words.ts'
import { sitePaths } from './site-paths.ts'

type Sent = { readonly url: string; readonly init: RequestInit | undefined }

/** A site that responds with one body and remembers what was sent to it. */
function aSite(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
) {
  const sent: Sent[] = []
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const send = async (url: unknown, init?: RequestInit): Promise<Response> => {
    sent.push({ url: String(url), init })
    return new Response(text, { status, headers })
  }
  // True: the command calls it with a URL and options.
  return { sent, fetch: send as typeof fetch }
}
const env = { ZERI_URL: 'https://zeri.test' }

test('the paths are those of version 1 of the contract', () => {
  expect(sitePaths.day('{date}')).toBe(v1PathOf(describeDay))
  expect(pathParameters(v1PathOf(describeDay))).toEqual(['date'])
  expect(sitePaths.predict).toBe(v1PathOf(predictDays))
  expect(sitePaths.predict).toBe(v1PathOf(listThemes))
  expect(sitePaths.places).toBe(v1PathOf(searchPlaces))
  for (const { isOpen } of [describeDay, predictDays, listThemes, searchPlaces]) expect(isOpen).toBe(true)
})

test('a rating is fetched with the key, and printed below the facts', async () => {
  const verdict = {
    weight: 2,
    word: 'Good',
    summary: 'Good for a journey.',
    goodFor: ['a journey'],
    putOff: [],
    reasons: [],
  }
  const site = aSite({
    rulesVersion: '1',
    openUntil: '2026-12-16',
    judgement: { verdict, stars: [], tags: [] },
  })
  const line = ['day', '2026-11-16', '--place', 'London', '--verdict', '--key', 'secret']
  const { code, out } = await runWords(line, { env, fetch: site.fetch })
  expect(code).toBe(0)
  expect(out).toContain('甲午 Yang Wood Horse')
  expect(out).toContain('Rating: Good (+2)\n  Good for a journey.')
  expect(site.sent[0]?.url).toBe('https://zeri.test/v1/days/2026-11-16?place=2643743&locale=en')
  expect(new Headers(site.sent[0]?.init?.headers).get('authorization')).toBe('Bearer secret')
})

test('beyond the horizon the facts are shown and the rating is said to be closed', async () => {
  const site = aSite({ rulesVersion: '1', openUntil: '2026-12-16', judgement: null })
  const { out } = await runWords(['day', '2030-01-01', '--verdict'], { env, fetch: site.fetch })
  expect(out).toContain('Ratings are open up to 2026-12-16.')
})

test('the range of a choice is the next thirty days unless it is written', async () => {
  const site = aSite({
    place: null,
    prediction: { tag: { name: 'Wedding' }, from: 'a', to: 'b', days: [], nearest: null },
  })
  await runWords(['choose', 'wedding', '--weekdays', '6,7', '--min', '2'], { env, fetch: site.fetch })
  const { out } = await runWords(['choose', 'wedding', '--from', '2026-11-20', '--to', '2026-11-30'], {
    env,
    fetch: site.fetch,
  })
  const bodies = site.sent.map(({ init }) => JSON.parse(String(init?.body)))
  expect(predictDays.request.parse(bodies[0])).toMatchObject({
    from: '2026-11-16',
    to: '2026-12-16',
    weekdays: [6, 7],
    minWeight: 2,
  })
  expect(predictDays.request.parse(bodies[1])).toMatchObject({ from: '2026-11-20', to: '2026-11-30' })
  expect(out).toContain('No day of this range is good enough.')
})

test('a calendar file is printed or saved', async () => {
  const site = aSite('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
  expect((await runWords(['ics', '2026-11-20'], { env, fetch: site.fetch })).out).toMatch(/^BEGIN:VCALENDAR/)
  const saved: string[] = []
  const saveFile = async (path: string): Promise<void> => void saved.push(path)
  const { out } = await runWords(['ics', '--out', 'a.ics'], { env, fetch: site.fetch, saveFile })
  expect([out, saved]).toEqual(['Written to a.ics', ['a.ics']])
  expect(site.sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/calendar/days/2026-11-20.ics',
    '/calendar/feed.ics',
  ])
})

test.each([
  [403, { code: 'calendar.beyond-horizon' }, 'ratings are open up to thirty days ahead'],
  [401, {}, 'the site does not accept this key: check --key or ZERI_KEY'],
  [404, '<html>', 'check --url or ZERI_URL'],
  [
    400,
    { code: 'request.invalid', message: 'Not valid.', fields: { tag: 'is unknown' } },
    'refused with 400: Not valid.; tag is unknown',
  ],
  [429, {}, 'too many requests; try again in 7 s'],
  [200, '<html>', 'the site did not respond with JSON'],
])('a response of %i becomes one line of words and exit code 1', async (status, body, words) => {
  const site = aSite(body, { status, headers: { 'retry-after': '7' } })
  const { code, out, err } = await runWords(['choose', 'wedding'], { env, fetch: site.fetch })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain(words)
})

test('a site out of reach is named', async () => {
  const { code, err } = await runWords(['day', '--verdict'], { env })
  expect([code, err]).toEqual([1, 'zeri: https://zeri.test is out of reach'])
})
