import type { CompassMarkId } from '@zeri/almanac/fengshui'
import type { Entry, TextEntry } from './entry.ts'

/** What the compass of a year and a month shows. */
export const compassMarks = {
  'tai-sui': {
    zh: '太岁',
    pinyin: 'Tàisuì',
    name: { en: 'Tai Sui', ru: 'Тай-суй' },
    synonyms: { en: ['Grand Duke', 'Grand Duke Jupiter'], ru: ['Великий герцог', 'Тай Суй'] },
    short: {
      en: 'The lord of the year sits on the branch of the year; one does not build before him',
      ru: 'Владыка года сидит на ветви года; перед ним не строят',
    },
    text: {
      en: 'The book of 1741 leaves his place to the imperial court: common people do not build there. For a house it has a short rule: Tai Sui may be sat on, not faced. So a front that looks at him waits with a new building or a large renovation until the year has turned; a house with its back to him need not. Daily life, cleaning and small repairs go on as before.',
      ru: 'Свод 1741 года оставляет его место императорскому двору: простые люди там не строят. Для дома есть короткое правило: на Тай-суе можно сидеть, но не стоять к нему лицом. Если фасад смотрит на него, с новой стройкой и большим ремонтом ждут, пока сменится год; если он за спиной дома, ждать незачем. Обычной жизни, уборки и мелких починок это не касается.',
    },
  },
  'year-break': {
    zh: '岁破',
    pinyin: 'Suìpò',
    name: { en: 'Year Break', ru: 'Разрушитель года' },
    synonyms: { en: ['Year Breaker', 'Sui Po'], ru: ['Суй По'] },
    short: {
      en: 'Straight across from Tai Sui, the direction the book speaks of most strictly',
      ru: 'Прямо напротив Тай-суя: об этой стороне книга говорит строже всего',
    },
    text: {
      en: 'An early line quoted in juan 3 lists what is not done in this place: no building, no moving in, no wedding, no distant journey. It is meant as a place, the 15 degrees opposite the branch of the year. In practice: plan earthworks and extensions for another side, or for after the Start of Spring. What is broken is mended at once, whatever the compass says.',
      ru: 'Старая строка, приведённая в третьем цзюане, перечисляет, чего в этом месте не делают: не строят, не въезжают, не играют свадеб, не едут далеко. Речь именно о месте, о 15 градусах напротив ветви года. На деле это значит: земляные работы и пристройки намечают с другой стороны или после Начала весны. Сломанное чинят сразу, что бы ни показывал компас.',
    },
  },
  'year-three-sha': {
    zh: '三煞',
    pinyin: 'Sānshà',
    name: { en: 'Three Sha of the Year', ru: 'Три ша года' },
    synonyms: { en: ['Three Killings', 'San Sha'], ru: ['Сань Ша', 'Три убийства'] },
    short: {
      en: 'A whole side of the sky, against the element of the year’s trio of branches',
      ru: 'Целая сторона света, против стихии той тройки, в которую входит ветвь года',
    },
    text: {
      en: 'Robbery, Disaster and Year Sha stand side by side on three branches. The rule for them is the reverse of Tai Sui’s: they may be faced, not sat on. A desk or a front door that looks at them is in order; a new wall, a dig or a bed with them at its back is left for a year when that side is free. The stems between them count as milder.',
      ru: 'Ша ограбления, бедствия и года стоят рядом, на трёх ветвях. Правило для них обратно правилу Тай-суя: к ним можно стоять лицом, но не спиной. Стол или вход, обращённый к ним, в порядке; новую стену, яму или кровать, за которой окажутся три ша, оставляют до года, когда эта сторона свободна. Стволы между ними считаются мягче.',
    },
  },
  'year-five-yellow': {
    zh: '五黄',
    pinyin: 'Wǔhuáng',
    name: { en: 'Five Yellow of the Year', ru: 'Жёлтая пятёрка года' },
    synonyms: { en: ['Five Yellow', 'Wu Huang'], ru: ['Пятёрка', 'У Хуан'] },
    short: {
      en: 'Where the star Five of the year’s board falls; the caution about it is custom',
      ru: 'Куда Жёлтая пятёрка попала на карте года; осторожность с ней — обычай',
    },
    text: {
      en: 'The book prints the board and so the place of the star, yet it has no ban on it: juan 3 mentions the yellow Five of the middle only as a comparison. Schools of flying stars are stricter and leave its 45 degrees quiet for the year: no drilling, digging or long banging there. We show it as their custom. Walking through, sleeping and cooking there are all right.',
      ru: 'В книге есть карта, а на ней и место звезды, но запрета на это место нет: в третьем цзюане жёлтая пятёрка середины упомянута лишь для сравнения. Школы летящих звёзд строже и весь год не тревожат её 45 градусов: не сверлят, не копают, не шумят подолгу. Мы показываем это как их обычай. Ходить, спать и готовить там можно.',
    },
  },
  'month-founder': {
    zh: '月建',
    pinyin: 'Yuèjiàn',
    name: { en: 'Month Founder', ru: 'Основатель месяца' },
    short: {
      en: 'The branch of the solar month as a place, a Tai Sui for thirty days',
      ru: 'Ветвь солнечного месяца на компасе: Тай-суй на тридцать дней',
    },
  },
  'month-break': {
    zh: '月破',
    pinyin: 'Yuèpò',
    name: { en: 'Month Break', ru: 'Разрушитель месяца' },
    short: {
      en: 'The place opposite the solar month; almanacs avoid it as they do the year’s',
      ru: 'Место напротив солнечного месяца; календари обходят его так же, как годовое',
    },
  },
  'month-three-sha': {
    zh: '三煞',
    pinyin: 'Sānshà',
    name: { en: 'Three Sha of the Month', ru: 'Три ша месяца' },
    short: {
      en: 'The side against the month’s trio; the book has these three as days, custom as places',
      ru: 'Сторона против тройки месяца; в книге это три дня, по обычаю — ещё и место',
    },
  },
  'month-five-yellow': {
    zh: '五黄',
    pinyin: 'Wǔhuáng',
    name: { en: 'Five Yellow of the Month', ru: 'Жёлтая пятёрка месяца' },
    short: {
      en: 'The same star on the board of the month, for one solar month and no longer',
      ru: 'Та же звезда на карте месяца: на один солнечный месяц, не дольше',
    },
  },
} as const satisfies Readonly<Record<CompassMarkId, Entry | TextEntry>>
