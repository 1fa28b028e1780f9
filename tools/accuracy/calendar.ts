import {
  type CivilDate,
  calendarRules,
  dayFacts,
  julianDay,
  type Place,
  toCivilDate,
} from '@zeri/almanac/calendar'
import { mansionIdOf, officerIdOf } from '@zeri/almanac/judgement'
import { branches, mansions, officers, stems } from '@zeri/lexicon'
import { moscow } from '../../apps/server/src/features/places/default-place.ts'
import { createZoneClocks } from '../../apps/server/src/platform/zone-clock.ts'
import { type Figure, figure } from '../figures/figures.ts'
import { startSite } from '../testbed/site/site.ts'

const FIRST_DAY = 2_415_021 // 1900-01-01
const LAST_DAY = 2_488_434 // 2100-12-31
const DAYS_APART = { full: 37, small: 1_481 }
const AT_ONCE = 4

/** The place of an English page without a choice. */
const greenwich: Place = { latitudeDeg: 51.48, longitudeDeg: 0, offsetSecAt: () => 0 }
/** The place of a Russian page without a choice. */
const inMoscow: Place = { ...moscow, offsetSecAt: createZoneClocks()(moscow.zone).offsetSecAt }

const glyphsOf = (pillar: number): string => `${stems[pillar % 10]?.zh}${branches[pillar % 12]?.zh}`

/** Every Chinese character of a part of a page, in order. */
const hanziOf = (html: string): string => (html.match(/\p{Script=Han}/gu) ?? []).join('')

const pathOf = ({ year, month, day }: CivilDate): string => `/${year}/${month}/${day}`

/** What a page shows of a day: its characters and officer, its pillars, its mansion. */
function factsOn(html: string): string {
  const part = (from: string, to: string): string => {
    const start = html.indexOf(from)
    return start < 0 ? '' : hanziOf(html.slice(start, html.indexOf(to, start)))
  }
  const head = html.slice(html.indexOf('<main'))
  const start = head.indexOf('<header')
  return [
    hanziOf(head.slice(start, head.indexOf('</header>', start))),
    part('id="pillars"', '</ul>'),
    part('id="star-mansion', '</summary>'),
  ].join(' ')
}

function factsOf(day: { readonly date: CivilDate; readonly place: Place }): string {
  const facts = dayFacts({ ...day, rules: calendarRules })
  return [
    `${glyphsOf(facts.day)}${officers[officerIdOf(facts.officer)].zh}`,
    glyphsOf(facts.year) + glyphsOf(facts.month) + glyphsOf(facts.day),
    mansions[mansionIdOf(facts.mansion)].zh,
  ].join(' ')
}

async function statusOf(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' })
  return `${response.status} ${response.headers.get('location') ?? ''}`.trim()
}

/** Addresses that are no day, and their responses. */
const strays: readonly (readonly [string, string])[] = [
  ['/1899/12/31', '404'],
  ['/2101/1/1', '404'],
  ['/2026/2/29', '404'],
  ['/2026/13/1', '404'],
  ['/2026/0/1', '404'],
  ['/1899', '404'],
  ['/2101', '404'],
  ['/2026/13', '404'],
  ['/2026/03/05', '301 /2026/3/5'],
  ['/ru/2026/03/05', '301 /ru/2026/3/5'],
  ['/2026/03', '301 /2026/3'],
]

/** The pages of days over two centuries: that each is there, and says what the almanac says. */
export async function measureCalendar({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite()
  try {
    const step = small ? DAYS_APART.small : DAYS_APART.full
    const dates: CivilDate[] = []
    for (let day = FIRST_DAY; day <= LAST_DAY; day += step) dates.push(toCivilDate(julianDay(day)))
    const paths = dates.flatMap((date) => [
      { date, place: greenwich, path: pathOf(date) },
      { date, place: inMoscow, path: `/ru${pathOf(date)}` },
    ])
    const wrong: string[] = []
    const missing: string[] = []
    const queue = [...paths]
    const work = async (): Promise<void> => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const response = await fetch(site.url + next.path)
        if (response.status !== 200) missing.push(next.path)
        if (factsOn(await response.text()) !== factsOf(next)) wrong.push(next.path)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const astray: string[] = []
    for (const [path, expected] of strays)
      if ((await statusOf(site.url + path)) !== expected) astray.push(path)
    for (const path of [...missing, ...wrong, ...astray].slice(0, 10))
      console.error(`not as it should be: ${path}`)
    return [
      figure('calendar.days-requested', paths.length, 'pages', small ? '>= 100' : '>= 3970'),
      figure('calendar.days-missing', missing.length, 'pages', '= 0'),
      figure('calendar.days-with-other-facts', wrong.length, 'pages', '= 0'),
      figure('calendar.strays-not-refused', astray.length, 'addresses', '= 0'),
    ]
  } finally {
    await site.stop()
  }
}
