import type { StarData } from './star-type.ts'

// The twelve officers. Polarity: 建满平收黑, 除危定执黄, 成开皆可用, 闭破不相当; 历书 in 星历考原, juan 5.
// Matters: 协纪辨方书, juan 10. `also` has what almanacs of the present print under the officer.
export const officers = [
  // 建
  {
    id: 'officer-establish',
    polarity: 'bad',
    grade: 1,
    group: 'establish',
    rule: { kind: 'branch-offset', steps: [0] },
    source: 'xie-ji-10',
    favours: '施恩 招贤 举正直 出行 上官 临政',
    also: { source: 'tong-shu', favours: '上表章 见贵', forbids: '兴造动土 开仓' },
  },
  // 除
  {
    id: 'officer-remove',
    polarity: 'good',
    grade: 1,
    group: 'remove',
    rule: { kind: 'branch-offset', steps: [1] },
    source: 'xie-ji-10',
    favours: '解除 沐浴 整容剃头 整手足甲 求医疗病 扫舍宇',
  },
  // 满
  {
    id: 'officer-full',
    polarity: 'bad',
    grade: 1,
    group: 'full',
    rule: { kind: 'branch-offset', steps: [2] },
    source: 'xie-ji-10',
    favours: '进人口 裁制 竖柱上梁 经络 开市 立券交易 纳财 开仓 塞穴 补垣',
    forbids: '施恩 招贤 举正直 上官 临政 结婚姻 纳采 求医疗病',
    reading: { favours: ['store'] },
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
    forbids:
      '祈福 求嗣 上册 上表章 颁诏 施恩 招贤 举正直 宣政事 布政事 庆赐 宴会 冠带 出行 安抚边境 选将 出师 上官 临政 结婚姻 纳采 嫁娶 进人口 搬移 安床 解除 求医疗病 裁制 营建 修宫室 缮城郭 筑堤防 兴造动土 竖柱上梁 修仓库 鼓铸 经络 酝酿 开市 立券交易 纳财 开仓 修置产室 开渠 穿井 栽种 牧养 纳畜 破土 安葬 启攒',
  },
  // 定
  {
    id: 'officer-stable',
    polarity: 'good',
    grade: 1,
    group: 'stable',
    rule: { kind: 'branch-offset', steps: [4] },
    source: 'kao-yuan-6',
    favours: '冠带 纳畜',
    also: { source: 'tong-shu', favours: '入学', forbids: '词讼 出行' },
    reading: { favours: ['engagement', 'contract', 'celebrate'] },
  },
  // 执
  {
    id: 'officer-hold',
    polarity: 'good',
    grade: 1,
    group: 'hold',
    rule: { kind: 'branch-offset', steps: [5] },
    source: 'xie-ji-10',
    favours: '捕捉',
    also: { source: 'tong-shu', forbids: '搬移 出行' },
    reading: { favours: ['legal', 'planting', 'repairs'], forbids: ['invest'] },
  },
  // 破
  {
    id: 'officer-break',
    polarity: 'bad',
    grade: 2,
    group: 'break',
    rule: { kind: 'branch-offset', steps: [6] },
    source: 'xie-ji-10',
    favours: '求医疗病',
    also: { source: 'tong-shu', favours: '破屋坏垣 扫舍宇' },
  },
  // 危; 登高履险忌危日: 历例 in 星历考原, juan 6.
  {
    id: 'officer-danger',
    polarity: 'good',
    grade: 1,
    group: 'danger',
    rule: { kind: 'branch-offset', steps: [7] },
    source: 'xie-ji-10',
    favours: '安抚边境 选将 安床',
    also: { source: 'tong-shu', favours: '祭祀 祈福', forbids: '乘船渡水 出行' },
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
    also: { source: 'tong-shu', favours: '立券交易 嫁娶', forbids: '词讼' },
    reading: { favours: ['exam'] },
  },
  // 收
  {
    id: 'officer-receive',
    polarity: 'bad',
    grade: 1,
    group: 'receive',
    rule: { kind: 'branch-offset', steps: [9] },
    source: 'xie-ji-10',
    favours: '进人口 纳财 捕捉 纳畜',
    forbids:
      '祈福 求嗣 上册 上表章 颁诏 施恩 招贤 举正直 宣政事 布政事 庆赐 宴会 冠带 出行 安抚边境 选将 出师 上官 临政 结婚姻 纳采 嫁娶 搬移 安床 解除 求医疗病 裁制 营建 修宫室 缮城郭 筑堤防 兴造动土 竖柱上梁 鼓铸 经络 酝酿 开市 立券交易 开仓 修置产室 开渠 穿井 破土 安葬 启攒',
    reading: { favours: ['store'] },
  },
  // 开
  {
    id: 'officer-open',
    polarity: 'good',
    grade: 2,
    group: 'open',
    rule: { kind: 'branch-offset', steps: [10] },
    source: 'xie-ji-10',
    favours:
      '祭祀 祈福 求嗣 上册 上表章 颁诏 覃恩 施恩 招贤 举正直 恤孤茕 宣政事 雪冤 庆赐 宴会 入学 出行 上官 临政 搬移 解除 求医疗病 裁制 修宫室 缮城郭 兴造动土 修仓库 开市 修置产室 开渠 穿井 安碓硙 栽种 牧养',
    also: { source: 'tong-shu', forbids: '安葬' },
  },
  // 闭
  {
    id: 'officer-close',
    polarity: 'bad',
    grade: 2,
    group: 'close',
    rule: { kind: 'branch-offset', steps: [11] },
    source: 'xie-ji-10',
    favours: '筑堤防 塞穴 补垣',
    forbids:
      '上册 上表章 颁诏 施恩 招贤 举正直 宣政事 布政事 庆赐 宴会 出行 出师 上官 临政 结婚姻 纳采 嫁娶 进人口 搬移 安床 求医疗病 疗目 营建 修宫室 兴造动土 竖柱上梁 开市 开仓 修置产室 开渠 穿井',
    also: { source: 'tong-shu', forbids: '针刺' },
    reading: { favours: ['store'] },
  },
] as const satisfies readonly StarData[]
