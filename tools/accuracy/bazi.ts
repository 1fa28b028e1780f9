import {
  ChildLimit,
  DefaultChildLimitProvider,
  type EightChar,
  Gender,
  JulianDay,
  LunarSect2EightCharProvider,
  type SixtyCycle,
  SolarTerm,
  type SolarTime,
} from 'tyme4ts'
import { type Figure, figure } from '../figures/figures.ts'
import { createRandom } from '../testbed/random.ts'
import * as almanac from './almanac.ts'
import { figureTable, writeSections } from './page.ts'
import { measureStrengths } from './strengths.ts'
import { clockOf, tymeTimeOf } from './tyme-time.ts'

const SEED = 1984
const sizes = { full: 10_000, small: 300 }
const CHINA_OFFSET_SEC = 28_800

/** What is compared on a birth, by name, as text. */
const aspects = [
  'pillars',
  'hidden stems',
  'ten gods',
  'na yin',
  'void branches',
  'life stages',
  'palaces',
] as const
type Aspect = (typeof aspects)[number]
type Described = Readonly<Record<Aspect, string>>

/** A thing on which the almanac and tyme4ts differ. */
type Difference = {
  readonly what: string
  readonly at: string
  readonly almanac: string
  readonly tyme: string
}

/**
 * Seeded births in UTC+8 whose luck starts in another month than in tyme4ts, all of them after 2026, where civil time
 * is a forecast: the almanac holds TT − UTC at 69.184 s, tyme4ts lets ΔT grow, so its terms come up to two minutes
 * earlier. Luck starts after 120 times the distance to a term: up to four hours apart, here across the turn of a month.
 */
const forecastStarts: readonly string[] = [
  '2058-12-20T14:44:38 male',
  '2066-05-06T10:55:26 female',
  '2068-11-08T04:52:48 male',
  '2075-09-15T08:11:43 female',
  '2076-08-31T03:54:53 female',
  '2080-09-09T10:41:58 female',
  '2081-07-08T04:03:17 female',
  '2082-08-08T01:07:27 male',
  '2085-06-13T00:21:43 female',
  '2086-10-24T11:26:26 male',
  '2089-01-27T12:16:18 female',
  '2089-04-27T21:04:48 male',
  '2089-11-14T20:54:06 female',
  '2090-03-04T16:54:51 male',
  '2091-10-08T02:48:10 male',
  '2093-04-02T08:22:59 female',
  '2094-09-14T16:41:13 male',
  '2097-03-16T10:37:20 female',
  '2100-10-16T19:18:14 male',
]

/** Births of the tables' years as readings of a clock in UTC+8. */
function listReadings(count: number): readonly number[] {
  const random = createRandom(SEED)
  const [first, last] = [Date.UTC(1901, 0, 1) / 1000, Date.UTC(2100, 11, 30) / 1000]
  return Array.from({ length: count }, () => Math.floor(first + random() * (last - first)))
}

const textOf = (readingSec: number): string => new Date(readingSec * 1000).toISOString().slice(0, 19)

function birthOf(readingSec: number, gender: almanac.Birth['gender']): almanac.Birth {
  const [year, month, day] = clockOf(readingSec)
  return {
    date: { year, month, day },
    timeSec: readingSec - Math.floor(readingSec / 86_400) * 86_400,
    latitudeDeg: 39.9,
    longitudeDeg: 120,
    offsetSec: CHINA_OFFSET_SEC,
    gender,
  }
}

function describeChart({ year, month, day, hour, voidBranches }: almanac.ChartReading): Described {
  const pillars = [year, month, day, hour].filter((reading) => reading !== null)
  const each = (describe: (reading: almanac.PillarReading) => unknown): string =>
    pillars.map(describe).join(' ')
  return {
    pillars: each(({ pillar }) => pillar),
    'hidden stems': each(({ hidden }) => hidden.map(({ stem }) => stem)),
    'ten gods': each(({ god, hidden }) => [god ?? '-', ...hidden.map((one) => one.god)]),
    'na yin': each(({ naYin }) => naYin),
    'void branches': voidBranches.join(),
    'life stages': each(({ pillar }) =>
      almanac.lifeStageOf(almanac.stemOf(day.pillar), almanac.branchOf(pillar), 'backward'),
    ),
    palaces: palacesOf({ year, month, day, hour }),
  }
}

