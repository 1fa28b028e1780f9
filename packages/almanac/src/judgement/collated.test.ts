import { expect, test } from 'vitest'
import { dayFacts } from '../calendar/day-facts.ts'
import { chinaMeridian } from '../calendar/place.ts'
import { calendarRules } from '../calendar/rules.ts'
import { type ActivityId, activities, majorActivities, mattersOf } from './activities.ts'
import { cellOf } from './cells.ts'
import { type ActivityVerdict, judgeCell } from './judge-cell.ts'
import { type DayVerdict, judgeDay } from './judge-day.ts'
import type { Matter } from './matters.ts'
import type { Reason } from './reasons.ts'
import { classicalSchool, type School } from './school.ts'
import { type Star, type StarId, stars } from './stars.ts'

// What 协纪辨方书, juan 10, says of a rule, held against days on which it decides and against its lists. Pages are those of
// juan 10 where no other juan is named.

function judge(text: string, school: School = classicalSchool): DayVerdict {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const facts = dayFacts({ date: { year, month, day }, place: chinaMeridian, rules: calendarRules })
  return judgeDay({ facts, school })
}

function findVerdict(
  { activities: verdicts }: Pick<DayVerdict, 'activities'>,
  id: ActivityId,
): ActivityVerdict {
  const verdict = verdicts.find(({ activity }) => activity === id)
  if (!verdict) throw new Error(id)
  return verdict
}

const findReason = (verdict: ActivityVerdict, star: StarId, side: 'good' | 'bad') =>
  verdict.reasons.find(
    (reason): reason is Extract<Reason, { kind: 'evidence' }> =>
      reason.kind === 'evidence' && reason.evidence.star === star && reason.evidence.side === side,
  )

function find(id: StarId): Star {
  const star = stars().find((one) => one.id === id)
  if (!star) throw new Error(id)
  return star
}

const split = (list = ''): string[] => (list === '' ? [] : list.split(' '))

test.each<[string, string, StarId, readonly ActivityId[], string]>([
  ['气往亡', '2026-11-16', 'going-lost-term', ['travel-far', 'move-house', 'wedding', 'medical'], '63b'],
  ['往亡', '2026-02-21', 'going-lost', ['wedding', 'travel-far', 'move-house', 'medical'], '63b'],
  ['四废', '2026-02-16', 'four-waste', ['wedding', 'opening', 'move-house', 'medical', 'renovation'], '57b'],
  ['月厌', '2026-02-17', 'month-aversion', ['wedding', 'travel-far', 'move-house', 'medical'], '46b'],
  ['月破', '2026-01-21', 'month-break', ['wedding', 'opening', 'move-house', 'haircut', 'hire'], '28b'],
  ['归忌', '2026-06-21', 'return-taboo', ['move-house'], '63a'],
])('%s forbids on %s beside a virtue too', (_, date, star, forbidden, page) => {
  const day = judge(date)
  expect(day.isVirtuous).toBe(true)
  for (const id of forbidden) {
    const verdict = findVerdict(day, id)
    expect(verdict.sign, id).toBe(-1)
    expect(verdict.weight, id).toBeLessThanOrEqual(-1)
    expect(findReason(verdict, star, 'bad'), id).toMatchObject({
      status: 'applied',
      evidence: { page, isLasting: true },
    })
    for (const reason of verdict.reasons)
      if (reason.kind === 'evidence' && reason.evidence.side === 'good' && !reason.evidence.isLeaning)
        expect(reason.status, id).toBe('overridden')
  }
})

test('a day of 四废 has nothing good, whatever virtue stands on it', () => {
  expect(judge('2026-02-16').day).toMatchObject({ good: 0 })
})

test('灾煞 alone forbids a wedding', () => {
  // 2026-01-05, 己卯 in 丑: no virtue; 不将 favours it and the grade follows the ban (40b, 34a).
  const verdict = findVerdict(judge('2026-01-05'), 'wedding')
  expect(verdict).toMatchObject({ sign: -1, weight: -1 })
  expect(findReason(verdict, 'disaster', 'bad')?.status).toBe('applied')
})

