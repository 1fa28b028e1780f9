import fc from 'fast-check'
import { expect, test } from 'vitest'
import { julianDay, toCivilDate } from '../calendar/civil-date.ts'
import { branchOf, pillarOf } from '../calendar/cycle.ts'
import { dayFacts } from '../calendar/day-facts.ts'
import { chinaMeridian } from '../calendar/place.ts'
import { calendarRules } from '../calendar/rules.ts'
import { activities, mattersOf } from './activities.ts'
import { CELL_COUNT, cellOf, glyphsOf, starTable } from './cells.ts'
import { findCellPolicy } from './grade.ts'
import { judgeActivity, judgeCell, partStars } from './judge-cell.ts'
import { judgeDay } from './judge-day.ts'
import { type JudgementRequest, listStars } from './list-stars.ts'
import { type BookDay, branchName } from './note-matter.ts'
import type { Reason } from './reasons.ts'
import { classicalSchool, type School } from './school.ts'
import type { Star } from './stars.ts'
import { type Setting, settleVoice, type Voice } from './voices.ts'

const dayOf = (day: number, school: School): JudgementRequest => ({
  facts: dayFacts({ date: toCivilDate(julianDay(day)), place: chinaMeridian, rules: calendarRules }),
  school,
})
const anyDay = fc.integer({ min: 2_415_021, max: 2_488_434 })
const anySchool: fc.Arbitrary<School> = fc.record({
  heavenlyVirtue: fc.constantFrom('stems', 'corners'),
  yearBreak: fc.boolean(),
  folk: fc.boolean(),
})

/** A day of the book from all its stars at once. */
function readDay({ facts, school }: JudgementRequest): BookDay {
  const cell = cellOf(branchOf(facts.month), facts.day)
  const ofCell = starTable(school).cells[cell] ?? []
  const all = listStars({ facts, school })
  const setting: Setting = {
    ids: new Set(all.map(({ id }) => id)),
    month: branchName(branchOf(facts.month)),
    branch: branchName(branchOf(facts.day)),
    policy: findCellPolicy(cell, ofCell),
  }
  const voicesOf = (stars: readonly Star[]): Voice[] => stars.map((star) => settleVoice(star, setting))
  const { speaking } = partStars(ofCell)
  const daily = partStars(all).speaking.filter((star) => !speaking.includes(star))
  return { setting, voices: voicesOf(speaking), heard: [], daily: voicesOf(daily) }
}

/** What the book says of an activity: star, side, whether it counts and, for a single matter, why it does not. */
const saidOf = (reasons: readonly Reason[], isSingle: boolean): readonly string[] =>
  reasons.flatMap((reason) => {
    if (reason.kind === 'cap') return []
    if (reason.kind === 'verdict') return [`verdict ${reason.limit}`]
    const { star, side, isLeaning, isLasting } = reason.evidence
    if (isLeaning) return []
    const why = isSingle ? [reason.by, reason.silencer] : []
    return [[star, side, isLasting, reason.status, ...why].join(' ')]
  })

test('a day judged from its cell is the day judged from all its stars at once', () => {
  fc.assert(
    fc.property(anyDay, anySchool, (day, school) => {
      const judged = dayOf(day, school)
      const verdict = judgeDay(judged)
      expect(verdict.stars).toEqual(listStars(judged))
      const book = readDay(judged)
      expect(verdict).toMatchObject({
        grade: book.setting.policy.grade,
        isVirtuous: book.setting.policy.isVirtuous,
        policy: book.setting.policy.policy,
      })
      for (const [place, { activity, sign, reasons }] of verdict.activities.entries()) {
        const whole = judgeActivity(place, book, { leaning: [], caps: [] })
        const where = `${day} ${activity}`
        expect(sign, where).toBe(whole.sign)
        const isSingle = mattersOf(activities[place] ?? expect.fail(where)).length === 1
        expect(saidOf(reasons, isSingle), where).toEqual(saidOf(whole.reasons, isSingle))
      }
    }),
    { numRuns: 2000, seed: 720 },
  )
})

