import type { StarData } from './star-type.ts'

// The twelve officers. Polarity: 建满平收黑, 除危定执黄, 成开皆可用, 闭破不相当; 历书 in 星历考原, juan 5.
// Matters: 协纪辨方书, juan 10. What 建 and 破 forbid stands at 月建 and 月破. 施恩封拜 includes 袭爵受封 and 上册进表章 includes
// 上表章 (8a), so that both are written out wherever the first stands.
export const officers = [
  // 建
  {
    id: 'officer-establish',
    polarity: 'bad',
    grade: 1,
    group: 'establish',
    rule: { kind: 'branch-offset', steps: [0] },
    source: 'xie-ji-10',
    favours: '施恩封拜 袭爵受封 诏命公卿招贤 举正直 出行 上官赴任 临政亲民',
    favoursAt: '17a',
    adds: [{ beside: ['heavenly-grace'], favours: '颁诏 宣政事' }],
  },
  // 除
  {
    id: 'officer-remove',
    polarity: 'good',
    grade: 1,
    group: 'remove',
    rule: { kind: 'branch-offset', steps: [1] },
    source: 'xie-ji-10',
    favours: '解除 沐浴 整容 剃头 整手足甲 求医疗病 扫舍宇',
    favoursAt: '17b',
  },
  // 满
  {
    id: 'officer-full',
    polarity: 'bad',
    grade: 1,
    group: 'full',
    rule: { kind: 'branch-offset', steps: [2] },
    source: 'xie-ji-10',
    favours: '进人口 裁制 修仓库 经络 开市 立券交易 纳财 开仓库出货财 补垣 塞穴',
    favoursAt: '18a',
    forbids: '施恩封拜 袭爵受封 诏命公卿招贤 举正直 上官赴任 临政亲民 结婚姻 纳采问名 求医疗病',
    forbidsAt: '36b',
    relief: [
      {
        by: ['month-virtue', 'heavenly-virtue-union', 'month-virtue-union', 'month-grace', 'four-ministers'],
        months: '寅申子午卯酉',
        at: '36b',
      },
    ],
  },
  // 平
  {
    id: 'officer-balance',
    polarity: 'bad',
    grade: 1,
    group: 'balance',
    rule: { kind: 'branch-offset', steps: [3] },
    source: 'xie-ji-10',
    favours: '修饰垣墙 平治道涂',
    favoursAt: '19a',
    forbids:
      '祈福 求嗣 上册进表章 上表章 颁诏 施恩封拜 袭爵受封 诏命公卿招贤 举正直 宣政事 布政事 庆赐赏贺 宴会 冠带 出行 安抚边境 选将训兵 出师 上官赴任 临政亲民 结婚姻 纳采问名 嫁娶 进人口 搬移 安床 解除 求医疗病 裁制 营建宫室 修宫室 缮城郭 筑堤防 兴造动土 竖柱上梁 修仓库 鼓铸 经络 酝酿 开市 立券交易 纳财 开仓库出货财 修置产室 开渠 穿井 栽种 牧养 纳畜 破土 安葬 启攒',
    forbidsAt: '31a',
    isGeneral: true,
  },
  // 定
  {
    id: 'officer-stable',
    polarity: 'good',
    grade: 1,
    group: 'stable',
    rule: { kind: 'branch-offset', steps: [4] },
    source: 'xie-ji-10',
    favours: '冠带',
    favoursAt: '19a',
  },
  // 执; hunting from 霜降 to 立春, fishing from 雨水 to 立夏.
  {
    id: 'officer-hold',
    polarity: 'good',
    grade: 1,
    group: 'hold',
    rule: { kind: 'branch-offset', steps: [5] },
    source: 'xie-ji-10',
    favours: '捕捉',
    favoursAt: '19b',
    adds: [
      { between: [17, 0], favours: '畋猎' },
      { between: [1, 6], favours: '取鱼' },
    ],
  },
  // 破
  {
    id: 'officer-break',
    polarity: 'bad',
    grade: 2,
    group: 'break',
    rule: { kind: 'branch-offset', steps: [6] },
    source: 'xie-ji-10',
    favours: '求医疗病 破屋坏垣',
    favoursAt: '19b',
  },
  // 危; felling from 立冬 to 立春, hunting from 霜降 to 立春, fishing from 雨水 to 立夏.
  {
    id: 'officer-danger',
    polarity: 'good',
    grade: 1,
    group: 'danger',
    rule: { kind: 'branch-offset', steps: [7] },
    source: 'xie-ji-10',
    favours: '安抚边境 选将训兵 安床',
    favoursAt: '20a',
    adds: [
      { between: [18, 0], favours: '伐木' },
      { between: [17, 0], favours: '畋猎' },
      { between: [1, 6], favours: '取鱼' },
    ],
  },
  // 成
  {
    id: 'officer-success',
    polarity: 'good',
    grade: 2,
    group: 'success',
    rule: { kind: 'branch-offset', steps: [8] },
    source: 'xie-ji-10',
    favours: '入学 安抚边境 搬移 筑堤防 开市',
    favoursAt: '20a',
  },
  // 收; hunting from 霜降 to 立春, fishing from 雨水 to 立夏.
  {
    id: 'officer-receive',
    polarity: 'bad',
    grade: 1,
    group: 'receive',
    rule: { kind: 'branch-offset', steps: [9] },
    source: 'xie-ji-10',
    favours: '进人口 纳财 捕捉 纳畜',
    favoursAt: '21a',
    forbids:
      '祈福 求嗣 上册进表章 上表章 颁诏 施恩封拜 袭爵受封 诏命公卿招贤 举正直 宣政事 布政事 庆赐赏贺 宴会 冠带 出行 安抚边境 选将训兵 出师 上官赴任 临政亲民 结婚姻 纳采问名 嫁娶 搬移 安床 解除 求医疗病 裁制 营建宫室 修宫室 缮城郭 筑堤防 兴造动土 竖柱上梁 鼓铸 经络 酝酿 开市 立券交易 开仓库出货财 修置产室 开渠 穿井 破土 安葬 启攒',
    forbidsAt: '34b',
    adds: [
      { between: [17, 0], favours: '畋猎' },
      { between: [1, 6], favours: '取鱼' },
      { beside: ['month-grace', 'four-ministers', 'season-virtue'], favours: '修仓库' },
    ],
    isGeneral: true,
  },
  // 开; 21b forbids 破土 安葬 启攒 too, but they are noted neither as good nor as bad (76b).
  {
    id: 'officer-open',
    polarity: 'good',
    grade: 2,
    group: 'open',
    rule: { kind: 'branch-offset', steps: [10] },
    source: 'xie-ji-10',
    favours:
      '祭祀 祈福 求嗣 上册进表章 上表章 颁诏 覃恩肆赦 施恩封拜 袭爵受封 诏命公卿招贤 举正直 施恩惠恤孤茕 宣政事 行惠爱雪冤枉缓刑狱 庆赐赏贺 宴会 入学 出行 上官赴任 临政亲民 搬移 解除 求医疗病 裁制 修宫室 缮城郭 兴造动土 竖柱上梁 开市 修置产室 开渠 穿井 安碓硙 栽种 牧养',
    favoursAt: '21b',
    forbids: '伐木 畋猎 取鱼',
    forbidsAt: '21b',
    unnoted: '破土 安葬 启攒',
  },
  // 闭; 37b prints 求医疗目 for 求医疗病 and 疗目, as juan 11 (16b) has them.
  {
    id: 'officer-close',
    polarity: 'bad',
    grade: 2,
    group: 'close',
    rule: { kind: 'branch-offset', steps: [11] },
    source: 'xie-ji-10',
    favours: '筑堤防 补垣 塞穴',
    favoursAt: '22a',
    forbids:
      '上册进表章 上表章 颁诏 施恩封拜 袭爵受封 诏命公卿招贤 举正直 宣政事 布政事 庆赐赏贺 宴会 出行 出师 上官赴任 临政亲民 结婚姻 纳采问名 嫁娶 进人口 搬移 安床 求医疗病 疗目 营建宫室 修宫室 兴造动土 竖柱上梁 开市 开仓库出货财 修置产室 开渠 穿井',
    forbidsAt: '37a',
  },
] as const satisfies readonly StarData[]