test.each<StarId>([
  'going-lost',
  'going-lost-term',
  'heavenly-thief',
  'nine-pits',
  'nine-scorches',
  'four-waste',
  'month-break',
])('%s is written to forbid beside a virtue', (id) => {
  expect(find(id).lasts).toBe(true)
})

test('at a solstice or equinox a wedding, an opening or a journey is not noted as good, nor as bad', () => {
  // 69b to 70a. 2026-06-21, 丙寅 in 午, has 月德.
  const day = judge('2026-06-21')
  for (const id of ['wedding', 'engagement', 'opening', 'travel-far', 'start-job'] as const)
    expect(findVerdict(day, id).sign, id).toBe(0)
  expect(findReason(findVerdict(day, 'wedding'), 'month-virtue', 'good')).toMatchObject({
    status: 'overridden',
    by: 'unnoted',
    silencer: 'summer-solstice',
  })
  expect(findVerdict(day, 'medical').sign).toBe(1)
})

const spared: readonly Matter[] = [
  '祭祀',
  '解除',
  '沐浴',
  '整容',
  '剃头',
  '整手足甲',
  '补垣',
  '塞穴',
  '扫舍宇',
  '修饰垣墙',
  '平治道涂',
  '破屋坏垣',
  '伐木',
]

test.each<[string, StarId, string]>([
  ['四绝', 'four-extinctions', '2026-05-04'],
  ['四离', 'four-separations', '2026-03-19'],
  ['上朔', 'first-extreme', '2026-03-02'],
  ['晦日', 'last-moon-day', '2026-03-18'],
])('on a day of %s all but thirteen matters are forbidden, virtue or not', (_, star, date) => {
  // 69a.
  const day = judge(date)
  expect(split(find(star).forbidsAllBut)).toEqual(spared)
  for (const activity of activities) {
    const verdict = findVerdict(day, activity.id)
    const isSpared = mattersOf(activity).every((matter) => spared.includes(matter))
    if (isSpared) expect(findReason(verdict, star, 'bad'), activity.id).toBeUndefined()
    else {
      expect(verdict.sign, activity.id).toBe(-1)
      expect(findReason(verdict, star, 'bad')?.status, activity.id).toBe('applied')
    }
  }
})

test('月破 spares what its entry names, and only that', () => {
  // 29b: 止不忌 ….
  const left: readonly Matter[] = [
    '祭祀',
    '覃恩肆赦',
    '施恩惠恤孤茕',
    '行惠爱雪冤枉缓刑狱',
    '入学',
    '解除',
    '沐浴',
    '求医疗病',
    '扫舍宇',
    '平治道涂',
    '破屋坏垣',
    '捕捉',
    '畋猎',
    '取鱼',
  ]
  const forbidden = split(find('month-break').forbids)
  for (const matter of left) expect(forbidden).not.toContain(matter)
  for (const matter of ['嫁娶', '出行', '开市', '兴造动土', '安葬', '伐木', '剃头'])
    expect(forbidden).toContain(matter)
  expect(findVerdict(judge('2026-01-21'), 'pray').sign).toBe(1)
})

test('where everything is forbidden the healer is not spared', () => {
  // 48a, 29b: 己酉 in 卯, 月破 with 灾煞 and 月厌, beside a virtue.
  const day = judge('2027-03-31')
  expect(day).toMatchObject({ grade: 5, isVirtuous: true, policy: 'all-forbidden' })
  expect(findVerdict(day, 'medical')).toMatchObject({ sign: -1, weight: -3 })
})

test('厌对 is lifted by a virtue', () => {
  // 51b. 2026-02-11, 丙辰 in 寅, has 月德.
  const verdict = findVerdict(judge('2026-02-11'), 'wedding')
  expect(verdict.sign).toBe(1)
  expect(findReason(verdict, 'aversion-opposite', 'bad')).toMatchObject({
    status: 'overridden',
    by: 'relief',
  })
  // Without one it stands: 2026-02-23, 戊辰 in 寅.
  expect(findVerdict(judge('2026-02-23'), 'wedding').sign).toBe(-1)
})

