import { majorActivities } from './activities.ts'
import type { StarData } from './star-type.ts'

// Places: 协纪辨方书, juan 7, 黄道黑道. Juan 10 has no matter that a path alone favours or forbids (25b to 26a, 67a): it goes
// with the stars beside it. That the yellow path leans towards great undertakings and the black one away is our reading.
const towards = { favours: majorActivities }
const away = { forbids: majorActivities }

export const paths = [
  // 青龙
  {
    id: 'green-dragon',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'path', index: 0 },
    source: 'xie-ji-10',
    reading: towards,
  },
  // 明堂
  {
    id: 'bright-hall',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'path', index: 1 },
    source: 'xie-ji-10',
    reading: towards,
  },
  // 天刑
  {
    id: 'heavenly-punishment',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'path', index: 2 },
    source: 'xie-ji-10',
    reading: away,
  },
  // 朱雀
  {
    id: 'vermilion-bird',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'path', index: 3 },
    source: 'xie-ji-10',
    reading: away,
  },
  // 金匮
  {
    id: 'golden-coffer',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'path', index: 4 },
    source: 'xie-ji-10',
    reading: towards,
  },
  // 天德 of the path, 宝光
  {
    id: 'precious-light',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'path', index: 5 },
    source: 'xie-ji-10',
    reading: towards,
  },
  // 白虎
  {
    id: 'white-tiger',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'path', index: 6 },
    source: 'xie-ji-10',
    reading: away,
  },
  // 玉堂
  {
    id: 'jade-hall',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'path', index: 7 },
    source: 'xie-ji-10',
    reading: towards,
  },
  // 天牢
  {
    id: 'heavenly-prison',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'path', index: 8 },
    source: 'xie-ji-10',
    reading: away,
  },
  // 玄武
  {
    id: 'black-tortoise',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'path', index: 9 },
    source: 'xie-ji-10',
    reading: away,
  },
  // 司命
  {
    id: 'life-governor',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'path', index: 10 },
    source: 'xie-ji-10',
    reading: towards,
  },
  // 勾陈
  {
    id: 'hook-array',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'path', index: 11 },
    source: 'xie-ji-10',
    reading: away,
  },
] as const satisfies readonly StarData[]
