import type {
  ElementAdvice,
  Favourable,
  Firmness,
  LuckDirection,
  NatalPlace,
  SeasonState,
  StrengthClass,
  TransitPlace,
} from '@zeri/almanac/bazi'
import type { ElementFit } from '@zeri/almanac/judgement'
import type { Entry } from './entry.ts'

type Named = Pick<Entry, 'name' | 'short'>

/** How an element fares in the season. */
export const seasonStates = {
  thriving: {
    zh: '旺',
    pinyin: 'wàng',
    name: { en: 'Thriving', ru: 'Расцвет' },
    short: {
      en: 'The season is its own: wood in spring, in full leaf',
      ru: 'Время года — её собственное: дерево весной, в полной листве',
    },
  },
  rising: {
    zh: '相',
    pinyin: 'xiàng',
    name: { en: 'Rising', ru: 'Подъём' },
    short: {
      en: 'The season feeds it: fire in spring, with dry kindling to hand',
      ru: 'Время года её кормит: огонь весной, когда хватает хвороста',
    },
  },
  resting: {
    zh: '休',
    pinyin: 'xiū',
    name: { en: 'Resting', ru: 'Отдых' },
    short: {
      en: 'It has fed the season and sits down: water in spring, drunk up by roots',
      ru: 'Накормила время года и присела: вода весной, выпитая корнями',
    },
  },
  confined: {
    zh: '囚',
    pinyin: 'qiú',
    name: { en: 'Confined', ru: 'Заточение' },
    short: {
      en: 'It would rule the season but is outgrown: metal in spring, an axe in a forest',
      ru: 'Взялась бы править, да время года сильнее: металл весной, топор в чаще',
    },
  },
  perishing: {
    zh: '死',
    pinyin: 'sǐ',
    name: { en: 'Perishing', ru: 'Угасание' },
    short: {
      en: 'The season overcomes it: earth in spring, split by every sprout',
      ru: 'Время года берёт над ней верх: земля весной, пробитая ростками',
    },
  },
} as const satisfies Record<SeasonState, Entry>

/** How strong the day master is. */
export const strengthClasses = {
  weak: {
    zh: '身弱',
    pinyin: 'Shēnruò',
    name: { en: 'Weak Day Master', ru: 'Слабый Господин Дня' },
    short: {
      en: 'More is asked of it than given: it gains from rest, teachers and allies',
      ru: 'С него берут больше, чем дают: на пользу отдых, учителя и союзники',
    },
  },
  balanced: {
    zh: '中和',
    pinyin: 'Zhōnghé',
    name: { en: 'Balanced Day Master', ru: 'Уравновешенный Господин Дня' },
    short: {
      en: 'Support and demand stand level; small changes are enough to tip them',
      ru: 'Опора и нагрузка вровень, и чашу склоняет самая малость',
    },
  },
  strong: {
    zh: '身强',
    pinyin: 'Shēnqiáng',
    name: { en: 'Strong Day Master', ru: 'Сильный Господин Дня' },
    short: {
      en: 'It has strength to spare and is at its best with work to spend it on',
      ru: 'Сил с запасом, и лучше всего ему, когда есть куда их приложить',
    },
  },
} as const satisfies Record<StrengthClass, Entry>

/** A chart so one-sided that it may follow its strongest element. */
export const mayFollow = {
  zh: '从格',
  pinyin: 'Cónggé',
  name: { en: 'May Follow', ru: 'Возможно следование' },
  short: {
    en: 'So one-sided that it may go with the current instead of against it',
    ru: 'Перевес так велик, что карта рождения может плыть по течению, а не против',
  },
} as const satisfies Entry

/** Why elements are named as helpful. */
export const favourableBecause = {
  weak: {
    name: { en: 'Support the Weak', ru: 'Поддержать слабого' },
    short: {
      en: 'The Day Master is weak, so what feeds it and its own kind are welcome',
      ru: 'Господин Дня слаб: ему помогают питающая его стихия и своя собственная',
    },
  },
  strong: {
    name: { en: 'Drain the Strong', ru: 'Дать выход сильному' },
    short: {
      en: 'The Day Master is strong: output, wealth and officer give it something to do',
      ru: 'Господин Дня силён: самовыражение, богатство и власть дают ему дело',
    },
  },
  'bridges-clash': {
    name: { en: 'Bridge the Two Sides', ru: 'Мост между сторонами' },
    short: {
      en: 'Two large elements collide; the one between takes the push and passes it on',
      ru: 'Две большие стихии не ладят, а средняя принимает напор и передаёт дальше',
    },
  },
  climate: {
    name: { en: 'Warm the Winter, Cool the Summer', ru: 'Согреть зиму, остудить лето' },
    short: {
      en: 'A birth of winter calls for fire, one of summer for water: the old rule of climate',
      ru: 'Рождённому зимой нужен огонь, летом — вода: старое правило климата',
    },
  },
} as const satisfies Record<ElementAdvice['because'], Named>

/** Why no element is named as helpful. */
export const favourableUnsaid = {
  'may-follow': {
    name: { en: 'The Chart May Follow', ru: 'Карта рождения может следовать' },
    short: {
      en: 'If it follows, help and burden change places, so neither is named',
      ru: 'При следовании помощь и тяжесть меняются местами, поэтому они не названы',
    },
  },
  'hour-decides': {
    name: { en: 'The Hour Decides', ru: 'Решает час' },
    short: {
      en: 'Different hours of birth would give different answers, and yours is not known',
      ru: 'Разные часы рождения дали бы разный ответ, а ваш неизвестен',
    },
  },
  'near-balance': {
    name: { en: 'Near Balance', ru: 'Близко к равновесию' },
    short: {
      en: 'Methods differ on such a chart, so we list what each of them would favour',
      ru: 'Методы здесь расходятся, поэтому показано, что выбрал бы каждый',
    },
  },
} as const satisfies Record<Extract<Favourable, { asserted: false }>['reason'], Named>

