import { God, SixtyCycle } from 'tyme4ts'
import { type Figure, figure } from '../figures/figures.ts'
import * as almanac from './almanac.ts'
import { cellName } from './cell-name.ts'
import { listDays, textOf } from './days.ts'

/** Stars that tyme4ts has too, under its name. */
const tymeNames: Readonly<Partial<Record<almanac.StarId, string>>> = {
  'heavenly-virtue': '天德',
  'heavenly-virtue-union': '天德合',
  'month-virtue': '月德',
  'month-virtue-union': '月德合',
  'heavenly-pardon': '天赦',
  'heavenly-wish': '天愿',
  'heavenly-grace': '天恩',
  'month-grace': '月恩',
  'four-ministers': '四相',
  'season-virtue': '时德',
  'three-harmony': '三合',
  'six-harmony': '六合',
  'heavenly-joy': '天喜',
  'heavenly-doctor': '天医',
  'travelling-horse': '驿马',
  'heavenly-empress': '天后',
  'heavenly-horse': '天马',
  'five-wealth': '五富',
  'mother-storehouse': '母仓',
  'heavenly-granary': '天仓',
  'people-day': '民日',
  'king-day': '王日',
  'officer-day': '官日',
  'guard-day': '守日',
  'minister-day': '相日',
  'audience-day': '临日',
  'month-void-good': '月空',
  'life-breath': '生气',
  'lucky-term': '吉期',
  'blessing-virtue': '福德',
  'heavenly-shaman': '天巫',
  'release-spirit': '解神',
  'clear-spirit': '除神',
  'five-union': '五合',
  'yin-virtue': '阴德',
  'yang-virtue': '阳德',
  'blessing-born': '福生',
  'saint-heart': '圣心',
  'benefit-heir': '益后',
  'continue-line': '续世',
  'protect-all': '普护',
  'important-peace': '要安',
  'jade-eaves': '玉宇',
  'golden-hall': '金堂',
  'respect-peace': '敬安',
  'six-rites': '六仪',
  'no-general': '不将',
  'month-break': '月破',
  'month-killing': '月煞',
  robbery: '劫煞',
  disaster: '灾煞',
  'month-punishment': '月刑',
  'month-harm': '月害',
  'month-aversion': '月厌',
  'aversion-opposite': '厌对',
  'big-time': '大时',
  'heavenly-clerk': '天吏',
  'wandering-misfortune': '游祸',
  'death-spirit': '死神',
  'death-breath': '死气',
  'small-loss': '小耗',
  'five-voids': '五虚',
  'nine-void': '九空',
  'nine-pits': '九坎',
  'heavenly-thief': '天贼',
  'going-lost': '往亡',
  'return-taboo': '归忌',
  'blood-branch': '血支',
  'blood-taboo': '血忌',
  'earth-office': '土府',
  'earth-talisman': '土符',
  'earth-sack': '地囊',
  'four-waste': '四废',
  'four-taboo': '四忌',
  'four-poverty': '四穷',
  'four-loss': '四耗',
  'five-tombs': '五墓',
  'five-partings': '五离',
  'eight-concentrated': '八专',
  'repeat-day': '复日',
  'double-day': '重日',
  'month-construct': '月建',
  'green-dragon': '青龙',
  'bright-hall': '明堂',
  'heavenly-punishment': '天刑',
  'vermilion-bird': '朱雀',
  'golden-coffer': '金匮',
  'precious-light': '宝光',
  'white-tiger': '白虎',
  'jade-hall': '玉堂',
  'heavenly-prison': '天牢',
  'black-tortoise': '元武',
  'life-governor': '司命',
  'hook-array': '勾陈',
  'singing-bark': '鸣吠',
  'singing-bark-opposite': '鸣吠对',
  'season-yin': '时阴',
  'season-yang': '时阳',
  'deliver-death': '致死',
  'great-defeat': '大败',
  'salty-pool': '咸池',
  beckoning: '招摇',
  'nine-scorches': '九焦',
  'great-loss': '大耗',
  'month-emptiness': '月虚',
  'small-time': '小时',
  'earth-fire': '地火',
  'four-strikes': '四击',
  'great-killing': '大煞',
  'heavenly-fire': '天火',
  'water-dragon': '触水龙',
  'eight-winds': '八风',
  'yin-error': '阴错',
  'yang-error': '阳错',
  'small-meeting': '小会',
  'great-meeting': '大会',
  'eight-dragons': '八龙',
  'seven-birds': '七鸟',
  'nine-tigers': '九虎',
  'six-snakes': '六蛇',
  'heavenly-dog': '天狗',
  'year-thin': '岁薄',
  'chasing-array': '逐阵',
  'three-yin': '三阴',
  'yin-path-clash': '阴道冲阳',
  'yin-place': '阴位',
  'yin-yang-break': '阴阳交破',
  'both-error': '阴阳俱错',
  'yin-yang-clash': '阴阳击冲',
  'lone-yin': '单阴',
  'cut-yin': '绝阴',
  'pure-yang': '纯阳',
  'lone-yang': '孤阳',
  'cut-yang': '绝阳',
  'pure-yin': '纯阴',
  'yang-breaks-yin': '阳破阴冲',
}

/**
 * Cells, month branch and day pillar, whose row in the packed table of tyme4ts 1.5.2 is corrupt, with the stars it has
 * too many or too few. In each the star's own rule holds in all its other cells.
 */