test('开 never makes a day good for burial', () => {
  // 76b: neither noted as good nor as bad. 2026-02-07, 壬子 in 寅, has 天德合, which favours 安葬.
  const verdict = findVerdict(judge('2026-02-07'), 'funeral')
  expect(verdict.sign).toBe(0)
  expect(findReason(verdict, 'heavenly-virtue-union', 'good')).toMatchObject({ silencer: 'officer-open' })
  expect(split(find('officer-open').favours)).not.toContain('安葬')
})

test('天巫 favours offerings and prayer, not healing', () => {
  // 18b: 又谓天巫宜疗病与满日所忌自相抵牾故删.
  expect(split(find('heavenly-shaman').favours)).toEqual(['祭祀', '祈福'])
})

test('满 favours the store, 开 the pillar and beam', () => {
  // 18a, 21b.
  const [full, open] = [split(find('officer-full').favours), split(find('officer-open').favours)]
  expect([full.includes('修仓库'), full.includes('竖柱上梁')]).toEqual([true, false])
  expect([open.includes('修仓库'), open.includes('竖柱上梁')]).toEqual([false, true])
})

test.each<[string, StarId, 'favours' | 'forbids', Matter, boolean, string]>([
  ['月害', 'month-harm', 'forbids', '结婚姻', true, '45b'],
  ['月害', 'month-harm', 'forbids', '上官赴任', false, '45b'],
  ['天赦', 'heavenly-pardon', 'favours', '出师', false, '10a'],
  ['天赦', 'heavenly-pardon', 'favours', '选将训兵', true, '10a'],
  ['五墓', 'five-tombs', 'forbids', '筑堤防', false, '60b'],
  ['五墓', 'five-tombs', 'forbids', '缮城郭', true, '60b'],
  ['五合', 'five-union', 'favours', '嫁娶', false, '25a'],
  ['五合', 'five-union', 'favours', '结婚姻', true, '25a'],
])('%s: the list of %s has it as %s, %s: %s', (_, id, side, matter, isNamed) => {
  expect(split(find(id)[side]).includes(matter)).toBe(isNamed)
})

test('月忌 restricts what is noted and forbids nothing', () => {
  // 71a. 2026-02-21 is the fifth of the moon; 月德 would favour a betrothal.
  const { notesOnly, forbids, forbidsAllBut, lasts } = find('month-taboo')
  expect([forbids, forbidsAllBut, lasts]).toEqual([undefined, undefined, undefined])
  expect(split(notesOnly)).toEqual([
    '祭祀',
    '宴会',
    '沐浴',
    '整容',
    '剃头',
    '整手足甲',
    '求医疗病',
    '补垣',
    '扫舍宇',
    '修饰垣墙',
    '平治道涂',
  ])
  const betrothal = findVerdict(judge('2026-02-21'), 'engagement')
  expect(betrothal.sign).toBe(0)
  expect(findReason(betrothal, 'month-virtue', 'good')).toMatchObject({ silencer: 'month-taboo' })
})

test('无禄 restricts what is noted and forbids nothing', () => {
  // 67a.
  const { notesOnly, forbids, forbidsAllBut } = find('ten-evils')
  expect([forbids, forbidsAllBut]).toEqual([undefined, undefined])
  expect(split(notesOnly)).toEqual([
    '祭祀',
    '解除',
    '沐浴',
    '整容',
    '剃头',
    '整手足甲',
    '扫舍宇',
    '修饰垣墙',
    '平治道涂',
    '破屋坏垣',
    '伐木',
  ])
})

test('杨公忌, which juan 36 condemns, holds great undertakings down for a school of custom alone', () => {
  // The nineteenth of the twelfth month: 2026-02-06.
  const has = (school: School) => judge('2026-02-06', school).stars.some(({ id }) => id === 'yang-gong')
  const folk = { ...classicalSchool, folk: true }
  expect([has(classicalSchool), has(folk)]).toEqual([false, true])
  for (const { activity, weight } of judge('2026-02-06', folk).activities)
    if (majorActivities.includes(activity)) expect(weight, activity).toBeLessThanOrEqual(0)
  expect(split(find('yang-gong').forbids)).toEqual([])
})

