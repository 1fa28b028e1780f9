import {
  aversionMatters,
  breakMatters,
  defeatMatters,
  earthMatters,
  harmMatters,
  shaMatters,
  tombMatters,
  wasteMatters,
} from './matters.ts'
import type { StarData } from './star-type.ts'

// The book named above a star gives its place; `source` the matters.
export const badStars = [
  // 月破: the branch against the month; 协纪辨方书, juan 4. 大耗 is the same place.
  {
    id: 'month-break',
    polarity: 'bad',
    grade: 3,
    group: 'break',
    rule: { kind: 'branch-offset', steps: [6] },
    source: 'xie-ji-10',
    favours: '破屋坏垣',
    forbids: breakMatters,
  },
  // 岁破: the branch against the year; 广圣历 in 协纪辨方书, juan 3: 不可兴造移徙嫁娶远行.
  {
    id: 'year-break',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'year-branch-offset', step: 6 },
    source: 'xie-ji-3',
    forbids: '兴造动土 修宫室 搬移 嫁娶 出行',
    reading: { forbids: ['opening'] },
  },
  // 月煞: 正月丑, backwards through 丑戌未辰; 协纪辨方书, juan 4. 月虚 is the same place.
  {
    id: 'month-killing',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'tri-branches', table: '未辰丑戌' },
    source: 'xie-ji-10',
    forbids: shaMatters,
  },
  // 劫煞: 正月亥, backwards through 亥申巳寅; 协纪辨方书, juan 4.
  {
    id: 'robbery',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'tri-branches', table: '巳寅亥申' },
    source: 'xie-ji-10',
    forbids: shaMatters,
  },
  // 灾煞: 正月子, backwards through 子酉午卯; 协纪辨方书, juan 4.
  {
    id: 'disaster',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'tri-branches', table: '午卯子酉' },
    source: 'xie-ji-10',
    forbids: shaMatters,
  },
  // 月刑: 正巳 二子 三辰 四申 五午 六丑 七寅 八酉 九未 十亥 冬卯 腊戌; 协纪辨方书, juan 4.
  {
    id: 'month-punishment',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'month-branches', table: '卯戌巳子辰申午丑寅酉未亥' },
    source: 'xie-ji-10',
    forbids: shaMatters,
  },
  // 月害: 正月巳, backwards; 协纪辨方书, juan 4.
  {
    id: 'month-harm',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branch-mirror', sum: 7 },
    source: 'xie-ji-10',
    forbids: harmMatters,
  },
  // 月厌: 正月戌, backwards; 协纪辨方书, juan 4.
  {
    id: 'month-aversion',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'branch-mirror', sum: 0 },
    source: 'xie-ji-10',
    forbids: aversionMatters,
    also: { source: 'qian-jin-29', forbids: '针刺' },
  },
  // 厌对, also 招摇: against 月厌; 协纪辨方书, juan 4.
  {
    id: 'aversion-opposite',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'branch-mirror', sum: 6 },
    source: 'xie-ji-10',
    forbids: '嫁娶 取鱼 乘船渡水',
    isLasting: true,
  },
  // 大时, also 大败 and 咸池: 正月卯, backwards through 卯子酉午; 李鼎祚 in 协纪辨方书, juan 4.
  {
    id: 'big-time',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'tri-branches', table: '酉午卯子' },
    source: 'xie-ji-10',
    forbids: `${defeatMatters} 取鱼 乘船渡水`,
  },
  // 天吏, also 致死: 正月酉, backwards through 酉午卯子; 协纪辨方书, juan 4.
  {
    id: 'heavenly-clerk',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'tri-branches', table: '卯子酉午' },
    source: 'xie-ji-10',
    forbids: defeatMatters,
  },
  // 游祸: 正月巳, backwards through 巳寅亥申; 李鼎祚 in 协纪辨方书, juan 4. 与德合天赦并犹忌.
  {
    id: 'wandering-misfortune',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'tri-branches', table: '亥申巳寅' },
    source: 'xie-ji-10',
    forbids: '祈福 求嗣 解除 求医疗病',
    isLasting: true,
  },
  // 死神: 正月巳, forwards; 协纪辨方书, juan 4.
  {
    id: 'death-spirit',
    polarity: 'bad',
    grade: 1,
    group: 'balance',
    rule: { kind: 'branch-offset', steps: [3] },
    source: 'xie-ji-10',
    forbids: '安抚边境 选将 出师 进人口 解除 求医疗病 修置产室 栽种 牧养 纳畜',
  },
  // 死气: 正月午, forwards; 协纪辨方书, juan 4.
  {
    id: 'death-breath',
    polarity: 'bad',
    grade: 1,
    group: 'stable',
    rule: { kind: 'branch-offset', steps: [4] },
    source: 'xie-ji-10',
    forbids: '安抚边境 选将 出师 解除 求医疗病 修置产室 栽种',
  },
  // 小耗: 正月未, forwards; 协纪辨方书, juan 4.
  {
    id: 'small-loss',
    polarity: 'bad',
    grade: 1,
    group: 'hold',
    rule: { kind: 'branch-offset', steps: [5] },
    source: 'xie-ji-10',
    forbids: '修仓库 开市 立券交易 纳财 开仓',
  },
  // 五虚: 春巳酉丑 夏申子辰 秋亥卯未 冬寅午戌; 历例 in 协纪辨方书, juan 5.
  {
    id: 'five-voids',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'season-branches', table: ['巳酉丑', '申子辰', '亥卯未', '寅午戌'] },
    source: 'xie-ji-10',
    forbids: '修仓库 开仓',
  },
  // 九空: 寅午戌月辰, 亥卯未月丑, 申子辰月戌, 巳酉丑月未; 协纪辨方书, juan 5.
  {
    id: 'nine-void',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'tri-branches', table: '戌未辰丑' },
    source: 'xie-ji-10',
    forbids: '进人口 修仓库 开市 立券交易 纳财 开仓',
  },
  // 九坎, also 九焦: 正月辰 逆行四季, 五月卯 逆行四仲, 九月寅 逆行四孟; 历例 in 协纪辨方书, juan 5.
  {
    id: 'nine-pits',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'month-branches', table: '申巳辰丑戌未卯子酉午寅亥' },
    source: 'xie-ji-10',
    forbids: '塞穴 补垣 取鱼 乘船渡水 鼓铸 栽种',
  },
  // 天贼: 正月丑, backwards; 协纪辨方书, juan 4.
  {
    id: 'heavenly-thief',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'branch-mirror', sum: 3 },
    source: 'xie-ji-10',
    forbids: '出行 修仓库 开仓',
    reading: { forbids: ['invest'] },
  },
  // 往亡: 正寅 二巳 三申 四亥 五卯 六午 七酉 八子 九辰 十未 冬戌 腊丑; 协纪辨方书, juan 4.
  {
    id: 'going-lost',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'month-branches', table: '戌丑寅巳申亥卯午酉子辰未' },
    source: 'xie-ji-10',
    forbids:
      '上册 上表章 颁诏 招贤 宣政事 出行 安抚边境 选将 出师 上官 临政 嫁娶 进人口 搬移 求医疗病 捕捉 畋猎 取鱼',
  },
  // 归忌: 孟月丑, 仲月寅, 季月子; 历例 in 协纪辨方书, juan 4.
  {
    id: 'return-taboo',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'month-branches', table: '寅子丑寅子丑寅子丑寅子丑' },
    source: 'xie-ji-10',
    forbids: '搬移 远回',
    isLasting: true,
  },
  // 血支: 正月丑, forwards; 协纪辨方书, juan 4.
  {
    id: 'blood-branch',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'branch-offset', steps: [11] },
    source: 'xie-ji-10',
    forbids: '针刺',
    isLasting: true,
  },
  // 血忌: 正丑 二未 三寅 四申 …, with 续世; 协纪辨方书, juan 4.
  {
    id: 'blood-taboo',
    polarity: 'bad',
    grade: 2,
    rule: { kind: 'month-branches', table: '午子丑未寅申卯酉辰戌巳亥' },
    source: 'xie-ji-10',
    forbids: '针刺',
    isLasting: true,
  },
  // 土府: the month's own branch; 协纪辨方书, juan 4.
  {
    id: 'earth-office',
    polarity: 'bad',
    grade: 1,
    group: 'establish',
    rule: { kind: 'branch-offset', steps: [0] },
    source: 'xie-ji-10',
    forbids: earthMatters,
    isLasting: true,
  },
  // 土符: 正丑 二巳 三酉 四寅 五午 六戌 七卯 八未 九亥 十辰 冬申 腊子; 历例 in 协纪辨方书, juan 4.
  {
    id: 'earth-talisman',
    polarity: 'bad',
    grade: 1,
    group: 'earth',
    rule: { kind: 'month-branches', table: '申子丑巳酉寅午戌卯未亥辰' },
    source: 'xie-ji-10',
    forbids: earthMatters,
    isLasting: true,
  },
  // 地囊: two pillars a month; 协纪辨方书, juan 6. Books differ on some.
  {
    id: 'earth-sack',
    polarity: 'bad',
    grade: 1,
    group: 'earth',
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
    forbids: earthMatters,
    isLasting: true,
  },
  // 土王用事: eighteen days before 立春 立夏 立秋 立冬; 协纪辨方书, juan 6.
  {
    id: 'earth-king',
    polarity: 'bad',
    grade: 1,
    group: 'earth',
    rule: { kind: 'before-terms', terms: [0, 6, 12, 18], days: 18 },
    source: 'xie-ji-10',
    forbids: earthMatters,
  },
  // 四废: 春庚申辛酉 夏壬子癸亥 秋甲寅乙卯 冬丙午丁巳; 协纪辨方书, juan 5.
  {
    id: 'four-waste',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'season-pillars', table: ['庚申辛酉', '壬子癸亥', '甲寅乙卯', '丙午丁巳'] },
    source: 'xie-ji-10',
    forbids: wasteMatters,
  },
  // 四忌: 春甲子 夏丙子 秋庚子 冬壬子; 协纪辨方书, juan 5.
  {
    id: 'four-taboo',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'season-pillars', table: ['甲子', '丙子', '庚子', '壬子'] },
    source: 'xie-ji-10',
    forbids: '安抚边境 选将 出师 结婚姻 纳采 嫁娶 安葬',
    isLasting: true,
  },
  // 四穷: 春乙亥 夏丁亥 秋辛亥 冬癸亥; 协纪辨方书, juan 5.
  {
    id: 'four-poverty',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'season-pillars', table: ['乙亥', '丁亥', '辛亥', '癸亥'] },
    source: 'xie-ji-10',
    forbids: '安抚边境 选将 出师 结婚姻 纳采 嫁娶 进人口 修仓库 开市 立券交易 纳财 开仓 安葬',
    isLasting: true,
  },
  // 四耗: 春壬子 夏乙卯 秋戊午 冬辛酉; 协纪辨方书, juan 5.
  {
    id: 'four-loss',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'season-pillars', table: ['壬子', '乙卯', '戊午', '辛酉'] },
    source: 'xie-ji-10',
    forbids: '安抚边境 选将 出师 修仓库 开市 立券交易 纳财 开仓',
  },
  // 四离: the day before an equinox or solstice; 协纪辨方书, juan 6. Matters: 历例 in 星历考原, juan 6.
  {
    id: 'four-separations',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'before-terms', terms: [3, 9, 15, 21], days: 1 },
    source: 'kao-yuan-6',
    forbids: '出行 嫁娶',
    reading: {
      forbids: [
        'engagement',
        'opening',
        'contract',
        'hire',
        'invest',
        'start-job',
        'move-house',
        'renovation',
        'groundbreaking',
        'medical',
        'surgery',
        'pray',
      ],
    },
    isLasting: true,
  },
  // 四绝: the day before 立春 立夏 立秋 立冬; 协纪辨方书, juan 6.
  {
    id: 'four-extinctions',
    polarity: 'bad',
    grade: 3,
    rule: { kind: 'before-terms', terms: [0, 6, 12, 18], days: 1 },
    source: 'kao-yuan-6',
    forbids: '出行 上官 嫁娶 进人口 搬移 开市 立券交易 祭祀',
    reading: {
      forbids: ['engagement', 'invest', 'renovation', 'groundbreaking', 'medical', 'surgery'],
    },
    isLasting: true,
  },
  // 五墓: 正二乙未 四五丙戌 七八辛丑 十冬壬辰, 季月戊辰; 协纪辨方书, juan 5.
  {
    id: 'five-tombs',
    polarity: 'bad',
    grade: 2,
    rule: {
      kind: 'month-pillars',
      table: ['壬辰', '戊辰', '乙未', '乙未', '戊辰', '丙戌', '丙戌', '戊辰', '辛丑', '辛丑', '戊辰', '壬辰'],
    },
    source: 'xie-ji-10',
    forbids: tombMatters,
  },
  // 五离: 申酉; 协纪辨方书, juan 5; void with a virtue, a pardon or a harmony, juan 10.
  {
    id: 'five-partings',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'branches', list: '申酉' },
    source: 'xie-ji-10',
    forbids: '庆赐 宴会 结婚姻 纳采 立券交易',
    unless: [
      'heavenly-virtue',
      'heavenly-virtue-union',
      'month-virtue',
      'month-virtue-union',
      'heavenly-pardon',
      'three-harmony',
      'six-harmony',
    ],
  },
  // 八专: 丁未 己未 庚申 甲寅 癸丑; 协纪辨方书, juan 5.
  {
    id: 'eight-concentrated',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'pillars', list: '甲寅丁未己未庚申癸丑' },
    source: 'xie-ji-10',
    forbids: '安抚边境 选将 出师 结婚姻 纳采 嫁娶',
    isLasting: true,
  },
  // 复日: 正甲 二乙 三戊 四丙 五丁 六己 七庚 八辛 九戊 十壬 冬癸 腊己; 地理新书 in 协纪辨方书, juan 5.
  {
    id: 'repeat-day',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'month-stems', table: '癸己甲乙戊丙丁己庚辛戊壬' },
    source: 'xie-ji-10',
    favours: '裁制',
    forbids: '破土 安葬 启攒',
  },
  // 重日: 巳亥; 协纪辨方书, juan 5.
  {
    id: 'double-day',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'branches', list: '巳亥' },
    source: 'xie-ji-10',
    forbids: '破土 安葬 启攒',
  },
  // 月建: the month's own branch; 协纪辨方书, juan 4.
  {
    id: 'month-construct',
    polarity: 'bad',
    grade: 2,
    group: 'establish',
    rule: { kind: 'branch-offset', steps: [0] },
    source: 'xie-ji-10',
    forbids:
      '祈福 求嗣 上册 上表章 结婚姻 纳采 解除 整容剃头 整手足甲 求医疗病 营建 修宫室 缮城郭 兴造动土 竖柱上梁 修仓库 开仓 修置产室 破屋坏垣 伐木 栽种 破土 安葬 启攒',
  },
  // 杨公忌: thirteen lunar dates from 正月十三, each two days earlier a month; popular almanacs.
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
    forbids: '开市 兴造动土 嫁娶',
  },
  // 月忌: 初五 十四 廿三; custom, refused by 协纪辨方书, juan 36.
  {
    id: 'month-taboo',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'lunar-days', days: [5, 14, 23] },
    source: 'folk',
    forbids: '出行 乘船渡水',
    isFolk: true,
  },
  // 三娘煞: 初三 初七 十三 十八 廿二 廿七; custom.
  {
    id: 'three-maidens',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'lunar-days', days: [3, 7, 13, 18, 22, 27] },
    source: 'folk',
    forbids: '嫁娶 结婚姻',
    isFolk: true,
  },
  // 十恶大败, also 无禄: 甲辰 乙巳 丙申 丁亥 戊戌 己丑 庚辰 辛巳 壬申 癸亥; custom.
  {
    id: 'ten-evils',
    polarity: 'bad',
    grade: 1,
    rule: { kind: 'pillars', list: '甲辰乙巳丙申丁亥戊戌己丑庚辰辛巳壬申癸亥' },
    source: 'folk',
    forbids: '纳财 开市',
    isFolk: true,
  },
] as const satisfies readonly StarData[]