const corruptCells: Readonly<Record<string, string>> = {
  子庚午: 'five-wealth yang-virtue',
  子甲午: 'release-spirit',
  子丁卯: 'month-punishment heavenly-clerk',
  子戊子: 'small-loss small-time',
  子庚子: 'earth-office earth-talisman',
  丑丙寅: 'month-virtue season-virtue',
  丑甲申: 'life-breath blessing-born',
  丑癸巳: 'yin-virtue season-yin',
  丑戊寅: 'jade-eaves jade-hall',
  丑丁卯: 'golden-hall golden-coffer',
  丑甲辰: 'death-spirit deliver-death',
  丑丁亥: 'season-yin season-yang',
  丑庚寅: 'singing-bark-opposite',
  丑壬子: 'singing-bark-opposite',
  寅乙酉: 'heavenly-grace',
  寅丙戌: 'heavenly-grace month-grace',
  寅辛未: 'release-spirit protect-all',
  寅辛卯: 'vermilion-bird',
  寅丙申: 'heavenly-prison',
  卯丁丑: 'heavenly-granary',
  卯壬申: 'clear-spirit',
  卯甲寅: 'eight-concentrated',
  卯乙酉: 'white-tiger great-meeting',
  卯庚午: 'singing-bark-opposite singing-bark',
  卯辛卯: 'singing-bark-opposite singing-bark',
  辰壬寅: 'heavenly-virtue yin-virtue',
  辰乙亥: 'jade-eaves jade-hall',
  辰辛未: 'month-emptiness',
  巳庚辰: 'yin-virtue yang-virtue',
  巳辛卯: 'season-yin season-yang',
  巳乙卯: 'season-yin season-yang',
  午戊午: 'month-virtue month-grace',
  午戊戌: 'protect-all',
  午丁丑: 'four-strikes',
  未癸酉: 'robbery disaster five-voids heavenly-thief blood-taboo hook-array heavenly-fire',
  未癸丑: 'yang-breaks-yin',
  申壬午: 'heavenly-virtue heavenly-grace',
  申甲子: 'season-virtue season-yang',
  申壬申: 'heavenly-granary clear-spirit no-general earth-office earth-talisman singing-bark',
  申庚寅: 'release-spirit',
  申戊申: 'clear-spirit',
  申戊午: 'disaster heavenly-fire',
  申乙亥: 'five-voids',
  申丁卯: 'earth-talisman',
  申戊寅: 'heavenly-punishment',
  申乙未: 'jade-hall',
  酉乙未: 'yin-virtue yang-virtue',
  酉己酉: 'month-punishment month-aversion',
  酉己巳: 'double-day',
  戌庚戌: 'month-virtue month-grace',
  戌辛丑: 'blessing-virtue blessing-born',
  戌甲子: 'heavenly-shaman',
  戌丙申: 'singing-bark',
  亥己卯: 'heavenly-virtue heavenly-grace',
  亥乙亥: 'month-virtue month-grace blood-branch blood-taboo',
  亥己酉: 'month-virtue month-virtue-union',
  亥己丑:
    'season-virtue six-harmony five-wealth guard-day minister-day month-void-good blessing-virtue heavenly-shaman five-union jade-eaves golden-hall month-aversion wandering-misfortune death-spirit five-voids nine-void return-taboo jade-hall heavenly-prison singing-bark-opposite earth-fire great-killing',
  亥庚申: 'clear-spirit',
  亥乙卯: 'yin-virtue yang-virtue',
}

type Tally = { compared: number; corrupt: Set<string>; unknown: string[] }

function compareDay(date: almanac.CivilDate, compared: readonly almanac.Star[], tally: Tally): void {
  const rules = { ...almanac.calendarRules, termZone: 'china' } as const
  const place = almanac.chinaMeridian
  const facts = almanac.dayFacts({ date, place, rules })
  const ours = new Set<string>(
    almanac.listStars({ facts, school: almanac.classicalSchool }).map(({ id }) => id),
  )
  const gods = God.getDayGods(SixtyCycle.fromIndex(facts.month), SixtyCycle.fromIndex(facts.day))
  const theirs = new Set(gods.map((god) => god.getName()))
  const cell = cellName(facts)
  for (const star of compared) {
    tally.compared++
    if (ours.has(star.id) === theirs.has(tymeNames[star.id] ?? '')) continue
    if (corruptCells[cell]?.split(' ').includes(star.id)) tally.corrupt.add(`${cell} ${star.id}`)
    else tally.unknown.push(`${textOf(date)} ${cell} ${star.id}`)
  }
}

/** Placement of stars over 1950 to 2050 beside tyme4ts. */
export function measureStars({ small }: { small: boolean }): Figure[] {
  const compared = almanac.stars().filter(({ id }) => tymeNames[id] !== undefined)
  const tally: Tally = { compared: 0, corrupt: new Set(), unknown: [] }
  const days = listDays(small ? 7 : 1).filter(({ year }) => year >= 1950 && year <= 2050)
  for (const date of days) compareDay(date, compared, tally)
  if (tally.unknown.length > 0) console.error(tally.unknown.slice(0, 20).join('\n'))
  const pinned = Object.values(corruptCells).flatMap((ids) => ids.split(' ')).length
  return [
    figure('stars compared with tyme4ts', compared.length, 'stars', '>= 136'),
    figure(
      `star-days of ${tally.compared} unlike tyme4ts for no pinned cause`,
      tally.unknown.length,
      'star-days',
      '= 0',
    ),
    ...(small
      ? []
      : [
          figure(
            'pinned errors of corrupt cells in tyme4ts that never show',
            pinned - tally.corrupt.size,
            'errors',
            '= 0',
          ),
        ]),
  ]
}
