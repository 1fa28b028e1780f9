import type { StarData } from './star-type.ts'

// Days of custom. They have no matters of the book and only hold a weight down; what 协纪辨方书 says of each stands above it.
export const popularDays = [
  // 岁破: the branch against the year. Juan 3, 16b, speaks of the place, 其地不可兴造移徙嫁娶远行, not of days; printed almanacs keep the day.
  {
    id: 'year-break',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'year-branch-offset', step: 6 },
    source: 'tong-shu',
    cap: { limit: -1, on: 'major' },
  },
  // 杨公忌: thirteen lunar dates from 正月十三, each two days earlier a month. Juan 36, 50b to 51b, refuses it: 邪说诬民莫此为甚.
  {
    id: 'yang-gong',
    polarity: 'bad',
    grade: 1,
    rule: {
      kind: 'lunar-dates',
      dates: [
        '1-13',
        '2-11',
        '3-9',
        '4-7',
        '5-5',
        '6-3',
        '7-1',
        '7-29',
        '8-27',
        '9-25',
        '10-23',
        '11-21',
        '12-19',
      ],
    },
    source: 'tong-shu',
    cap: { limit: 0, on: 'major' },
    isFolk: true,
  },
  // 三娘煞: 初三 初七 十三 十八 廿二 廿七. The book does not name it.
  {
    id: 'three-maidens',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'lunar-days', days: [3, 7, 13, 18, 22, 27] },
    source: 'folk',
    cap: { limit: 0, on: ['wedding', 'engagement'] },
    isFolk: true,
  },
  // 受死: 正戌 二辰 三亥 四巳 五子 六午 七丑 八未 九寅 十申 冬卯 腊酉, by the month of the sun. Juan 6, 45a to 46b, has the same
  // places, beginning from 戌, and strikes the star out (从删).
  {
    id: 'receive-death',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'month-branches', table: '卯酉戌辰亥巳子午丑未寅申' },
    source: 'tong-shu',
    cap: { limit: 0, on: 'major' },
    isFolk: true,
  },
  // 癸不词讼: 彭祖百忌, juan 35, 17a; the fifteen days that juan 10, 72a, keeps do not include it.
  {
    id: 'taboo-gui',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'stems', list: '癸' },
    source: 'tong-shu',
    cap: { limit: 0, on: ['legal'] },
    isFolk: true,
  },
  // 月忌 as custom has it: no travel, no boats on 初五 十四 廿三. Juan 6, 74b to 76a, and juan 10, 71a, only restrict what is noted;
  // juan 35, 27b, spares weddings.
  {
    id: 'month-taboo-popular',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'lunar-days', days: [5, 14, 23] },
    source: 'folk',
    cap: { limit: 0, on: ['travel-far', 'boat'] },
    isFolk: true,
  },
] as const satisfies readonly StarData[]