function palacesOf({
  year,
  month,
  day,
  hour,
}: Pick<almanac.ChartReading, 'year' | 'month' | 'day' | 'hour'>): string {
  const pillars = { year: year.pillar, month: month.pillar, day: day.pillar, hour: hour?.pillar ?? null }
  // The libraries count the month by its 节, so the middle term does not matter.
  const { conception, breath, life, body } = almanac.natalPalaces(pillars, 'jie', false)
  return [conception, breath, life, body].join()
}

function describeTyme(eightChar: EightChar): Described {
  const day = eightChar.getDay()
  const dayMaster = day.getHeavenStem()
  const pillars = [eightChar.getYear(), eightChar.getMonth(), day, eightChar.getHour()]
  const hidden = (pillar: SixtyCycle) =>
    pillar
      .getEarthBranch()
      .getHideHeavenStems()
      .map((one) => one.getHeavenStem())
  const godsOf = (pillar: SixtyCycle): readonly (number | string)[] => [
    pillar === day ? '-' : dayMaster.getTenStar(pillar.getHeavenStem()).getIndex(),
    ...hidden(pillar).map((stem) => dayMaster.getTenStar(stem).getIndex()),
  ]
  return {
    pillars: pillars.map((pillar) => pillar.getIndex()).join(' '),
    'hidden stems': pillars.map((pillar) => hidden(pillar).map((stem) => stem.getIndex())).join(' '),
    'ten gods': pillars.map(godsOf).join(' '),
    'na yin': pillars.map((pillar) => pillar.getSound().getIndex()).join(' '),
    'void branches': day
      .getExtraEarthBranches()
      .map((branch) => branch.getIndex())
      .join(),
    'life stages': pillars
      .map((pillar) => dayMaster.getTerrain(pillar.getEarthBranch()).getIndex())
      .join(' '),
    palaces: [
      eightChar.getFetalOrigin(),
      eightChar.getFetalBreath(),
      eightChar.getOwnSign(),
      eightChar.getBodySign(),
    ]
      .map((pillar) => pillar.getIndex())
      .join(),
  }
}

const sect2 = new LunarSect2EightCharProvider()

function listChartDifferences(readings: readonly number[]): readonly Difference[] {
  return readings.flatMap((readingSec) => {
    const time = tymeTimeOf(readingSec)
    const theirs = {
      day23: describeTyme(time.getSixtyCycleHour().getEightChar()),
      midnight: describeTyme(sect2.getEightChar(time.getLunarHour())),
    }
    return (['day23', 'midnight'] as const).flatMap((ziRule) => {
      const rules = { ...almanac.natalRules, timeBasis: 'clock', ziRule } as const
      const ours = describeChart(almanac.natalChart(birthOf(readingSec, 'male'), rules))
      return aspects
        .filter((what) => ours[what] !== theirs[ziRule][what])
        .map((what) => ({
          what,
          at: `${textOf(readingSec)} ${ziRule}`,
          almanac: ours[what],
          tyme: theirs[ziRule][what],
        }))
    })
  })
}

/**
 * tyme4ts has four ways to the start of luck. The default one is the almanac's too: each second to the 节 is two
 * minutes of life. The others drop what is left of a day (China95), of two hours (LunarSect2), or count double-hours
 * instead of seconds (LunarSect1).
 */
const provider = new DefaultChildLimitProvider()

/** A term of tyme4ts put at an instant of the almanac. */
function termAt(epochMs: number): SolarTerm {
  const clock = clockOf(Math.round(epochMs / 1000 + CHINA_OFFSET_SEC))
  const term = SolarTerm.fromIndex(clock[0], 0)
  term.getJulianDay = () => JulianDay.fromYmdHms(...clock)
  return term
}

/** When luck starts by the rule of tyme4ts, counted to the term where the almanac has it. */
function startByOurTerm(readingSec: number, isForward: boolean): SolarTime {
  const running = almanac.solarTerms.indexAt((readingSec - CHINA_OFFSET_SEC) * 1000)
  const begun = running - (running % 2)
  const term = termAt(almanac.solarTerms.epochMs(isForward ? begun + 2 : begun))
  return provider.getInfo(tymeTimeOf(readingSec), term).getEndTime()
}

const monthText = (time: SolarTime): string => `${time.getYear()}-${time.getMonth()}`

