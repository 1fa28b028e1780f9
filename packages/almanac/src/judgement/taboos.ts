import type { StarData } from './star-type.ts'

// Days that by stem, branch or moon refuse one matter whatever else they bring: 百忌日, 人神所在日 and 朔弦望 in 协纪辨方书, juan 10, 70b
// to 72a, from 彭祖百忌 (juan 35, 17a) as far as the book keeps it. They hold beside a virtue too (69a). What is not noted with
// them: 74a to 74b.
export const taboos = [
  // 甲日忌开仓库出货财.
  {
    id: 'taboo-jia',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'stems', list: '甲' },
    source: 'xie-ji-10',
    forbids: '开仓库出货财',
    forbidsAt: '72a',
    lasts: true,
  },
  // 乙日忌栽种.
  {
    id: 'taboo-yi',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'stems', list: '乙' },
    source: 'xie-ji-10',
    forbids: '栽种',
    forbidsAt: '72a',
    lasts: true,
  },
  // 丁日忌剃头; juan 11, 16a, has 整容 and 剃头 on one line, 74b only does not note 整容.
  {
    id: 'taboo-ding',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'stems', list: '丁' },
    source: 'xie-ji-10',
    forbids: '剃头',
    forbidsAt: '72a',
    unnoted: '整容',
    lasts: true,
  },
  // 庚日忌经络.
  {
    id: 'taboo-geng',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'stems', list: '庚' },
    source: 'xie-ji-10',
    forbids: '经络',
    forbidsAt: '72a',
    lasts: true,
  },
  // 辛日忌酝酿.
  {
    id: 'taboo-xin',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'stems', list: '辛' },
    source: 'xie-ji-10',
    forbids: '酝酿',
    forbidsAt: '72a',
    lasts: true,
  },
  // 壬日忌开渠.
  {
    id: 'taboo-ren',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'stems', list: '壬' },
    source: 'xie-ji-10',
    forbids: '开渠',
    forbidsAt: '72a',
    unnoted: '穿井',
    lasts: true,
  },
  // 丑日忌冠带.
  {
    id: 'taboo-chou',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '丑' },
    source: 'xie-ji-10',
    forbids: '冠带',
    forbidsAt: '72a',
    lasts: true,
  },
  // 寅日忌祭祀. 74a prints 求福祈嗣 for 祈福求嗣.
  {
    id: 'taboo-yin',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '寅' },
    source: 'xie-ji-10',
    forbids: '祭祀',
    forbidsAt: '72a',
    unnoted: '祈福 求嗣',
    lasts: true,
  },
  // 卯日忌穿井.
  {
    id: 'taboo-mao',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '卯' },
    source: 'xie-ji-10',
    forbids: '穿井',
    forbidsAt: '72a',
    unnoted: '开渠',
    lasts: true,
  },
  // 巳日忌出行; 遣使, which 74a names with 出师, is 出行 (juan 11, 11a).
  {
    id: 'taboo-si',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '巳' },
    source: 'xie-ji-10',
    forbids: '出行',
    forbidsAt: '72a',
    unnoted: '出师',
    lasts: true,
  },
  // 午日忌苫盖.
  {
    id: 'taboo-wu',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '午' },
    source: 'xie-ji-10',
    forbids: '苫盖',
    forbidsAt: '72a',
    lasts: true,
  },
  // 未日忌求医疗病.
  {
    id: 'taboo-wei',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '未' },
    source: 'xie-ji-10',
    forbids: '求医疗病',
    forbidsAt: '72a',
    lasts: true,
  },
  // 申日忌安床.
  {
    id: 'taboo-shen',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '申' },
    source: 'xie-ji-10',
    forbids: '安床',
    forbidsAt: '72a',
    lasts: true,
  },
  // 酉日忌宴会.
  {
    id: 'taboo-you',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '酉' },
    source: 'xie-ji-10',
    forbids: '宴会',
    forbidsAt: '72a',
    unnoted: '庆赐赏贺',
    lasts: true,
  },
  // 亥日忌嫁娶.
  {
    id: 'taboo-hai',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '亥' },
    source: 'xie-ji-10',
    forbids: '嫁娶',
    forbidsAt: '72a',
    lasts: true,
  },
  // 人神: 十二日在发际, 十五日在遍身, 忌剃头. 整容, on one line with it in juan 11, 16a, is not noted, as on 丁.
  {
    id: 'taboo-hair-days',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'lunar-days', days: [12, 15] },
    source: 'xie-ji-10',
    forbids: '剃头',
    forbidsAt: '71b',
    unnoted: '整容',
    lasts: true,
  },
  // 人神: 一日 六日 十五日 十九日 二十一日 二十三日忌整手足甲.
  {
    id: 'taboo-nail-days',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'lunar-days', days: [1, 6, 15, 19, 21, 23] },
    source: 'xie-ji-10',
    forbids: '整手足甲',
    forbidsAt: '71b',
    lasts: true,
  },
  // 朔弦望日忌求医疗病.
  {
    id: 'taboo-moon-quarters',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'moon-quarter' },
    source: 'xie-ji-10',
    forbids: '求医疗病',
    forbidsAt: '71a',
    lasts: true,
  },
] as const satisfies readonly StarData[]
