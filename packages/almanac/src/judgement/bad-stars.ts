import { matters } from './matters.ts'
import type { Relief, StarData } from './star-type.ts'

// The forbidding half of 协纪辨方书, juan 10, 26b to 67a, in its order. `forbidsAt` is the page on which the list begins; the
// comment above a star says where its place is written. 上册进表章 includes 上表章 and 施恩封拜 includes 袭爵受封 (8a); 宣布政事
// is 宣政事 and 布政事. A star of six grades has no relief here: what the grade leaves forbidden is in grade.ts.

const army = '安抚边境 选将训兵 出师'
const petitions = '上册进表章 上表章'
const titles = '施恩封拜 袭爵受封'
const appointments = `${titles} 诏命公卿招贤 举正直`
const office = '上官赴任 临政亲民'
const betrothal = '结婚姻 纳采问名'
const grooming = '整容 剃头 整手足甲'
const trade = '开市 立券交易 纳财 开仓库出货财'
const graves = '破土 安葬 启攒'

// 27a, 62a: 土府, 土符 and 地囊.
const earthworks =
  '营建宫室 修宫室 缮城郭 筑堤防 兴造动土 修仓库 修置产室 开渠 穿井 安碓硙 补垣 修饰垣墙 平治道涂 破屋坏垣 栽种 破土'

// 38b: 劫煞, with 灾煞 and 月煞 (忌同劫煞); 43b, 月刑, has the same.
const threeKillings = `祈福 求嗣 ${petitions} 颁诏 ${appointments} 宣政事 布政事 庆赐赏贺 宴会 冠带 出行 ${army} ${office} ${betrothal} 嫁娶 进人口 搬移 安床 解除 ${grooming} 求医疗病 裁制 营建宫室 修宫室 缮城郭 筑堤防 兴造动土 竖柱上梁 修仓库 鼓铸 经络 酝酿 ${trade} 修置产室 开渠 穿井 安碓硙 补垣 塞穴 修饰垣墙 破屋坏垣 栽种 牧养 纳畜 ${graves}`

// 46b.
const aversion = `祈福 求嗣 ${petitions} 颁诏 ${appointments} 宣政事 布政事 庆赐赏贺 宴会 冠带 出行 ${army} ${office} ${betrothal} 嫁娶 进人口 搬移 远回 安床 解除 ${grooming} 求医疗病 裁制 营建宫室 修宫室 缮城郭 筑堤防 兴造动土 竖柱上梁 修仓库 鼓铸 经络 酝酿 ${trade} 修置产室 开渠 穿井 安碓硙 补垣 塞穴 修饰垣墙 平治道涂 破屋坏垣 伐木 栽种 牧养 纳畜 ${graves}`

// 52a: 大时; 54a, 天吏, has the same.
const defeat = `祈福 求嗣 ${petitions} ${appointments} 冠带 出行 ${army} ${office} ${betrothal} 嫁娶 进人口 搬移 安床 解除 求医疗病 营建宫室 修宫室 缮城郭 筑堤防 兴造动土 竖柱上梁 修仓库 ${trade} 修置产室 栽种 牧养 纳畜`

// 63b: 往亡, with 气往亡.
export const goingLostMatters = `${petitions} 颁诏 诏命公卿招贤 宣政事 出行 ${army} ${office} 嫁娶 进人口 搬移 求医疗病 捕捉 畋猎 取鱼`

// 74b: where 诏命公卿招贤 is forbidden these are not noted as good.
export const goingLostUnnoted = `${titles} 举正直`

// 德合: 天德 月德 天德合 月德合.
const virtues = ['heavenly-virtue', 'month-virtue', 'heavenly-virtue-union', 'month-virtue-union'] as const

// 51b; in 子 and 午 the place is 月破 as well (52a).
const oppositeRelief: readonly Relief[] = [
  { by: [...virtues, 'heavenly-pardon'], months: '丑寅卯辰巳未申酉戌亥', at: '51b' },
]

// 64a: no longer forbidden, nor noted as good.
const repeatRelief: readonly Relief[] = [
  { by: [...virtues, 'heavenly-pardon', 'six-harmony'], unnoted: graves, at: '64a' },
]

