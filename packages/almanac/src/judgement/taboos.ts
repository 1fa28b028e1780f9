import type { StarData } from './star-type.ts'

// Days that by stem, branch or moon refuse one matter whatever else they bring.
// Source: 彭祖百忌 in 协纪辨方书, juan 35, as far as juan 11 keeps it; the days of the moon: juan 11.
export const taboos = [
  // 甲不开仓
  {
    id: 'taboo-jia',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'stems', list: '甲' },
    source: 'xie-ji-11',
    forbids: '开仓',
    isLasting: true,
  },
  // 乙不栽植
  {
    id: 'taboo-yi',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'stems', list: '乙' },
    source: 'xie-ji-11',
    forbids: '栽种',
    isLasting: true,
  },
  // 丁不剃头
  {
    id: 'taboo-ding',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'stems', list: '丁' },
    source: 'xie-ji-11',
    forbids: '整容剃头',
    isLasting: true,
  },
  // 庚不经络
  {
    id: 'taboo-geng',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'stems', list: '庚' },
    source: 'xie-ji-11',
    forbids: '经络',
    isLasting: true,
  },
  // 辛不合酱
  {
    id: 'taboo-xin',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'stems', list: '辛' },
    source: 'xie-ji-11',
    forbids: '酝酿',
    isLasting: true,
  },
  // 壬不泱水
  {
    id: 'taboo-ren',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'stems', list: '壬' },
    source: 'xie-ji-11',
    forbids: '开渠 穿井',
    isLasting: true,
  },
  // 癸不词讼
  {
    id: 'taboo-gui',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'stems', list: '癸' },
    source: 'xie-ji-35',
    forbids: '词讼',
    isLasting: true,
  },
  // 凡沐浴宜申酉亥子日: 历例 in 星历考原, juan 6; 亥子 in 协纪辨方书, juan 11.
  {
    id: 'bathing-days',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'branches', list: '亥子' },
    source: 'xie-ji-11',
    favours: '沐浴',
  },
  // 丑不冠带
  {
    id: 'taboo-chou',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '丑' },
    source: 'xie-ji-11',
    forbids: '冠带',
    isLasting: true,
  },
  // 寅不祭祀
  {
    id: 'taboo-yin',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '寅' },
    source: 'xie-ji-11',
    forbids: '祭祀',
    isLasting: true,
  },
  // 卯不穿井
  {
    id: 'taboo-mao',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '卯' },
    source: 'xie-ji-11',
    forbids: '穿井',
    isLasting: true,
  },
  // 巳不远行
  {
    id: 'taboo-si',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '巳' },
    source: 'xie-ji-11',
    forbids: '出行',
    isLasting: true,
  },
  // 午不苫盖
  {
    id: 'taboo-wu',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '午' },
    source: 'xie-ji-11',
    forbids: '苫盖',
    isLasting: true,
  },
  // 未不服药
  {
    id: 'taboo-wei',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '未' },
    source: 'xie-ji-11',
    forbids: '求医疗病',
    isLasting: true,
  },
  // 申不安床
  {
    id: 'taboo-shen',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '申' },
    source: 'xie-ji-11',
    forbids: '安床',
    isLasting: true,
  },
  // 酉不会客
  {
    id: 'taboo-you',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '酉' },
    source: 'xie-ji-11',
    forbids: '宴会 会亲友',
    isLasting: true,
  },
  // 亥不嫁娶
  {
    id: 'taboo-hai',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branches', list: '亥' },
    source: 'xie-ji-11',
    forbids: '嫁娶',
    isLasting: true,
  },
  // 每月十二日十五日忌整容剃头
  {
    id: 'taboo-hair-days',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'lunar-days', days: [12, 15] },
    source: 'xie-ji-11',
    forbids: '整容剃头',
    isLasting: true,
  },
  // 每月一日六日十五日十九日二十一日二十三日忌整手足甲
  {
    id: 'taboo-nail-days',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'lunar-days', days: [1, 6, 15, 19, 21, 23] },
    source: 'xie-ji-11',
    forbids: '整手足甲',
    isLasting: true,
  },
  // 朔弦望日忌求医疗病
  {
    id: 'taboo-moon-quarters',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'moon-quarter' },
    source: 'xie-ji-11',
    forbids: '求医疗病',
    isLasting: true,
  },
] as const satisfies readonly StarData[]
