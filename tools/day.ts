import {
  type CivilDate,
  calendarRules,
  classicalSchool,
  type DayFacts,
  type DayVerdict,
  dayFacts,
  judgeDay,
  type MoonTimes,
  moonTimes,
  type Pillar,
  type Place,
  parseCivilDate,
  type Reason,
} from '@zeri/almanac'
import { Temporal } from 'temporal-polyfill'

const usage = 'npm run day -- 2026-11-14 --place 55.75,37.62,Europe/Moscow [--json]'

const stems = '甲乙丙丁戊己庚辛壬癸'
const branches = '子丑寅卯辰巳午未申酉戌亥'
const officers = '建除满平定执破危成收开闭'
const mansions = '角亢氐房心尾箕斗牛女虚危室壁奎娄胃昴毕觜参井鬼柳星张翼轸'
const terms =
  '立春雨水惊蛰春分清明谷雨立夏小满芒种夏至小暑大暑立秋处暑白露秋分寒露霜降立冬小雪大雪冬至小寒大寒'
const pathStars = '青龙明堂天刑朱雀金匮天德白虎玉堂天牢玄武司命勾陈'
const quarters = ['new moon', 'first quarter', 'full moon', 'last quarter']

const pillarGlyphs = (pillar: Pillar): string => `${stems[pillar % 10]}${branches[pillar % 12]}`
const pairAt = (glyphs: string, index: number): string => glyphs.slice(2 * index, 2 * index + 2)

type Request = {
  readonly date: CivilDate
  readonly place: Place
  readonly zone: string
  readonly json: boolean
}

function offsetsOf(zone: string): Place['offsetSecAt'] {
  return (epochMs) =>
    Temporal.Instant.fromEpochMilliseconds(Math.floor(epochMs)).toZonedDateTimeISO(zone).offsetNanoseconds /
    1e9
}

function parseRequest(args: readonly string[]): Request {
  const date = parseCivilDate(args.find((arg) => /^\d/.test(arg)) ?? '')
  const at = args.indexOf('--place')
  const [latitude, longitude, zone] = at < 0 ? [] : (args[at + 1] ?? '').split(',')
  const [latitudeDeg, longitudeDeg] = [Number(latitude), Number(longitude)]
  if (!date || !zone || !Number.isFinite(latitudeDeg) || !Number.isFinite(longitudeDeg))
    throw new Error(usage)
  const place = { latitudeDeg, longitudeDeg, offsetSecAt: offsetsOf(zone) }
  return { date, place, zone, json: args.includes('--json') }
}

function clockOf(epochMs: number, zone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone)
  return local.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ')
}

function describeDay(facts: DayFacts, moon: MoonTimes, zone: string): string {
  const { lunar, term } = facts
  const at = (epochMs: number): string => clockOf(epochMs, zone)
  const flags = [facts.nearBoundary && 'nearBoundary', facts.uncertain && 'uncertain'].filter(Boolean)
  const change = facts.monthChange
  const { quarter, atMs: quarterMs } = facts.moonQuarter ?? {}
  const lines: (string | false)[] = [
    `day        ${zone}  ${at(facts.startMs)} … ${at(facts.endMs)}`,
    `lunar      ${lunar.year} ${lunar.isLeap ? 'leap ' : ''}month ${lunar.month} day ${lunar.day} of ${lunar.monthLength}`,
    `pillars    ${[facts.year, facts.month, facts.day].map(pillarGlyphs).join(' ')}`,
    `term       ${pairAt(terms, term.term)}  ${at(term.startMs)} … ${at(term.endMs)}${term.startsToday ? '  begins today' : ''}`,
    change !== undefined &&
      `           until ${at(change.atMs).slice(11)} ${pillarGlyphs(change.before.year)} ${pillarGlyphs(change.before.month)}, officer ${officers[change.before.officer]}`,
    `officer    ${officers[facts.officer]}   mansion ${mansions[facts.mansion]}   path ${pairAt(pathStars, facts.path)} ${facts.isYellow ? 'yellow' : 'black'}`,
    `na yin     ${facts.naYin}   void ${facts.voidBranches.map((branch) => branches[branch]).join('')}`,
    `moon       ${facts.moon.growing ? 'growing' : 'shrinking'} ${facts.moon.step} of 15, ${facts.moon.elongationDeg.toFixed(1)}°, ${(100 * facts.moon.litFraction).toFixed(1)} % lit`,
    quarter !== undefined && quarterMs !== undefined && `           ${quarters[quarter]} ${at(quarterMs)}`,
    ...moon.crossings.map(({ kind, atMs }) => `           moon${kind} ${at(atMs)}`),
    ...moon.moonriseDays.map(
      ({ number, startMs, endMs }) => `           moonrise day ${number}  ${at(startMs)} … ${at(endMs)}`,
    ),
    facts.festivals.length > 0 && `festivals  ${facts.festivals.join(', ')}`,
    flags.length > 0 && `flags      ${flags.join(', ')}`,
    ...facts.hours.map(
      ({ startMs, endMs, pillar, path, isYellow }) =>
        `hour       ${pillarGlyphs(pillar)}  ${at(startMs)} … ${at(endMs).slice(11)}  ${pairAt(pathStars, path)} ${isYellow ? 'yellow' : 'black'}`,
    ),
    `almanac    ${facts.almanacVersion}`,
  ]
  return lines.filter((line) => line !== false).join('\n')
}

const signed = (weight: number): string => (weight > 0 ? `+${weight}` : String(weight))

/** A reason in a few words: its star, its grade, and what became of it where it does not simply count. */
function describeReason(reason: Reason): string {
  if (reason.kind === 'verdict') return `everything forbidden (≤ ${signed(reason.limit)})`
  const fate = reason.status === 'applied' ? '' : ` (${reason.status})`
  if (reason.kind === 'veto') return `veto of ${reason.star}${fate}`
  const { star, side, grade } = reason.evidence
  return `${star} ${side === 'good' ? '+' : '−'}${grade}${fate}`
}

function describeVerdict({ day, stars, grade, policy, activities, rulesVersion }: DayVerdict): string {
  const spoken = activities.filter(({ weight, reasons }) => weight !== 0 || reasons.length > 0)
  const lines = [
    `verdict    ${signed(day.weight)}  ${day.reasons.map(describeReason).join(', ')}`,
    `grade      ${grade ?? 'none'}, ${policy}`,
    `stars      ${stars.map(({ id }) => id).join(', ')}`,
    ...spoken
      .toSorted((one, other) => other.weight - one.weight)
      .map(
        ({ activity, weight, reasons }) =>
          `${signed(weight).padEnd(3)}        ${activity.padEnd(14)} ${reasons.map(describeReason).join(', ')}`,
      ),
    `rules      ${rulesVersion}`,
  ]
  return lines.join('\n')
}

const { date, place, zone, json } = parseRequest(process.argv.slice(2))
const facts = dayFacts({ date, place, rules: calendarRules })
const moon = moonTimes({ date, place })
const verdict = judgeDay({ facts, place, rules: calendarRules, school: classicalSchool })
console.log(
  json
    ? JSON.stringify({ ...facts, moonTimes: moon, verdict }, null, 2)
    : `${describeDay(facts, moon, zone)}\n${describeVerdict(verdict)}`,
)