test('岁破 is a custom that holds great undertakings to −1; the book speaks of the place', () => {
  // Juan 3, 16b. 2026-02-07 is a day of 子 in a year of 午.
  expect(find('year-break')).toMatchObject({ source: 'tong-shu', cap: { limit: -1, on: 'major' } })
  expect(findVerdict(judge('2026-02-07'), 'wedding')).toMatchObject({ sign: 1, weight: -1 })
  const without = findVerdict(judge('2026-02-07', { ...classicalSchool, yearBreak: false }), 'wedding')
  expect(without.weight).toBeGreaterThanOrEqual(1)
})

test.each<[string, StarId, string, readonly ActivityId[]]>([
  ['反支', 'reverse-branch', '2026-01-22', ['submit', 'legal']],
  ['长星', 'long-star', '2026-02-23', ['opening', 'contract', 'hire', 'invest']],
  ['短星', 'short-star', '2026-03-09', ['opening', 'contract', 'hire', 'invest']],
  ['土王用事', 'earth-king', '2026-01-22', ['groundbreaking', 'repairs', 'planting', 'store']],
  ['朔', 'taboo-moon-quarters', '2026-02-17', ['medical']],
  ['人神', 'taboo-hair-days', '2026-02-28', ['haircut']],
  ['阴阳大会', 'great-meeting', '2026-03-01', activities.map(({ id }) => id)],
  ['三阴', 'three-yin', '2026-02-16', activities.map(({ id }) => id)],
])('%s forbids what its entry says', (_, star, date, forbidden) => {
  // 69a, 71b, 70a, 71a, 48a.
  const day = judge(date)
  for (const id of forbidden) {
    const verdict = findVerdict(day, id)
    expect(verdict.sign, id).toBe(-1)
    const reason = findReason(verdict, star, 'bad')
    expect(reason?.status === 'applied' || reason?.by === 'group', id).toBe(true)
  }
})

test('伏 and 社 forbid bathing, the fifteenth of the moon a doctor', () => {
  // 70b, 71a.
  expect(findVerdict(judge('2026-07-15'), 'therapy').sign).toBe(-1)
  expect(findReason(findVerdict(judge('2026-03-03'), 'medical'), 'fifteenth-day', 'bad')?.status).toBe(
    'applied',
  )
})

test('鸣吠 favours burial', () => {
  // 26a. 2026-11-16 is 甲午.
  const verdict = findVerdict(judge('2026-11-16'), 'funeral')
  expect(findReason(verdict, 'singing-bark', 'good')?.status).toBe('applied')
})

test('beside a benefactor nothing that may be overcome forbids trade', () => {
  // 74a. 2026-06-23, 戊辰 in 午: 九空, which only virtues lift (61a), beside 月恩 四相 时德.
  const day = judge('2026-06-23')
  expect(day.isVirtuous).toBe(false)
  for (const id of ['opening', 'contract', 'hire', 'invest', 'loan'] as const) {
    const verdict = findVerdict(day, id)
    expect(verdict.sign, id).toBeGreaterThanOrEqual(0)
    expect(findReason(verdict, 'nine-void', 'bad'), id).toMatchObject({ status: 'overridden', by: 'trade' })
  }
})

test('the relief of trade ends at a grade at which the ban wins, and at a ban that lasts', () => {
  // 74a: 如遇德犹忌及从忌不从宜之日则仍注忌. 戊辰 in 未 is 收, grade 2 without a virtue, beside 四相 and 时德.
  const cell = judgeCell(cellOf(7, 4 as Parameters<typeof cellOf>[1]), classicalSchool)
  expect(cell.day.setting.policy).toMatchObject({ grade: 2, isVirtuous: false })
  expect(cell.day.setting.ids.has('season-virtue')).toBe(true)
  expect(findVerdict(cell, 'opening').sign).toBe(-1)
  // 2026-11-16: 甲 forbids opening the store beside 月德.
  expect(findVerdict(judge('2026-11-16'), 'loan').sign).toBe(-1)
})

test('a matter that another frees stays forbidden where a ban on that other lasts', () => {
  // 75b: 不注忌般移亦不注忌安床, 如遇德犹忌之日则仍注忌. 1951-11-17, 辛酉 in 亥, is a day of 气往亡.
  expect(findVerdict(judge('1951-11-17'), 'move-house').sign).toBe(-1)
  expect(findVerdict(judge('1951-11-17'), 'bed').sign).toBe(-1)
})
