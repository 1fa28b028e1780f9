import { type ActivityId, majorActivities } from './activities.ts'
import type { StarData } from './star-type.ts'

// 神枢经 in 协纪辨方书, juan 7: on the black path no earthwork, building, moving, far journey, wedding, campaign.
const blackMatters = '兴造动土 营建 搬移 出行 嫁娶 出师'
// The same passage has the yellow path good for all undertakings (宜兴众务); which those are is our reading.
const allUndertakings: { readonly favours: readonly ActivityId[] } = { favours: majorActivities }

// Places: 协纪辨方书, juan 7, 黄道黑道. `also` has the verses on each star that popular almanacs print: 明堂 and 玉堂 利见大人,
// 天刑 大忌词讼, 朱雀 谨防争讼, 玄武 忌词讼.
export const paths = [
  // 青龙
  {
    id: 'green-dragon',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'path', index: 0 },
    source: 'xie-ji-7',
    reading: allUndertakings,
  },
  // 明堂
  {
    id: 'bright-hall',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'path', index: 1 },
    source: 'xie-ji-7',
    also: { source: 'tong-shu', favours: '见贵' },
    reading: allUndertakings,
  },
  // 天刑
  {
    id: 'heavenly-punishment',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'path', index: 2 },
    source: 'xie-ji-7',
    forbids: blackMatters,
    also: { source: 'tong-shu', forbids: '词讼' },
  },
  // 朱雀
  {
    id: 'vermilion-bird',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'path', index: 3 },
    source: 'xie-ji-7',
    forbids: blackMatters,
    also: { source: 'tong-shu', forbids: '词讼' },
    reading: { forbids: ['negotiate'] },
  },
  // 金匮
  {
    id: 'golden-coffer',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'path', index: 4 },
    source: 'xie-ji-7',
    reading: allUndertakings,
  },
  // 天德 of the path, 宝光
  {
    id: 'precious-light',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'path', index: 5 },
    source: 'xie-ji-7',
    reading: allUndertakings,
  },
  // 白虎
  {
    id: 'white-tiger',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'path', index: 6 },
    source: 'xie-ji-7',
    forbids: blackMatters,
    reading: { forbids: ['surgery'] },
  },
  // 玉堂
  {
    id: 'jade-hall',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'path', index: 7 },
    source: 'xie-ji-7',
    also: { source: 'tong-shu', favours: '见贵' },
    reading: allUndertakings,
  },
  // 天牢
  {
    id: 'heavenly-prison',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'path', index: 8 },
    source: 'xie-ji-7',
    forbids: blackMatters,
    reading: { forbids: ['legal'] },
  },
  // 玄武
  {
    id: 'black-tortoise',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'path', index: 9 },
    source: 'xie-ji-7',
    forbids: blackMatters,
    also: { source: 'tong-shu', forbids: '词讼' },
    reading: { forbids: ['contract', 'invest'] },
  },
  // 司命
  {
    id: 'life-governor',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'path', index: 10 },
    source: 'xie-ji-7',
    reading: allUndertakings,
  },
  // 勾陈
  {
    id: 'hook-array',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'path', index: 11 },
    source: 'xie-ji-7',
    forbids: blackMatters,
    reading: { forbids: ['legal'] },
  },
] as const satisfies readonly StarData[]
