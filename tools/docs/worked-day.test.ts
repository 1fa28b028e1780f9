import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calendarRules, chinaMeridian, dayFacts } from '@zeri/almanac/calendar'
import { classicalSchool, judgeDay, type Reason, scoreOf } from '@zeri/almanac/judgement'
import { mansions, officers, paths, starWords, taboos } from '@zeri/lexicon'
import { expect, test } from 'vitest'

const page = readFileSync(join(import.meta.dirname, '../../docs/method.md'), 'utf8')
const worked = page.slice(page.indexOf('## One day, worked'), page.indexOf('## Hours'))
const rows = worked
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const facts = dayFacts({
  date: { year: 2026, month: 11, day: 16 },
  place: chinaMeridian,
  rules: calendarRules,
})
const verdict = judgeDay({ facts, school: classicalSchool })
const words = { ...starWords, ...officers, ...paths, ...mansions, ...taboos }

/** The one sign of a taboo's name that the page uses. */
const nameOf = (star: keyof typeof words): string => (star === 'taboo-jia' ? '甲' : words[star].zh)

const number = (text: string): number => Number(text.replace('−', '-'))

function namesOn(reasons: readonly Reason[], side: 'good' | 'bad'): string[] {
  return reasons.flatMap((reason) =>
    reason.kind === 'evidence' && reason.evidence.side === side ? [nameOf(reason.evidence.star)] : [],
  )
}

test.each(rows)(
  '%s`%s is favoured, forbidden, summed and weighed as the page of the method says',
  (...row) => {
    const [, activity = '', favours = '', forbids = '', sign = '', sum = '', weight = ''] = row
    const judged = verdict.activities.find((one) => `\`${one.activity}\`` === activity)
    expect(judged?.weight).toBe(number(weight))
    expect(judged?.sign).toBe({ '+': 1, '−': -1 }[sign] ?? 0)
    // Where the book notes nothing the page leaves path and mansion out.
    for (const [side, text] of [
      ['good', favours],
      ['bad', forbids],
    ] as const)
      for (const name of namesOn(judged?.reasons ?? [], side))
        if (judged?.sign !== 0 || !['青龙', '心'].includes(name)) expect(text).toContain(name)
    const total = sum === '–' ? 0 : number(sum.split('=').at(-1)?.trim() ?? '')
    expect(Math.abs(scoreOf(judged?.reasons ?? []))).toBe(total)
  },
)

test('the day of the page has the grade, the counts and the rating the page says', () => {
  const [, good, bad, weight] =
    /shown, (\d+) are good and (\d+) are bad: the day is \*\*([+−]\d)\*\*/.exec(worked) ?? []
  expect(rows).toHaveLength(5)
  expect(worked).toContain(`is grade ${verdict.grade} `)
  expect({ good: verdict.day.good, bad: verdict.day.bad, weight: verdict.day.weight }).toEqual({
    good: Number(good),
    bad: Number(bad),
    weight: number(weight ?? ''),
  })
})
