import type { Matter } from './matters.ts'
import type { StarId } from './stars.ts'

// How a day is noted once its stars are known: 协纪辨方书, juan 10, 鋪註條例, 73b to 77a.

/** Matters that no star forbids beside `benefactors`, but for a ban that lasts and a grade at which the ban wins (74a). */
export const tradeMatters: ReadonlySet<Matter> = new Set<Matter>([
  '进人口',
  '安床',
  '经络',
  '酝酿',
  '开市',
  '立券交易',
  '纳财',
  '开仓库出货财',
])

/** 德合赦愿月恩四相时德. */
export const benefactors: readonly StarId[] = [
  'heavenly-virtue',
  'month-virtue',
  'heavenly-virtue-union',
  'month-virtue-union',
  'heavenly-pardon',
  'heavenly-wish',
  'month-grace',
  'four-ministers',
  'season-virtue',
]

const trade: readonly Matter[] = ['开市', '立券交易', '纳财']
const building: readonly Matter[] = ['兴造动土']

/** Where favour and ban of one of these cancel out, the ban of the matter falls too (74b to 76b). */
export const freedBy: Readonly<Partial<Record<Matter, readonly Matter[]>>> = {
  求嗣: ['祈福'],
  冠带: ['结婚姻', '嫁娶'],
  纳采问名: ['结婚姻', '嫁娶'],
  进人口: ['结婚姻', '嫁娶'],
  结婚姻: ['嫁娶'],
  嫁娶: ['结婚姻'],
  搬移: ['嫁娶', '安床'],
  安床: ['嫁娶', '搬移'],
  整容: ['解除'],
  剃头: ['解除'],
  整手足甲: ['解除'],
  修宫室: building,
  缮城郭: building,
  筑堤防: building,
  修仓库: building,
  鼓铸: building,
  苫盖: building,
  修置产室: building,
  开渠: building,
  穿井: building,
  安碓硙: building,
  补垣: building,
  塞穴: building,
  修饰垣墙: building,
  平治道涂: building,
  破屋坏垣: building,
  开市: trade,
  立券交易: trade,
  纳财: trade,
  开仓库出货财: ['开市', '立券交易'],
  牧养: ['纳畜'],
  纳畜: ['牧养'],
}

/** What frees other matters only where more than this star favours it (75a). */
export const tooWeakToFree: Readonly<Partial<Record<Matter, StarId>>> = { 嫁娶: 'no-general' }

/** Where one of a pair is favoured at a level grade, the other is not forbidden (76b). */
export const freedWhereFavoured: Readonly<Partial<Record<Matter, Matter>>> = { 安葬: '启攒', 启攒: '安葬' }

/** Matters without good days of their own that follow another (juan 11, 26a). */
export const follows: Readonly<Partial<Record<Matter, Matter>>> = { 针刺: '求医疗病', 疗目: '求医疗病' }

/** 天吏 and 大时 forbid beside one of these, whatever the grade (76b). */
export const reviving: readonly StarId[] = ['four-waste', 'year-thin', 'chasing-array']
export const revived: readonly StarId[] = ['heavenly-clerk', 'big-time']

/** A matter and all whose notes can decide what is noted of it. */
export function listRelated(matter: Matter): readonly Matter[] {
  const [like, pair] = [follows[matter], freedWhereFavoured[matter]]
  return [matter, ...(freedBy[matter] ?? []), ...(like ? [like] : []), ...(pair ? [pair] : [])]
}
