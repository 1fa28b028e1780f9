import type { NatalPalaces } from '@zeri/almanac/bazi'
import type { Entry, TextEntry, Tuple } from './entry.ts'

/** The twelve stages of life, in the order of the almanac. */
export const lifeStages = [
  {
    zh: '长生',
    pinyin: 'Chángshēng',
    name: { en: 'Birth', ru: 'Рождение' },
    short: {
      en: 'The first of twelve stages: a spring has opened and the water runs',
      ru: 'Первая из двенадцати стадий: родник открылся, и вода пошла',
    },
  },
  {
    zh: '沐浴',
    pinyin: 'Mùyù',
    name: { en: 'Bath', ru: 'Купание' },
    short: {
      en: 'The newborn is washed: tender, open and without cover yet',
      ru: 'Новорождённого моют: он открыт миру и пока не укрыт',
    },
  },
  {
    zh: '冠带',
    pinyin: 'Guàndài',
    name: { en: 'Cap and Belt', ru: 'Облачение' },
    short: {
      en: 'Cap and belt are put on for the first time; youth learns its manners',
      ru: 'Впервые надевают шапку и пояс: юность учится держаться',
    },
  },
  {
    zh: '临官',
    pinyin: 'Línguān',
    name: { en: 'Taking Office', ru: 'Вступление в должность' },
    short: {
      en: 'Grown up and at work, on a salary earned by one’s own hands',
      ru: 'Взрослый при деле: жалованье заработано своим трудом',
    },
  },
  {
    zh: '帝旺',
    pinyin: 'Dìwàng',
    name: { en: 'Full Power', ru: 'Вершина силы' },
    short: {
      en: 'The top of the circle: nothing is missing, and from here the road bends down',
      ru: 'Верх круга: всего довольно, и дальше дорога идёт под уклон',
    },
  },
  {
    zh: '衰',
    pinyin: 'Shuāi',
    name: { en: 'Decline', ru: 'Убывание' },
    short: {
      en: 'Past the peak, still able; haste gives way to experience',
      ru: 'Пик позади, силы ещё есть; спешку сменяет опыт',
    },
  },
  {
    zh: '病',
    pinyin: 'Bìng',
    name: { en: 'Ailing', ru: 'Недуг' },
    short: {
      en: 'A name of the circle and no diagnosis: strength withdraws to rest',
      ru: 'Это имя на круге, а не диагноз: сила отступает на отдых',
    },
  },
  {
    zh: '死',
    pinyin: 'Sǐ',
    name: { en: 'Stillness', ru: 'Затишье' },
    short: {
      en: 'Literally death: the plant has withered, and movement has stopped',
      ru: 'Буквально «смерть»: растение отцвело, движение остановилось',
    },
  },
  {
    zh: '墓',
    pinyin: 'Mù',
    name: { en: 'Storehouse', ru: 'Хранилище' },
    short: {
      en: 'Also called the tomb: what the year has brought in is shut away and kept',
      ru: 'Его зовут и могилой: собранное за год убрано под замок',
    },
  },
  {
    zh: '绝',
    pinyin: 'Jué',
    name: { en: 'Break', ru: 'Обрыв' },
    short: {
      en: 'The old round has ended, the new one has no shape as yet',
      ru: 'Старый круг кончился, у нового ещё нет облика',
    },
  },
  {
    zh: '胎',
    pinyin: 'Tāi',
    name: { en: 'Embryo', ru: 'Зародыш' },
    short: {
      en: 'Something is conceived; nobody can see it yet',
      ru: 'Нечто уже зачато, но никто этого пока не видит',
    },
  },
  {
    zh: '养',
    pinyin: 'Yǎng',
    name: { en: 'Nurture', ru: 'Вынашивание' },
    short: {
      en: 'Fed and sheltered before birth, gathering what the next round will need',
      ru: 'Растёт в тепле перед рождением, набирая запас на новый круг',
    },
  },
] as const satisfies Tuple<Entry, 12>

/** Why the stages stand beside a chart. */
export const stagesOfLife = {
  zh: '十二长生',
  pinyin: 'Shí’èr chángshēng',
  name: { en: 'Twelve Stages of Life', ru: 'Двенадцать стадий жизни' },
  short: {
    en: 'Where the Day Master stands at each branch on a circle from birth to nurture',
    ru: 'Где Господин Дня стоит у каждой ветви на круге от рождения до вынашивания',
  },
  text: {
    en: 'A stem passes through twelve stages as the branches go round, as a plant does in a year. Yang stems are counted forward and yin stems backward: so the book of 1741 writes of stems (juan 1, 33b). The same page lets yin go with yang where elements are meant, and some readers count so. The names are pictures of growth and rest. Nothing in this reading is rated by them, and none of them speaks of health.',
    ru: 'Пока сменяются ветви, ствол проходит двенадцать стадий, как растение за год. Стволы Ян считают вперёд, стволы Инь назад: так свод 1741 года пишет о стволах (цзюань 1, 33б). На той же странице для самих стихий Инь идёт вслед за Ян, и часть мастеров считает так. Названия — образы роста и покоя. Ни одна оценка в этом разборе на них не опирается, и о здоровье они не говорят.',
  },
} as const satisfies TextEntry

/** Pillars that are derived from those of a birth. */
export const natalPalaceWords = {
  life: {
    zh: '命宫',
    pinyin: 'Mìnggōng',
    name: { en: 'Life Palace', ru: 'Дворец жизни' },
    short: {
      en: 'Counted from month and hour of birth to the branch that rises in the east',
      ru: 'Отсчитан от месяца и часа рождения до ветви, что восходит на востоке',
    },
  },
  body: {
    zh: '身宫',
    pinyin: 'Shēngōng',
    name: { en: 'Body Palace', ru: 'Дворец тела' },
    short: {
      en: 'The companion of the Life Palace, counted the other way round',
      ru: 'Пара Дворцу жизни: тот же счёт, но в обратную сторону',
    },
  },
  conception: {
    zh: '胎元',
    pinyin: 'Tāiyuán',
    name: { en: 'Pillar of Conception', ru: 'Столп зачатия' },
    short: {
      en: 'The month some nine months earlier, if the term was a full one',
      ru: 'Столп месяца примерно за девять месяцев до рождения, если срок был полным',
    },
  },
  breath: {
    zh: '胎息',
    pinyin: 'Tāixī',
    name: { en: 'Breath of the Womb', ru: 'Дыхание зародыша' },
    short: {
      en: 'The pillar whose stem and branch both unite with those of the birth day',
      ru: 'Столп, чьи ствол и ветвь сливаются со стволом и ветвью дня рождения',
    },
  },
} as const satisfies Record<keyof NatalPalaces, Entry>
