import type { StarData } from './star-type.ts'

// 施恩封拜 includes 袭爵受封 and 上册进表章 includes 上表章 (8a), so that both are written out wherever the first stands.

// 天德 and its kin, 8a.
const virtueMatters =
  '祭祀 祈福 求嗣 上册进表章 上表章 颁诏 覃恩肆赦 施恩封拜 袭爵受封 诏命公卿招贤 举正直 施恩惠恤孤茕 宣政事 行惠爱雪冤枉缓刑狱 庆赐赏贺 宴会 出行 安抚边境 选将训兵 出师 上官赴任 临政亲民 结婚姻 纳采问名 嫁娶 搬移 解除 求医疗病 裁制 营建宫室 缮城郭 兴造动土 竖柱上梁 修仓库 栽种 牧养 纳畜 安葬'

// 天赦, 10a: without 出师.
const pardonMatters =
  '祭祀 祈福 求嗣 上册进表章 上表章 颁诏 覃恩肆赦 施恩封拜 袭爵受封 诏命公卿招贤 举正直 施恩惠恤孤茕 宣政事 行惠爱雪冤枉缓刑狱 庆赐赏贺 宴会 出行 安抚边境 选将训兵 上官赴任 临政亲民 结婚姻 纳采问名 嫁娶 搬移 解除 求医疗病 裁制 营建宫室 缮城郭 兴造动土 竖柱上梁 修仓库 栽种 牧养 纳畜 安葬'

// 天愿, 11b: without 出师, 解除 and 求医疗病, with matters of trade.
const wishMatters =
  '祭祀 祈福 求嗣 上册进表章 上表章 颁诏 覃恩肆赦 施恩封拜 袭爵受封 诏命公卿招贤 举正直 施恩惠恤孤茕 宣政事 行惠爱雪冤枉缓刑狱 庆赐赏贺 宴会 出行 安抚边境 选将训兵 上官赴任 临政亲民 结婚姻 纳采问名 嫁娶 进人口 搬移 裁制 营建宫室 缮城郭 兴造动土 竖柱上梁 修仓库 经络 酝酿 开市 立券交易 纳财 栽种 牧养 纳畜 安葬'

// 月恩, 四相 and 时德, 12b.
const graceMatters =
  '祭祀 祈福 求嗣 施恩封拜 袭爵受封 举正直 庆赐赏贺 宴会 出行 上官赴任 临政亲民 结婚姻 纳采问名 搬移 解除 求医疗病 裁制 修宫室 缮城郭 兴造动土 竖柱上梁 纳财 开仓库出货财 栽种 牧养'

// 母仓, 10b.
const storehouseMatters = '纳财 栽种 牧养 纳畜'

// 王日, 13b.
const kingMatters =
  '颁诏 覃恩肆赦 施恩封拜 袭爵受封 诏命公卿招贤 举正直 施恩惠恤孤茕 宣政事 行惠爱雪冤枉缓刑狱 庆赐赏贺 宴会 出行 安抚边境 选将训兵 上官赴任 临政亲民 裁制'

/** The pillars of branches, as one text: `甲子丙子戊子庚子壬子` for `子`. */
const pillarsOf = (branches: string): string =>
  [...branches]
    .flatMap((branch) =>
      [...('子寅辰午申戌'.includes(branch) ? '甲丙戊庚壬' : '乙丁己辛癸')].map((stem) => stem + branch),
    )
    .join('')

