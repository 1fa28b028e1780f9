import {
  calendarRules,
  chinaMeridian,
  dayFacts,
  julianDay,
  toCivilDate,
  toJulianDay,
} from '@zeri/almanac/calendar'
import { judgeDay, listHourStars, type StarId } from '@zeri/almanac/judgement'
import { describeDay, describeSign, type Locale, listAllSigns, type Output, signPath } from '@zeri/contract'
import { findSign, listSigns, type Sign } from '@zeri/lexicon'
import { expect, test } from 'vitest'
import { createZoneClocks } from '../../platform/zone-clock.ts'
import { type CalendarDeps, describeWholeDay, findCalendarContext } from '../calendar/index.ts'
import { countShares, listBirthSigns } from './count-shares.ts'
import { everyStar } from './list-day-signs.ts'
import { signsRoutes } from './routes.ts'
import { DAYS_COUNTED, signCounts } from './shares.generated.ts'
import { createSignDays, scanSignDays } from './sign-days.ts'
import { findSignPage, listSignPages } from './sign-page.ts'

type Described = Output<typeof describeSign>

const calendarOn = (date: string): CalendarDeps => ({
  places: { find: () => undefined },
  clockOf: createZoneClocks(),
  today: () => ({ date, endsAtMs: 0 }),
})
const nobody = {
  session: undefined,
  caller: { requestId: '', address: '', userAgent: '', cookie: () => undefined },
  setCookie: () => undefined,
}
const TODAY = '2026-11-15'
const routes = signsRoutes(calendarOn(TODAY))

/** Calls the operation through its route, as a request would, and checks the response. */
async function describe(
  { kind, id }: Pick<Sign, 'kind' | 'id'>,
  locale: Locale = 'en',
  ofRoutes = routes,
): Promise<Described> {
  const route = ofRoutes.find(({ operation }) => operation === describeSign)
  const result = await route?.handle({ input: describeSign.request.parse({ kind, id, locale }), ...nobody })
  return describeSign.response.parse((result as { value: unknown }).value)
}

test.each(['en', 'ru'] as const)(
  'every sign has a rule, a source, a figure and neighbours in %s',
  async (locale) => {
    for (const sign of listSigns()) {
      const found = await describe(sign, locale)
      const name = `${sign.kind}/${sign.id}`
      expect([name, found.source.length > 5, found.rule.length > 20]).toEqual([name, true, true])
      expect(found.previous.id).not.toBe(sign.id)
      expect((await describe({ kind: sign.kind, id: found.next.id }, locale)).previous.id).toBe(sign.id)
      if (found.figure.form === 'ring') expect(found.figure.glyphs[found.figure.index]).toBe(sign.zh)
      else expect([name, found.figure.marks.flat().length > 0]).toEqual([name, true])
      expect([name, found.share.count > 0 && found.share.count <= found.share.total]).toEqual([name, true])
    }
  },
)

test.each(['en', 'ru'] as const)(
  'no two signs have the same title or the same description in %s',
  async (locale) => {
    const all = await Promise.all(listSigns().map((sign) => describe(sign, locale)))
    const titles = all.map(({ sign, kind }) => `${sign.name} ${sign.zh}: ${kind.one}`)
    const descriptions = all.map(({ sign }) => `${sign.name} (${sign.zh}, ${sign.pinyin}): ${sign.short}`)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([])
  },
)

test('the list of signs has every sign of the lexicon, so that none is without a link', async () => {
  const route = routes.find(({ operation }) => operation === listAllSigns)
  const input = listAllSigns.request.parse({ locale: 'ru' })
  const { kinds } = listAllSigns.response.parse(await route?.handle({ input, ...nobody }))
  const listed = kinds.flatMap(({ signs }) => signs.map(({ kind, id }) => signPath(kind, id)))
  expect(listed).toEqual(listSigns().map(({ kind, id }) => `/signs/${kind}/${id}`))
  expect(listSignPages()).toEqual([...kinds.map(({ kind }) => signPath(kind)), ...listed])
})

test('an unknown sign is refused', async () => {
  await expect(describe({ kind: 'stems', id: 'zi' })).rejects.toMatchObject({ code: 'request.not-found' })
})

const DATES = ['2024-02-03', '2025-06-21', '2026-11-15', '2027-12-31', '2033-08-20'] as const

