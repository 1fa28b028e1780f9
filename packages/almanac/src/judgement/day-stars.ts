import { goingLostMatters, goingLostUnnoted } from './bad-stars.ts'
import type { StarData } from './star-type.ts'

// Days that change with the year, the moon or the terms: 协纪辨方书, juan 10, 67a to 72a, and 气往亡, 63b. Whatever follows 上朔
// there is forbidden beside a virtue too (69a). Terms are counted from 立春, 0.

// 69a, of 上朔, 四离, 四绝 and 晦日.
const spared = '祭祀 解除 沐浴 整容 剃头 整手足甲 补垣 塞穴 扫舍宇 修饰垣墙 平治道涂 破屋坏垣 伐木'

// 70a, of solstices and equinoxes.
const unnotedOnTerms =
  '上册进表章 上表章 庆赐赏贺 宴会 出行 安抚边境 选将训兵 出师 上官赴任 临政亲民 结婚姻 纳采问名 嫁娶 进人口 搬移 开市 立券交易 捕捉 畋猎 取鱼'

// 71b, of 长星 and 短星.
const longAndShort = '进人口 裁制 经络 开市 立券交易 纳财 纳畜'

export const dayStars = [
  // 气往亡: 立春 7, 惊蛰 14, 清明 21, 立夏 8, 芒种 16, 小暑 24, 立秋 9, 白露 18, 寒露 27, 立冬 10, 大雪 20, 小寒 30, the day of the term being
  // the first (皆自交节日数之); juan 6, 67b. Juan 9, 34a, prints 小雪 for 小寒.
  {
    id: 'going-lost-term',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'day-of-month', days: [20, 30, 7, 14, 21, 8, 16, 24, 9, 18, 27, 10] },
    source: 'xie-ji-10',
    forbids: goingLostMatters,
    forbidsAt: '63b',
    unnoted: goingLostUnnoted,
    lasts: true,
  },
  // 无禄, also 十恶大败: 甲辰 乙巳 丙申 丁亥 戊戌 己丑 庚辰 辛巳 壬申 癸亥, whose prosperity is in the void of their ten; juan 5, 54b, which
  // refuses the blanket use of the ten. A day does not count where one of these holds, 癸亥 excepted, which always counts (67a to
  // 68a; 太岁, month and sun “fill” the void):
  //
  // | ground | days |
  // |---|---|
  // | beside 天德 or 月德 | any |
  // | branch of year or month | 寅 甲辰; 卯 乙巳; 巳 丙申 戊戌; 午 丁亥 己丑; 申 庚辰; 酉 辛巳; 亥 壬申 |
  // | the sun, from a middle term to the next | 雨水 壬申; 谷雨 辛巳; 小满 庚辰; 大暑 丁亥 己丑; 处暑 丙申 戊戌; 霜降 乙巳; 小雪 甲辰 |
  // | 岁德合 with 月德合: stems of the year, months | 甲己, 亥卯未: 己丑; 乙庚, 巳酉丑: 乙巳; 丙辛, 寅午戌: 辛巳; 丁壬, 申子辰: 丁亥 |
  // | 天德合 with 岁德: stems of the year, month | 乙庚, 亥: 庚辰; 丙辛, 巳: 丙申; 丁壬, 寅: 壬申; 戊癸, 申: 戊戌 |
  // | stems of year, month and day alike | 甲 甲辰; 乙 乙巳; 丙 丙申; 丁 丁亥; 戊 戊戌; 己 己丑; 庚 庚辰; 辛 辛巳; 壬 壬申 |
  //
  // The print has 甲巳年 for 甲己年, 己酉丑月 for 巳酉丑月 (67b) and 巳年月己丑 for 己年月己丑 (68a).
  {
    id: 'ten-evils',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'void-prosperity' },
    source: 'xie-ji-10',
    notesOnly: '祭祀 解除 沐浴 整容 剃头 整手足甲 扫舍宇 修饰垣墙 平治道涂 破屋坏垣 伐木',
    forbidsAt: '67a',
  },
  // 反支: one day a month, 戌亥朔 1, 申酉朔 2, 午未朔 3, 辰巳朔 4, 寅卯朔 5, 子丑朔 6; 后汉书 in juan 6, 72b, and juan 9, 33b.
  {
    id: 'reverse-branch',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'first-branch-days', days: [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1] },
    source: 'xie-ji-10',
    forbids: '上册进表章 上表章 陈词讼',
    forbidsAt: '69a',
    lasts: true,
  },
  // 上朔: 甲年癸亥 乙年己巳 丙年乙亥 丁年辛巳 戊年丁亥 己年癸巳 庚年己亥 辛年乙巳 壬年辛亥 癸年丁巳; juan 6, 70b, and juan 9, 33a.
  {
    id: 'first-extreme',
    polarity: 'bad',
    grade: 3,
    rule: {
      kind: 'year-stem-pillars',
      table: ['癸亥', '己巳', '乙亥', '辛巳', '丁亥', '癸巳', '己亥', '乙巳', '辛亥', '丁巳'],
    },
    source: 'xie-ji-10',
    forbidsAllBut: spared,
    forbidsAt: '69a',
    lasts: true,
    isGeneral: true,
  },
  // 四离: the day before an equinox or solstice; juan 6, 74a, and juan 9, 34a.
  {
    id: 'four-separations',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'before-terms', terms: [3, 9, 15, 21], days: 1 },
    source: 'xie-ji-10',
    forbidsAllBut: spared,
    forbidsAt: '69a',
    lasts: true,
    isGeneral: true,
  },
  // 四绝: the day before 立春 立夏 立秋 立冬; juan 6, 74b, and juan 9, 34a.
  {
    id: 'four-extinctions',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'before-terms', terms: [0, 6, 12, 18], days: 1 },
    source: 'xie-ji-10',
    forbidsAllBut: spared,
    forbidsAt: '69a',
    lasts: true,
    isGeneral: true,
  },
  // 晦日: the last of the lunar month. The comment of 69b is milder, not forbidden but not noted; the rule of 69a stands.
  {
    id: 'last-moon-day',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'last-lunar-day' },
    source: 'xie-ji-10',
    forbidsAllBut: spared,
    forbidsAt: '69a',
    lasts: true,
    isGeneral: true,
  },
  // 冬至.
  {
    id: 'winter-solstice',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'on-terms', terms: [21] },
    source: 'xie-ji-10',
    unnoted: `${unnotedOnTerms} 伐木`,
    forbidsAt: '70a',
  },
  // 夏至.
  {
    id: 'summer-solstice',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'on-terms', terms: [9] },
    source: 'xie-ji-10',
    unnoted: unnotedOnTerms,
    forbidsAt: '70a',
  },
  // 春分.
  {
    id: 'spring-equinox',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'on-terms', terms: [3] },
    source: 'xie-ji-10',
    unnoted: unnotedOnTerms,
    forbidsAt: '70a',
  },
  // 秋分.
  {
    id: 'autumn-equinox',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'on-terms', terms: [15] },
    source: 'xie-ji-10',
    unnoted: unnotedOnTerms,
    forbidsAt: '70a',
  },
  // 土王用事: eighteen days before 立春 立夏 立秋 立冬; juan 1, 29b.
  {
    id: 'earth-king',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'before-terms', terms: [0, 6, 12, 18], days: 18 },
    source: 'xie-ji-10',
    forbids:
      '营建宫室 修宫室 缮城郭 筑堤防 兴造动土 修仓库 修置产室 开渠 穿井 安碓硙 补垣 修饰垣墙 平治道涂 破屋坏垣 栽种 破土',
    forbidsAt: '70a',
    lasts: true,
  },
  // 伏: the third and fourth 庚 from 夏至 and the first from 立秋, the day of the term counted; 社: the 戊 nearest the equinox
  // (二分前后近戊为社); juan 12, 10b.
  {
    id: 'fu-and-she-days',
    polarity: 'bad',
    grade: 1,
    rule: {
      kind: 'stem-days',
      of: [
        { term: 9, stem: '庚', count: 3 },
        { term: 9, stem: '庚', count: 4 },
        { term: 12, stem: '庚', count: 1 },
        { term: 3, stem: '戊', count: 'nearest' },
        { term: 15, stem: '戊', count: 'nearest' },
      ],
    },
    source: 'xie-ji-10',
    forbids: '沐浴',
    forbidsAt: '70b',
    lasts: true,
  },
  // 月忌: 初五 十四 廿三; juan 6, 74b to 76a, where 破屋坏垣 is noted too.
  {
    id: 'month-taboo',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'lunar-days', days: [5, 14, 23] },
    source: 'xie-ji-10',
    notesOnly: '祭祀 宴会 沐浴 整容 剃头 整手足甲 求医疗病 补垣 扫舍宇 修饰垣墙 平治道涂',
    forbidsAt: '71a',
  },
  // 十五日: as the day of the full moon, 望.
  {
    id: 'fifteenth-day',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'lunar-days', days: [15] },
    source: 'xie-ji-10',
    forbids: '求医疗病',
    forbidsAt: '71b',
    lasts: true,
  },
  // 长星: juan 9, 33b; juan 35, 13a.
  {
    id: 'long-star',
    polarity: 'bad',
    grade: 1,
    rule: {
      kind: 'lunar-dates',
      dates: [
        '1-7',
        '2-4',
        '3-1',
        '4-9',
        '5-15',
        '6-10',
        '7-8',
        '8-2',
        '8-5',
        '9-3',
        '9-4',
        '10-1',
        '11-12',
        '12-9',
      ],
    },
    source: 'xie-ji-10',
    forbids: longAndShort,
    forbidsAt: '71b',
    lasts: true,
  },
  // 短星: juan 9, 33b; juan 35, 13a.
  {
    id: 'short-star',
    polarity: 'bad',
    grade: 1,
    rule: {
      kind: 'lunar-dates',
      dates: [
        '1-21',
        '2-19',
        '3-16',
        '4-25',
        '5-25',
        '6-20',
        '7-22',
        '8-18',
        '8-19',
        '9-16',
        '9-17',
        '10-14',
        '11-22',
        '12-25',
      ],
    },
    source: 'xie-ji-10',
    forbids: longAndShort,
    forbidsAt: '71b',
    lasts: true,
  },
] as const satisfies readonly StarData[]
