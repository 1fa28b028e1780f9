// Traditional characters of the almanac's names beside the simplified ones in which the lexicon writes them.

const pairs =
  '專专東东喪丧臨临舉举義义烏乌書书產产親亲從从倉仓儀仪會会傷伤興兴養养冊册軍军沖冲衝冲凶凶擊击劍剑動动劫劫勢势匱匮醫医華华單单厭厌參参疊叠後后啟启鹹咸' +
  '囪囱園园聖圣壞坏牆墙處处複复復复頭头婁娄學学寶宝宮宫對对將将歲岁師师帶带慶庆庫库廢废開开張张強强歸归驚惊願愿執执掃扫撫抚護护擡抬搖摇攢攒整整無无時时' +
  '楊杨殺杀氣气滿满燈灯災灾爐炉愛爱獄狱獵猎豬猪畫画畢毕療疗蓋盖碓碓禮礼禍祸祿禄離离種种窮穷豎竖筑筑築筑純纯納纳經经結结絡络絕绝續续綠绿緩缓繕缮羅罗臘腊' +
  '節节煢茕藥药營营薄薄虛虚蠶蚕蟄蛰蠟蜡補补襲袭觸触計计訓训訟讼詞词詔诏諸诸謀谋財财賢贤敗败貨货貴贵賀贺賊贼賞赏賜赐軫轸辰辰邊边運运進进遠远選选釀酿醞酝' +
  '醬酱採采針针釧钏釵钗鑄铸鋒锋錯错長长門门閉闭問问陽阳陰阴陣阵陳陈靂雳順顺頒颁風风飾饰馬马驛驿魚鱼鳥鸟雞鸡鳴鸣鶴鹤黃黄龍龙龜龟'

const simplified = new Map(
  (pairs.match(/../gu) ?? []).map(([traditional = '', simple = '']) => [traditional, simple]),
)

/** @example simplify('青龍') // '青龙' */
export const simplify = (text: string): string =>
  [...text].map((glyph) => simplified.get(glyph) ?? glyph).join('')