const isoOf = (at: number): string => {
  const { year, month, day } = toCivilDate(julianDay(at))
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The ids and glyphs of a day as its page shows them, by the operation of the day, and its judged stars. */
async function signsOfPage(date: string, today: string): Promise<ReadonlySet<string>> {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const context = await findCalendarContext(calendarOn(today), { locale: 'en' })
  const shown = describeDay.response.parse(describeWholeDay({ year, month, day }, context))
  const { hieroglyph, season, moon, su, day_info: info } = shown
  const facts = dayFacts({ date: { year, month, day }, place: chinaMeridian, rules: calendarRules })
  const judged = date <= context.openUntil ? judgeDay({ facts, school: everyStar }).stars : []
  return new Set([
    `stems ${hieroglyph.stem.glyph}`,
    `branches ${hieroglyph.branch.glyph}`,
    `pillars ${hieroglyph.stem.glyph}${hieroglyph.branch.glyph}`,
    `lunar-days ${moon.lunar.day}`,
    `officers ${info.officer.id}`,
    `mansions ${su.id}`,
    ...(isoOf(toJulianDay({ year, month, day })) === chinaDateOf(season.running.from)
      ? [`terms ${season.running.zh}`]
      : []),
    ...judged.map(({ id }) => `stars ${id}`),
  ])
}

/** The date of an instant by the clock of China. */
const chinaDateOf = (instant: string): string =>
  new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(0, 10)

/** The name under which a page of a day shows a sign. */
function shownAs({ kind, id, zh }: Sign): string {
  if (kind === 'stems' || kind === 'branches' || kind === 'pillars' || kind === 'terms')
    return `${kind} ${zh}`
  if (kind === 'stars' || kind === 'taboos' || kind === 'paths') return `stars ${id}`
  return `${kind} ${id}`
}

test('the next days of five hundred signs are those of the pages of days', async () => {
  const dated = listSigns().filter(
    ({ kind }) => !['hours', 'hour-stars', 'ten-gods', 'natal-stars'].includes(kind),
  )
  let samples = 0
  for (const [place, today] of DATES.entries()) {
    const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
    const first = toJulianDay({ year, month, day })
    const days = await Promise.all(
      Array.from({ length: 31 }, async (_, ahead) => {
        const date = isoOf(first + ahead)
        return { date, signs: await signsOfPage(date, today) }
      }),
    )
    const ofRoutes = signsRoutes(calendarOn(today))
    for (const sign of dated.filter((_, index) => index % 3 === place % 3)) {
      const { when } = await describe(sign, 'en', ofRoutes)
      const expected = days.find(({ signs }) => signs.has(shownAs(sign)))?.date
      const name = `${sign.kind}/${sign.id} from ${today}`
      expect([name, (when.next[0] ?? '9999') <= when.openUntil ? when.next[0] : undefined]).toEqual([
        name,
        expected,
      ])
      samples += 1
    }
  }
  expect(samples).toBeGreaterThanOrEqual(500)
})

test('no star is shown on a day beyond the horizon', () => {
  const days = scanSignDays(TODAY, '2026-12-15')
  for (const [key, { next }] of days)
    if (/^(?:stars|taboos|hour-stars)\//.test(key))
      expect(next.every((date) => date <= '2026-12-15')).toBe(true)
})

test('the days around today are scanned once a day', () => {
  let scans = 0
  const days = createSignDays(() => {
    scans += 1
    return new Map()
  })
  for (const today of ['2026-11-15', '2026-11-15', '2026-11-16']) days.find('stems/jia', today, '2026-12-15')
  expect(scans).toBe(2)
})

test('the shares that are written are those of a count', () => {
  const { days, counts } = countShares()
  expect(days).toBe(DAYS_COUNTED)
  expect(Object.fromEntries(counts)).toEqual(signCounts)
  expect((counts.get('stems/jia') ?? 0) / days).toBeCloseTo(0.1, 4)
  expect(counts.get('terms/start-of-spring')).toBe(60)
})

test('a birth has the stars and gods that its date places', () => {
  // 甲子 day of a 辛未 year: the noble of 甲 stands on 未, and 辛 is its direct officer.
  expect(listBirthSigns({ year: 7, month: 2, day: 0 } as Parameters<typeof listBirthSigns>[0])).toEqual(
    expect.arrayContaining(['natal-stars/nobleman', 'ten-gods/direct-officer']),
  )
})

test('the table of a star has exactly its months and days, the table of an hour star its hours', async () => {
  const pardon = (await describe({ kind: 'stars', id: 'heavenly-pardon' })).figure
  expect(pardon.form === 'grid' && pardon.lines).toContain('寅: 戊寅')
  for (const { id, rule } of listHourStars()) {
    const { figure } = await describe({ kind: 'hour-stars', id: id as StarId })
    if (figure.form !== 'grid') throw new Error('no table')
    const written = figure.marks.map((line) => line.map((column) => figure.columns[column]).join(''))
    const sorted = (text: string): string => [...text].sort().join('')
    // A table may need fewer rows than the rule has: stems in pairs, or one for all.
    expect(new Set(written.map(sorted))).toEqual(new Set(rule.hours.map(sorted)))
  }
})

test('a stem forbids what its taboo forbids, and leads to it', async () => {
  const { forbids, related } = await describe({ kind: 'stems', id: 'ding' })
  expect(forbids.map(({ id }) => id)).toEqual(['haircut'])
  expect(related[0]).toMatchObject({ kind: 'taboos', id: 'taboo-ding' })
})

test.each([
  ['/signs/stems/jia', '甲'],
  ['/ru/signs/pillars/gui-hai', '癸亥'],
])('%s is the page of %s', (path, zh) => {
  expect(findSignPage(path)?.sign?.zh).toBe(zh)
  expect(findSign('stems', 'jia')?.index).toBe(0)
})

test.each(['/signs/stems/zi', '/signs/planets', '/signs/stems/jia/more', '/signs/Stems/jia'])(
  '%s is no page of a sign',
  (path) => {
    expect(findSignPage(path)).toBeUndefined()
  },
)