function listLuckDifferences(readings: readonly number[]): readonly Difference[] {
  const rules = { ...almanac.natalRules, timeBasis: 'clock' } as const
  ChildLimit.provider = provider
  return readings.flatMap((readingSec) => {
    const time = tymeTimeOf(readingSec)
    return (['female', 'male'] as const).flatMap((gender) => {
      const { luck } = almanac.natalChart(birthOf(readingSec, gender), rules)
      const limit = ChildLimit.fromSolarTime(time, gender === 'male' ? Gender.MAN : Gender.WOMAN)
      const [first, start] = [luck.pillars[0], luck.pillars[0]?.from.earliest]
      const ours = `${start?.year}-${start?.month}`
      const compared = [
        ['direction', luck.direction, limit.isForward() ? 'forward' : 'backward'],
        ['first pillar', first?.pillar, limit.getStartDecadeFortune().getSixtyCycle().getIndex()],
        ['start', ours, monthText(limit.getEndTime())],
        ['start by our term', ours, monthText(startByOurTerm(readingSec, limit.isForward()))],
      ] as const
      return compared
        .filter(([, found, expected]) => found !== expected)
        .map(([what, found, expected]) => ({
          what,
          at: `${textOf(readingSec)} ${gender}`,
          almanac: `${found}`,
          tyme: `${expected}`,
        }))
    })
  })
}

/** Births of the same days without an hour that got one all the same. */
function listInventedHours(readings: readonly number[]): readonly string[] {
  return readings
    .map((readingSec) => ({ ...birthOf(readingSec, 'female'), timeSec: null }))
    .filter((birth) => almanac.natalChart(birth, almanac.natalRules).hour !== null)
    .map(({ date }) => JSON.stringify(date))
}

const pinnedText = (
  count: number,
): string => `Births are drawn by a seed from 1901 to 2100, at a clock in UTC+8. The start of luck is compared by the month, as tyme4ts
counts it by default. The ${count} births pinned for it are all after 2026: TT − UTC is held at 69.184 s here and grows there, so
that a term differs by up to two minutes, and luck, 120 times as far, by up to four hours. Counted to the same terms
nothing differs.`

const strengthText = `No book puts the strength of a day master in numbers. The almanac's scale (season 40, roots 35, open stems 25) is
computed a second time from the characters of the pillars, with the terms of tyme4ts, and held against two scales in use: *points* (github
china-testing/bazi) and *matrix* (month coefficients copied in many repositories). Where they part, the reading says so and no day
is rated by the strength: firm is a score below 30 or above 70, likely 30 to 35 and 65 to 70, open what lies between.`

/** Charts of seeded births against tyme4ts, by the clock, under both rules of the hour of 子; a full run writes its section. */
export async function measureBazi({ small }: { small: boolean }): Promise<Figure[]> {
  const readings = listReadings(small ? sizes.small : sizes.full)
  const differences = [...listChartDifferences(readings), ...listLuckDifferences(readings)]
  const isPinned = ({ what, at }: Difference): boolean => what === 'start' && forecastStarts.includes(at)
  const unforeseen = differences.filter((difference) => !isPinned(difference))
  for (const { what, at, almanac: ours, tyme } of unforeseen)
    console.error(`${what} of ${at}: almanac ${ours}, tyme4ts ${tyme}`)
  const births = new Set(readings.map(textOf))
  const pinned = forecastStarts.filter((at) => births.has(at.split(' ')[0] ?? ''))
  const differing = (name: string, what: string): Figure =>
    figure(
      `${name} of ${readings.length} births unlike tyme4ts`,
      unforeseen.filter((difference) => difference.what === what).length,
      'differ',
      '= 0',
    )
  const figures = [
    ...aspects.map((aspect) => differing(`${aspect}, both zi rules,`, aspect)),
    differing('direction of luck, both genders,', 'direction'),
    differing('first pillar of luck, both genders,', 'first pillar'),
    differing(`month luck starts, both genders, outside ${pinned.length} pinned after 2026,`, 'start'),
    differing("month luck starts, counted to the almanac's own terms, nothing pinned,", 'start by our term'),
    figure(
      'pinned starts of luck that do not differ',
      pinned.length - differences.filter(isPinned).length,
      'births',
      '= 0',
    ),
    figure(
      'births of unknown time that got an hour pillar',
      listInventedHours(readings).length,
      'births',
      '= 0',
    ),
  ]
  const strengths = measureStrengths({ small })
  if (!small)
    writeSections([
      { heading: 'Charts of births', text: `${figureTable(figures)}\n\n${pinnedText(pinned.length)}` },
      { heading: 'Strength of the day master', text: `${figureTable(strengths)}\n\n${strengthText}` },
    ])
  return [...figures, ...strengths]
}