export const badStars = [
  // 月建: the month’s own branch; juan 4. 己未 in 未 is 阳错, where the union of virtues is none (27b). In 子 and 午 月厌
  // governs, in 辰午酉亥 月刑.
  {
    id: 'month-construct',
    polarity: 'bad',
    grade: 2,
    group: 'establish',
    rule: { kind: 'branch-offset', steps: [0] },
    source: 'xie-ji-10',
    forbids: `祈福 求嗣 ${petitions} ${betrothal} 解除 ${grooming} 求医疗病 营建宫室 修宫室 缮城郭 兴造动土 竖柱上梁 修仓库 开仓库出货财 修置产室 破屋坏垣 伐木 栽种 ${graves}`,
    forbidsAt: '27a',
    adds: [{ months: '寅', forbids: '出师' }],
    relief: [
      {
        by: [...virtues, 'heavenly-pardon', 'month-grace', 'four-ministers'],
        months: '丑寅卯巳未申戌',
        keeps: `${earthworks} 伐木`,
        at: '27b',
      },
    ],
  },
  // 小时: another name of 月建 (26b).
  {
    id: 'small-time',
    polarity: 'bad',
    grade: 1,
    group: 'establish',
    rule: { kind: 'branch-offset', steps: [0] },
    source: 'xie-ji-10',
  },
  // 土府: the same place; juan 4. What 27b leaves forbidden beside a virtue is this list, and 伐木.
  {
    id: 'earth-office',
    polarity: 'bad',
    grade: 1,
    group: 'establish',
    rule: { kind: 'branch-offset', steps: [0] },
    source: 'xie-ji-10',
    forbids: earthworks,
    forbidsAt: '27a',
    unnoted: '塞穴',
    lasts: true,
  },
  // 月破: the branch against the month; juan 4. Its good use, 破屋坏垣, is under the officer 破.
  {
    id: 'month-break',
    polarity: 'bad',
    grade: 3,
    group: 'break',
    rule: { kind: 'branch-offset', steps: [6] },
    source: 'xie-ji-10',
    forbids: `祈福 求嗣 ${petitions} 颁诏 ${appointments} 宣政事 布政事 庆赐赏贺 宴会 冠带 出行 ${army} ${office} ${betrothal} 嫁娶 进人口 搬移 安床 ${grooming} 裁制 营建宫室 修宫室 缮城郭 筑堤防 兴造动土 竖柱上梁 修仓库 鼓铸 经络 酝酿 ${trade} 修置产室 开渠 穿井 安碓硙 补垣 塞穴 修饰垣墙 伐木 栽种 牧养 纳畜 ${graves}`,
    forbidsAt: '28b',
    lasts: true,
    isGeneral: true,
  },
  // 大耗: the same place (29a).
  {
    id: 'great-loss',
    polarity: 'bad',
    grade: 1,
    group: 'break',
    rule: { kind: 'branch-offset', steps: [6] },
    source: 'xie-ji-10',
    forbids: `修仓库 ${trade}`,
    forbidsAt: '29a',
    lasts: true,
  },
  // 死神: 正月巳, forwards, the place of 平; juan 4.
  {
    id: 'death-spirit',
    polarity: 'bad',
    grade: 1,
    group: 'balance',
    rule: { kind: 'branch-offset', steps: [3] },
    source: 'xie-ji-10',
    forbids: `${army} 进人口 解除 求医疗病 修置产室 栽种 牧养 纳畜`,
    forbidsAt: '31b',
  },
  // 天狗: 满 in 申, and no other 满 (juan 4, 14b to 15a; 36b).
  {
    id: 'heavenly-dog',
    polarity: 'bad',
    grade: 2,
    group: 'full',
    rule: { kind: 'month-branches', table: '--------戌---' },
    source: 'xie-ji-10',
    forbids: '祭祀',
    forbidsAt: '36b',
    unnoted: '祈福 求嗣',
    lasts: true,
  },
  // 血支: 正月丑, forwards, the place of 闭; juan 4. 专忌: a ban of its own, outside the grades (33b, 37b).
  {
    id: 'blood-branch',
    polarity: 'bad',
    grade: 2,
    group: 'close',
    rule: { kind: 'branch-offset', steps: [11] },
    source: 'xie-ji-10',
    forbids: '针刺',
    forbidsAt: '37b',
    lasts: true,
  },
  // 劫煞: 正月亥, backwards through 亥申巳寅; juan 4.
  {
    id: 'robbery',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'tri-branches', table: '巳寅亥申' },
    source: 'xie-ji-10',
    forbids: threeKillings,
    forbidsAt: '38b',
    isGeneral: true,
  },
  // 灾煞: 正月子, backwards through 子酉午卯; juan 4.
  {
    id: 'disaster',
    polarity: 'bad',
    grade: 3,
    group: 'disaster',
    rule: { kind: 'tri-branches', table: '午卯子酉' },
    source: 'xie-ji-10',
    forbids: threeKillings,
    forbidsAt: '40b',
    isGeneral: true,
  },
  // 天火: the same place (40b).
  {
    id: 'heavenly-fire',
    polarity: 'bad',
    grade: 1,
    group: 'disaster',
    rule: { kind: 'tri-branches', table: '午卯子酉' },
    source: 'xie-ji-10',
    forbids: '苫盖',
    forbidsAt: '40b',
  },
  // 月煞: 正月丑, backwards through 丑戌未辰; juan 4.
  {
    id: 'month-killing',
    polarity: 'bad',
    grade: 3,
    group: 'month-killing',
    rule: { kind: 'tri-branches', table: '未辰丑戌' },
    source: 'xie-ji-10',
    forbids: threeKillings,
    forbidsAt: '41b',
    isGeneral: true,
  },
  // 月虚: the same place (41b).
  {
    id: 'month-emptiness',
    polarity: 'bad',
    grade: 1,
    group: 'month-killing',
    rule: { kind: 'tri-branches', table: '未辰丑戌' },
    source: 'xie-ji-10',
    forbids: '修仓库 开仓库出货财',
    forbidsAt: '41b',
  },
  // 月刑: 正巳 二子 三辰 四申 五午 六丑 七寅 八酉 九未 十亥 冬卯 腊戌; juan 4.
  {
    id: 'month-punishment',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'month-branches', table: '卯戌巳子辰申午丑寅酉未亥' },
    source: 'xie-ji-10',
    forbids: threeKillings,
    forbidsAt: '43b',
    isGeneral: true,
  },
  // 月害: 正月巳, backwards; juan 4. 45b prints 置产室 for 修置产室 (46a).
  {
    id: 'month-harm',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branch-mirror', sum: 7 },
    source: 'xie-ji-10',
    forbids: `祈福 求嗣 ${petitions} 庆赐赏贺 宴会 ${army} ${betrothal} 嫁娶 进人口 求医疗病 修仓库 经络 酝酿 ${trade} 修置产室 牧养 纳畜 ${graves}`,
    forbidsAt: '45a',
  },
  // 月厌: 正月戌, backwards; juan 4. 75a: what it frees beside a virtue is not noted as good where it is of appointments, and 宣政事
  // becomes 布政事.
  {
    id: 'month-aversion',
    polarity: 'bad',
    grade: 3,
    group: 'month-aversion',
    rule: { kind: 'branch-mirror', sum: 0 },
    source: 'xie-ji-10',
    forbids: aversion,
    forbidsAt: '46b',
    unnoted: `颁诏 ${appointments} 宣政事`,
    isGeneral: true,
  },
  // 地火: the same place (47b).
  {
    id: 'earth-fire',
    polarity: 'bad',
    grade: 1,
    group: 'month-aversion',
    rule: { kind: 'branch-mirror', sum: 0 },
    source: 'xie-ji-10',
    forbids: '栽种 修筑园圃',
    forbidsAt: '47b',
  },
  // 阴阳大会: 正甲戌 二乙酉 五丙午 六丁巳 七庚辰 八辛卯 冬壬子 腊癸亥. The days of 48a to 49b, to 绝阳, follow from 月建 and 月厌; juan 4,
  // 54b to 69b.
  {
    id: 'great-meeting',
    polarity: 'bad',
    grade: 3,
    group: 'great-meeting',
    rule: {
      kind: 'month-pillars',
      table: ['壬子', '癸亥', '甲戌', '乙酉', '-', '-', '丙午', '丁巳', '庚辰', '辛卯', '-', '-'],
    },
    source: 'xie-ji-10',
    forbidsAllBut: '',
    forbidsAt: '48a',
    lasts: true,
    isGeneral: true,
  },
  // 阴阳小会. Older books have 己酉 in 卯 and 己卯 in 酉; juan 4, 68b, exchanges them with 阴道冲阳.
  {
    id: 'small-meeting',
    polarity: 'bad',
    grade: 3,
    group: 'small-meeting',
    rule: {
      kind: 'month-pillars',
      table: ['戊子', '-', '-', '己卯', '戊辰', '己巳', '戊午', '-', '-', '己酉', '戊戌', '己亥'],
    },
    source: 'xie-ji-10',
    forbidsAllBut: '',
    forbidsAt: '48a',
    lasts: true,
    isGeneral: true,
  },
  // 单阴: 小会 of 辰.
  {
    id: 'lone-yin',
    polarity: 'bad',
    grade: 3,
    group: 'small-meeting',
    rule: { kind: 'month-pillars', table: ['-', '-', '-', '-', '戊辰', '-', '-', '-', '-', '-', '-', '-'] },
    source: 'xie-ji-10',
    forbidsAllBut: '',
    forbidsAt: '48a',
    lasts: true,
    isGeneral: true,
  },
  // 纯阳: 小会 of 巳.
  {
    id: 'pure-yang',
    polarity: 'bad',
    grade: 3,
    group: 'small-meeting',
    rule: { kind: 'month-pillars', table: ['-', '-', '-', '-', '-', '己巳', '-', '-', '-', '-', '-', '-'] },
    source: 'xie-ji-10',
    forbidsAllBut: '',
    forbidsAt: '48a',
    lasts: true,
    isGeneral: true,
  },
  // 孤阳: 小会 of 戌.
  {
    id: 'lone-yang',
    polarity: 'bad',
    grade: 3,
    group: 'small-meeting',
    rule: { kind: 'month-pillars', table: ['-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '戊戌', '-'] },
    source: 'xie-ji-10',
    forbidsAllBut: '',
    forbidsAt: '48a',
    lasts: true,
    isGeneral: true,
  },
  // 纯阴: 小会 of 亥.
  {
    id: 'pure-yin',
    polarity: 'bad',
    grade: 3,
    group: 'small-meeting',
    rule: { kind: 'month-pillars', table: ['-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '己亥'] },
    source: 'xie-ji-10',
    forbidsAllBut: '',
    forbidsAt: '48a',
    lasts: true,
    isGeneral: true,
  },
  // 阴位.
  {
    id: 'yin-place',
    polarity: 'bad',
    grade: 3,
    rule: {
      kind: 'month-pillars',
      table: ['-', '-', '-', '-', '庚辰', '-', '-', '-', '-', '-', '甲戌', '-'],
    },
    source: 'xie-ji-10',
    forbidsAllBut: '',
    forbidsAt: '48a',
    lasts: true,
    isGeneral: true,
  },
  // 阴阳交破.
  {
    id: 'yin-yang-break',
    polarity: 'bad',
    grade: 3,
    rule: {
      kind: 'month-pillars',
      table: ['-', '-', '-', '-', '-', '癸亥', '-', '-', '-', '-', '-', '丁巳'],
    },
    source: 'xie-ji-10',
    forbidsAllBut: '',
    forbidsAt: '48b',
    lasts: true,
    isGeneral: true,
  },
  // 阴阳击冲.
  {
    id: 'yin-yang-clash',
    polarity: 'bad',
    grade: 3,
    rule: {
      kind: 'month-pillars',
      table: ['丙午', '-', '-', '-', '-', '-', '壬子', '-', '-', '-', '-', '-'],
    },
    source: 'xie-ji-10',
    forbidsAllBut: '',
    forbidsAt: '48b',
    lasts: true,
    isGeneral: true,
  },
  // 阳破阴冲.
  {
    id: 'yang-breaks-yin',
    polarity: 'bad',
    grade: 3,
    rule: {
      kind: 'month-pillars',
      table: ['-', '丁未', '-', '-', '-', '-', '-', '癸丑', '-', '-', '-', '-'],
    },
    source: 'xie-ji-10',
    forbidsAllBut: '',
    forbidsAt: '48b',
    lasts: true,
    isGeneral: true,
  },
  // 阴道冲阳.
  {
    id: 'yin-path-clash',
    polarity: 'bad',
    grade: 3,
    rule: {
      kind: 'month-pillars',
      table: ['-', '-', '-', '己酉', '-', '-', '-', '-', '-', '己卯', '-', '-'],
    },
    source: 'xie-ji-10',
    forbidsAllBut: '',
    forbidsAt: '48b',
    lasts: true,
    isGeneral: true,
  },
  // 岁薄: what 月厌 forbids is struck out of what the day favours; what is forbidden follows from the day’s own stars (77a). In 巳
  // 丙午, in 未 戊午 no virtue or wish counts (48b).
  {
    id: 'year-thin',
    polarity: 'bad',
    grade: 2,
    rule: {
      kind: 'month-pillars',
      table: ['-', '-', '-', '-', '-', '丙午戊午', '-', '-', '-', '-', '-', '壬子戊子'],
    },
    source: 'xie-ji-10',
    unnoted: aversion,
    forbidsAt: '48b',
  },
  // 逐阵: as 岁薄.
  {
    id: 'chasing-array',
    polarity: 'bad',
    grade: 2,
    rule: {
      kind: 'month-pillars',
      table: ['-', '壬子戊子', '-', '-', '-', '-', '-', '丙午戊午', '-', '-', '-', '-'],
    },
    source: 'xie-ji-10',
    unnoted: aversion,
    forbidsAt: '48b',
  },
  // 三阴.
  {
    id: 'three-yin',
    polarity: 'bad',
    grade: 3,
    rule: {
      kind: 'month-pillars',
      table: ['-', '-', '辛酉', '-', '-', '-', '-', '-', '乙卯', '-', '-', '-'],
    },
    source: 'xie-ji-10',
    forbidsAllBut: '',
    forbidsAt: '48b',
    lasts: true,
    isGeneral: true,
  },
  // 阳错: counts as 月建, which stands on the day; in 未 己未 is no union of virtues (48b to 49a).
  {
    id: 'yang-error',
    polarity: 'bad',
    grade: 1,
    group: 'establish',
    rule: {
      kind: 'month-pillars',
      table: [
        '-',
        '癸丑',
        '甲寅',
        '乙卯',
        '甲辰',
        '丁巳己巳',
        '-',
        '丁未己未',
        '庚申',
        '辛酉',
        '庚戌',
        '癸亥',
      ],
    },
    source: 'xie-ji-10',
  },
  // 阴错: counts as 月厌, which stands on the day; in 未 己巳 is no union of virtues (49a).
  {
    id: 'yin-error',
    polarity: 'bad',
    grade: 1,
    group: 'month-aversion',
    rule: {
      kind: 'month-pillars',
      table: [
        '-',
        '癸亥',
        '庚戌',
        '辛酉',
        '庚申',
        '丁未己未',
        '-',
        '丁巳己巳',
        '甲辰',
        '乙卯',
        '甲寅',
        '癸丑',
      ],
    },
    source: 'xie-ji-10',
  },
  // 阴阳俱错: 大会 of 午 and 子.
  {
    id: 'both-error',
    polarity: 'bad',
    grade: 3,
    group: 'great-meeting',
    rule: {
      kind: 'month-pillars',
      table: ['壬子', '-', '-', '-', '-', '-', '丙午', '-', '-', '-', '-', '-'],
    },
    source: 'xie-ji-10',
    forbidsAllBut: '',
    forbidsAt: '49a',
    lasts: true,
    isGeneral: true,
  },
  // 绝阴.
  {
    id: 'cut-yin',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'month-pillars', table: ['-', '-', '-', '-', '-', '戊辰', '-', '-', '-', '-', '-', '-'] },
    source: 'xie-ji-10',
    forbidsAllBut: '',
    forbidsAt: '49b',
    lasts: true,
    isGeneral: true,
  },
  // 绝阳.
  {
    id: 'cut-yang',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'month-pillars', table: ['-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '戊戌'] },
    source: 'xie-ji-10',
    forbidsAllBut: '',
    forbidsAt: '49b',
    lasts: true,
    isGeneral: true,
  },
  // 厌对: against 月厌; juan 4.
  {
    id: 'aversion-opposite',
    polarity: 'bad',
    grade: 1,
    group: 'aversion-opposite',
    rule: { kind: 'branch-mirror', sum: 6 },
    source: 'xie-ji-10',
    forbids: '嫁娶',
    forbidsAt: '51b',
    relief: oppositeRelief,
    lasts: '子午',
  },
  // 招摇: the same place (51b).
  {
    id: 'beckoning',
    polarity: 'bad',
    grade: 1,
    group: 'aversion-opposite',
    rule: { kind: 'branch-mirror', sum: 6 },
    source: 'xie-ji-10',
    forbids: '取鱼 乘船渡水',
    forbidsAt: '51b',
    relief: oppositeRelief,
    lasts: '子午',
  },
  // 大时: 正月卯, backwards through 卯子酉午; 李鼎祚 in juan 4.
  {
    id: 'big-time',
    polarity: 'bad',
    grade: 2,
    group: 'big-time',
    rule: { kind: 'tri-branches', table: '酉午卯子' },
    source: 'xie-ji-10',
    forbids: defeat,
    forbidsAt: '52a',
    isGeneral: true,
  },
  // 大败: another name of 大时 (52a).
  {
    id: 'great-defeat',
    polarity: 'bad',
    grade: 1,
    group: 'big-time',
    rule: { kind: 'tri-branches', table: '酉午卯子' },
    source: 'xie-ji-10',
  },
  // 咸池: the same place (52b).
  {
    id: 'salty-pool',
    polarity: 'bad',
    grade: 1,
    group: 'big-time',
    rule: { kind: 'tri-branches', table: '酉午卯子' },
    source: 'xie-ji-10',
    forbids: '取鱼 乘船渡水',
    forbidsAt: '52b',
  },
  // 游祸: 正月巳, backwards through 巳寅亥申; 李鼎祚 in juan 4. The note of 53b that 天愿 never meets it is wrong of 四月丙申 and 十月壬寅.
  {
    id: 'wandering-misfortune',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'tri-branches', table: '亥申巳寅' },
    source: 'xie-ji-10',
    forbids: '祈福 求嗣 解除 求医疗病',
    forbidsAt: '53b',
    lasts: true,
  },
  // 天吏: 正月酉, backwards through 酉午卯子; juan 4.
  {
    id: 'heavenly-clerk',
    polarity: 'bad',
    grade: 2,
    group: 'heavenly-clerk',
    rule: { kind: 'tri-branches', table: '卯子酉午' },
    source: 'xie-ji-10',
    forbids: defeat,
    forbidsAt: '54a',
    isGeneral: true,
  },
  // 致死: another name of 天吏 (54a).
  {
    id: 'deliver-death',
    polarity: 'bad',
    grade: 1,
    group: 'heavenly-clerk',
    rule: { kind: 'tri-branches', table: '卯子酉午' },
    source: 'xie-ji-10',
  },
  // 死气: 正月午, forwards, the place of 定; juan 4.
  {
    id: 'death-breath',
    polarity: 'bad',
    grade: 1,
    group: 'stable',
    rule: { kind: 'branch-offset', steps: [4] },
    source: 'xie-ji-10',
    forbids: `${army} 解除 求医疗病 修置产室 栽种`,
    forbidsAt: '55a',
    relief: [{ by: virtues, months: '子丑寅卯巳午未申酉亥', keeps: `${army} 求医疗病`, at: '55b' }],
    lasts: '辰戌',
  },
  // 小耗: 正月未, forwards, the place of 执; juan 4. In 子午卯酉 it meets 劫煞.
  {
    id: 'small-loss',
    polarity: 'bad',
    grade: 1,
    group: 'hold',
    rule: { kind: 'branch-offset', steps: [5] },
    source: 'xie-ji-10',
    forbids: `修仓库 ${trade}`,
    forbidsAt: '56a',
    relief: [{ by: [...virtues, 'heavenly-wish'], months: '丑寅辰巳未申戌亥', at: '56a' }],
    lasts: '子午卯酉',
  },
  // 天贼: 正月丑, backwards; juan 4.
  {
    id: 'heavenly-thief',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'branch-mirror', sum: 3 },
    source: 'xie-ji-10',
    forbids: '出行 修仓库 开仓库出货财',
    forbidsAt: '56b',
    lasts: true,
  },
  // 四击: 春戌 夏丑 秋辰 冬未; juan 5, 38b.
  {
    id: 'four-strikes',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'season-branches', table: ['戌', '丑', '辰', '未'] },
    source: 'xie-ji-10',
    forbids: army,
    forbidsAt: '56b',
    lasts: true,
  },
  // 四耗: 春壬子 夏乙卯 秋戊午 冬辛酉; juan 5.
  {
    id: 'four-loss',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'season-pillars', table: ['壬子', '乙卯', '戊午', '辛酉'] },
    source: 'xie-ji-10',
    forbids: `${army} 修仓库 ${trade}`,
    forbidsAt: '57a',
    relief: [
      { by: ['heavenly-virtue', 'month-virtue'], months: '辰', keeps: army, at: '57a' },
      { by: ['heavenly-virtue-union'], months: '寅申', keeps: army, at: '57a' },
      { by: ['month-virtue-union'], months: '巳', keeps: army, at: '57a' },
      { by: ['three-harmony'], months: '辰戌丑未', keeps: army, at: '57a' },
    ],
  },
  // 四废: 春庚申辛酉 夏壬子癸亥 秋甲寅乙卯 冬丙午丁巳; juan 5. With 月破 everything is forbidden (58a).
  {
    id: 'four-waste',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'season-pillars', table: ['庚申辛酉', '壬子癸亥', '甲寅乙卯', '丙午丁巳'] },
    source: 'xie-ji-10',
    forbids: `祈福 求嗣 ${petitions} 颁诏 ${appointments} 宣政事 布政事 庆赐赏贺 宴会 冠带 出行 ${army} ${office} ${betrothal} 嫁娶 进人口 搬移 安床 解除 求医疗病 裁制 营建宫室 修宫室 缮城郭 筑堤防 兴造动土 竖柱上梁 修仓库 鼓铸 经络 酝酿 ${trade} 修置产室 开渠 穿井 安碓硙 补垣 塞穴 修饰垣墙 栽种 牧养 纳畜 ${graves}`,
    forbidsAt: '57b',
    adds: [{ beside: ['month-break'], forbids: matters.join(' ') }],
    lasts: true,
    isGeneral: true,
  },
  // 四忌: 春甲子 夏丙子 秋庚子 冬壬子; juan 5. 破土 and 启攒 are not noted as good (76b).
  {
    id: 'four-taboo',
    polarity: 'bad',
    grade: 1,
    group: 'four-taboo',
    rule: { kind: 'season-pillars', table: ['甲子', '丙子', '庚子', '壬子'] },
    source: 'xie-ji-10',
    forbids: `${army} ${betrothal} 嫁娶 安葬`,
    forbidsAt: '58b',
    unnoted: '破土 启攒',
    lasts: true,
  },
  // 四穷: 春乙亥 夏丁亥 秋辛亥 冬癸亥; juan 5. In 寅 乙亥 is 天愿, which lifts all but the army’s (59a).
  {
    id: 'four-poverty',
    polarity: 'bad',
    grade: 1,
    group: 'four-taboo',
    rule: { kind: 'season-pillars', table: ['乙亥', '丁亥', '辛亥', '癸亥'] },
    source: 'xie-ji-10',
    forbids: `${army} ${betrothal} 嫁娶 安葬 进人口 修仓库 ${trade}`,
    forbidsAt: '58b',
    unnoted: '破土 启攒',
    relief: [{ by: ['heavenly-wish'], months: '寅', keeps: army, at: '59a' }],
    lasts: true,
  },
  // 八龙: 四忌 and 四穷 of spring; juan 5, 42b.
  {
    id: 'eight-dragons',
    polarity: 'bad',
    grade: 1,
    group: 'four-taboo',
    rule: { kind: 'season-pillars', table: ['甲子乙亥', '-', '-', '-'] },
    source: 'xie-ji-10',
  },
  // 七鸟: of summer.
  {
    id: 'seven-birds',
    polarity: 'bad',
    grade: 1,
    group: 'four-taboo',
    rule: { kind: 'season-pillars', table: ['-', '丙子丁亥', '-', '-'] },
    source: 'xie-ji-10',
  },
  // 九虎: of autumn.
  {
    id: 'nine-tigers',
    polarity: 'bad',
    grade: 1,
    group: 'four-taboo',
    rule: { kind: 'season-pillars', table: ['-', '-', '庚子辛亥', '-'] },
    source: 'xie-ji-10',
  },
  // 六蛇: of winter.
  {
    id: 'six-snakes',
    polarity: 'bad',
    grade: 1,
    group: 'four-taboo',
    rule: { kind: 'season-pillars', table: ['-', '-', '-', '壬子癸亥'] },
    source: 'xie-ji-10',
  },
  // 五虚: 春巳酉丑 夏申子辰 秋亥卯未 冬寅午戌; 历例 in juan 5.
  {
    id: 'five-voids',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'season-branches', table: ['巳酉丑', '申子辰', '亥卯未', '寅午戌'] },
    source: 'xie-ji-10',
    forbids: '修仓库 开仓库出货财',
    forbidsAt: '59b',
    relief: [{ by: [...virtues, 'six-harmony'], at: '59b' }],
  },
  // 八风: 春丁丑丁巳 夏甲申甲辰 秋丁未丁亥 冬甲戌甲寅, as juan 5, 49b, derives them; 历例, 48b, has 己酉 and 辛未.
  {
    id: 'eight-winds',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'season-pillars', table: ['丁丑丁巳', '甲申甲辰', '丁未丁亥', '甲戌甲寅'] },
    source: 'xie-ji-10',
    forbids: '取鱼 乘船渡水',
    forbidsAt: '60a',
    relief: [{ by: [...virtues, 'six-harmony'], at: '60a' }],
  },
  // 五墓: 正二乙未 四五丙戌 七八辛丑 十冬壬辰, 季月戊辰; juan 5.
  {
    id: 'five-tombs',
    polarity: 'bad',
    grade: 2,
    rule: {
      kind: 'month-pillars',
      table: ['壬辰', '戊辰', '乙未', '乙未', '戊辰', '丙戌', '丙戌', '戊辰', '辛丑', '辛丑', '戊辰', '壬辰'],
    },
    source: 'xie-ji-10',
    forbids: `冠带 出行 ${army} ${office} ${betrothal} 嫁娶 进人口 搬移 安床 解除 求医疗病 营建宫室 修宫室 缮城郭 兴造动土 竖柱上梁 开市 立券交易 修置产室 栽种 牧养 纳畜 ${graves}`,
    forbidsAt: '60b',
    relief: [{ by: ['month-virtue'], months: '午子', at: '60b' }],
  },
  // 九空: 寅午戌月辰, 亥卯未月丑, 申子辰月戌, 巳酉丑月未; juan 5.
  {
    id: 'nine-void',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'tri-branches', table: '戌未辰丑' },
    source: 'xie-ji-10',
    forbids: `进人口 修仓库 ${trade}`,
    forbidsAt: '61a',
    relief: [
      {
        by: ['month-virtue', 'heavenly-virtue-union', 'month-virtue-union'],
        months: '寅申子午卯酉',
        at: '61a',
      },
    ],
  },
  // 九坎: 正月辰 逆行四季, 五月卯 逆行四仲, 九月寅 逆行四孟; 历例 in juan 5.
  {
    id: 'nine-pits',
    polarity: 'bad',
    grade: 1,
    group: 'nine-pits',
    rule: { kind: 'month-branches', table: '申巳辰丑戌未卯子酉午寅亥' },
    source: 'xie-ji-10',
    forbids: '补垣 塞穴 取鱼 乘船渡水',
    forbidsAt: '61b',
    lasts: true,
  },
  // 九焦: the same place (61b).
  {
    id: 'nine-scorches',
    polarity: 'bad',
    grade: 1,
    group: 'nine-pits',
    rule: { kind: 'month-branches', table: '申巳辰丑戌未卯子酉午寅亥' },
    source: 'xie-ji-10',
    forbids: '鼓铸 栽种 修筑园圃',
    forbidsAt: '61b',
    lasts: true,
  },
  // 土符: 正丑 二巳 三酉 四寅 五午 六戌 七卯 八未 九亥 十辰 冬申 腊子; 历例 in juan 6. 塞穴 is not noted as good (76b).
  {
    id: 'earth-talisman',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'month-branches', table: '申子丑巳酉寅午戌卯未亥辰' },
    source: 'xie-ji-10',
    forbids: earthworks,
    forbidsAt: '62a',
    unnoted: '塞穴',
    lasts: true,
  },
  // 地囊: two pillars a month, as juan 6, 57a, corrects them. 塞穴 is not noted as good (76b).
  {
    id: 'earth-sack',
    polarity: 'bad',
    grade: 1,
    rule: {
      kind: 'month-pillars',
      table: [
        '辛卯辛酉',
        '乙卯癸酉',
        '庚子庚午',
        '癸丑乙未',
        '甲子壬午',
        '己卯己酉',
        '甲辰壬戌',
        '丙辰丙戌',
        '丁巳丁亥',
        '丙寅丙申',
        '辛丑辛未',
        '戊寅戊申',
      ],
    },
    source: 'xie-ji-10',
    forbids: earthworks,
    forbidsAt: '62a',
    unnoted: '塞穴',
    lasts: true,
  },
  // 兵禁: 正月寅, backwards through the six yang branches; juan 6, 52b.
  {
    id: 'war-ban',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'month-branches', table: '午辰寅子戌申午辰寅子戌申' },
    source: 'xie-ji-10',
    forbids: army,
    forbidsAt: '62b',
    lasts: true,
  },
  // 大煞: 正戌 二巳 三午 四未 五寅 六卯 七辰 八亥 九子 十丑 冬申 腊酉; 李鼎祚 in juan 6, 61b.
  {
    id: 'great-killing',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'month-branches', table: '申酉戌巳午未寅卯辰亥子丑' },
    source: 'xie-ji-10',
    forbids: army,
    forbidsAt: '62b',
    lasts: true,
  },
  // 归忌: 孟月丑, 仲月寅, 季月子; 历例 in juan 6.
  {
    id: 'return-taboo',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'month-branches', table: '寅子丑寅子丑寅子丑寅子丑' },
    source: 'xie-ji-10',
    forbids: '搬移 远回',
    forbidsAt: '63a',
    lasts: true,
  },
  // 血忌: 正丑 二未 三寅 四申 …, with 续世; juan 6.
  {
    id: 'blood-taboo',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'month-branches', table: '午子丑未寅申卯酉辰戌巳亥' },
    source: 'xie-ji-10',
    forbids: '针刺',
    forbidsAt: '63a',
    lasts: true,
  },
  // 往亡: 正寅 二巳 三申 四亥 五卯 六午 七酉 八子 九辰 十未 冬戌 腊丑; juan 6, 65b. 宣政事 becomes 布政事 (74b).
  {
    id: 'going-lost',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'month-branches', table: '戌丑寅巳申亥卯午酉子辰未' },
    source: 'xie-ji-10',
    forbids: goingLostMatters,
    forbidsAt: '63b',
    unnoted: goingLostUnnoted,
    lasts: true,
  },
  // 复日: 正甲 二乙 三戊 四丙 五丁 六己 七庚 八辛 九戊 十壬 冬癸 腊己; 地理新书 in juan 5.
  {
    id: 'repeat-day',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'month-stems', table: '癸己甲乙戊丙丁己庚辛戊壬' },
    source: 'xie-ji-10',
    favours: '裁制',
    favoursAt: '64a',
    forbids: graves,
    forbidsAt: '64a',
    relief: repeatRelief,
  },
  // 重日: 巳亥; juan 5.
  {
    id: 'double-day',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'branches', list: '巳亥' },
    source: 'xie-ji-10',
    forbids: graves,
    forbidsAt: '64a',
    relief: repeatRelief,
  },
  // 五离: 申酉; juan 5.
  {
    id: 'five-partings',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'branches', list: '申酉' },
    source: 'xie-ji-10',
    forbids: `庆赐赏贺 宴会 ${betrothal} 立券交易`,
    forbidsAt: '65a',
    relief: [{ by: [...virtues, 'heavenly-pardon', 'three-harmony', 'six-harmony'], at: '65a' }],
  },
  // 八专: 丁未 己未 庚申 甲寅 癸丑; juan 5.
  {
    id: 'eight-concentrated',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'pillars', list: '甲寅丁未己未庚申癸丑' },
    source: 'xie-ji-10',
    forbids: `${army} ${betrothal} 嫁娶`,
    forbidsAt: '66a',
    relief: [{ by: ['heavenly-wish'], keeps: army, at: '66a' }],
    lasts: true,
  },
  // 触水龙: 丙子 癸未 癸丑; juan 5, 48b.
  {
    id: 'water-dragon',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'pillars', list: '丙子癸未癸丑' },
    source: 'xie-ji-10',
    forbids: '取鱼 乘船渡水',
    forbidsAt: '66b',
    lasts: true,
  },
  // 专日: stem and branch of one element; juan 5, 52a.
  {
    id: 'concentrated-day',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'pillars', list: '戊辰己丑戊戌丙午壬子甲寅乙卯丁巳己未庚申辛酉癸亥' },
    source: 'xie-ji-10',
    forbids: army,
    forbidsAt: '66b',
    lasts: true,
  },
  // 伐日: the branch overcomes the stem; juan 5, 52a.
  {
    id: 'attack-day',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'pillars', list: '庚午丙子戊寅己卯辛巳癸未甲申乙酉丁亥壬辰癸丑壬戌' },
    source: 'xie-ji-10',
    forbids: army,
    forbidsAt: '66b',
    lasts: true,
  },
] as const satisfies readonly StarData[]