// The good stars: the days on which each stands, and the matters it favours or forbids. The comment above a star has
// its Chinese name, its rule and the book (with the juan, or volume) of the rule; the pages at the matters are those of
// 协纪辨方书, juan 10. “Forwards” and “backwards” move by one branch a month. The order of the tables is explained in
// star-type.ts.
export const goodStars = [
  // 天德: 正丁 三壬 四辛 六甲 七癸 九丙 十乙 十二庚; 堪舆经 in 协纪辨方书, juan 5. In the middle months (`-`) it has no stem.
  {
    id: 'heavenly-virtue',
    polarity: 'good',
    grade: 3,
    rule: { kind: 'month-stems', table: '-庚丁-壬辛-甲癸-丙乙' },
    source: 'xie-ji-10',
    favours: virtueMatters,
    favoursAt: '8a',
    forbids: '畋猎 取鱼',
    forbidsAt: '8b',
    isGeneral: true,
  },
  // 天德合: 正壬 三丁 四丙 六己 七戊 九辛 十庚 十二乙; 历例 in 星历考原, juan 3.
  {
    id: 'heavenly-virtue-union',
    polarity: 'good',
    grade: 3,
    rule: { kind: 'month-stems', table: '-乙壬-丁丙-己戊-辛庚' },
    source: 'xie-ji-10',
    favours: virtueMatters,
    favoursAt: '8a',
    forbids: '畋猎 取鱼',
    forbidsAt: '8b',
    isGeneral: true,
  },
  // 月德: 寅午戌丙 申子辰壬 亥卯未甲 巳酉丑庚; 天宝历 in 协纪辨方书, juan 5.
  {
    id: 'month-virtue',
    polarity: 'good',
    grade: 3,
    rule: { kind: 'tri-stems', table: '壬庚丙甲' },
    source: 'xie-ji-10',
    favours: virtueMatters,
    favoursAt: '8a',
    forbids: '畋猎 取鱼',
    forbidsAt: '8b',
    isGeneral: true,
  },
  // 月德合: the stem that combines with that of 月德; 协纪辨方书, juan 5.
  {
    id: 'month-virtue-union',
    polarity: 'good',
    grade: 3,
    rule: { kind: 'tri-stems', table: '丁乙辛己' },
    source: 'xie-ji-10',
    favours: virtueMatters,
    favoursAt: '8a',
    forbids: '畋猎 取鱼',
    forbidsAt: '8b',
    isGeneral: true,
  },
  // 天赦: 春戊寅 夏甲午 秋戊申 冬甲子; 协纪辨方书, juan 5.
  {
    id: 'heavenly-pardon',
    polarity: 'good',
    grade: 3,
    rule: { kind: 'season-pillars', table: ['戊寅', '甲午', '戊申', '甲子'] },
    source: 'xie-ji-10',
    favours: pardonMatters,
    favoursAt: '10a',
    forbids: '畋猎 取鱼',
    forbidsAt: '10b',
    isGeneral: true,
  },
  // 天愿: the pillar that combines with that of the month; 协纪辨方书, juan 5.
  {
    id: 'heavenly-wish',
    polarity: 'good',
    grade: 3,
    rule: {
      kind: 'month-pillars',
      table: ['癸丑', '甲子', '乙亥', '甲戌', '乙酉', '丙申', '丁未', '戊午', '己巳', '庚辰', '辛卯', '壬寅'],
    },
    source: 'xie-ji-10',
    favours: wishMatters,
    favoursAt: '11b',
    isGeneral: true,
  },
  // 天恩: 甲子 to 戊辰, 己卯 to 癸未, 己酉 to 癸丑; 协纪辨方书, juan 5.
  // Beside the stars of building it is the better for building (9b), but does not favour it alone.
  {
    id: 'heavenly-grace',
    polarity: 'good',
    grade: 2,
    rule: { kind: 'pillars', list: '甲子乙丑丙寅丁卯戊辰己卯庚辰辛巳壬午癸未己酉庚戌辛亥壬子癸丑' },
    source: 'xie-ji-10',
    favours: '覃恩肆赦 施恩惠恤孤茕 布政事 行惠爱雪冤枉缓刑狱 庆赐赏贺 宴会',
    favoursAt: '9b',
    adds: [{ beside: ['travelling-horse', 'heavenly-horse', 'officer-establish'], favours: '颁诏 宣政事' }],
  },
  // 月恩: 正丙 二丁 三庚 四己 五戊 六辛 七壬 八癸 九庚 十乙 冬甲 腊辛; 五行论 in 协纪辨方书, juan 5.
  {
    id: 'month-grace',
    polarity: 'good',
    grade: 2,
    rule: { kind: 'month-stems', table: '甲辛丙丁庚己戊辛壬癸庚乙' },
    source: 'xie-ji-10',
    favours: graceMatters,
    favoursAt: '12b',
    adds: [{ beside: ['travelling-horse', 'heavenly-horse'], favours: '诏命公卿招贤' }],
    isGeneral: true,
  },
  // 四相: 春丙丁 夏戊己 秋壬癸 冬甲乙; 总要历 in 协纪辨方书, juan 5.
  {
    id: 'four-ministers',
    polarity: 'good',
    grade: 2,
    rule: { kind: 'season-stems', table: ['丙丁', '戊己', '壬癸', '甲乙'] },
    source: 'xie-ji-10',
    favours: graceMatters,
    favoursAt: '12b',
    adds: [{ beside: ['travelling-horse', 'heavenly-horse'], favours: '诏命公卿招贤' }],
    isGeneral: true,
  },
  // 时德: 春午 夏辰 秋子 冬寅; 协纪辨方书, juan 5.
  {
    id: 'season-virtue',
    polarity: 'good',
    grade: 2,
    rule: { kind: 'season-branches', table: ['午', '辰', '子', '寅'] },
    source: 'xie-ji-10',
    favours: graceMatters,
    favoursAt: '12b',
    adds: [{ beside: ['travelling-horse', 'heavenly-horse'], favours: '诏命公卿招贤' }],
    isGeneral: true,
  },
  // 三合: 正月午戌, 二月未亥 …; 协纪辨方书, juan 4.
  // On days of 寅申巳亥 it favours what 母仓 does, on days of 子午卯酉 what 王日 does.
  {
    id: 'three-harmony',
    polarity: 'good',
    grade: 2,
    rule: { kind: 'branch-offset', steps: [4, 8] },
    source: 'xie-ji-10',
    favours:
      '庆赐赏贺 宴会 结婚姻 纳采问名 嫁娶 进人口 裁制 修宫室 缮城郭 兴造动土 竖柱上梁 修仓库 经络 酝酿 立券交易 纳财 安碓硙 纳畜',
    favoursAt: '15a',
    adds: [
      { days: '寅申巳亥', favours: storehouseMatters },
      { days: '子午卯酉', favours: kingMatters },
    ],
  },
  // 六合: 正月亥, 二月戌 …, backwards; 协纪辨方书, juan 4.
  {
    id: 'six-harmony',
    polarity: 'good',
    grade: 2,
    rule: { kind: 'branch-mirror', sum: 1 },
    source: 'xie-ji-10',
    favours: '宴会 结婚姻 嫁娶 进人口 经络 酝酿 立券交易 纳财 纳畜 安葬',
    favoursAt: '22b',
    adds: [{ beside: ['month-grace', 'four-ministers', 'season-virtue'], favours: '修仓库' }],
  },
  // 天喜: 正月戌, forwards; 协纪辨方书, juan 4.
  {
    id: 'heavenly-joy',
    polarity: 'good',
    grade: 2,
    group: 'success',
    rule: { kind: 'branch-offset', steps: [8] },
    source: 'xie-ji-10',
    favours: '施恩封拜 袭爵受封 举正直 庆赐赏贺 宴会 出行 上官赴任 临政亲民 结婚姻 纳采问名 嫁娶',
    favoursAt: '20b',
    adds: [{ beside: ['heavenly-horse'], months: '午', favours: '诏命公卿招贤' }],
  },
  // 天医: 正月戌, forwards; 总要历 in 协纪辨方书, juan 4. Other books place it elsewhere.
  {
    id: 'heavenly-doctor',
    polarity: 'good',
    grade: 2,
    group: 'success',
    rule: { kind: 'branch-offset', steps: [8] },
    source: 'xie-ji-10',
    favours: '求医疗病',
    favoursAt: '20b',
  },
  // 驿马: 正月申, backwards through 申巳寅亥; 协纪辨方书, juan 4.
  {
    id: 'travelling-horse',
    polarity: 'good',
    grade: 2,
    group: 'horse',
    rule: { kind: 'tri-branches', table: '寅亥申巳' },
    source: 'xie-ji-10',
    favours: '出行 搬移',
    favoursAt: '16a',
    adds: [
      { beside: ['heavenly-grace'], favours: '颁诏 宣政事' },
      { beside: ['month-grace', 'four-ministers', 'season-virtue'], favours: '诏命公卿招贤' },
    ],
  },
  // 天后: on the days of 驿马; 协纪辨方书, juan 4.
  {
    id: 'heavenly-empress',
    polarity: 'good',
    grade: 1,
    group: 'horse',
    rule: { kind: 'tri-branches', table: '寅亥申巳' },
    source: 'xie-ji-10',
    favours: '求医疗病',
    favoursAt: '16a',
  },
  // 天马: 正月午 二月申 …; 协纪辨方书, juan 4.
  {
    id: 'heavenly-horse',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'month-branches', table: '寅辰午申戌子寅辰午申戌子' },
    source: 'xie-ji-10',
    favours: '出行 搬移',
    favoursAt: '16b',
    adds: [
      { beside: ['heavenly-grace'], favours: '颁诏 宣政事' },
      { beside: ['month-grace', 'four-ministers', 'season-virtue'], favours: '诏命公卿招贤' },
    ],
  },
  // 五富: 正月亥, forwards through 亥寅巳申; 协纪辨方书, juan 4.
  {
    id: 'five-wealth',
    polarity: 'good',
    grade: 2,
    rule: { kind: 'tri-branches', table: '巳申亥寅' },
    source: 'xie-ji-10',
    favours: '经络 酝酿 开市 立券交易 纳财 开仓库出货财 栽种 牧养 纳畜',
    favoursAt: '23a',
    adds: [{ beside: ['month-grace', 'four-ministers', 'season-virtue'], favours: '修仓库' }],
  },
  // 母仓: 春亥子 夏寅卯 秋辰戌丑未 冬申酉; 协纪辨方书, juan 5.
  {
    id: 'mother-storehouse',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'season-branches', table: ['亥子', '寅卯', '辰戌丑未', '申酉'] },
    source: 'xie-ji-10',
    favours: storehouseMatters,
    favoursAt: '10b',
    adds: [{ beside: ['month-grace', 'four-ministers', 'officer-open'], favours: '修仓库' }],
  },
  // 天仓: 正月寅, backwards; 总要历 in 协纪辨方书, juan 4.
  {
    id: 'heavenly-granary',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'branch-mirror', sum: 4 },
    source: 'xie-ji-10',
    favours: '进人口 纳财 纳畜',
    favoursAt: '23b',
    adds: [{ beside: ['month-grace', 'four-ministers', 'officer-open'], favours: '修仓库' }],
  },
  // 民日: 春午 夏酉 秋子 冬卯; 协纪辨方书, juan 5.
  {
    id: 'people-day',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'season-branches', table: ['午', '酉', '子', '卯'] },
    source: 'xie-ji-10',
    favours: '宴会 结婚姻 纳采问名 进人口 搬移 开市 立券交易 纳财 栽种 牧养 纳畜',
    favoursAt: '14a',
  },
  // 王日: 春寅 夏巳 秋申 冬亥; 协纪辨方书, juan 5.
  {
    id: 'king-day',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'season-branches', table: ['寅', '巳', '申', '亥'] },
    source: 'xie-ji-10',
    favours: kingMatters,
    favoursAt: '13b',
  },
  // 官日: 春卯 夏午 秋酉 冬子; 协纪辨方书, juan 5.
  {
    id: 'officer-day',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'season-branches', table: ['卯', '午', '酉', '子'] },
    source: 'xie-ji-10',
    favours: '袭爵受封 上官赴任 临政亲民',
    favoursAt: '14a',
  },
  // 守日: 春辰 夏未 秋戌 冬丑; 协纪辨方书, juan 5.
  {
    id: 'guard-day',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'season-branches', table: ['辰', '未', '戌', '丑'] },
    source: 'xie-ji-10',
    favours: '袭爵受封 上官赴任 临政亲民 安抚边境',
    favoursAt: '14a',
  },
  // 相日: 春巳 夏申 秋亥 冬寅; 协纪辨方书, juan 5.
  {
    id: 'minister-day',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'season-branches', table: ['巳', '申', '亥', '寅'] },
    source: 'xie-ji-10',
    favours: '袭爵受封 上官赴任 临政亲民',
    favoursAt: '14a',
  },
  // 临日: 正午 二亥 三申 四丑 …; 协纪辨方书, juan 4.
  {
    id: 'audience-day',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'month-branches', table: '辰酉午亥申丑戌卯子巳寅未' },
    source: 'xie-ji-10',
    favours: '上册进表章 上表章 上官赴任 临政亲民 陈词讼',
    favoursAt: '16a',
  },
  // 月空: the stem opposite that of 月德; 天宝历 in 协纪辨方书, juan 5.
  {
    id: 'month-void-good',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'tri-stems', table: '丙甲壬庚' },
    source: 'xie-ji-10',
    favours: '上表章',
    favoursAt: '9a',
  },
  // 生气: 正月子, forwards; 协纪辨方书, juan 4.
  // Named under 开日; juan 11 (23b, 24a) has its ban under its own name.
  {
    id: 'life-breath',
    polarity: 'good',
    grade: 1,
    group: 'open',
    rule: { kind: 'branch-offset', steps: [10] },
    source: 'xie-ji-10',
    forbids: '伐木 畋猎 取鱼',
    forbidsAt: '21b',
  },
  // 吉期: 正月卯, forwards; 协纪辨方书, juan 4.
  {
    id: 'lucky-term',
    polarity: 'good',
    grade: 1,
    group: 'remove',
    rule: { kind: 'branch-offset', steps: [1] },
    source: 'xie-ji-10',
    favours: '施恩封拜 袭爵受封 举正直 出行 上官赴任 临政亲民',
    favoursAt: '17b',
    adds: [{ beside: ['heavenly-horse'], months: '亥', favours: '诏命公卿招贤' }],
  },
  // 福德: 正月辰, forwards; 协纪辨方书, juan 4.
  {
    id: 'blessing-virtue',
    polarity: 'good',
    grade: 1,
    group: 'full',
    rule: { kind: 'branch-offset', steps: [2] },
    source: 'xie-ji-10',
    favours: '上册进表章 上表章 庆赐赏贺 宴会 修宫室 缮城郭',
    favoursAt: '18b',
  },
  // 天巫: 正月辰, forwards; 协纪辨方书, juan 4.
  {
    id: 'heavenly-shaman',
    polarity: 'good',
    grade: 1,
    group: 'full',
    rule: { kind: 'branch-offset', steps: [2] },
    source: 'xie-ji-10',
    favours: '祭祀 祈福',
    favoursAt: '18b',
  },
  // 解神: 正二申 三四戌 五六子 七八寅 九十辰 冬腊午; 协纪辨方书, juan 5.
  {
    id: 'release-spirit',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'month-branches', table: '午午申申戌戌子子寅寅辰辰' },
    source: 'xie-ji-10',
    favours: '上表章 陈词讼 解除 沐浴 整容 剃头 整手足甲 求医疗病',
    favoursAt: '24b',
  },
  // 除神: 申酉; 协纪辨方书, juan 5.
  {
    id: 'clear-spirit',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'branches', list: '申酉' },
    source: 'xie-ji-10',
    favours: '解除 沐浴 整容 剃头 整手足甲 求医疗病 扫舍宇',
    favoursAt: '25a',
  },
  // 五合: 寅卯; 协纪辨方书, juan 5.
  {
    id: 'five-union',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'branches', list: '寅卯' },
    source: 'xie-ji-10',
    favours: '宴会 结婚姻 立券交易',
    favoursAt: '25a',
  },
  // 阴德: 正月酉, backwards by two; 协纪辨方书, juan 4.
  {
    id: 'yin-virtue',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'month-branches', table: '丑亥酉未巳卯丑亥酉未巳卯' },
    source: 'xie-ji-10',
    favours: '施恩惠恤孤茕 行惠爱雪冤枉缓刑狱',
    favoursAt: '13a',
  },
  // 阳德: 正月戌, forwards by two; 协纪辨方书, juan 4.
  {
    id: 'yang-virtue',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'month-branches', table: '午申戌子寅辰午申戌子寅辰' },
    source: 'xie-ji-10',
    favours: '施恩惠恤孤茕 行惠爱雪冤枉缓刑狱',
    favoursAt: '13a',
  },
  // 福生: 正酉 二卯 三戌 四辰 …; 历例 in 协纪辨方书, juan 4.
  {
    id: 'blessing-born',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'month-branches', table: '寅申酉卯戌辰亥巳子午丑未' },
    source: 'xie-ji-10',
    favours: '祭祀 祈福',
    favoursAt: '24a',
  },
  // 圣心: 正亥 二巳 三子 四午 …; 历例 in 协纪辨方书, juan 4.
  {
    id: 'saint-heart',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'month-branches', table: '辰戌亥巳子午丑未寅申卯酉' },
    source: 'xie-ji-10',
    favours: '祭祀 祈福',
    favoursAt: '24a',
  },
  // 益后: 正子 二午 三丑 四未 …; 历例 in 协纪辨方书, juan 4.
  {
    id: 'benefit-heir',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'month-branches', table: '巳亥子午丑未寅申卯酉辰戌' },
    source: 'xie-ji-10',
    favours: '祭祀 祈福 求嗣',
    favoursAt: '24b',
  },
  // 续世: 正丑 二未 三寅 四申 …; 历例 in 协纪辨方书, juan 4.
  {
    id: 'continue-line',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'month-branches', table: '午子丑未寅申卯酉辰戌巳亥' },
    source: 'xie-ji-10',
    favours: '祭祀 祈福 求嗣',
    favoursAt: '24b',
  },
  // 普护: 正申 二寅 三酉 四卯 …; 历例 in 协纪辨方书, juan 4.
  {
    id: 'protect-all',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'month-branches', table: '丑未申寅酉卯戌辰亥巳子午' },
    source: 'xie-ji-10',
    favours: '祭祀 祈福',
    favoursAt: '24a',
  },
  // 要安: 正寅 二申 三卯 四酉 …; 历例 in 协纪辨方书, juan 4.
  {
    id: 'important-peace',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'month-branches', table: '未丑寅申卯酉辰戌巳亥午子' },
    source: 'xie-ji-10',
    favours: '安神',
    favoursAt: '24a',
  },
  // 玉宇: 正卯 二酉 三辰 四戌 …; 历例 in 协纪辨方书, juan 4.
  {
    id: 'jade-eaves',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'month-branches', table: '申寅卯酉辰戌巳亥午子未丑' },
    source: 'xie-ji-10',
    favours: '修祠宇',
    favoursAt: '24a',
  },
  // 金堂: 正辰 二戌 三巳 四亥 …; 历例 in 协纪辨方书, juan 4.
  {
    id: 'golden-hall',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'month-branches', table: '酉卯辰戌巳亥午子未丑申寅' },
    source: 'xie-ji-10',
    favours: '修祠宇',
    favoursAt: '24a',
  },
  // 敬安: 正未 二丑 三申 四寅 …; 历例 in 协纪辨方书, juan 4.
  {
    id: 'respect-peace',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'month-branches', table: '子午未丑申寅酉卯戌辰亥巳' },
    source: 'xie-ji-10',
    favours: '安神',
    favoursAt: '24a',
  },
  // 六仪: 正月辰, backwards; 协纪辨方书, juan 4.
  {
    id: 'six-rites',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'branch-mirror', sum: 6 },
    source: 'xie-ji-10',
    favours: '临政亲民',
    favoursAt: '23a',
  },
  // 不将: the days on which neither the yin nor the yang general stands; 协纪辨方书, juan 4, with 己 from 亥 to 辰 and 戊 in the
  // other months; some almanacs have 戊 in all.
  {
    id: 'no-general',
    polarity: 'good',
    grade: 2,
    rule: {
      kind: 'month-pillars',
      table: [
        '壬寅壬辰辛丑辛卯辛巳庚寅庚辰丁丑丁卯丁巳己丑己卯己巳',
        '辛丑辛卯庚子庚寅庚辰丁丑丁卯丙子丙寅丙辰己丑己卯',
        '辛亥辛丑辛卯庚子庚寅丁亥丁丑丁卯丙子丙寅己亥己丑己卯',
        '庚戌庚子庚寅丁亥丁丑丙戌丙子丙寅乙亥乙丑己亥己丑',
        '丁酉丁亥丁丑丙戌丙子乙酉乙亥乙丑甲戌甲子己酉己亥己丑',
        '丁酉丁亥丙申丙戌丙子乙酉乙亥甲申甲戌甲子戊申戊戌戊子',
        '丙申丙戌乙未乙酉乙亥甲申甲戌癸未癸酉癸亥戊申戊戌',
        '乙未乙酉甲午甲申甲戌癸未癸酉壬午壬申壬戌戊午戊申戊戌',
        '乙巳乙未乙酉甲午甲申癸巳癸未癸酉壬午壬申戊午戊申',
        '甲辰甲午甲申癸巳癸未壬辰壬午壬申辛巳辛未戊辰戊午戊申',
        '癸卯癸巳癸未壬辰壬午辛卯辛巳辛未庚辰庚午戊辰戊午',
        '癸卯癸巳壬寅壬辰壬午辛卯辛巳庚寅庚辰庚午己丑己卯己巳',
      ],
    },
    source: 'xie-ji-10',
    favours: '嫁娶',
    favoursAt: '23b',
  },
  // 兵福: on the days of 建; 协纪辨方书, juan 4 (9b).
  {
    id: 'war-blessing',
    polarity: 'good',
    grade: 1,
    group: 'establish',
    rule: { kind: 'branch-offset', steps: [0] },
    source: 'xie-ji-10',
    favours: '安抚边境 选将训兵 出师',
    favoursAt: '17a',
  },
  // 兵宝: on the days of 除; 协纪辨方书, juan 4 (12b).
  {
    id: 'war-treasure',
    polarity: 'good',
    grade: 1,
    group: 'remove',
    rule: { kind: 'branch-offset', steps: [1] },
    source: 'xie-ji-10',
    favours: '安抚边境 选将训兵 出师',
    favoursAt: '18a',
  },
  // 兵吉: 正月子丑寅卯, 二月亥子丑寅 …, backwards; 历例 in 协纪辨方书, juan 6 (28b).
  {
    id: 'war-luck',
    polarity: 'good',
    grade: 1,
    rule: {
      kind: 'month-pillars',
      table: [
        '寅卯辰巳',
        '丑寅卯辰',
        '子丑寅卯',
        '亥子丑寅',
        '戌亥子丑',
        '酉戌亥子',
        '申酉戌亥',
        '未申酉戌',
        '午未申酉',
        '巳午未申',
        '辰巳午未',
        '卯辰巳午',
      ].map(pillarsOf),
    },
    source: 'xie-ji-10',
    favours: '安抚边境 选将训兵 出师',
    favoursAt: '22b',
  },
  // 时阴: on the days of 定; 历例 in 协纪辨方书, juan 4 (21b).
  {
    id: 'season-yin',
    polarity: 'good',
    grade: 1,
    group: 'stable',
    rule: { kind: 'branch-offset', steps: [4] },
    source: 'xie-ji-10',
    favours: '运谋算 画计策',
    favoursAt: '19a',
  },
  // 时阳: on the days of 开; 历例 in 协纪辨方书, juan 4 (31b). Juan 10 names it without matters of its own.
  {
    id: 'season-yang',
    polarity: 'good',
    grade: 1,
    group: 'open',
    rule: { kind: 'branch-offset', steps: [10] },
    source: 'xie-ji-10',
    favoursAt: '21b',
  },
  // 宝日: the stem generates the branch; 协纪辨方书, juan 9 (32a).
  // Favours a campaign only beside a star that favours it (25b), so that it has no matters of its own.
  {
    id: 'treasure-day',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'pillars', list: '丁丑丙戌甲午庚子壬寅癸卯乙巳丁未戊申己酉辛亥丙辰' },
    source: 'xie-ji-10',
    favoursAt: '25b',
  },
  // 义日: the branch generates the stem; 协纪辨方书, juan 9 (32b). Matters as of 宝日.
  {
    id: 'righteous-day',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'pillars', list: '甲子丙寅丁卯己巳辛未壬申癸酉乙亥庚辰辛丑庚戌戊午' },
    source: 'xie-ji-10',
    favoursAt: '25b',
  },
  // 制日: the stem controls the branch; 协纪辨方书, juan 9 (32b). Matters as of 宝日.
  {
    id: 'control-day',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'pillars', list: '乙丑甲戌壬午戊子庚寅辛卯癸巳乙未丙申丁酉己亥甲辰' },
    source: 'xie-ji-10',
    favoursAt: '25b',
  },
  // 鸣吠: 甲丙庚壬 with 午申, 乙丁己辛癸 with 酉; 协纪辨方书, juan 5 (68b) and 9 (32a).
  {
    id: 'singing-bark',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'pillars', list: '甲午丙午庚午壬午甲申丙申庚申壬申乙酉丁酉己酉辛酉癸酉' },
    source: 'xie-ji-10',
    favours: '破土 安葬',
    favoursAt: '26a',
  },
  // 鸣吠对: 丙庚壬 with 子, 甲丙庚壬 with 寅, 乙丁辛癸 with 卯; 协纪辨方书, juan 5 (69a) and 9 (32a).
  {
    id: 'singing-bark-opposite',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'pillars', list: '丙子庚子壬子甲寅丙寅庚寅壬寅乙卯丁卯辛卯癸卯' },
    source: 'xie-ji-10',
    favours: '破土 启攒',
    favoursAt: '26a',
  },
  // 亥子日: water is strong; 协纪辨方书, juan 10.
  {
    id: 'bathing-days',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'branches', list: '亥子' },
    source: 'xie-ji-10',
    favours: '沐浴',
    favoursAt: '26b',
  },
  // 午申日: wood is dead in 午 and cut off in 申; 协纪辨方书, juan 10. From 立冬 to 立春.
  {
    id: 'felling-days',
    polarity: 'good',
    grade: 1,
    rule: { kind: 'branches', list: '午申' },
    source: 'xie-ji-10',
    favoursAt: '26b',
    adds: [{ between: [18, 0], favours: '伐木' }],
  },
] as const satisfies readonly StarData[]
