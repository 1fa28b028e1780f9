import { pillarOf } from '@zeri/almanac/calendar'
import { judgeHours, listHourStars } from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { locales } from '../locale.ts'
import { describeHourReason } from './describe-hour-reason.ts'

/** The first hour of a day that has the star, in both languages. */
function describedOn(star: string, day: number): readonly string[] {
  for (const { branch, reasons } of judgeHours(pillarOf(day)))
    for (const reason of reasons)
      if (reason.star === star)
        return locales.map((locale) => describeHourReason(reason, { day: pillarOf(day), branch }, locale))
  throw new Error(`no ${star} on this day`)
}

// 甲子, 0, and 戊辰, 4.
test.each<[string, number, string, string]>([
  [
    'hour-joy',
    0,
    'Spirit of Joy is present: on days of the stem Jia it comes in the hour of the Tiger.',
    'Присутствует Дух радости: в дни ствола Цзя он приходит в час Тигра.',
  ],
  [
    'hour-official',
    0,
    'Heavenly Official is present: on days of the stem Jia it comes in the hour of the Rooster.',
    'Присутствует Небесный сановник: в дни ствола Цзя он приходит в час Петуха.',
  ],
  [
    'hour-fortune',
    0,
    'Star of Blessing is present: the stem of the day, Jia, nourishes the stem of the hour, Bing.',
    'Присутствует Звезда благополучия: ствол дня, Цзя, питает ствол часа, Бин.',
  ],
  [
    'hour-establish',
    0,
    'Establishment of the Day: hour and day share a branch, the Rat.',
    'Основание дня: у часа и у дня одна ветвь, Крыса.',
  ],
  [
    'hour-road',
    4,
    'Void across the Road: the stem of the hour, Ren, is water, and water cuts the road.',
    'Пустота на дороге: ствол часа, Жэнь, — вода, а вода перерезает дорогу.',
  ],
])('the hour star %s on pillar %d is described as “%s”', (star, day, en, ru) => {
  expect(describedOn(star, day)).toEqual([en, ru])
})

test('no star of the hour has the sentence of another', () => {
  const sentences = listHourStars().map(({ id, rule }) => {
    const day = rule.hours.findIndex((hours) => hours !== '')
    return describedOn(id, day)[0]
  })
  expect(new Set(sentences).size).toBe(sentences.length)
})