const cells = Array.from({ length: CELL_COUNT }, (_, cell) => ({
  cell,
  name: branchName(Math.floor(cell / 60)) + glyphsOf(pillarOf(cell % 60)),
  ...judgeCell(cell, classicalSchool),
}))
const placeOf = (id: string): number => activities.findIndex((activity) => activity.id === id)

// 协纪辨方书, juan 10, 77a; 甲子 of 未 is a slip for 甲午.
const freeCells = ['卯甲戌', '巳丙申', '未甲午', '申戊申', '酉庚辰', '戌辛卯', '亥甲子', '丑甲子']

test.each(freeCells)(
  'on %s, where virtue meets pardon or wish, nothing that the month forbids holds',
  (name) => {
    const found = cells.find((cell) => cell.name === name)
    const ids = found?.stars.map(({ id }) => id as string) ?? []
    expect(ids.includes('heavenly-pardon') || ids.includes('heavenly-wish')).toBe(true)
    for (const { activity, sign } of found?.activities ?? []) expect(sign, activity).toBeGreaterThanOrEqual(0)
  },
)

test('no other cell is free of every ban', () => {
  const free = cells.filter(({ day }) => day.setting.policy.isFree).map(({ name }) => name)
  expect(free.toSorted()).toEqual(freeCells.toSorted())
})

// Entries of 平 收 闭 劫煞 灾煞 月煞 月刑 月害 月厌 天吏, juan 10: 止忌 … 求医疗病, 余皆不忌.
const graded = [
  'officer-balance',
  'officer-receive',
  'officer-close',
  'robbery',
  'disaster',
  'month-killing',
  'month-punishment',
  'month-harm',
  'month-aversion',
  'heavenly-clerk',
]

test('where the good wins, healing stays forbidden beside a star whose entry leaves it so', () => {
  const concerned = cells.filter(
    ({ stars, day }) =>
      day.setting.policy.policy === 'favour-wins' &&
      !day.setting.policy.isFree &&
      stars.some(({ id }) => graded.includes(id)),
  )
  expect(concerned.length).toBeGreaterThan(20)
  for (const { name, activities: verdicts } of concerned)
    expect(verdicts[placeOf('medical')]?.sign, name).toBe(-1)
})

test('beside 月厌 a virtue frees neither journey nor wedding, betrothal, move, office or planting', () => {
  const concerned = cells.filter(
    ({ stars, day }) =>
      day.setting.policy.policy === 'favour-wins' && stars.some(({ id }) => id === 'month-aversion'),
  )
  expect(concerned.length).toBeGreaterThan(0)
  for (const { name, activities: verdicts } of concerned)
    for (const id of ['travel-far', 'wedding', 'engagement', 'move-house', 'start-job', 'planting'])
      expect(verdicts[placeOf(id)]?.sign, `${name} ${id}`).toBe(-1)
})

test('every sign occurs in the table, and every day that forbids all does so without exception', () => {
  const signs = new Set(cells.flatMap(({ activities: verdicts }) => verdicts.map(({ sign }) => sign)))
  expect(signs).toEqual(new Set([-1, 0, 1]))
  for (const { name, day, activities: verdicts } of cells)
    if (day.setting.policy.policy === 'all-forbidden')
      for (const { activity, sign } of verdicts) expect(sign, `${name} ${activity}`).toBe(-1)
})

const isForbidden = (list: string | undefined, activity: (typeof activities)[number]): boolean =>
  mattersOf(activity).some((matter) => (list ?? '').split(' ').includes(matter))

test('a ban that lasts is never set aside by the grade of the day', () => {
  let lasting = 0
  for (const { name, day, activities: verdicts } of cells)
    for (const [place, { sign }] of verdicts.entries()) {
      const activity = activities[place]
      if (!activity || mattersOf(activity).length > 1 || day.setting.policy.isFree) continue
      const holds = day.voices.some(
        ({ star, remains }) =>
          star.lasts === true && remains === undefined && isForbidden(star.forbids, activity),
      )
      if (!holds) continue
      lasting++
      expect(sign, `${name} ${activity.id}`).toBe(-1)
    }
  expect(lasting).toBeGreaterThan(1000)
})