/** How far other methods of weighing come to the same strength. */
export const firmnessWords = {
  firm: {
    name: { en: 'Firm', ru: 'Твёрдо' },
    short: {
      en: 'Two other scales in use agree in nine births of ten or more',
      ru: 'Две другие ходовые шкалы согласны в девяти рождениях из десяти и чаще',
    },
  },
  likely: {
    name: { en: 'Likely', ru: 'Вероятно' },
    short: {
      en: 'In more than half of such births the other two scales say the same',
      ru: 'Больше чем в половине таких рождений обе другие шкалы говорят то же',
    },
  },
  open: {
    name: { en: 'Open', ru: 'Открытый вопрос' },
    short: {
      en: 'Here the scales part, so no rating of a day rests on the strength',
      ru: 'Здесь шкалы расходятся, и ни одна оценка дня на силу не опирается',
    },
  },
} as const satisfies Record<Firmness, Named>

/** Whether a passing pillar brings what a chart needs. */
export const elementFits = {
  favourable: {
    name: { en: 'Favourable Elements', ru: 'Благоприятные стихии' },
    short: {
      en: 'Stem and branch are both of use to the birth chart',
      ru: 'И ствол, и ветвь полезны для карты рождения',
    },
  },
  unfavourable: {
    name: { en: 'Unfavourable Elements', ru: 'Неблагоприятные стихии' },
    short: {
      en: 'Both signs of the pillar are unfavourable to the birth chart',
      ru: 'Оба знака столпа для карты рождения неблагоприятны',
    },
  },
  mixed: {
    name: { en: 'Mixed Elements', ru: 'Смешанные стихии' },
    short: {
      en: 'Stem and branch pull different ways, or neither matters much',
      ru: 'Ствол и ветвь тянут в разные стороны или оба почти безразличны',
    },
  },
  'not-asserted': {
    name: { en: 'No Judgement', ru: 'Без оценки' },
    short: {
      en: 'Nothing is claimed, because the chart’s own needs are uncertain',
      ru: 'Мы ничего не утверждаем: неясно, что нужно самой карте рождения',
    },
  },
} as const satisfies Record<ElementFit, Named>

/** Which way the pillars of luck run from that of the month. */
export const luckDirections = {
  forward: {
    zh: '顺行',
    pinyin: 'Shùnxíng',
    name: { en: 'Forward', ru: 'Прямой ход' },
    short: {
      en: 'Decades follow the months onward, as for men of yang years and women of yin years',
      ru: 'Такты идут за месяцами вперёд: мужчины годов Ян, женщины годов Инь',
    },
  },
  backward: {
    zh: '逆行',
    pinyin: 'Nìxíng',
    name: { en: 'Backward', ru: 'Обратный ход' },
    short: {
      en: 'Decades retrace the months: a woman born in a yang year, a man in a yin one',
      ru: 'Такты возвращаются по месяцам вспять: женщины годов Ян, мужчины годов Инь',
    },
  },
} as const satisfies Record<LuckDirection, Entry>

/** The pillars of a birth. */
export const natalPlaces = {
  year: {
    zh: '年柱',
    pinyin: 'Niánzhù',
    name: { en: 'Year Pillar', ru: 'Столп года' },
    short: {
      en: 'The root: grandparents, early childhood, the face one shows the world',
      ru: 'Корень: деды и прадеды, раннее детство, лицо, обращённое к миру',
    },
  },
  month: {
    zh: '月柱',
    pinyin: 'Yuèzhù',
    name: { en: 'Month Pillar', ru: 'Столп месяца' },
    short: {
      en: 'The sprout: parents, brothers and sisters, the season one was born into',
      ru: 'Росток: родители, братья и сёстры, время года, в которое родились',
    },
  },
  day: {
    zh: '日柱',
    pinyin: 'Rìzhù',
    name: { en: 'Day Pillar', ru: 'Столп дня' },
    short: {
      en: 'The flower: oneself in the stem, the one who shares the house in the branch',
      ru: 'Цветок: ствол — вы сами, ветвь — тот, с кем делите дом',
    },
  },
  hour: {
    zh: '时柱',
    pinyin: 'Shízhù',
    name: { en: 'Hour Pillar', ru: 'Столп часа' },
    short: {
      en: 'The fruit: children, late plans, what one leaves behind',
      ru: 'Плод: дети, поздние замыслы, то, что останется после',
    },
  },
} as const satisfies Record<NatalPlace, Entry>

/** The pillars that pass over a chart. */
export const transitPlaces = {
  'passing-year': {
    zh: '流年',
    pinyin: 'Liúnián',
    name: { en: 'Passing Year', ru: 'Текущий год' },
    short: {
      en: 'The year’s visitor: one pillar for everybody, a different guest in each chart',
      ru: 'Гость года: заходит ко всем, но каждого зовёт по-своему',
    },
  },
  'passing-month': {
    zh: '流月',
    pinyin: 'Liúyuè',
    name: { en: 'Passing Month', ru: 'Текущий месяц' },
    short: {
      en: 'Two solar terms, some thirty days: weather within the climate of the year',
      ru: 'Два солнечных сезона, дней тридцать: погода внутри климата года',
    },
  },
  luck: {
    zh: '大运',
    pinyin: 'Dàyùn',
    name: { en: 'Luck Pillar', ru: 'Такт удачи' },
    short: {
      en: 'Ten years of one landscape: the stretch of road beneath the cart',
      ru: 'Десять лет одного пейзажа: участок дороги под колёсами',
    },
  },
} as const satisfies Record<TransitPlace, Entry>
